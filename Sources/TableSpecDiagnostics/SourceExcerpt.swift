/// A location to underline in an excerpt.
struct SourceMark {
    enum Style {
        case primary(Diagnostic.Severity)
        case label
    }

    var range: SourceRange
    var style: Style
    var text: String

    init(primary diagnostic: Diagnostic) {
        range = diagnostic.range
        style = .primary(diagnostic.severity)
        text = ""
    }

    init(label: Diagnostic.Label) {
        range = label.range
        style = .label
        text = label.text
    }
}

/// The lines of one file with a finding's marks, with an underline row for each mark.
struct SourceExcerpt {
    let source: SourceID
    let firstMark: SourceRange
    private(set) var rows: [ExcerptRow] = []
    /// The number of digits of the largest line number.
    private(set) var gutterWidth = 1

    init(_ marks: [SourceMark], in file: SourceFile, source: SourceID, table: LineTable) {
        self.source = source
        firstMark = marks.first?.range ?? SourceRange(source: source, start: 0, end: 0)
        let segments = marks.flatMap { Segment.segments(of: $0, in: file, table: table) }
        var previous: Int?
        for line in Set(segments.map(\.line)).sorted() {
            if let previous, line > previous + 1 { rows.append(.gap) }
            previous = line
            append(line, segments.filter { $0.line == line }, table)
        }
        gutterWidth = String((previous ?? 0) + 1).count
    }

    private mutating func append(_ line: Int, _ segments: [Segment], _ table: LineTable) {
        guard let focus = segments.first else { return }
        let shown = ShownLine(table.content(ofLine: line), of: table.bytes, focus: focus.bytes.lowerBound)
        rows.append(.source(number: line + 1, text: shown.text))
        for segment in segments {
            let columns = shown.columns(of: segment.bytes)
            rows.append(
                .underline(
                    column: columns.lowerBound,
                    width: columns.count,
                    style: segment.style,
                    isStart: segment.isStart,
                    text: segment.text
                )
            )
        }
    }
}

/// The part of a mark on one line. For a mark over several lines, the first and the last line are shown.
private struct Segment {
    var line: Int
    var bytes: Range<Int>
    var style: SourceMark.Style
    var isStart: Bool
    var text: String

    static func segments(of mark: SourceMark, in file: SourceFile, table: LineTable) -> [Segment] {
        let bytes = withoutTrailingBreaks(file.bytes(in: mark.range), in: file.bytes)
        let first = table.lineIndex(ofByte: bytes.lowerBound)
        let last = table.lineIndex(ofByte: bytes.upperBound)
        guard first < last else {
            return [Segment(line: first, bytes: bytes, style: mark.style, isStart: true, text: mark.text)]
        }
        let head = bytes.lowerBound..<max(bytes.lowerBound, table.content(ofLine: first).upperBound)
        let lastStart = table.content(ofLine: last).lowerBound
        let indent = file.bytes[lastStart..<bytes.upperBound].prefix { $0 == 0x20 || $0 == 0x09 }.count
        let tail = (lastStart + indent)..<bytes.upperBound
        return [
            Segment(line: first, bytes: head, style: mark.style, isStart: true, text: ""),
            Segment(line: last, bytes: tail, style: mark.style, isStart: false, text: mark.text),
        ]
    }

    /// A range that ends after a line break would otherwise reach into the line that follows.
    private static func withoutTrailingBreaks(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D {
            end -= 1
        }
        return range.lowerBound..<end
    }
}

/// One printed row of an excerpt.
enum ExcerptRow {
    /// Omitted lines.
    case gap
    case source(number: Int, text: String)
    case underline(column: Int, width: Int, style: SourceMark.Style, isStart: Bool, text: String)

    func text(gutter: Int, palette: TerminalPalette) -> String {
        switch self {
        case .gap:
            return palette.gutter("...") + "\n"
        case .source(let number, let text):
            let digits = String(number)
            let lead = String(repeating: " ", count: max(gutter - digits.count, 0)) + digits + " |"
            return palette.gutter(lead) + (text.isEmpty ? "" : " " + text) + "\n"
        case .underline(let column, let width, let style, let isStart, let text):
            let lead = palette.gutter(String(repeating: " ", count: gutter) + " |")
            let underline = paintedUnderline(width: width, style: style, isStart: isStart, palette: palette)
            let label = text.isEmpty ? "" : " " + palette.label(VisibleText.singleLine(text))
            return lead + String(repeating: " ", count: column + 1) + underline + label + "\n"
        }
    }

    private func paintedUnderline(width: Int, style: SourceMark.Style, isStart: Bool, palette: TerminalPalette)
        -> String
    {
        switch style {
        case .primary(let severity):
            let line = (isStart ? "^" : "~") + String(repeating: "~", count: max(width - 1, 0))
            return palette.severity(line, severity)
        case .label:
            return palette.label(String(repeating: "-", count: max(width, 1)))
        }
    }
}
