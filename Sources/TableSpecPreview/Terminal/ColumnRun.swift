/// The growing width of a run of characters in a terminal, in columns.
struct ColumnRun: MeasuredRun {
    private var columns = 0

    var width: Double { Double(columns) }

    mutating func append(_ character: Character) { columns += Self.columns(of: character) }

    /// The columns that a text takes.
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    private static func columns(of character: Character) -> Int {
        switch CharacterShape(character) {
        case .zeroWidth: 0
        case .fullWidth: 2
        case .ordinary: character.unicodeScalars.count { CharacterShape($0) != .zeroWidth }
        }
    }
}

/// Text in columns: every result is exactly, or at most, as wide as asked for.
enum Columns {
    /// The text in at most so many columns, with an ellipsis where it is too long.
    static func truncated(_ text: String, to columns: Int) -> String {
        let breaker = LineBreaker(emptyRun: ColumnRun(), maximumWidth: Double(max(0, columns)))
        return breaker.truncated(DisplayText.singleLine(text))?.text ?? ""
    }

    /// The text broken into lines of at most so many columns; a limit of 0 means as many lines as it takes.
    static func wrapped(_ text: String, to columns: Int, limit: Int = 0) -> [String] {
        let breaker = LineBreaker(emptyRun: ColumnRun(), maximumWidth: Double(max(0, columns)))
        return breaker.lines(of: DisplayText.sanitized(text), limit: limit).map(\.text)
    }

    /// The text filled up with spaces to exactly so many columns.
    static func padded(_ text: String, to columns: Int) -> String {
        let shown = truncated(text, to: columns)
        return shown + spaces(columns - ColumnRun.columns(of: shown))
    }

    /// A leading and a trailing text in exactly so many columns; the leading one keeps its width if it can.
    static func spread(_ leading: String, _ trailing: String, to columns: Int) -> String {
        let end = truncated(trailing, to: columns)
        let room = columns - ColumnRun.columns(of: end)
        return end.isEmpty ? padded(leading, to: columns) : padded(leading, to: room) + end
    }

    static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
