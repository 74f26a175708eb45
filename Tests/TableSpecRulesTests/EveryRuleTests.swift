import TableSpecDiagnostics
import TableSpecModel
import TableSpecRules
import Testing

/// What holds for every rule, made from its bad examples.
@Suite("Every rule alone can be")
struct EveryRuleTests {
    @Test("disabled, and then the others still report", arguments: RuleRegistry.ids)
    func disabled(_ id: String) throws {
        for example in try Self.badExamples(of: id) {
            let other = try #require(RuleRegistry.ids.first { $0 != id })
            #expect(Linted(example, configuration: .init(levels: [id: .off])).findings.isEmpty)
            #expect(Linted(example, configuration: .init(levels: [other: .off])).findings == Linted(example).findings)
        }
    }

    @Test("raised and lowered", arguments: RuleRegistry.ids)
    func raised(_ id: String) throws {
        for example in try Self.badExamples(of: id) {
            for level in [RuleConfiguration.Level.error, .warning, .info] {
                let findings = Linted(example, configuration: .init(levels: [id: level])).findings
                #expect(!findings.isEmpty && findings.allSatisfy { $0.severity == level.severity })
            }
        }
    }

    @Test("given other numbers", arguments: RuleRegistry.descriptions.filter { !$0.options.isEmpty }.map(\.id))
    func options(_ id: String) throws {
        let rule = try #require(RuleRegistry.rule(id: id))
        for option in rule.options {
            let lenient = try #require(["minimum": 0.0, "maximum": 1e6][option.name])
            for example in rule.bad {
                let same = RuleConfiguration(options: [id: [option.name: option.standard]])
                #expect(Linted(example, configuration: same).findings == Linted(example).findings)
                let other = RuleConfiguration(options: [id: [option.name: lenient]])
                #expect(Linted(example, configuration: other).findings.isEmpty)
            }
        }
    }

    @Test("suppressed at its node", arguments: suppressibleRules)
    func suppressed(_ id: String) throws {
        for example in try Self.badExamples(of: id) {
            let linted = Linted(example)
            let comment = "# tablespec:disable:next \(id) -- reason"
            var files = example.files.map { (path: $0.path, lines: $0.text.split(separator: "\n").map(String.init)) }
            let places = linted.findings.map { linted.lineIndex(of: $0.range) }
            for (file, line) in Dictionary(grouping: places, by: \.file).mapValues({ Set($0.map(\.line)) }) {
                for index in line.sorted(by: >) {
                    let indent = files[file].lines[index].prefix { $0 == " " }
                    files[file].lines.insert(indent + comment, at: index)
                }
            }
            let suppressed = Linted(files.map { ($0.path, $0.lines.joined(separator: "\n")) })
            #expect(suppressed.ids.isEmpty, "\(suppressed.report)")
        }
    }

    @Test("suppressed in its file", arguments: suppressibleRules)
    func suppressedInFile(_ id: String) throws {
        for example in try Self.badExamples(of: id) {
            let linted = Linted(example)
            let reported = Set(linted.findings.map { linted.lineIndex(of: $0.range).file })
            let files = example.files.enumerated().map { index, file in
                let top = reported.contains(index) ? "# tablespec:disable:file \(id) -- reason\n" : ""
                return (file.path, top + file.text)
            }
            let suppressed = Linted(files)
            #expect(suppressed.ids.isEmpty, "\(suppressed.report)")
        }
    }

    @Test("accepted by a baseline, even if lines move", arguments: RuleRegistry.ids)
    func accepted(_ id: String) throws {
        for example in try Self.badExamples(of: id) {
            let baseline = Linted(example).baseline
            #expect(baseline.counts.keys.allSatisfy { $0.rule == id && !$0.place.isEmpty })
            let moved = Linted(example.files.map { ($0.path, "# A comment above.\n\n\($0.text)") })
            let (remaining, stale) = moved.findings(without: baseline)
            #expect(!moved.findings.isEmpty)
            #expect(remaining.isEmpty && stale.isEmpty)
        }
    }

    private static let suppressibleRules = RuleRegistry.ids.filter { !$0.contains("suppression") }

    private static func badExamples(of id: String) throws -> [RuleExample] {
        try #require(RuleRegistry.rule(id: id)).bad
    }
}

extension Linted {
    fileprivate func lineIndex(of range: SourceRange) -> (file: Int, line: Int) {
        let line = LineTable(sources[range.source].bytes).position(ofByte: Int(range.start)).line - 1
        return (Int(range.source.index), line)
    }
}
