import Foundation
import TableSpecTestSupport

@testable import TableSpecImport

/// Names and texts that no sound storyboard has, all at once.
enum HostileNames {
    static let names = [
        "class", "self", "Self", "default", "init", "func", "switch", "in", "is", "Type", "Protocol", "view", "title",
        "tableView", "navigationItem", "state", "input", "actions", "description", "hash", "isEditing", "row",
        "section",
        "sections", "cell", "content", "source", "UIView", "String", "Int", "Bool", "Image", "Data", "Date", "URL",
        "Error",
        "Never", "Optional", "Array", "Set", "Character", "Row", "Section", "State", "Cell", "größe", "naïve café",
        "日本語",
        "😀", "a b c", "a-b", "a.b", "1st", "42", "", "_", "__", "$(x)", "$$(", "%@", "\"quoted\"", "it's",
        "back\\slash",
        "{", "[a]", "- a", "# no", "no", "a: b", "null", "true", "~", "*a", "&a", "!tag", "@at", "%d items", "NSObject",
        "UITableViewCell", "delegate", "dataSource", "text", "label", "button", "image", "index", "indexPath",
        "animated",
        "old", "new", "id", "count", "isEmpty", "show", "present", "prepare", "await", "async", "actor", "some", "any",
        "throws", "try", "var", "let", "import", "operator", "where", "while", "nil", "super", "viewDidLoad",
        "loadView",
        "undoManager", "next", "superclass", "isHidden", "tag", "items", "value", "CGRect", "Identifiable", "Hashable",
        "View", "Text", "List", "Button", "Label", "doIt:forEvent:", "\u{202E}abc", "a\u{301}", "²", "Ⅷ", "ß", "İ",
        String(repeating: "x", count: 300), "Payment", "PaymentCell", "payment cell",
    ]

    private static let texts =
        names + [
            "   ", String(repeating: "x", count: 5000), "line\nbreak", "\\(exit(1))", "*/ x /*", "</script>",
            "$(state)", "100%",
            "%1$@ of %2$@", "שלום", "👩‍👩‍👧",
        ]

    private static let attributes = [
        "reuseIdentifier": names, "identifier": names, "property": names, "selector": names,
        "storyboardIdentifier": names,
        "userLabel": names, "keyPath": names, "image": names, "name": names, "customModule": names, "text": texts,
        "title": texts, "headerTitle": texts, "footerTitle": texts, "placeholder": texts, "prompt": texts,
        "label": texts,
    ]

    /// A document with other names and texts in most places.
    static func put(into source: ImportSource, _ generator: inout SeededGenerator) -> ImportSource {
        let text = String(decoding: source.bytes, as: UTF8.self)
        let other = text.replacing(#/ (\w+)="[^"]*"/#) { match in
            guard let values = attributes[String(match.1)], generator.chance(70) else { return String(match.0) }
            return " \(match.1)=\"\(escaped(generator.pick(values)))\""
        }
        return ImportSource(path: source.path, bytes: Array(other.utf8))
    }

    /// The text between the quotation marks of an attribute.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
            .replacing("\n", with: "&#10;")
    }
}
