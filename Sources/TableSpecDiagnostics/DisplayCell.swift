/// A unit of a terminal line: a character with its combining marks, a tab, or the escape shown for a byte.
struct DisplayCell {
    /// The bytes of the source for the cell.
    var bytes: Range<Int>
    /// The number of terminal columns of the cell.
    var width: Int
    var content: Content

    enum Content {
        /// The unmodified bytes.
        case verbatim
        /// As many spaces as the cell is wide.
        case tab
        /// A visible replacement for bytes that must not reach a terminal.
        case escape(String)
    }

    /// The text to print.
    func text(from source: [UInt8]) -> String {
        switch content {
        case .verbatim: String(decoding: source[bytes], as: UTF8.self)
        case .tab: String(repeating: " ", count: width)
        case .escape(let text): text
        }
    }
}

/// Splits a part of a line into cells.
///
/// Characters are combined by a short rule (marks, joiners and modifiers belong to the preceding character; two
/// regional indicators form a flag) that doesn't depend on the Unicode version of the Swift runtime.
struct DisplayCellScanner: Sequence, IteratorProtocol {
    static let tabStop = 4
    /// The maximum number of bytes of a character with many marks, so that no cell is costly to scan.
    private static let longestCell = 128

    private let source: [UInt8]
    private let end: Int
    private var index: Int
    /// The terminal column, 0-based, at which the next cell starts.
    private(set) var column: Int

    init(_ source: [UInt8], range: Range<Int>, column: Int = 0) {
        self.source = source
        self.end = range.upperBound
        self.index = range.lowerBound
        self.column = column
    }

    mutating func next() -> DisplayCell? {
        guard index < end else { return nil }
        let start = index
        let cell = cell(at: start)
        index = cell.bytes.upperBound
        column += cell.width
        return cell
    }

    private func cell(at start: Int) -> DisplayCell {
        let byte = source[start]
        if byte == 0x09 {
            let width = Self.tabStop - column % Self.tabStop
            return DisplayCell(bytes: start..<(start + 1), width: width, content: .tab)
        }
        if byte >= 0x20, byte < 0x7F, start + 1 == end || source[start + 1] < 0x80 {
            return DisplayCell(bytes: start..<(start + 1), width: 1, content: .verbatim)
        }
        let element = LenientUTF8.element(in: source, at: start, end: end)
        let stop = start + element.length
        guard let scalar = element.scalar else {
            let text = VisibleText.escape(ofByte: byte)
            return DisplayCell(bytes: start..<stop, width: text.utf8.count, content: .escape(text))
        }
        if VisibleText.mustBeEscaped(scalar) {
            let text = VisibleText.escape(of: scalar)
            return DisplayCell(bytes: start..<stop, width: text.utf8.count, content: .escape(text))
        }
        return character(startingWith: scalar, at: start..<stop)
    }

    private func character(startingWith base: Unicode.Scalar, at bytes: Range<Int>) -> DisplayCell {
        var width = DisplayWidth.columns(of: base)
        var stop = bytes.upperBound
        var previous = base
        var isFlag = false
        while stop < end, stop - bytes.lowerBound < Self.longestCell {
            let element = LenientUTF8.element(in: source, at: stop, end: end)
            guard let scalar = element.scalar, !VisibleText.mustBeEscaped(scalar) else { break }
            let completesFlag = !isFlag && previous.isRegionalIndicator && scalar.isRegionalIndicator
            let isJoined = previous == .zeroWidthJoiner && scalar.properties.isEmoji
            guard scalar.extendsCharacter || completesFlag || isJoined else { break }
            isFlag = isFlag || completesFlag
            if scalar == .emojiPresentation, base.properties.isEmoji || isJoined { width = 2 }
            width = Swift.max(width, isJoined ? DisplayWidth.columns(of: scalar) : 0)
            previous = scalar
            stop += element.length
        }
        return DisplayCell(bytes: bytes.lowerBound..<stop, width: width, content: .verbatim)
    }
}

extension Unicode.Scalar {
    fileprivate static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    fileprivate static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

    fileprivate var isRegionalIndicator: Bool {
        (0x1F1E6...0x1F1FF).contains(value)
    }

    fileprivate var extendsCharacter: Bool {
        value >= 0x300 && (properties.isEmojiModifier || DisplayWidth.columns(of: self) == 0)
    }
}
