import TableSpecDiagnostics
import TableSpecKit
import TableSpecModel
import TableSpecRules
import Testing

@Suite("An analysis reports what all stages find, sorted by place")
struct AnalysisTests {
    @Test func allStagesReport() {
        let workspace = Workspace(files: [
            (
                "A.yaml",
                "screen: A\ntitle: One\ntitle: Two\ntable: { sections: [{ rows: [{ text: $(x), detail: B }] }] }"
            ),
            ("B.yaml", "screen: [\n"),
        ])
        let ids = Analysis(workspace).diagnostics.map(\.id)
        #expect(ids == ["yaml-duplicate-key", "unknown-name", "detail-in-default-style", "yaml-syntax"])
    }

    @Test("a finding in aliased content names the aliases, one of which might have to change")
    func aliases() {
        let text = """
            screen: A
            title: A
            table:
              style: insetGrouped
              sections:
                - id: one
                  rows:
                    - &base { id: a, text: Row }
                    - *base
                - id: two
                  rows: &rows
                    - { text: E, accessory: checkmark }
                - { id: three, header: Three, rows: *rows }
                - id: four
                  rows:
                    - { <<: *base, id: g, text: G, segue: { to: Other } }
            """
        let analysis = Analysis(Workspace(files: [("A.yaml", text)]))
        let table = LineTable(Array(text.utf8))
        func lines(_ id: String) -> [Int] {
            analysis.diagnostics.first { $0.id == id }?.labels.filter { $0.text == "repeated here" }
                .map { table.position(ofByte: Int($0.range.start)).line } ?? []
        }
        #expect(analysis.diagnostics.first { $0.id == "duplicate-name" }?.message == "two rows have the id 'a'")
        #expect(lines("duplicate-name") == [9, 16])
        #expect(lines("fixed-checkmark") == [13])
        #expect(lines("segue-to-unknown-screen") == [])
    }

    @Test func aRuleCanBeTurnedOff() {
        let text = "screen: A\ntitle: A\ntable: { sections: [{ rows: [{ text: A, detail: B }] }] }"
        var configuration = Configuration()
        #expect(Analysis(Workspace(files: [("A.yaml", text)])).diagnostics.map(\.id) == ["detail-in-default-style"])
        configuration.rules.levels["detail-in-default-style"] = .off
        #expect(Analysis(Workspace(files: [("A.yaml", text)], configuration: configuration)).diagnostics.isEmpty)
    }

    @Test func aConfigurationIsReadLikeASpec() {
        var sources = SourceMap()
        let file = SourceFile(
            path: "tablespec.yaml",
            text:
                "output: ../Out\nrules: { detail-in-default-style: warning, detail-in-defualt-style: off }\nruels: {}\n"
        )
        var diagnostics: [Diagnostic] = []
        let configuration = Configuration.decode(file, id: sources.add(file), diagnostics: &diagnostics)
        #expect(configuration.output?.value == "../Out")
        #expect(configuration.rules.levels == ["detail-in-default-style": .warning])
        #expect(
            diagnostics.map(\.help) == ["did you mean 'rules'?", "did you mean 'detail-in-default-style'?"]
                || diagnostics.map(\.help) == ["did you mean 'detail-in-default-style'?", "did you mean 'rules'?"]
        )
    }

    @Test func outputsOfEqualNamesAreReported() {
        let workspace = Workspace(files: [
            ("a/Settings.yaml", "types: {}"), ("A/settings.yaml", "types: {}"), ("b/Settings.yaml", "types: {}"),
        ])
        #expect(
            Analysis(workspace).diagnostics.map(\.message) == [
                "the outputs of this spec would overwrite those of 'a/Settings.yaml'"
            ]
        )
    }

    @Test func findingsDoNotDependOnTheOrderOfHashing() {
        let files = (0..<20).map { ("S\($0).yaml", "screen: S\($0)\nunknown\($0): 1\ntable: { sections: [] }") }
        let first = Analysis(Workspace(files: files)).diagnostics
        let second = Analysis(Workspace(files: files)).diagnostics
        #expect(first == second)
        #expect(first.count >= 20)
    }
}
