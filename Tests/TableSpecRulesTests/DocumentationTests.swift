import TableSpecDiagnostics
import TableSpecRules
import Testing

@Suite("The pages of the rules")
struct DocumentationTests {
    @Test("a page contains all parts of a rule, and its examples without markers", arguments: RuleRegistry.ids)
    func page(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        let page = RuleDocumentation.page(of: rule)
        #expect(page.hasPrefix("# \(id)\n\n\(rule.summary)\n"))
        #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
        #expect(page.contains(rule.rationale))
        #expect(page.contains("- Severity: \(rule.severity.rawValue)\n- Category: \(rule.category.rawValue)\n"))
        #expect(page.contains("- Source: \(rule.source)"))
        #expect(rule.code.map { page.contains("- Code: \($0)\n") } ?? !page.contains("- Code:"))
        for file in (rule.bad + rule.good).flatMap(\.files) {
            #expect(page.contains("\(file.text)\n```"))
        }
        #expect(!page.contains("⟦") && !page.contains("⟧"))
    }

    @Test("examples of several files name the files")
    func fileNames() throws {
        let rule = try #require(RuleRegistry.rule(id: "hidden-back-button"))
        let page = RuleDocumentation.page(of: rule)
        #expect(page.contains("```yaml\n# Settings.yaml\nscreen: Settings\n"))
        #expect(page.contains("```yaml\n# Sounds.yaml\nscreen: Sounds\n"))
    }

    @Test("the index has a row for every rule, in the order of the registry")
    func index() {
        let rows = RuleDocumentation.index().split(separator: "\n").dropFirst(2)
        #expect(rows.map { $0.split(separator: "`")[1] } == RuleRegistry.ids.map { Substring($0) })
    }
}
