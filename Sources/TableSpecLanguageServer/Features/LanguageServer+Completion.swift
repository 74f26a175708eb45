internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension LanguageServer {
    func completions(_ context: DocumentContext, at offset: Int) -> JSONValue {
        let file = context.file
        let line = CompletionLine(file, context.source, context.lines, at: offset)
        if let format = FormatPoint(context, at: offset) {
            return list(format.items.map { ($0, CompletionItem.Place(replaced: line.word)) }, in: context)
        }
        let points = line.points
        var items = points.flatMap { point in
            let snippets = client.snippets
            let values = ValueCompletion(point, context, typed: file.text(line.word), usesSnippets: snippets)
            let items =
                point.isKey ? KeyCompletion(point, usesSnippets: snippets).items ?? values.keys : values.items
            return items.map { ($0, CompletionItem.Place(replaced: point.replaced, lead: point.lead)) }
        }
        var seen: Set<String> = []
        items = items.filter { seen.insert($0.0.label).inserted }
        // An element of a list begins with a required key, in braces or not.
        if points.count > 1 { items = items.filter(\.0.isFirst) + items.filter { !$0.0.isFirst } }
        return list(items, in: context)
    }

    private func list(_ items: [(CompletionItem, CompletionItem.Place)], in context: DocumentContext) -> JSONValue {
        let isComplete = items.count <= Self.mostItems
        let shown = items.prefix(Self.mostItems).enumerated().map { index, item in
            item.0.json(at: item.1, index: index, in: context.lines)
        }
        return .object([("isIncomplete", .boolean(!isComplete)), ("items", .array(shown))])
    }

    /// The maximum number of items. There are several thousand symbols.
    private static let mostItems = 200
}

/// A text that completes a word.
struct CompletionItem {
    /// The kinds of the protocol.
    enum Kind: Int {
        case property = 10
        case value = 12
        case snippet = 15
        case color = 16
        case reference = 18
        case member = 20
    }

    /// The place of an item in the text.
    struct Place {
        let replaced: Range<Int>
        /// The text before that of the item.
        var lead = ""
    }

    var label: String
    var kind: Kind
    /// A short text beside the label, if it isn't the type.
    var detail: String?
    /// The type of a value.
    var type: TypeReference?
    /// The documentation in Markdown.
    var documentation: String?
    /// The text to insert, if it isn't the label.
    var text: String?
    /// Whether the text has placeholders.
    var isSnippet = false
    /// The number of bytes before the word that are replaced, too.
    var lengthBefore = 0

    /// Whether the item is listed before those of other points.
    fileprivate var isFirst: Bool { detail == "required" || kind == .snippet }

    fileprivate func json(at place: Place, index: Int, in lines: TextLines) -> JSONValue {
        let digits = String(index)
        let range = max(place.replaced.lowerBound - lengthBefore, 0)..<place.replaced.upperBound
        return .members([
            ("label", .string(label)), ("kind", .integer(kind.rawValue)),
            ("detail", (detail ?? type?.description).map(JSONValue.string)),
            ("documentation", documentation.map(JSONValue.markdown)),
            ("sortText", .string(String(repeating: "0", count: max(4 - digits.count, 0)) + digits)),
            // Clients compare this text with everything that the edit replaces.
            ("filterText", place.lead.isEmpty ? nil : .string(place.lead + label)),
            ("insertTextFormat", .integer(isSnippet ? 2 : 1)), ("insertTextMode", .integer(1)),
            ("textEdit", lines.edit(range, place.lead + (text ?? label))),
        ])
    }
}

extension SourceFile {
    /// A part of the text.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
