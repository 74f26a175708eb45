public import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// The only form of specs: the keys of each mapping in the order of the reference, lines of at most 120 characters,
/// two spaces of indentation, and at most one blank line between entries.
///
/// Mappings and lists in brackets that are too long get a line for each entry. Texts keep their quotes, and comments stay
/// with what they describe.
public enum SpecFormatter {
    /// Returns a spec in its only form.
    ///
    /// The meaning of the spec doesn't change, and formatting the result changes nothing.
    ///
    /// - Parameters:
    ///   - file: The text of the spec.
    ///   - id: The identifier of the file in findings.
    ///   - lines: The lines to format, counted from 1, or `nil` for all. The entries on these lines are formatted as a
    ///     whole.
    ///   - diagnostics: The list to which syntax errors are added.
    /// - Returns: The text, or `nil` if the file has syntax errors.
    public static func format(
        _ file: SourceFile,
        id: SourceID = SourceID(index: 0),
        lines: ClosedRange<Int>? = nil,
        diagnostics: inout [Diagnostic]
    ) -> [UInt8]? {
        var findings: [Diagnostic] = []
        let document = YAMLDocument.parse(file, id: id, recovers: true, diagnostics: &findings)
        diagnostics += findings
        guard findings.isEmpty, let document else { return nil }
        let hasMark = file.bytes.starts(with: byteOrderMark)
        let text = SourceFile(path: file.path, bytes: Array(file.bytes.dropFirst(hasMark ? byteOrderMark.count : 0)))
        guard let plain = hasMark ? YAMLDocument.parse(text, id: id, diagnostics: &findings) : document else {
            return nil
        }
        var reader = FormReader(plain, text, positions: plain.keyPositions(path: file.path))
        let form = reader.file()
        var result =
            lines.map { FormRange(lines: $0, of: text.bytes).formatted(form) }
            ?? withLineBreaks(FormWriter.text(of: form), of: text.bytes)
        if hasMark { result = byteOrderMark + result }
        guard FormCheck.isSame(document, file, result) else {
            diagnostics.append(.unformattable(document.root.range))
            return nil
        }
        return result
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The text with the line breaks of a file.
    static func withLineBreaks(_ text: String, of file: [UInt8]) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard let first = file.firstIndex(of: 0x0A), first > 0, file[first - 1] == 0x0D else { return bytes }
        return bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
}

extension Diagnostic {
    fileprivate static func unformattable(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: "unformattable",
            origin: .language,
            "the spec can't be formatted without changing its meaning",
            at: SourceRange(source: range.source, start: range.start, end: min(range.start + 1, range.end)),
            help: "write keys on one line, and end lines with a line feed"
        )
    }
}
