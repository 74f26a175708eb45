/// A renderer of one line per finding, in the format of compilers: `path:line:column: error: message [id]`.
///
/// Columns count UTF-8 bytes, as Clang and Swift print them. Xcode recognizes `error`, `warning`, and `note`. Findings
/// of severity info, secondary locations, notes, and help become notes.
public struct XcodeRenderer: DiagnosticRenderer {
    /// Creates a renderer.
    public init() {}

    /// Returns the findings as compiler output, in the given order.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        var text = ""
        for diagnostic in diagnostics {
            let place = place(of: diagnostic.range, in: sources, &tables)
            append(diagnostic.severity.level, "\(diagnostic.message) [\(diagnostic.id)]", at: place, to: &text)
            for label in diagnostic.labels {
                append("note", label.text, at: self.place(of: label.range, in: sources, &tables), to: &text)
            }
            for note in diagnostic.notes {
                append("note", note, at: place, to: &text)
            }
            if let help = diagnostic.help {
                append("note", "help: " + help, at: place, to: &text)
            }
        }
        return text
    }

    private func append(_ kind: String, _ message: String, at place: String, to text: inout String) {
        text += place + ": " + kind + ": " + VisibleText.singleLine(message) + "\n"
    }

    private func place(of range: SourceRange, in sources: SourceMap, _ tables: inout LineTables) -> String {
        let file = sources[range.source]
        let position = tables[range].position(ofByte: file.bytes(in: range).lowerBound)
        return VisibleText.singleLine(file.path) + ":\(position.line):\(position.utf8Column)"
    }
}
