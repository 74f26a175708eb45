/// A renderer of JUnit XML, with a suite for each file and a failed test case for each error and warning.
///
/// A finding of severity info is a passing test case that prints the finding. A file without findings is one passing
/// test case, so the report of a clean run isn't empty.
///
/// Source: the schema of Jenkins, https://github.com/jenkinsci/xunit-plugin, `junit-10.xsd`
public struct JUnitRenderer: DiagnosticRenderer {
    /// Creates a renderer.
    public init() {}

    /// Returns the findings as JUnit XML, grouped by file.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        let groups = Dictionary(grouping: diagnostics, by: \.range.source)
        let counts = Self.counts(diagnostics, cleanFiles: sources.files.count - groups.count)
        var text = ReportXML.declaration
        text += ReportXML.start(
            "testsuites",
            ["name": "tablespec", "tests": counts.tests, "failures": counts.failures]
        )
        text += ">\n"
        for (index, file) in sources.files.enumerated() {
            let findings = groups[SourceID(index: Int32(clamping: index))] ?? []
            let counts = Self.counts(findings, cleanFiles: findings.isEmpty ? 1 : 0)
            text += "  "
            text += ReportXML.start(
                "testsuite",
                ["name": file.path, "tests": counts.tests, "failures": counts.failures]
            )
            text += ">\n"
            if findings.isEmpty {
                text += "    " + ReportXML.start("testcase", ["name": "no findings", "classname": file.path]) + "/>\n"
            }
            for finding in findings { append(finding, in: file, &tables, to: &text) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(_ findings: [Diagnostic], cleanFiles: Int) -> (tests: String, failures: String) {
        (String(findings.count + cleanFiles), String(findings.count { $0.severity != .info }))
    }

    private func append(_ finding: Diagnostic, in file: SourceFile, _ tables: inout LineTables, to text: inout String) {
        let place = tables.start(of: finding.range)
        let position = "\(place.line):\(place.column)"
        text += "    "
        text += ReportXML.start(
            "testcase",
            [
                "name": "\(finding.id) (\(position))", "classname": file.path, "file": file.path,
                "line": String(place.line),
            ]
        )
        text += ">\n"
        let lines = ["\(file.path):\(position): \(finding.message)"] + finding.remarks
        let body = ReportXML.escaped(lines.joined(separator: "\n"), isAttribute: false)
        if finding.severity == .info {
            text += "      <system-out>\(body)</system-out>\n"
        } else {
            let failure = ReportXML.start("failure", ["type": finding.severity.rawValue, "message": finding.message])
            text += "      \(failure)>\(body)</failure>\n"
        }
        text += "    </testcase>\n"
    }
}
