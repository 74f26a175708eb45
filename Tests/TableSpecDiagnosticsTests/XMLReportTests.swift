import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("Reports in XML")
struct XMLReportTests {
    private static let hostile = "<a> & \"b\"\nline\u{1B}\u{FFFF}\t"

    @Test("for Checkstyle escape the characters that XML reserves or forbids")
    func checkstyle() {
        var finding = MarkedFinding("a\n😀: ⟦x⟧", path: "A & B.yaml", severity: .info, message: Self.hostile)
        finding.diagnostic.help = "not in this format"
        #expect(
            CheckstyleRenderer().render([finding.diagnostic], in: finding.sources) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="A &amp; B.yaml">
                    <error line="2" column="4" severity="info" message="&lt;a&gt; &amp; &quot;b&quot;&#10;line\\u{1B}\
                \\u{FFFF}\\t" source="tablespec.rule-id"/>
                  </file>
                </checkstyle>

                """
        )
    }

    @Test("for Checkstyle contain no file element without findings")
    func cleanCheckstyle() {
        let empty = """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
            </checkstyle>

            """
        #expect(CheckstyleRenderer().render([], in: MarkedFinding("⟦x⟧").sources) == empty)
    }

    @Test("for JUnit have a suite per file; errors and warnings fail, and the rest passes")
    func junit() {
        var finding = MarkedFinding("⟦x⟧: 1", path: "A.yaml", severity: .warning, message: "a < b")
        finding.diagnostic.notes = ["why"]
        finding.diagnostic.help = "how"
        _ = finding.sources.add(SourceFile(path: "Clean.yaml", text: "x: 1"))
        var remark = finding.diagnostic
        remark.severity = .info
        #expect(
            JUnitRenderer().render([finding.diagnostic, remark], in: finding.sources) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="tablespec" tests="3" failures="1">
                  <testsuite name="A.yaml" tests="2" failures="1">
                    <testcase name="rule-id (1:1)" classname="A.yaml" file="A.yaml" line="1">
                      <failure type="warning" message="a &lt; b">A.yaml:1:1: a &lt; b
                note: why
                help: how</failure>
                    </testcase>
                    <testcase name="rule-id (1:1)" classname="A.yaml" file="A.yaml" line="1">
                      <system-out>A.yaml:1:1: a &lt; b
                note: why
                help: how</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="Clean.yaml" tests="1" failures="0">
                    <testcase name="no findings" classname="Clean.yaml"/>
                  </testsuite>
                </testsuites>

                """
        )
    }
}
