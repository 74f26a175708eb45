/// Segues that a spec cannot express.
extension Gap {
    static func unwind(_ action: String) -> Gap {
        Gap(
            .code,
            "the unwind segue '\(action)'",
            why: "the method of the app to which it leads says where it goes back to",
            instead: "go back in the method '\(action)' of the app, or use result and finish"
        )
    }

    /// A segue that a class of the app performs.
    static func ownSegue(_ identifier: String?, className: String?) -> Gap {
        let name = identifier.map { " '\($0)'" } ?? ""
        return Gap(
            .code,
            "the segue\(name)\(className.map { " of class '\($0)'" } ?? "")",
            why: "a class of the app performs it",
            instead: "do in the method of the app what the class does in perform()"
        )
    }

    static func segue(_ identifier: String?, why: String) -> Gap {
        let name = identifier.map { " '\($0)'" } ?? ""
        return Gap(
            .behaviour,
            "the segue\(name)",
            why: why,
            instead: "show the screen in the method of the app"
        )
    }

    static func codedSegue(_ identifier: String?) -> Gap {
        let name = identifier.map { " '\($0)'" } ?? ""
        return Gap(
            .code,
            "the segue\(name) of the controller",
            why: "code performs it",
            instead: "show the screen in code, or give a row or a button the segue"
        )
    }
}
