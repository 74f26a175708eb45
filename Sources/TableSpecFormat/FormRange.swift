/// Formats the entries on some lines, and leaves all other lines as they are.
struct FormRange {
    private let bytes: [UInt8]
    /// The bytes of the lines.
    private let range: Range<Int>

    /// - Parameter lines: The lines, counted from 1.
    init(lines: ClosedRange<Int>, of bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        if starts.last != bytes.count { starts.append(bytes.count) }
        let last = starts.count - 1
        let start = starts[min(max(lines.lowerBound - 1, 0), last)]
        range = start..<max(start, starts[min(max(lines.upperBound, 0), last)])
    }

    func formatted(_ file: FormFile) -> [UInt8] {
        formatted(file.root) ?? bytes
    }

    /// The text with the smallest run of entries formatted that covers the lines.
    private func formatted(_ node: FormNode) -> [UInt8]? {
        guard node.isBlock else { return nil }
        let entries = node.entries
        let places = entries.map { lines(of: $0.source) }
        let touched = entries.indices.filter { places[$0].overlaps(range) }
        guard let first = touched.first, let last = touched.last else { return nil }
        if first == last, startsBeforeLines(entries[first].value), let text = formatted(entries[first].value) {
            return text
        }
        // An entry behind a '-' is part of the element.
        guard bytes[places[first].lowerBound..<entries[first].source.lowerBound].allSatisfy({ $0 == 0x20 }) else {
            return nil
        }
        var writer = FormWriter()
        let isAll = touched.count == entries.count
        let indent = indentation(of: entries[first])
        writer.entries(isAll ? node.ordered : Array(entries[first...last]), indent: indent)
        let text = SpecFormatter.withLineBreaks(writer.text, of: bytes)
        return bytes[..<places[first].lowerBound] + text + bytes[places[last].upperBound...]
    }

    /// Whether the entries of a value start before the lines or with them.
    private func startsBeforeLines(_ value: FormNode) -> Bool {
        value.entries.first.map { lines(of: $0.source).lowerBound <= range.lowerBound } ?? false
    }

    private func indentation(of entry: FormEntry) -> Int {
        let text = bytes[lines(of: entry.source)]
        return text.prefix { $0 == 0x20 }.count
    }

    private func lines(of source: Range<Int>) -> Range<Int> {
        let start = bytes[..<source.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[max(source.upperBound - 1, source.lowerBound)...].firstIndex(of: 0x0A).map { $0 + 1 }
        return start..<(end ?? bytes.count)
    }
}
