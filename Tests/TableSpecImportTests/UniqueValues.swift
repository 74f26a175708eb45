import Foundation

@testable import TableSpecImport

/// A document in which every text, image, identifier, action, color and runtime attribute is a different one, made without
/// the importer's code.
struct UniqueValues {
    /// A value that a document has once.
    struct Value {
        enum Kind: String, CaseIterable {
            case text, image, identifier, action, color, runtimeAttribute
        }

        var kind: Kind
        /// How it's found again.
        var word: String
        var node: PlainTree.Node
    }

    private(set) var values: [Value] = []
    private(set) var source: ImportSource
    /// The tree of the values' nodes, which know those around them only while it is there.
    private let root: PlainTree.Node?

    init(_ source: ImportSource) {
        self.source = source
        root = PlainTree.read(source.bytes)
        guard let root else { return }
        var text = ""
        write(root, into: &text)
        self.source.bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(text)".utf8)
    }

    private mutating func write(_ node: PlainTree.Node, into text: inout String) {
        var attributes = node.attributes
        var content = node.text
        let isTraced = !["resources", "dependencies", "classes", "simulatedMetricsContainer"].contains(node.name)
        if isTraced { make(node, &attributes, &content) }
        text += "<" + node.name
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            text += " \(name)=\"\(Self.escaped(value))\""
        }
        text += ">" + Self.escaped(content.allSatisfy(\.isWhitespace) ? "\n" : content)
        if isTraced {
            for child in node.children { write(child, into: &text) }
        }
        text += "</\(node.name)>\n"
    }

    private mutating func make(
        _ node: PlainTree.Node,
        _ attributes: inout [String: String],
        _ content: inout String
    ) {
        if node.name == "color", let key = attributes["key"], key != "value", !Self.isClear(attributes) {
            let number = 0x123456 + values.count * 7
            let parts = [number >> 16, number >> 8 & 255, number & 255].map { String(Double($0) / 255) }
            attributes = ["key": key, "red": parts[0], "green": parts[1], "blue": parts[2], "alpha": "1"]
            values.append(Value(kind: .color, word: String(format: "#%06X", number), node: node))
            return
        }
        for (name, kind) in Self.kinds(of: node) {
            guard let value = attributes[name], !Self.meansNothing(value) else { continue }
            attributes[name] = word(kind, node, like: value)
        }
        let isText = ["string", "mutableString"].contains(node.name) && Self.texts.contains(attributes["key"] ?? "")
        if isText, !Self.meansNothing(content) { content = word(.text, node, like: content) }
    }

    private mutating func word(_ kind: Value.Kind, _ node: PlainTree.Node, like value: String) -> String {
        let word = "unique\(values.count)word"
        values.append(Value(kind: kind, word: word, node: node))
        return kind == .action ? word + value.drop { $0 != ":" } : word
    }

    /// The attributes of an element that are values.
    private static func kinds(of node: PlainTree.Node) -> [(String, Value.Kind)] {
        switch node.name {
        case "constraint": return []
        case "action": return [("selector", .action)]
        case "segue", "accessibility": return [("identifier", .identifier), ("label", .text), ("hint", .text)]
        case "tableViewCell": return [("reuseIdentifier", .identifier)]
        case "userDefinedRuntimeAttribute":
            let isIdentifier = node.attributes["keyPath"] == "accessibilityIdentifier"
            return isIdentifier ? [("value", .identifier)] : [("keyPath", .runtimeAttribute)]
        case "imageReference": return [("image", .image)]
        default: return texts.map { ($0, .text) } + images.map { ($0, .image) }
        }
    }

    private static let texts = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "secondaryText", "subtitle", "content",
        "backButtonTitle",
    ]
    private static let images = [
        "image", "backgroundImage", "highlightedImage", "minimumValueImage", "maximumValueImage",
    ]

    /// Whether a text is one that Interface Builder has written by itself.
    private static func meansNothing(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace) || ScreenDrafter.placeholders.contains(text) || text.hasPrefix("Lorem ipsum")
    }

    private static func isClear(_ attributes: [String: String]) -> Bool {
        attributes["alpha"].flatMap(Double.init) == 0
    }

    private static func escaped(_ text: String) -> String { HostileNames.escaped(text).replacing(">", with: "&gt;") }
}
