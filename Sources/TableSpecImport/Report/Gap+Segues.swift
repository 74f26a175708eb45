/// Segues that a spec can't express.
extension Gap {
    static func unwind(_ action: String) -> Gap {
        .code("the unwind segue '\(action)'")
            .because("the app method that it calls decides where to return")
            .instead("go back in the app method '\(action)', or use unwind, or result and finish")
    }

    /// A segue that a class of the app performs.
    static func ownSegue(_ segue: Element) -> Gap {
        let className = segue["customClass"].map { " of class '\($0)'" } ?? ""
        return .code(name(of: segue) + className)
            .because("an app class performs it")
            .instead("do what perform() does in the app method")
    }

    static func segue(_ segue: Element, why: String) -> Gap {
        .behavior(name(of: segue))
            .because(why)
            .instead("show the screen in the app method")
    }

    /// A segue of the controller, which code performs.
    static func codedSegue(_ segue: Element, to destination: Destination) -> Gap {
        let gap = Gap.code("\(name(of: segue)) of the controller")
        switch destination {
        case .unwind:
            return gap.because("the app method that it calls decides where to return")
                .instead("go back in code, or use unwind, or result and finish")
        case .container(let name):
            return gap.because("'\(name)' is a container, which can't be pushed").instead("show it in code")
        case .missing:
            return gap.because("its destination isn't in the documents")
                .instead("show the screen in code, or declare it with 'external' and add the segue to 'segues'")
        case .screen, .external:
            return gap.because("child view controllers are added in code").instead("add the child in code")
        }
    }

    static func name(of segue: Element) -> String {
        "the segue" + (segue["identifier"].map { " '\($0)'" } ?? "")
    }
}
