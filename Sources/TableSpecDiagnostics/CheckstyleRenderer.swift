/// A renderer of Checkstyle XML, with one element for each file that has findings.
///
/// Columns count Unicode scalars.
public struct CheckstyleRenderer: DiagnosticRenderer {
    /// Creates a renderer.
    public init() {}

    /// Returns the findings as Checkstyle XML, grouped by file.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        var text = ReportXML.declaration + "<checkstyle version=\"4.3\">\n"
        for group in diagnostics.groupedByFile {
            text += "  " + ReportXML.start("file", ["name": sources[group.source].path]) + ">\n"
            for diagnostic in group.diagnostics {
                let place = tables.start(of: diagnostic.range)
                let error = ReportXML.start(
                    "error",
                    [
                        "line": String(place.line), "column": String(place.column),
                        "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
                        "source": "tablespec.\(diagnostic.id)",
                    ]
                )
                text += "    \(error)/>\n"
            }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }
}
