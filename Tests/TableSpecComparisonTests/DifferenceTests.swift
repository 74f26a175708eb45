import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecModel
import TableSpecSwift
import Testing

@testable import TableSpecComparison
@testable import TableSpecKit

@Suite("Changes between two versions")
struct DifferenceTests {
    private static func comparison(_ old: String, _ new: String, allowed: Set<String> = []) -> SpecComparison {
        let new = Workspace(files: [SourceFile(path: "new/Example.yaml", text: new)], addingTo: SourceMap())
        let old = Workspace(files: [SourceFile(path: "old/Example.yaml", text: old)], addingTo: new.sources)
        return SpecComparison(old: old, new: new, allowed: allowed)
    }

    /// The comparison of an example; that of a configuration holds for a spec that stays as it is.
    private static func comparison(_ example: DifferenceRule.Example, allowed: Set<String> = []) -> SpecComparison {
        guard example.isConfiguration else { return comparison(example.old, example.new, allowed: allowed) }
        let spec = "types: { Trail: { name: String } }"
        func workspace(_ folder: String, _ configuration: String, _ sources: SourceMap) -> Workspace {
            Workspace(
                files: [SourceFile(path: "\(folder)/Example.yaml", text: spec)],
                addingTo: sources,
                configuration: SourceFile(path: "\(folder)/tablespec.yaml", text: configuration)
            )
        }
        let new = workspace("new", example.new, SourceMap())
        return SpecComparison(old: workspace("old", example.old, new.sources), new: new, allowed: allowed)
    }

    private static func isSound(_ example: DifferenceRule.Example) -> Bool {
        example.isConfiguration || !Analysis(Workspace(files: [("Old.yaml", example.old)])).hasErrors
    }

    private static let ids = DifferenceRegistry.rules.map(\.id)

    @Test("a nested declaration without a part of its own belongs to its screen")
    func nestedDeclaration() throws {
        let spec = """
            screen: Test
            types: { Item: { id: Int } }
            state: { items: [Item] }
            table:
              prototypes: [{ id: Cell, text: "$(item.id)" }]
              sections: [{ rows: { forEach: item in items, prototype: Cell } }]
            """
        let model = Analysis(Workspace(files: [("Test.yaml", spec)])).model
        let members = SwiftGenerator(model).interface(of: model.files).members
        let member = try #require(members.first { $0.declaration.path == "TestViewController.Row.ID" })
        #expect(member.subject.identity.kind == .owner && member.subject.identity.name == "Test")
    }

    // MARK: The rules

    @Test("a change is reported, and the examples are valid specs", arguments: ids)
    func reported(_ id: String) throws {
        let rule = try #require(DifferenceRegistry.rule(id: id))
        for example in rule.reported {
            let comparison = Self.comparison(example)
            #expect(comparison.errors.isEmpty, "\(comparison.errors.map(\.message))")
            #expect(comparison.differences.contains { $0.id == id && $0.level == rule.level }, "\(comparison)")
            #expect(Self.isSound(example))
        }
    }

    @Test("a similar change of another kind isn't reported", arguments: ids)
    func unreported(_ id: String) throws {
        let rule = try #require(DifferenceRegistry.rule(id: id))
        for example in rule.unreported {
            let comparison = Self.comparison(example)
            #expect(comparison.errors.isEmpty, "\(comparison.errors.map(\.message))")
            #expect(!comparison.differences.contains { $0.id == id }, "\(comparison.differences)")
            #expect(Self.isSound(example))
        }
    }

    @Test("no version differs from itself", arguments: ids)
    func same(_ id: String) throws {
        let rule = try #require(DifferenceRegistry.rule(id: id))
        for example in rule.reported + rule.unreported {
            for text in [example.old, example.new] {
                let same = DifferenceRule.Example(
                    text,
                    "# A comment moves every place.\n" + text,
                    isConfiguration: example.isConfiguration
                )
                #expect(Self.comparison(same).differences.isEmpty)
            }
        }
    }

    @Test("an allowed rule doesn't report", arguments: ids)
    func allowed(_ id: String) throws {
        let rule = try #require(DifferenceRegistry.rule(id: id))
        for example in rule.reported {
            let comparison = Self.comparison(example, allowed: [id])
            #expect(!comparison.differences.contains { $0.id == id })
        }
    }

    @Test("a list's rows and collections are compared separately")
    func rowLists() {
        func changes(_ old: String, _ new: String) -> [String] {
            func spec(_ rows: String) -> String {
                """
                screen: A
                state: { tags: [String], others: [String] }
                table:
                  prototypes: [{ id: Cell, text: $(tag) }, { id: Other, text: $(tag) }]
                  sections: [{ id: s, rows: [\(rows)] }]
                """
            }
            return Self.comparison(spec(old), spec(new)).differences.map(\.id)
        }
        let (loop, other) = (
            "{ forEach: tag in tags, prototype: Cell }", "{ forEach: tag in others, prototype: Other }"
        )
        #expect(changes("B, \(loop), \(other)", "B, \(loop), \(other)").isEmpty)
        #expect(changes("B, \(loop), \(other)", "B, \(other), \(loop)").contains("order-changed"))
        #expect(changes("B, \(loop), \(other)", "B, \(loop), \(other), C") == ["row-added"])
        let edited = "{ forEach: tag in tags, prototype: Cell, editing: { delete: true } }"
        #expect(changes("B, \(loop), \(other)", "B, \(edited), \(other)") == ["section-changed"])
        let changed = "{ text: B, textColor: systemRed }"
        #expect(changes("B, \(loop), \(other)", "\(changed), \(loop), \(other)") == ["cell-changed"])
    }

