/// Segues that a spec can't express.
extension Gap {
    static func unwind(_ action: String) -> Gap {
        Gap(
            .code,
            "the unwind segue '\(action)'",
            why: "the app method that it calls decides where to return",
            instead: "go back in the app method '\(action)', or use result and finish"
        )
    }

    /// A segue that a class of the app performs.
    static func ownSegue(_ identifier: String?, className: String?) -> Gap {
        let name = identifier.map { " '\($0)'" } ?? ""
        return Gap(
            .code,
            "the segue\(name)\(className.map { " of class '\($0)'" } ?? "")",
            why: "an app class performs it",
            instead: "do what perform() does in the app method"
        )
    }

    static func segue(_ identifier: String?, why: String) -> Gap {
        let name = identifier.map { " '\($0)'" } ?? ""
        return Gap(
            .behavior,
            "the segue\(name)",
            why: why,
            instead: "show the screen in the app method"
        )
    }

    static func codedSegue(_ identifier: String?) -> Gap {
        let name = identifier.map { " '\($0)'" } ?? ""
        return Gap(
            .code,
            "the segue\(name) of the controller",
            why: "it is performed in code",
            instead: "show the screen in code, or add the segue to a row or a button"
        )
    }
}
