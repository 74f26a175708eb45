internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The text around a cursor with a marker in place of the word that is being typed, so that it can be parsed.
///
/// While someone types, the line of the cursor is rarely valid. Some variants of the line are tried, from the probable
/// one to those that drop or add something.
struct CompletionPoint {
    /// The name that replaces the word. No spec contains it.
    static let marker = "tablespecCompletion"

    /// The whole text with the marker.
    let bytes: [UInt8]
    /// The offset of the marker in this text.
    let offset: Int
    /// The places around the marker, from the root inwards.
    let path: [SpecPlace]
    /// The range of the word in the original text, which a completion replaces.
    let replaced: Range<Int>
    /// What a completion inserts before its own text: the right indentation, or a missing space.
    let lead: String

    /// Whether the marker is a key, rather than a value.
    var isKey: Bool { path.last?.key?.node.range.bytes.contains(offset) ?? false }
    /// The range of the marker.
    var range: Range<Int> { offset..<(offset + Self.marker.utf8.count) }
}

/// The line of a cursor.
struct CompletionLine {
    private let file: SourceFile
    private let source: SourceID
    private let line: Range<Int>
    /// The range of the word at the cursor.
    let word: Range<Int>
    private let before: String
    private let after: String
    /// The line breaks above the line, for its indentation.
    private let above: [UInt8]
    private var recovers = false

    init(_ file: SourceFile, _ source: SourceID, _ lines: TextLines, at cursor: Int) {
        self.file = file
        self.source = source
        line = lines.lineRange(at: cursor)
        let bytes = file.bytes
        let start = bytes[line.lowerBound..<cursor].lastIndex { !$0.isWordByte }.map { $0 + 1 } ?? line.lowerBound
        let end = bytes[cursor..<line.upperBound].firstIndex { !$0.isWordByte } ?? line.upperBound
        word = start..<end
        before = String(decoding: bytes[line.lowerBound..<start], as: UTF8.self)
        after = String(decoding: bytes[end..<line.upperBound], as: UTF8.self)
        above = Array(bytes[..<line.lowerBound])
    }

    /// Whether the word begins a line or an element of a list.
    private var isFirst: Bool { before.allSatisfy { $0 == " " || $0 == "-" } }

    /// The points at which the word can be completed: as a key, as a value, or as both in an element of a list.
    ///
    /// Other lines that aren't YAML are left out.
    var points: [CompletionPoint] {
        let points = pointsOfLine
        guard points.isEmpty else { return points }
        var line = self
        line.recovers = true
        return line.pointsOfLine
    }

    private var pointsOfLine: [CompletionPoint] {
        guard !BracketScan(before).isComment else { return [] }
        guard isFirst else { return [valuePoint].compactMap { $0 } }
        let points = [keyPoint(before), before.contains("-") ? valuePoint : nil].compactMap { $0 }
        guard points.isEmpty else { return points }
        return indentations.lazy.compactMap { indentation in
            keyPoint(String(repeating: " ", count: indentation), isIndented: true)
        }
        .first.map { [$0] } ?? [valuePoint].compactMap { $0 }
    }

    private func keyPoint(_ before: String, isIndented: Bool = false) -> CompletionPoint? {
        let isKey = after.drop { $0 == " " }.hasPrefix(":")
        let rest = isKey ? after : ": "
        return point(before, rest, from: isIndented ? line.lowerBound : word.lowerBound, lead: isIndented ? before : "")
    }

    private var valuePoint: CompletionPoint? {
        let closing = BracketScan(before + CompletionPoint.marker + after).closing
        let space = before.hasSuffix(":") || before.hasSuffix(",") ? " " : ""
        let closingBefore = BracketScan(before).closing
        return point(before + space, after + closing, from: word.lowerBound, lead: space)
            ?? point(before + space, closingBefore, from: word.lowerBound, lead: space)
            ?? point(before + space, ": " + after + closing, from: word.lowerBound, lead: space)
    }

    private func point(_ before: String, _ after: String, from start: Int, lead: String) -> CompletionPoint? {
        let head = above + Array(before.utf8)
        let text = head + Array((CompletionPoint.marker + after).utf8) + file.bytes[line.upperBound...]
        let file = SourceFile(path: file.path, bytes: text)
        guard let root = SpecPlace.parse(file, source, recovers: recovers) else { return nil }
        let path = root.path(to: head.count)
        guard let last = path.last, last.mentionsMarker else { return nil }
        return CompletionPoint(
            bytes: text,
            offset: head.count,
            path: path,
            replaced: start..<word.upperBound,
            lead: lead
        )
    }

    /// The indentations that the line can have, beginning with that of the line above.
    private var indentations: [Int] {
        let lines = String(decoding: above, as: UTF8.self).split(whereSeparator: \.isNewline)
        var known: [Int] = []
        for line in lines.reversed() {
            let text = line.drop { $0 == " " }
            guard let first = text.first, first != "#" else { continue }
            let indentation = line.count - text.count
            if known.isEmpty, text.hasSuffix(":") { known.append(indentation + 2) }
            let content = first == "-" ? indentation + 2 : indentation
            for column in [content, indentation] where column < known.last ?? .max { known.append(column) }
            guard indentation > 0 else { break }
        }
        return known
    }
}

extension SpecPlace {
    /// Whether the key or the value contains the marker.
    fileprivate var mentionsMarker: Bool {
        node.kind == .scalar && node.string.contains(CompletionPoint.marker)
            || key?.node.string.contains(CompletionPoint.marker) == true
    }
}

extension UInt8 {
    /// Whether the byte is part of a name.
    var isWordByte: Bool {
        self >= 0x80 || self == UInt8(ascii: "_") || Character(Unicode.Scalar(self)).isLetter
            || Character(Unicode.Scalar(self)).isNumber
    }
}

/// The brackets and quotes of a line.
struct BracketScan {
    /// What closes the brackets and quotes that are still open at the end, from the innermost one outwards.
    private(set) var closing = ""
    /// Whether the line ends in a comment.
    private(set) var isComment = false

    init(_ line: String) {
        var open: [Character] = []
        var previous: Character = " "
        for character in line {
            defer { previous = character }
            if let quote = open.last, quote == "'" || quote == "\"" {
                if character == quote, previous != "\\" { open.removeLast() }
                continue
            }
            switch character {
            case "{": open.append("}")
            case "[": open.append("]")
            case "(" where previous == "$" || open.last == ")": open.append(")")
            case "'", "\"":
                if " {[,(".contains(previous) { open.append(character) }
            case "#" where previous == " ":
                isComment = true
                return
            default: if character == open.last { open.removeLast() }
            }
        }
        closing = String(open.reversed())
    }
}
