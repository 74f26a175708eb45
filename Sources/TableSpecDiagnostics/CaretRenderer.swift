/// A renderer of findings for the terminal.
///
/// A report consists of a heading, the source with `^~~~` under the location, labeled secondary locations, notes, and
/// help.
///
/// ```
/// Settings.yaml:4:3: error: 'title' is given twice [yaml-duplicate-key]
///  2 |   title: Settings
///    |   ----- first defined here
/// ...
///  4 |   title: Preferences
///    |   ^~~~~
///    = help: keep one of the two
/// ```
///
/// Control characters, bidirectional controls, and invalid bytes in files, messages, and paths are printed as escapes.
/// Lines wider than 160 columns are truncated to a window around the location.
public struct CaretRenderer: DiagnosticRenderer {
    private let palette: TerminalPalette

    /// Creates a renderer.
    ///
    /// - Parameter usesColor: Whether to print ANSI color sequences.
    public init(usesColor: Bool) {
        palette = TerminalPalette(isOn: usesColor)
    }

    /// Returns the findings as text for the terminal, in the given order.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        var text = ""
        for (index, diagnostic) in diagnostics.enumerated() {
            if index > 0 { text += "\n" }
            append(diagnostic, in: sources, &tables, to: &text)
        }
        return text
    }

    private func append(
        _ diagnostic: Diagnostic,
        in sources: SourceMap,
        _ tables: inout LineTables,
        to text: inout String
    ) {
        text += head(of: diagnostic, in: sources, &tables)
        let excerpts = excerpts(of: diagnostic, in: sources, &tables)
        let gutter = (excerpts.map(\.gutterWidth).max() ?? 1) + 1
        for excerpt in excerpts {
            if excerpt.source != diagnostic.range.source {
                let place = place(of: excerpt.firstMark, in: sources, &tables)
                text += String(repeating: " ", count: gutter - 1) + palette.gutter("-->") + " " + place + "\n"
            }
            for row in excerpt.rows {
                text += row.text(gutter: gutter, palette: palette)
            }
        }
        let indent = String(repeating: " ", count: gutter) + " "
        for note in diagnostic.notes {
            text += remark("note", note, indent: indent)
        }
        if let help = diagnostic.help {
            text += remark("help", help, indent: indent)
        }
        for fixIt in diagnostic.fixIts where fixIt.message != diagnostic.help {
            text += remark("fix", fixIt.message, indent: indent)
        }
    }

    private func head(of diagnostic: Diagnostic, in sources: SourceMap, _ tables: inout LineTables) -> String {
        let place = place(of: diagnostic.range, in: sources, &tables)
        let severity = palette.severity(diagnostic.severity.rawValue + ":", diagnostic.severity)
        let message = palette.strong(VisibleText.singleLine(diagnostic.message))
        return "\(palette.strong(place + ":")) \(severity) \(message) [\(VisibleText.singleLine(diagnostic.id))]\n"
    }

    private func place(of range: SourceRange, in sources: SourceMap, _ tables: inout LineTables) -> String {
        let file = sources[range.source]
        let position = tables[range].position(ofByte: file.bytes(in: range).lowerBound)
        return VisibleText.singleLine(file.path) + ":\(position.line):\(position.column)"
    }

    /// One excerpt for the file of the finding, followed by one for each other file with labels.
    private func excerpts(
        of diagnostic: Diagnostic,
        in sources: SourceMap,
        _ tables: inout LineTables
    ) -> [SourceExcerpt] {
        var first = [diagnostic.range]
        var marks = [diagnostic.range.source: [SourceMark(primary: diagnostic)]]
        for label in diagnostic.labels {
            if marks[label.range.source] == nil { first.append(label.range) }
            marks[label.range.source, default: []].append(SourceMark(label: label))
        }
        return first.map { range in
            let source = range.source
            return SourceExcerpt(marks[source] ?? [], in: sources[source], source: source, table: tables[range])
        }
    }

    private func remark(_ kind: String, _ message: String, indent: String) -> String {
        let lead = indent + palette.gutter("=") + " " + palette.strong(kind + ":") + " "
        let continuation = "\n" + indent + String(repeating: " ", count: kind.count + 4)
        return lead + VisibleText.lines(message).joined(separator: continuation) + "\n"
    }
}
