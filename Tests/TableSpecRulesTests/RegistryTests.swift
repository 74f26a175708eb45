import Foundation
import Testing

@testable import TableSpecRules

@Suite("The registry of rules")
struct RegistryTests {
    private static let rulesFolder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../Sources/TableSpecRules/Rules")
        .standardizedFileURL

    /// The paths below the rules' folder, without extension: `Correctness/EmptySection`.
    private static func ruleFiles() throws -> [String] {
        let files = FileManager.default
        return try files.contentsOfDirectory(atPath: rulesFolder.path()).flatMap { folder in
            try files.contentsOfDirectory(atPath: rulesFolder.appending(path: folder).path())
                .filter { $0.hasSuffix(".swift") }
                .map { "\(folder)/\($0.dropLast(".swift".count))" }
        }
    }

    @Test("every file in the folder of rules is registered once, under its category")
    func complete() throws {
        let registered = RuleRegistry.rules.map { "\($0.description.category.rawValue.capitalized)/\($0)" }
        #expect(Set(registered) == Set(try Self.ruleFiles()))
        #expect(registered.count == Set(registered).count)
    }

    @Test("the id is the name of the type in kebab case, and unique")
    func ids() {
        for rule in RuleRegistry.rules {
            #expect(rule.description.id == "\(rule)".kebabCase)
        }
        #expect(Set(RuleRegistry.ids).count == RuleRegistry.ids.count)
    }

    @Test("a rule is found by its id only")
    func lookup() {
        for rule in RuleRegistry.descriptions {
            #expect(RuleRegistry.rule(id: rule.id) == rule)
        }
        #expect(RuleRegistry.rule(id: "no-such-rule") == nil)
    }

    @Test("every rule has a summary, a reason and both examples", arguments: RuleRegistry.ids)
    func documented(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        #expect(rule.summary.hasSuffix("."))
        #expect(rule.rationale.hasSuffix("."))
        #expect(rule.rationale.count > 80)
        #expect(!rule.source.section.isEmpty)
        #expect(!rule.bad.isEmpty && !rule.good.isEmpty)
        #expect(rule.good.flatMap(\.files).allSatisfy { $0.text == $0.markedText })
    }
}

extension String {
    fileprivate var kebabCase: String {
        enumerated().map { $0.element.isUppercase && $0.offset > 0 ? "-\($0.element)" : "\($0.element)" }.joined()
            .lowercased()
    }
}
