/// A renderer of workflow commands, which GitHub shows next to the lines of a pull request.
///
/// GitHub shows columns only for findings on a single line, and at most ten errors and ten warnings per step. Use SARIF
/// for long lists.
///
/// Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
public struct GitHubRenderer: DiagnosticRenderer {
    /// Creates a renderer.
    public init() {}

    /// Returns the findings as workflow commands, one per line, in the given order.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        return diagnostics.reduce(into: "") { text, diagnostic in
            text += command(for: diagnostic, in: sources, &tables) + "\n"
        }
    }

    private func command(for diagnostic: Diagnostic, in sources: SourceMap, _ tables: inout LineTables) -> String {
        let start = tables.start(of: diagnostic.range)
        let end = tables.end(of: diagnostic.range)
        var properties = [
            "file=\(Self.property(sources[diagnostic.range.source].path))", "line=\(start.line)", "endLine=\(end.line)",
        ]
        if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
        properties.append("title=\(Self.property(diagnostic.id))")
        let message = ([diagnostic.message] + diagnostic.remarks).joined(separator: "\n")
        return "::\(diagnostic.severity.gitHubName) \(properties.joined(separator: ","))::\(Self.data(message))"
    }

    /// Escapes the message after `::`; line breaks are kept as `%0A`, other control characters are shown as escapes.
    private static func data(_ text: String) -> String { escaped(text, reserved: ["%"]) }

    /// Escapes the value of a property.
    private static func property(_ text: String) -> String { escaped(text, reserved: ["%", ":", ","]) }

    private static func escaped(_ text: String, reserved: Set<Unicode.Scalar>) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\n" || reserved.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
            } else if VisibleText.mustBeEscaped(scalar) {
                result += VisibleText.escape(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Diagnostic.Severity {
    fileprivate var gitHubName: String { self == .info ? "notice" : rawValue }
}
