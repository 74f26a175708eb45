/// Gaps of documents, outside of tables.
extension Gap {
    static func tableOfCell(_ id: String, loop: String) -> Gap {
        .code("the table that shows the cell '\(id)'")
            .because("the XIB is registered with the table in code")
            .instead("name the prototype in its rows: rows: { forEach: \(loop), prototype: \(id) }")
    }

    /// A view of a XIB that doesn't contain a table.
    static func loose(_ view: Element) -> Gap {
        if view.name.hasPrefix("collection") { return collectionCell(view.name) }
        if view.name == "customObject" { return objectByItself(view["customClass"] ?? "NSObject") }
        return viewByItself(view["customClass"])
    }

    private static func collectionCell(_ className: String) -> Gap {
        .code("the \(className)")
            .because("it belongs to a collection view, but a spec describes a table")
            .instead("keep it in its XIB")
    }

    private static func viewByItself(_ className: String?) -> Gap {
        let use = className.map { "; use view: \($0) in a cell, or class: \($0) next to a table" }
        return .code(className.map { "the view of class '\($0)'" } ?? "the view in the XIB")
            .because("no table in the documents contains it; it is shown in code")
            .instead("keep it in its XIB\(use ?? ", or describe its content where it appears: content, header, views")")
    }

    static func objectByItself(_ className: String) -> Gap {
        .code("the object of class '\(className)'")
            .because("a spec can't contain objects")
            .instead("create it in code")
            .ofWhole
    }

    /// A document that an iPhone doesn't load.
    static func variant(of path: String) -> Gap {
        .code("the document")
            .because("an iPhone loads '\(path.fileName)' in its place")
            .instead("leave it as it is, or import it alone")
    }

    static func otherSystem(_ system: String) -> Gap {
        .code("the document")
            .because("it is for \(system), but specs are for iOS")
            .instead("leave it as it is")
    }

    static func translations(of text: String) -> Gap {
        .code("the translations of '\(text)'")
            .because("the text is data of the screen, or was itself left out")
            .instead("translate it where the app's code sets it: String(localized: …)")
    }

    static func containerClass(_ className: String) -> Gap {
        .code("the class '\(className)' of the container")
            .because("an app spec uses only UIKit's own container classes")
            .instead("create the container in code and show the screens in it")
    }

    static func barAppearance(_ names: [String]) -> Gap {
        .code("the bar's " + names.quoted)
            .because("bar appearance applies to the whole app")
            .instead("set it when the app launches: UINavigationBar.appearance()")
    }

    static let documentTint = Gap.code("the tint color of the document")
        .because("it applies to the whole app")
        .instead("set the window's tintColor, or AccentColor in the asset catalog")

    static func noTable(_ scenes: Int) -> Gap {
        .code(scenes == 0 ? "the document" : "the document's \(scenes == 1 ? "scene" : "\(scenes) scenes")")
            .because(scenes == 0 ? "it is empty" : "there is no table in it")
            .instead("leave it as it is; screens that a table's segues lead to are listed under external")
    }
}
