import TableSpecDiagnostics
import TableSpecKit
import Testing

@Suite("The syntax of a spec can be checked alone")
struct SpecSyntaxTests {
    @Test func aMistakeOfYAMLIsReported() {
        let diagnostics = SpecSyntax.diagnostics(in: "screen: [A\n", path: "A.yaml")
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.severity == .error)
    }

    @Test func keysAndValuesAreNotLookedAt() {
        #expect(SpecSyntax.diagnostics(in: "scren: A\ntable: 1\n", path: "A.yaml").isEmpty)
    }

    @Test func theSchemaIsThatOfTheLanguage() {
        #expect(SpecSyntax.schema.contains("https://json-schema.org/draft/2020-12/schema"))
    }
}
