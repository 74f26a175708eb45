import TableSpecDiagnostics
import TableSpecRules
import Testing

@Suite("The examples of the rules")
struct ExampleTests {
    @Test("a bad example is reported exactly at its markers, by its rule alone", arguments: RuleRegistry.ids)
    func bad(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        for example in rule.bad {
            let linted = Linted(example)
            let all = linted.findings.sortedByPlace(in: linted.sources)
            #expect(linted.earlier.isEmpty, "\(linted.report)")
            #expect(!linted.marks.isEmpty)
            #expect(all.map(\.range) == linted.marks.sorted(), "\(linted.report)")
            #expect(all.allSatisfy { $0.id == rule.id }, "\(linted.report)")
            #expect(all.allSatisfy { $0.severity == rule.severity && $0.origin == .rule })
        }
    }

    @Test("nothing is reported in a good example", arguments: RuleRegistry.ids)
    func good(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        for example in rule.good {
            let linted = Linted(example)
            #expect(linted.earlier.isEmpty && linted.findings.isEmpty, "\(linted.report)")
        }
    }

    @Test("a rule that is off reports nothing", arguments: RuleRegistry.ids)
    func off(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        for example in rule.bad {
            let linted = Linted(example, configuration: RuleConfiguration(levels: [rule.id: .off]))
            #expect(linted.findings.isEmpty, "\(linted.report)")
        }
    }

    @Test("a message starts in lower case, has no period and has a remedy", arguments: RuleRegistry.ids)
    func wording(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        for finding in rule.bad.flatMap({ Linted($0).findings }) {
            #expect(finding.message.first?.isUppercase == false, "\(finding.message)")
            #expect(!finding.message.hasSuffix("."), "\(finding.message)")
            #expect(finding.help != nil, "\(finding.message)")
        }
    }

    @Test("a fix leaves a spec with fewer findings of the rule", arguments: RuleRegistry.ids)
    func fixes(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        for example in rule.bad where example.files.count == 1 {
            let linted = Linted(example)
            for finding in linted.findings where !finding.fixIts.isEmpty {
                let fixed = Linted(linted.text(applying: finding.fixIts))
                #expect(fixed.earlier.isEmpty, "\(fixed.report)")
                #expect(fixed.count(of: rule) < linted.count(of: rule), "\(fixed.report)")
            }
        }
    }
}
