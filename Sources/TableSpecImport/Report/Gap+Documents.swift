/// Gaps of documents, outside of tables.
extension Gap {
    static func tableOfCell(_ id: String, loop: String) -> Gap {
        Gap(
            .code,
            "the table that shows the cell '\(id)'",
            why: "code registers the XIB with it",
            instead: "let its rows name the prototype: rows: { forEach: \(loop), prototype: \(id) }"
        )
    }

    /// A view of a XIB that holds no table.
    static func loose(_ view: Element) -> Gap {
        if view.name.hasPrefix("collection") { return collectionCell(view.name) }
        if view.name == "customObject" { return objectByItself(view["customClass"] ?? "NSObject") }
        return viewByItself(view["customClass"])
    }

    private static func collectionCell(_ className: String) -> Gap {
        Gap(
            .code,
            "the \(className)",
            why: "it belongs to a collection view, a spec to a table",
            instead: "leave it in its XIB"
        )
    }

    private static func viewByItself(_ className: String?) -> Gap {
        Gap(
            .code,
            className.map { "the view of class '\($0)'" } ?? "the view of the XIB",
            why: "no table of the documents holds it; code shows it",
            instead: className.map {
                "leave it in its XIB; where a cell shows it, write view: \($0), where it stands beside a table, class: \($0)"
            } ?? "leave it in its XIB, or say what it shows where it stands: content, header, views"
        )
    }

    static func objectByItself(_ className: String) -> Gap {
        Gap(.code, "the object of class '\(className)'", why: "a spec holds no objects", instead: "make it in code")
    }

    static func otherSystem(_ system: String) -> Gap {
        Gap(.code, "the document", why: "it is for \(system), specs are for iOS", instead: "leave it")
    }

    static func translations(of text: String) -> Gap {
        Gap(
            .code,
            "the translations of '\(text)'",
            why: "the text is data of the screen, or was left out itself",
            instead: "translate it where the app's code sets it: String(localized: …)"
        )
    }

    static func containerClass(_ className: String) -> Gap {
        Gap(
            .code,
            "the class '\(className)' of the container",
            why: "an app has UIKit's stacks and tabs",
            instead: "make the container in code, and show the screens in it"
        )
    }

    static func barAppearance(_ names: [String]) -> Gap {
        Gap(
            .code,
            "the bar's " + names.map { "'\($0)'" }.joined(separator: ", "),
            why: "the appearance of bars is that of the whole app",
            instead: "set it where the app starts: UINavigationBar.appearance()"
        )
    }

    static let documentTint = Gap(
        .code,
        "the tint of the document",
        why: "it is that of the whole app",
        instead: "set the window's tintColor, or AccentColor in the asset catalogue"
    )

    static func noTable(_ scenes: Int) -> Gap {
        Gap(
            .code,
            scenes == 0 ? "the document" : "the document's \(scenes == 1 ? "scene" : "\(scenes) scenes")",
            why: scenes == 0 ? "there is nothing in it" : "there is no table in it",
            instead: "leave it; where a segue of a table leads into it, that screen is under external"
        )
    }
}
