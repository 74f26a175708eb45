import Foundation
import TableSpecDiagnostics
import TableSpecRules
import TableSpecTestSupport
import Testing

@Suite("A baseline")
struct BaselineTests {
    private static func spec(_ rows: String...) -> String {
        """
        screen: Example
        title: Example
        table:
          style: grouped
          sections:
            - id: general
              rows:

        """ + rows.map { "        - \($0)\n" }.joined()
    }

    private static let loud = "{ id: sounds, text: Sounds, detail: Loud }"
    private static let bright = "{ id: display, text: Display, detail: Bright }"

    @Test("identifies a finding by file, rule, id and text")
    func key() {
        let baseline = Linted(Self.spec(Self.loud)).baseline
        let key = Baseline.Key(
            file: "Example.yaml",
            rule: "detail-in-default-style",
            place: "Example/sounds",
            excerpt: "Loud"
        )
        #expect(baseline.counts == [key: 1])
    }

    @Test("is sorted by file, place, rule and text")
    func order() {
        func key(_ file: String, _ place: String, _ rule: String, _ excerpt: String?) -> Baseline.Key {
            Baseline.Key(file: file, rule: rule, place: place, excerpt: excerpt)
        }
        let sorted = [
            key("A.yaml", "B", "z", nil), key("B.yaml", "A", "a", nil), key("B.yaml", "A", "b", nil),
            key("B.yaml", "A", "b", "a"), key("B.yaml", "B", "a", nil),
        ]
        #expect(sorted.reversed().sorted() == sorted)
    }

    /// Nothing tells which of two equal flaws was accepted if the row with that flaw has got another name and a second row
    /// has appeared. Either reading is right: one finding is accepted, and one is new.
    @Test("accepts one of two equal flaws, if the accepted row was renamed and another one was added")
    func renamedAndAdded() {
        let baseline = Linted(Self.spec(Self.loud)).baseline
        let rows = ["alarms", "ringtones"].map { Self.loud.replacingOccurrences(of: "id: sounds", with: "id: \($0)") }
        for rows in [rows, rows.reversed()] {
            let (remaining, stale) = Linted(Self.spec(rows[0], rows[1])).findings(without: baseline)
            #expect(remaining.count == 1 && stale.isEmpty)
        }
    }

    @Test("accepts no finding of another row")
    func newFinding() {
        let baseline = Linted(Self.spec(Self.loud)).baseline
        let linted = Linted(Self.spec(Self.bright, Self.loud))
        let (remaining, stale) = linted.findings(without: baseline)
        #expect(remaining.map { linted.key(of: $0).place } == ["Example/display"])
        #expect(stale.isEmpty)
    }

    @Test("accepts as many findings of a kind as it recorded")
    func counts() {
        let one = Linted(Self.spec("{ id: a, text: A, detail: '', detailColor: systemRed }"))
        #expect(one.baseline.counts.values.allSatisfy { $0 == 1 })
        let key = Baseline.Key(file: "a", rule: "b", place: "c")
        let findings = (0..<3).map { (index: Int32) in
            let range = SourceRange(source: SourceID(index: 0), start: index, end: index)
            return Diagnostic(.error, id: "b", origin: .rule, "message \(index)", at: range)
        }
        let (remaining, stale) = Baseline(counts: [key: 2]).apply(
            to: findings,
            key: { _ in key },
            isGone: { _ in false }
        )
        #expect(remaining.map(\.message) == ["message 2"])
        #expect(stale.isEmpty)
        let lenient = Baseline(counts: [key: 5]).apply(to: findings, key: { _ in key }, isGone: { _ in false })
        #expect(lenient.stale == [key: 2])
    }

    @Test("reports its unused entries")
    func stale() {
        let baseline = Linted(Self.spec(Self.loud, Self.bright)).baseline
        let linted = Linted(Self.spec(Self.loud, "Display"))
        let (remaining, stale) = linted.findings(without: baseline)
        #expect(remaining.isEmpty)
        #expect(stale.keys.map(\.place) == ["Example/display"])
    }

    @Test("accepts no error of syntax or language")
    func language() {
        let linted = Linted(Self.spec("{ id: sounds, txt: Sounds }"))
        #expect(linted.earlier.count == 1)
        let baseline = Baseline(accepting: linted.earlier) { linted.key(of: $0) }
        #expect(baseline.counts.isEmpty)
    }

    @Test("accepts no new finding in place of a fixed one")
    func swap() {
        let rows = ["{ text: One, accessory: checkmark }", "{ text: Two, accessory: checkmark }"]
        let baseline = Linted(Self.spec(rows[0], rows[1])).baseline
        let linted = Linted(Self.spec("One", rows[1], "{ text: Three, accessory: checkmark }"))
        let (remaining, stale) = linted.findings(without: baseline)
        #expect(remaining.map { linted.key(of: $0).place } == ["Example/three"])
        #expect(stale.keys.map(\.place) == ["Example/one"])
    }

    @Test("supports entries without a text, from earlier versions")
    func earlierEntries() {
        let linted = Linted(Self.spec(Self.loud))
        let key = Baseline.Key(file: "Example.yaml", rule: "detail-in-default-style", place: "Example/other/sounds")
        #expect(linted.findings(without: Baseline(counts: [key: 1])).remaining.isEmpty)
    }
}

