internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

extension LanguageServer {
    func documentSymbols(_ context: DocumentContext) -> JSONValue {
        let symbols = context.root?.children.compactMap { OutlineEntry($0) } ?? []
        guard client.nestedSymbols else {
            let uri = uri(ofPath: context.path)
            return .array(symbols.flatMap(\.all).map { $0.flatJSON(uri, context.lines) })
        }
        return .array(symbols.map { $0.json(context.lines) })
    }

    func foldingRanges(_ context: DocumentContext) -> JSONValue {
        let places = context.root?.all.filter { $0.node.kind != .scalar && !$0.node.isAlias } ?? []
        var folds: [JSONValue] = []
        for place in places {
            let start = context.lines.line(at: place.range.lowerBound)
            let end = context.lines.line(at: max(place.range.upperBound - 1, 0))
            guard start < end else { continue }
            folds.append(.object([("startLine", .integer(start)), ("endLine", .integer(end))]))
        }
        return .array(folds)
    }

    func selectionRanges(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let context = try context(params)
        var selections: [JSONValue] = []
        for position in try params.required("positions", \.elements) {
            let offset = try context.lines.offset(position)
            selections.append(context.selection(at: offset))
        }
        return .array(selections)
    }
}

extension DocumentContext {
    /// The ranges around an offset, each with the next larger one: words, values, pairs, mappings, and the whole text.
    fileprivate func selection(at offset: Int) -> JSONValue {
        var ranges = [0..<lines.bytes.count]
        for place in root?.path(to: offset) ?? [] {
            let parts = [place.range, place.key?.node.range.bytes, place.node.range.bytes]
            for part in parts.compactMap({ $0 }) where part.lowerBound <= offset && offset <= part.upperBound {
                guard let last = ranges.last, part != last, last.contains(part) else { continue }
                ranges.append(part)
            }
        }
        return ranges.reduce(JSONValue.null) { parent, range in
            let isOutermost = if case .null = parent { true } else { false }
            return .members([("range", lines.range(range)), ("parent", isOutermost ? nil : parent)])
        }
    }
}

extension Range<Int> {
    func contains(_ other: Self) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

/// An entry of the outline: a mapping, a list, or a named value.
private struct OutlineEntry {
    private let name: String
    private let detail: String?
    private let kind: Int
    private let range: Range<Int>
    private let nameRange: Range<Int>
    private let children: [OutlineEntry]

    /// - Returns: `nil` for a value that isn't shown in the outline.
    init?(_ place: SpecPlace) {
        let isNamed = place.key.map { $0.declaration == nil } ?? false
        guard !place.node.isAlias, place.node.kind != .scalar || isNamed else { return nil }
        let first = place.node.pairs.first { $0.value.kind == .scalar && !$0.value.string.isEmpty }?.value
        let title = place.key?.node ?? first
        name = title?.string.outlined ?? place.object?.description.name ?? "list"
        detail = place.key == nil ? place.object?.description.name : first?.string.outlined
        kind = place.node.kind == .sequence ? 18 : place.node.kind == .mapping ? 19 : 7
        range = place.range
        nameRange = title?.range.bytes ?? place.range
        children = place.children.compactMap { OutlineEntry($0) }
    }

    var all: [OutlineEntry] { [self] + children.flatMap(\.all) }

    func json(_ lines: TextLines) -> JSONValue {
        .members([
            ("name", .string(name)), ("detail", detail.map(JSONValue.string)), ("kind", .integer(kind)),
            ("range", lines.range(range)), ("selectionRange", lines.range(nameRange.clamped(to: range))),
            ("children", children.isEmpty ? nil : .array(children.map { $0.json(lines) })),
        ])
    }

    func flatJSON(_ uri: String, _ lines: TextLines) -> JSONValue {
        let location = JSONValue.object([("uri", .string(uri)), ("range", lines.range(range))])
        return .object([("name", .string(name)), ("kind", .integer(kind)), ("location", location)])
    }
}

extension String {
    /// The beginning of the first line. The protocol allows no empty names.
    fileprivate var outlined: String? {
        let line = prefix { !$0.isNewline }.prefix(60)
        return line.allSatisfy(\.isWhitespace) ? nil : String(line)
    }
}
