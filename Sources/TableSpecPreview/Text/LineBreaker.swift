/// One line of a wrapped text.
struct BrokenLine: Hashable {
    var text: String
    /// In points, or columns of a terminal.
    var width: Double
    /// Whether an ellipsis replaces the rest.
    var isTruncated: Bool
    /// The parts of the line with different styles; empty for a text with one style.
    var pieces: [TextPiece] = []
}

/// Wraps text by words, then by characters, and truncates text that doesn't fit with an ellipsis.
///
/// Works on grapheme clusters and reads no further than necessary, so the cost is linear in the displayed text.
struct LineBreaker<Run: MeasuredRun> {
    /// An empty run.
    let emptyRun: Run
    /// The width of a line, in the unit of runs.
    let maximumWidth: Double

    private var ellipsis: Character { "…" }

    /// The lines of a sanitized text.
    ///
    /// - Parameter limit: The maximum number of lines; 0 means no limit.
    /// - Returns: No lines if not even one character fits.
    func lines(of text: String, limit: Int) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph
            repeat {
                if limit > 0, lines.count == limit - 1 {
                    let isLast = index == paragraphs.count - 1
                    if let line = lastLine(of: rest, isEndOfText: isLast) { lines.append(line) }
                    return lines
                }
                guard let (line, next) = nextLine(of: rest) else { return lines }
                lines.append(line)
                rest = next
            } while !rest.isEmpty
        }
        return lines
    }

    /// The text on one line, with an ellipsis if it's too long.
    func truncated(_ text: some StringProtocol) -> BrokenLine? {
        lastLine(of: Substring(text), isEndOfText: true)
    }

    /// An empty run at the start of a part of the text.
    private func run(at text: Substring) -> Run { emptyRun.beginning(at: text.startIndex) }

    private func fits(_ width: Double) -> Bool { width <= maximumWidth + 0.001 }

    /// A short text as one line if it fits. A long one would be read further than necessary.
    private func wholeLine(_ text: Substring) -> BrokenLine? {
        guard text.utf8.count <= 256 else { return nil }
        let width = run(at: text).width(of: text)
        return fits(width) ? BrokenLine(text: String(text), width: width, isTruncated: false) : nil
    }

    private func lastLine(of rest: Substring, isEndOfText: Bool) -> BrokenLine? {
        if isEndOfText, let whole = wholeLine(rest) { return whole }
        var run = self.run(at: rest)
        var overflows = false
        for character in rest {
            run.append(character)
            guard fits(run.width) else {
                overflows = true
                break
            }
        }
        if !overflows, isEndOfText { return BrokenLine(text: String(rest), width: run.width, isTruncated: false) }
        return ellipsized(rest)
    }

    /// The longest prefix that leaves space for an ellipsis, followed by the ellipsis.
    private func ellipsized(_ rest: Substring) -> BrokenLine? {
        var run = self.run(at: rest)
        var kept = rest.startIndex
        for index in rest.indices {
            run.append(rest[index])
            var candidate = run
            candidate.append(ellipsis)
            guard fits(candidate.width) else { break }
            kept = rest.index(after: index)
        }
        let text = rest[..<kept].trimmingTrailingSpaces() + String(ellipsis)
        let width = self.run(at: rest).width(of: text)
        return fits(width) ? BrokenLine(text: String(text), width: width, isTruncated: true) : nil
    }

    /// The next line and the rest after it, or `nil` if no character fits.
    private func nextLine(of rest: Substring) -> (line: BrokenLine, rest: Substring)? {
        if rest.last != " ", let whole = wholeLine(rest) { return (whole, rest[rest.endIndex...]) }
        var run = self.run(at: rest)
        var wordEnd: Substring.Index?
        var index = rest.startIndex
        while index < rest.endIndex {
            let character = rest[index]
            let isSpace = character == " "
            run.append(character)
            if !fits(run.width), !isSpace {
                guard let end = wordEnd ?? (index > rest.startIndex ? index : nil) else { return nil }
                return (line(rest[..<end]), rest[end...].trimmingLeadingSpaces())
            }
            let next = rest.index(after: index)
            if isSpace || character == "-" || canBreak(after: character, before: rest[next...].first) { wordEnd = next }
            index = next
        }
        return (line(rest), rest[rest.endIndex...])
    }

    private func line(_ text: Substring) -> BrokenLine {
        let trimmed = text.trimmingTrailingSpaces()
        return BrokenLine(text: String(trimmed), width: run(at: text).width(of: trimmed), isTruncated: false)
    }

    /// Whether a line can end between two characters without a space: next to an ideograph, but not before its
    /// punctuation.
    private func canBreak(after character: Character, before next: Character?) -> Bool {
        guard let next, !(character.isASCII && next.isASCII), !next.isPunctuation else { return false }
        return CharacterShape(character) == .fullWidth || CharacterShape(next) == .fullWidth
    }
}

extension LineBreaker where Run == TextRun {
    /// Wraps text in a font. The width is that of the label in points.
    init(font: TextFont, maximumWidth: Double) {
        self.init(emptyRun: TextRun(font: font), maximumWidth: maximumWidth)
    }
}

extension Substring {
    fileprivate func trimmingTrailingSpaces() -> Substring {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
        return self[..<end]
    }

    fileprivate func trimmingLeadingSpaces() -> Substring { drop { $0 == " " } }
}
