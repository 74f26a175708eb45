import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("Workflow commands for GitHub")
struct GitHubReportTests {
    @Test("name file, lines, columns and rule; help follows the message")
    func command() {
        var finding = MarkedFinding("a: 1\n😀: ⟦xyz⟧", path: "Specs/A.yaml")
        finding.diagnostic.help = "how"
        let expected =
            "::error file=Specs/A.yaml,line=2,endLine=2,col=4,endColumn=7,title=rule-id::message%0Ahelp: how\n"
        #expect(GitHubRenderer().render([finding.diagnostic], in: finding.sources) == expected)
    }

    @Test("state no columns for findings over several lines, which GitHub would drop")
    func severalLines() {
        let finding = MarkedFinding("⟦a: 1\nb: 2⟧", severity: .info)
        let expected = "::notice file=Test.yaml,line=1,endLine=2,title=rule-id::message\n"
        #expect(GitHubRenderer().render([finding.diagnostic], in: finding.sources) == expected)
    }

    @Test("cannot be forged by a path or a message")
    func escapes() {
        let finding = MarkedFinding(
            "⟦x⟧",
            path: "a,b:c%\n::error::d.yaml",
            severity: .warning,
            message: "100%\r\n::error::forged, at: 1"
        )
        #expect(
            GitHubRenderer().render([finding.diagnostic], in: finding.sources)
                == "::warning file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ad.yaml,line=1,endLine=1,col=1,endColumn=2,title=rule-id"
                + "::100%25\\r%0A::error::forged, at: 1\n"
        )
    }
}