@Suite("Edits around accepted findings")
struct BaselineEditTests {
    @Test("report nothing new, and one more finding is reported", arguments: 0..<150 as Range<UInt64>)
    func edits(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let draft = BaselineDraft(random: &random)
        let before = Linted([("Example.yaml", draft.text)])
        var edited = draft
        var edits: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) { edits.append(edited.edit(using: &random)) }
        let after = Linted([(edited.path, edited.text)])
        let trace: Comment = "\(edits)\n\(draft.text)\n\(edited.text)"
        #expect(before.earlier.isEmpty && after.earlier.isEmpty, trace)
        #expect(before.findings.count == after.findings.count, trace)
        let (remaining, stale) = after.findings(without: before.baseline)
        #expect(remaining.isEmpty && stale.isEmpty, trace)

        edited.addFlawedRow()
        let flawed = Linted([(edited.path, edited.text)])
        let new = flawed.findings(without: before.baseline).remaining
        #expect(new.count == 1, trace)
    }
}

/// A spec with findings, in several edited versions.
private struct BaselineDraft {
    struct Row {
        var id: String?
        var text: String?
        var isFlawed: Bool
    }

    struct Section {
        var id: String?
        var header: String?
        var rows: [Row]
    }

    var path = "Example.yaml"
    var name = "Example"
    var sections: [Section]
    private var words = 0

    init(random: inout some RandomNumberGenerator) {
        sections = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            var section = Section(id: nil, header: nil, rows: [])
            if Bool.random(using: &random) { section.header = word("Header") }
            if Int.random(in: 0..<3, using: &random) == 0 { section.id = word("section") }
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let hasText = Int.random(in: 0..<5, using: &random) > 0
                let hasID = !hasText || Int.random(in: 0..<3, using: &random) == 0
                let id = hasID ? word("id") : nil
                section.rows.append(Row(id: id, text: hasText ? word("Row") : nil, isFlawed: .random(using: &random)))
            }
            sections.append(section)
        }
        sections[0].rows.append(Row(id: nil, text: word("Row"), isFlawed: true))
    }

    private mutating func word(_ start: String) -> String {
        words += 1
        return "\(start)\(words)"
    }

    mutating func edit(using random: inout some RandomNumberGenerator) -> String {
        let section = Int.random(in: sections.indices, using: &random)
        let row = Int.random(in: sections[section].rows.indices, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            sections[section].rows.insert(Row(id: nil, text: word("Clean"), isFlawed: false), at: row)
            return "a clean row above row \(row) of section \(section)"
        case 1:
            sections[section].header = word("Title")
            return "another header of section \(section)"
        case 2:
            sections[section].header = nil
            return "no header of section \(section)"
        case 3:
            sections[section].rows[row].text = word("Text")
            return "another text of row \(row) of section \(section)"
        case 4:
            sections[section].rows.shuffle(using: &random)
            return "rows of section \(section) in another order"
        case 5:
            sections.insert(
                Section(id: nil, header: nil, rows: [Row(id: nil, text: word("Clean"), isFlawed: false)]),
                at: 0
            )
            return "a section above"
        case 6:
            path = "Sub/Renamed.yaml"
            return "another file"
        case 7:
            name = "Renamed"
            return "another name"
        default:
            let moved = sections[section].rows.remove(at: row)
            if sections[section].rows.isEmpty { sections.remove(at: section) }
            sections.append(Section(id: nil, header: nil, rows: [moved]))
            return "row \(row) of section \(section) in a section of its own"
        }
    }

    mutating func addFlawedRow() {
        sections[0].rows.insert(Row(id: nil, text: "Entirely New", isFlawed: true), at: 0)
    }

    var text: String {
        var lines = ["screen: \(name)", "title: Example", "table:", "  style: insetGrouped", "  sections:"]
        for section in sections {
            var keys: [String] = []
            if let id = section.id { keys.append("id: \(id)") }
            if let header = section.header { keys.append("header: \(header)") }
            keys.append("rows:")
            lines += keys.enumerated().map { ($0 == 0 ? "    - " : "      ") + $1 }
            for row in section.rows {
                var fields = [row.id.map { "id: \($0)" }, row.text.map { "text: \($0)" }].compactMap { $0 }
                if row.text == nil { fields.append("image: { symbol: wifi }, accessibilityLabel: Wi-Fi") }
                if row.isFlawed { fields.append("accessory: checkmark") }
                lines.append("        - { \(fields.joined(separator: ", ")) }")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Linted {
    var baseline: Baseline { Baseline(accepting: findings) { key(of: $0) } }

    func key(of diagnostic: Diagnostic) -> Baseline.Key {
        FindingSubjects(model, sources: sources).key(of: diagnostic, file: sources[diagnostic.range.source].path)
    }

    /// What a baseline of specs with these names, or with names of files that are gone, leaves over.
    func findings(without baseline: Baseline) -> (remaining: [Diagnostic], stale: [Baseline.Key: Int]) {
        let subjects = FindingSubjects(model, sources: sources)
        var names = sources.files.map(\.path)
        let gone = Set(baseline.counts.keys.map(\.file)).subtracting(names)
        let oldNames = baseline.oldNames(of: gone, in: findings.map { key(of: $0) })
        names = names.map { oldNames[$0] ?? $0 }
        return baseline.apply(
            to: findings,
            key: { subjects.key(of: $0, file: names[Int($0.range.source.index)]) },
            isGone: { key in
                guard let index = names.firstIndex(of: key.file) else { return false }
                return subjects.isGone(key, from: SourceID(index: Int32(index)))
            }
        )
    }
}
