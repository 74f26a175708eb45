internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

extension LanguageServer {
    func completions(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let context = try context(params)
        let offset = try context.offset(params)
        let file = context.analyzed.analysis.sources[context.source]
        let line = CompletionLine(file, context.source, context.lines, at: offset)
        let points = line.points
        let lists = points.map { point in
            let values = ValueCompletion(point, context, typed: file.text(line.word))
            guard point.isKey else { return values.items }
            return KeyCompletion(point, usesSnippets: client.snippets).items ?? values.keys
        }
        var seen: Set<String> = []
        let items = zip(points, lists).flatMap { point, items in
            items.filter { seen.insert($0.label).inserted }.map { ($0, point) }
        }
        let isComplete = items.count <= Self.mostItems
        let shown = items.prefix(Self.mostItems).enumerated().map { index, item in
            item.0.json(replacing: item.1, at: index, in: context.lines)
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
        case color = 16
        case reference = 18
        case member = 20
    }

    var label: String
    var kind: Kind
    /// A short text beside the label: the type.
    var detail: String?
    /// The documentation in Markdown.
    var documentation: String?
    /// The text to insert, if it isn't the label.
    var text: String?
    /// Whether the text has placeholders.
    var isSnippet = false
    /// The number of bytes before the word that are replaced, too.
    var lengthBefore = 0

    fileprivate func json(replacing point: CompletionPoint, at index: Int, in lines: TextLines) -> JSONValue {
        let digits = String(index)
        let range = max(point.replaced.lowerBound - lengthBefore, 0)..<point.replaced.upperBound
        let edit: JSONValue = .object([
            ("range", lines.range(range)), ("newText", .string(point.lead + (text ?? label))),
        ])
        return .members([
            ("label", .string(label)), ("kind", .integer(kind.rawValue)),
            ("detail", detail.map(JSONValue.string)), ("documentation", documentation.map(JSONValue.markdown)),
            ("sortText", .string(String(repeating: "0", count: max(4 - digits.count, 0)) + digits)),
            // Clients compare this text with everything that the edit replaces.
            ("filterText", point.lead.isEmpty ? nil : .string(point.lead + label)),
            ("insertTextFormat", .integer(isSnippet ? 2 : 1)), ("insertTextMode", .integer(1)),
            ("textEdit", edit),
        ])
    }
}

extension SourceFile {
    /// A part of the text.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
