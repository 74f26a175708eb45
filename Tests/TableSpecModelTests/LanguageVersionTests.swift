import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("The version of the language")
struct LanguageVersionTests {
    private static let app = "app: Test\nnavigation: A\nexternal: { A: AViewController }\n"

    @Test(arguments: [app, "types: { A: { id: Int } }\n"])
    func anyFileCanStateIt(_ text: String) {
        let resolved = Resolved("language: 1\n" + text)
        expect(resolved)
        #expect(resolved.model.files.first?.language.value == 1)
    }

    @Test func aLaterVersionNeedsALaterTool() {
        let resolved = Resolved("language: ⟦2⟧\n" + Self.app)
        expect(resolved, "expected 1, the version of the language that this tablespec reads, found the number '2'")
        let help = "install a version of tablespec that reads version 2 of the language"
        #expect(resolved.diagnostics.first?.help == help)
    }

    @Test(arguments: ["0", "-1", "1.5", "'1'", "latest", "[1]"])
    func anythingElseIsAnError(_ value: String) {
        let resolved = Resolved("language: \(value)\n" + Self.app)
        #expect(resolved.diagnostics.map(\.id) == ["wrong-type"])
        #expect(resolved.diagnostics.first?.help == nil)
    }
}
