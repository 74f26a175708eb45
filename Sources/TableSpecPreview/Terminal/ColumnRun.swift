/// The growing width of a run of characters in a terminal, in columns.
struct ColumnRun: MeasuredRun {
    private var columns = 0

    var width: Double { Double(columns) }

    mutating func append(_ character: Character) { columns += Self.columns(of: character) }

    /// The number of columns of a text.
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    private static func columns(of character: Character) -> Int {
        switch CharacterShape(character) {
        case .zeroWidth: 0
        case .fullWidth: 2
        case .ordinary: character.unicodeScalars.count { CharacterShape($0) != .zeroWidth }
        }
    }
}

/// Text in columns. Every result has exactly, or at most, the requested width.
enum Columns {
    /// The text in at most a number of columns, with an ellipsis if it's too long.
    static func truncated(_ text: String, to columns: Int) -> String {
        let breaker = LineBreaker(emptyRun: ColumnRun(), maximumWidth: Double(max(0, columns)))
        return breaker.truncated(DisplayText.singleLine(text))?.text ?? ""
    }

    /// The text, wrapped into lines of at most a number of columns. A limit of 0 means no limit of lines.
    static func wrapped(_ text: String, to columns: Int, limit: Int = 0) -> [String] {
        let breaker = LineBreaker(emptyRun: ColumnRun(), maximumWidth: Double(max(0, columns)))
        return breaker.lines(of: DisplayText.sanitized(text), limit: limit).map(\.text)
    }

    /// The text, padded with spaces to a number of columns.
    static func padded(_ text: String, to columns: Int, _ direction: LayoutDirection) -> String {
        let shown = truncated(text, to: columns)
        return direction.line([shown, spaces(columns - ColumnRun.columns(of: shown))])
    }

    /// A leading and a trailing text in a number of columns. The leading one keeps its width if possible.
    static func spread(
        _ leading: String,
        _ trailing: String,
        to columns: Int,
        _ direction: LayoutDirection
    ) -> String {
        let end = truncated(trailing, to: columns)
        let room = columns - ColumnRun.columns(of: end)
        return direction.line([padded(leading, to: end.isEmpty ? columns : room, direction), end])
    }

    static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension LayoutDirection {
    /// The line that consists of parts from its leading to its trailing edge, with spaces between them.
    func line(_ parts: [String], gap: Int = 0) -> String {
        (self == .rightToLeft ? parts.reversed() : parts).joined(separator: Columns.spaces(gap))
    }

    /// The line of such parts in at most a number of columns, truncated at its trailing edge.
    func line(_ parts: [String], to columns: Int) -> String {
        let parts = parts.map(DisplayText.singleLine)
        var rest = Columns.truncated(parts.joined(), to: columns)[...]
        let shown = parts.map { part in
            defer { rest = rest.dropFirst(part.count) }
            return String(rest.prefix(part.count))
        }
        return line(shown)
    }

    /// The sign that points to the trailing edge.
    func sign(_ sign: String, mirrored: String) -> String { self == .rightToLeft ? mirrored : sign }
}
