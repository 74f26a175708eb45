internal import TableSpecMarkdown

/// A text with several styles.
struct StyledText {
    private let pieces: [TextPiece]
    private let text: String

    /// The text that Markdown describes, in variants of a font.
    init(_ runs: [InlineMarkdown.Run], font: TextFont) {
        pieces = runs.map { TextPiece($0, font: font) }
        text = pieces.map(\.text).joined()
    }

    /// The width on one line in points.
    var width: Double { pieces.reduce(0) { $0 + $1.width } }

    /// The lines of the text, each with its pieces.
    ///
    /// - Parameter limit: The maximum number of lines; 0 means no limit.
    func lines(within width: Double, limit: Int) -> [BrokenLine] {
        let breaker = LineBreaker(emptyRun: StyledRun(text, pieces), maximumWidth: width)
        var rest = text[...]
        return breaker.lines(of: text, limit: limit).map { line in
            var line = line
            let kept = line.isTruncated ? line.text.dropLast() : line.text[...]
            // Spaces and line breaks between lines are omitted.
            while !rest.isEmpty, !rest.hasPrefix(kept) { rest = rest.dropFirst() }
            line.pieces = pieces(of: rest.prefix(kept.count))
            if line.isTruncated, !line.pieces.isEmpty { line.pieces[line.pieces.count - 1].text.append("…") }
            rest = rest.dropFirst(kept.count)
            return line
        }
    }

    /// The pieces in a part of the text.
    private func pieces(of part: Substring) -> [TextPiece] {
        var start = text.startIndex
        return pieces.compactMap { piece in
            let end = text.utf8.index(start, offsetBy: piece.text.utf8.count)
            defer { start = end }
            let (first, last) = (max(start, part.startIndex), min(end, part.endIndex))
            guard first < last else { return nil }
            var piece = piece
            piece.text = String(text[first..<last])
            return piece
        }
    }
}

/// The growing width of a run of characters whose fonts depend on their positions.
private struct StyledRun: MeasuredRun {
    private let text: String
    /// The fonts with their end positions, in bytes.
    private let fonts: [(end: Int, font: TextFont)]
    private var offset = 0
    private(set) var width = 0.0

    init(_ text: String, _ pieces: [TextPiece]) {
        self.text = text
        var end = 0
        fonts = pieces.map { piece in
            end += piece.text.utf8.count
            return (end, piece.font)
        }
    }

    func beginning(at index: String.Index) -> StyledRun {
        var run = self
        run.offset = text.utf8.distance(from: text.startIndex, to: index)
        return run
    }

    mutating func append(_ character: Character) {
        guard let font = fonts.first(where: { offset < $0.end })?.font ?? fonts.last?.font else { return }
        offset += character.utf8.count
        width += font.width(of: String(character))
    }
}