    @Test("name collisions in outputs don't hide differences")
    func clashes() {
        let clash = "types: { IndexPath: { name: String } }\nscreen: Example\ntable: { sections: [{ rows: [A] }] }\n"
        let other = "types: { Place: { name: String } }\nscreen: Example\ntable: { sections: [{ rows: [A] }] }\n"
        for (old, new) in [(clash, other), (other, clash)] {
            let comparison = Self.comparison(old, new)
            #expect(comparison.errors.isEmpty)
            #expect(comparison.differences.contains { $0.id == "type-removed" })
        }
    }

    @Test("a rule has a summary, a reason and both examples", arguments: ids)
    func documented(_ id: String) throws {
        let rule = try #require(DifferenceRegistry.rule(id: id))
        #expect(rule.summary.hasSuffix(".") && rule.rationale.hasSuffix("."))
        #expect(!rule.reported.isEmpty && !rule.unreported.isEmpty)
        let page = DifferenceDocumentation.page(of: rule)
        #expect(page.hasPrefix("# \(id)\n\n\(rule.summary)\n"))
        for example in rule.reported + rule.unreported {
            #expect(page.contains("```yaml\n\(example.old)\n```\n\nAfter"))
            #expect(page.contains("```yaml\n\(example.new)\n```\n"))
        }
        #expect(DifferenceDocumentation.index().contains("| `\(id)` | \(rule.level.rawValue) |"))
    }

    @Test("the ids of rules are in kebab case and unique")
    func registered() {
        #expect(Set(Self.ids).count == Self.ids.count)
        #expect(Self.ids.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    }

    // MARK: The comparison

    @Test("the most breaking changes come first, in the order of the file")
    func order() {
        let old = "screen: A\ntitle: T\ntable: { sections: [{ id: s, rows: [{ id: a, text: A, action: go }, B, C] }] }"
        let new = "screen: A\ntitle: U\ntable: { sections: [{ id: s, rows: [{ id: a, text: Z, action: run }, C] }] }"
        #expect(
            Self.comparison(old, new).differences.map(\.id)
                == ["action-removed", "row-removed", "action-added", "screen-changed", "cell-changed"]
        )
    }

    @Test("an accessory of editing mode is part of the appearance, and its calls are part of the interface")
    func editingAccessory() {
        func row(_ accessory: String) -> String {
            "screen: A\ntitle: T\nstate: { on: Bool }\nnavigationItem: { right: edit }\n"
                + "table: { sections: [{ id: s, rows: [{ id: a, text: A, editingAccessory: \(accessory) }] }] }"
        }
        func changes(_ old: String, _ new: String) -> [String] {
            Self.comparison(row(old), row(new)).differences.map(\.id)
        }
        #expect(changes("checkmark", "{ switch: $(on) }") == ["cell-changed"])
        #expect(changes("{ switch: $(on) }", "{ switch: $(on), action: go }") == ["action-added", "cell-changed"])
        #expect(changes("{ button: Go, action: go }", "{ button: Run, action: go }") == ["cell-changed"])
    }

    @Test("findings are errors from a level on, and notes below it")
    func levels() {
        let comparison = Self.comparison(
            "screen: A\ntitle: T\ntable: { sections: [{ id: s, rows: [{ text: B, accessibilityIdentifier: b }] }] }",
            "screen: A\ntitle: U\ntable: { sections: [{ id: s, rows: [{ text: B, accessibilityIdentifier: c }] }] }"
        )
        #expect(comparison.findings(failingAt: .source).map(\.severity) == [.info, .info])
        #expect(comparison.findings(failingAt: .identifier).map(\.severity) == [.error, .info])
        #expect(comparison.findings(failingAt: .visual).map(\.severity) == [.error, .error])
    }

    @Test("a change points to the new version and shows the old one")
    func places() throws {
        let old = "types: { T: { a: Int } }"
        let new = "types: { T: { a: Double } }"
        let comparison = Self.comparison(old, new)
        let change = try #require(comparison.differences.first)
        #expect(comparison.sources[change.range.source].path == "new/Example.yaml")
        #expect(change.labels.map { comparison.sources[$0.range.source].path } == ["old/Example.yaml"])
        #expect(change.message == "property 'a' of type 'T' was 'Int', is now 'Double'")
    }

    @Test("a change names the owner of a property")
    func owners() {
        func spec(_ keys: String) -> String {
            "screen: A\n\(keys)table: { sections: [{ rows: [{ id: a, text: $(on), action: b }] }] }"
        }
        let old = spec("state: { on: String, off: String }\n")
        let comparison = Self.comparison(old, spec("state: { on: String }\n"))
        #expect(comparison.differences.map(\.message) == ["the state of screen 'A' no longer has a property 'off'"])
        let renamed = Self.comparison(old, old.replacing("action: b", with: "action: c"))
        #expect(renamed.differences.first?.message == "screen 'A' no longer calls the action 'b'")
    }

    @Test("an error in the new version replaces the comparison")
    func newErrors() {
        let comparison = Self.comparison("types: { T: { a: Int } }", "types: { T: { a: Intt } }")
        #expect(comparison.errors.map(\.id) == ["unknown-name"])
        #expect(comparison.differences.isEmpty)
    }

    @Test("a version that was already broken can't break again")
    func oldErrors() {
        let comparison = Self.comparison("types: { T: { a: Intt, b: Int } }", "types: { T: { a: Int } }")
        #expect(comparison.errors.isEmpty)
        #expect(comparison.differences.isEmpty)
        let findings = comparison.findings(failingAt: .visual)
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.hasPrefix("the old version can't be compared: unknown type 'Intt'") == true)
    }
}
