import TableSpecRules
import TableSpecTestSupport
import Testing

@Suite("The reference of the rules")
struct ReferenceTests {
    @Test func isFresh() throws {
        #expect(try Golden("Generated/Documentation/Rules.md").difference(from: RuleDocumentation.reference()) == nil)
    }

    @Test("has one page for each rule, and skips no heading level")
    func pages() {
        let lines = RuleDocumentation.reference().split(separator: "\n")
        for id in RuleRegistry.ids { #expect(lines.count { $0 == "## \(id)" } == 1) }
        #expect(lines.count { $0 == "# Rules" } == 1)
        #expect(lines.count { $0 == "### Why" } == RuleRegistry.ids.count)
    }
}
