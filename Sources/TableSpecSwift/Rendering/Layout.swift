/// Text that knows where it may be broken into lines.
///
/// The rules are those of `swift format`: a group stays on one line where it fits, otherwise all its own breaks become
/// new lines, the outermost group first.
indirect enum Layout: Sendable {
    case text(String)
    /// Nothing, or a new line.
    case softBreak
    /// A space, or a new line.
    case space
    /// A new line in every case.
    case newLine
    /// An empty line in every case.
    case emptyLine
    case sequence([Layout])
    /// Four more columns for each line that begins inside.
    case nested(Layout)
    /// On one line where it fits; `isForced` where something inside needs a line of its own.
    case group(Layout, isForced: Bool)
    /// One text in a broken group, another one in a group on one line.
    case whenBroken(Layout, otherwise: Layout)
    /// What follows `=`: on the same line where its head fits there, otherwise nested on the next one.
    case hanging(Layout)
    /// The compact form where `width` columns are left, otherwise the expanded one.
    case fitting(width: Int, compact: Layout, expanded: Layout)
    /// A comment, broken between words; it ends with a new line of its own.
    case comment(marker: String, lines: [String])
    /// A string literal of several lines; each atom is a character or an escape that stays in one piece.
    ///
    /// Its lines are nested where something stands before it, except where that is a key.
    case longString(atoms: [String], followsKey: Bool)

    static let empty = Layout.sequence([])

    /// Keeps the content on one line where it fits.
    static func group(_ content: Layout) -> Layout {
        .group(content, isForced: content.forcesBreak)
    }

    /// `open`, the items on one line or on a line each, `close`.
    static func list(_ open: String, _ items: [Layout], _ close: String) -> Layout {
        list(open, items, end: .empty, close)
    }

    /// The items of an array or a dictionary; several on a line each end with a comma.
    static func collection(_ items: [Layout]) -> Layout {
        list("[", items, end: items.count > 1 ? .whenBroken(",", otherwise: .empty) : .empty, "]")
    }

    private static func list(_ open: String, _ items: [Layout], end: Layout, _ close: String) -> Layout {
        guard !items.isEmpty else { return .text(open + close) }
        return .group([
            .text(open), .nested([.softBreak, items.joined([",", .space]), end]), .softBreak, .text(close),
        ])
    }

    /// What stands before the brace of a body; the brace gets a line of its own after a broken line that a bracket does
    /// not end.
    static func head(_ content: Layout, endsWithBracket: Bool) -> Layout {
        endsWithBracket ? [content, " "] : .group([content, .space])
    }

    /// Whether there is nothing to print.
    var isBlank: Bool {
        if case .sequence(let parts) = self { return parts.isEmpty }
        return false
    }

    /// The first character that is printed.
    var firstCharacter: Character? {
        switch self {
        case .text(let text): text.first
        case .sequence(let parts): parts.lazy.compactMap(\.firstCharacter).first
        case .nested(let content), .hanging(let content), .group(let content, _): content.firstCharacter
        case .whenBroken(_, let otherwise): otherwise.firstCharacter
        case .fitting(_, let compact, _): compact.firstCharacter
        case .comment(let marker, _): marker.first
        case .longString: "\""
        case .softBreak, .space, .newLine, .emptyLine: nil
        }
    }

    /// Whether something inside cannot stay on one line.
    var forcesBreak: Bool {
        switch self {
        case .newLine, .emptyLine, .comment: true
        case .text, .softBreak, .space, .longString: false
        case .sequence(let parts): parts.contains(where: \.forcesBreak)
        case .nested(let content), .hanging(let content): content.forcesBreak
        case .group(_, let isForced): isForced
        case .whenBroken(_, let otherwise): otherwise.forcesBreak
        case .fitting(_, _, let expanded): expanded.forcesBreak
        }
    }
}

extension Layout: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    init(stringLiteral text: String) {
        self = .text(text)
    }

    init(arrayLiteral parts: Layout...) {
        self = .sequence(parts)
    }
}

extension Array where Element == Layout {
    /// The parts with a separator between each two.
    func joined(_ separator: Layout) -> Layout {
        .sequence(Array(map { [$0] }.joined(separator: [separator])))
    }
}
