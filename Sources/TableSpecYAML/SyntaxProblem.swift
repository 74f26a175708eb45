/// An explanation of an error of libyaml: what was found, what was expected, and the remedy.
struct SyntaxProblem {
    let bytes: UnsafeBufferPointer<UInt8>
    let failure: EventStream.Failure
    /// The offset of the problem.
    let place: Int
    /// The offset of the start of the current construct.
    let contextPlace: Int
    /// The offset of the outermost open bracket.
    let openBracket: Int?
    /// The last comment after other text on its line that appears to be text or closes a bracket.
    var comment: Range<Int>?
    /// The quoted text just before the problem, if it has several lines: its closing quote may be missing.
    var longQuote: Range<Int>?

    init(
        _ failure: EventStream.Failure,
        bytes: UnsafeBufferPointer<UInt8>,
        base: Int,
        openBracket: Int?,
        cursor: inout MarkCursor
    ) {
        self.bytes = bytes
        self.failure = failure
        self.openBracket = openBracket
        let place = failure.isOfReader ? base + failure.place : cursor.byteOffset(of: failure.place)
        self.place = min(place, bytes.count)
        contextPlace = failure.context == nil ? self.place : cursor.byteOffset(of: failure.contextPlace)
    }

    /// The cause of the problem, on its line or on the last non-empty line above it.
    var foreignSpace: ForeignSpace? {
        guard !failure.isOfReader else { return nil }
        if let space = ForeignSpace.first(onLineOf: min(place, contextPlace), of: bytes) { return space }
        if let space = ForeignSpace.first(onLineOf: place, of: bytes) { return space }
        var lineStart = min(place, bytes.count)
        while lineStart > 0, !bytes.isLineStart(lineStart) { lineStart -= 1 }
        let above = bytes.trimmedEnd(of: 0..<lineStart)
        return above > 0 ? ForeignSpace.first(onLineOf: above - 1, of: bytes) : nil
    }

    /// A comment in an open bracket that contains a closing one: what follows only seems to be the problem.
    private var hiddenBracket: Explanation? {
        guard let comment, bytes[comment].contains(where: { [0x5D, 0x7D].contains($0) }) else { return nil }
        return commentInBracket
    }

    /// A comment in an open bracket that appears to be text: it hides the rest of its line.
    private var commentInBracket: Explanation? {
        guard let openBracket, let comment else { return nil }
        guard comment.lowerBound > openBracket, comment.lowerBound < place else { return nil }
        return Explanation(
            "'#' starts a comment here, so the rest of the line isn't read",
            at: comment,
            help: "quote the text if '#' is part of it, or write a space after '#' and close the bracket before it"
        )
    }

    func report(to findings: inout FileFindings) {
        let explanation =
            failure.isOfReader
            ? readerExplanation
            : hiddenBracket ?? tokenExplanation ?? scalarExplanation ?? commentInBracket ?? structureExplanation
                ?? otherExplanation
        let labels = explanation.label.map { [($0, character(at: contextPlace))] } ?? []
        explanation.report(as: failure.isOfReader ? .encoding : .syntax, labels: labels, to: &findings)
    }

    struct Explanation {
        var message: String
        var range: Range<Int>
        /// The text for the start of the current construct.
        var label: String?
        var help: String?

        init(_ message: String, at range: Range<Int>, label: String? = nil, help: String? = nil) {
            self.message = message
            self.range = range
            self.label = label
            self.help = help
        }

        func report(
            as id: YAMLDiagnosticID,
            labels: [(String, Range<Int>)] = [],
            to findings: inout FileFindings
        ) {
            findings.add(id, message, at: range, labels: labels.map { (text: $0.0, bytes: $0.1) }, help: help)
        }
    }
}

extension SyntaxProblem {
    var isAtEnd: Bool {
        bytes.skippingBlanks(from: place, limit: bytes.count) >= bytes.count
    }

    /// The character at an offset, or the previous one at the end of a line or file, or in white space before it.
    func character(at offset: Int) -> Range<Int> {
        var start = min(offset, bytes.count)
        if start == bytes.count || bytes.lineBreakLength(at: start) > 0 {
            start = bytes.trimmedEnd(of: 0..<start) - 1
        }
        guard start >= 0 else { return 0..<min(bytes.count, 1) }
        while start > 0, bytes[start] & 0xC0 == 0x80 {
            start -= 1
        }
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80, end - start < 4 {
            end += 1
        }
        return start..<end
    }

    /// From an offset to the end of its word.
    func word(at offset: Int) -> Range<Int> {
        let first = character(at: offset)
        var end = first.upperBound
        while end < bytes.count, first.lowerBound >= offset, bytes[end] > 0x20, bytes.lineBreakLength(at: end) == 0 {
            end += 1
        }
        return first.lowerBound..<end
    }

    /// From an offset to the end of its line, without white space there.
    func restOfLine(from offset: Int) -> Range<Int> {
        let first = character(at: offset)
        let end = bytes.trimmedEnd(of: first.lowerBound..<bytes.lineEnd(from: first.lowerBound))
        return first.lowerBound..<max(end, first.upperBound)
    }

    /// Returns the text of the range, shortened, for use between quotes.
    func text(in range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return text.count > 40 ? text.prefix(39) + "…" : text
    }

    var found: String {
        isAtEnd ? "the end of the file" : "'\(text(in: word(at: place)))'"
    }
}
