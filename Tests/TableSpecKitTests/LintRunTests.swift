import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecTestSupport
import Testing

@Suite("A lint run")
struct LintRunTests {
    private static func spec(_ rows: String...) -> String {
        "screen: Sounds\ntitle: Sounds\ntable:\n  style: grouped\n  sections:\n    - id: all\n      rows:\n"
            + rows.map { "        - \($0)\n" }.joined()
    }

    private static let loud = "{ id: sounds, text: Sounds, detail: Loud }"
    private static let bright = "{ id: display, text: Display, detail: Bright }"

    private static func accept(_ folder: TemporaryFolder) throws {
        let workspace = try Workspace(paths: ["\(folder.path)/Specs"])
        try LintRun(workspace, accepting: .init(baseline: "\(folder.path)/baseline.json")).write()
    }

    private static func run(_ folder: TemporaryFolder, _ options: LintRun.Options = .init()) throws -> LintRun {
        var options = options
        options.baseline = "\(folder.path)/baseline.json"
        return try LintRun(Workspace(paths: ["\(folder.path)/Specs"]), options)
    }

    @Test("writes a sorted baseline with one line per entry")
    func write() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud, Self.bright), to: "Specs/B.yaml")
        try folder.write(Self.spec(Self.loud).replacing("Sounds", with: "A \"b\"\u{1F600}"), to: "Specs/A.yaml")
        try Self.accept(folder)
        #expect(
            folder.text(of: "baseline.json") == """
                {
                  "version": 1,
                  "findings": [
                    {"file":"Specs/B.yaml","at":"Sounds/display","rule":"detail-in-default-style","text":"Bright"},
                    {"file":"Specs/B.yaml","at":"Sounds/sounds","rule":"detail-in-default-style","text":"Loud"}
                  ]
                }

                """
        )
    }

    @Test("reports nothing that the baseline accepts, in any working directory")
    func apply() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud), to: "Specs/A.yaml")
        try Self.accept(folder)
        #expect(try Self.run(folder).diagnostics.isEmpty)
        let other = try Workspace(paths: ["\(folder.path)/Specs/../Specs/A.yaml"])
        #expect(try LintRun(other, .init(baseline: "\(folder.path)/./baseline.json")).diagnostics.isEmpty)
    }

    @Test("reports new findings, and stale entries at their lines of the baseline")
    func changes() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud), to: "Specs/A.yaml")
        try Self.accept(folder)
        try folder.write(Self.spec("Sounds", Self.bright), to: "Specs/A.yaml")
        let run = try Self.run(folder)
        #expect(run.diagnostics.map(\.id) == ["detail-in-default-style", "stale-baseline-entry"])
        #expect(run.diagnostics.map(\.severity) == [.error, .info])
        let stale = run.diagnostics[1].range
        let file = run.sources[stale.source]
        #expect(file.path.hasSuffix("/baseline.json"))
        #expect(LineTable(file.bytes).position(ofByte: Int(stale.start)).line == 4)
    }

    @Test("reports no entry as stale that it can't check")
    func unjudged() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud), to: "Specs/A.yaml")
        try folder.write(Self.spec(Self.bright).replacing("screen: Sounds", with: "screen: B"), to: "Specs/B.yaml")
        try Self.accept(folder)
        let path = "\(folder.path)/baseline.json"
        let part = try Workspace(paths: ["\(folder.path)/Specs/A.yaml"])
        #expect(try LintRun(part, .init(baseline: path)).diagnostics.isEmpty)
        try folder.write("rules: { detail-in-default-style: off }\n", to: "Specs/tablespec.yaml")
        #expect(try Self.run(folder).diagnostics.isEmpty)
        try folder.remove("Specs/tablespec.yaml")
        try folder.write(Self.spec("{ txt: Sounds }"), to: "Specs/A.yaml")
        #expect(try Self.run(folder).diagnostics.map(\.id) == ["unknown-key"])
        try folder.remove("Specs/A.yaml")
        #expect(try Self.run(folder).diagnostics.map(\.id) == ["stale-baseline-entry"])
    }

    @Test("follows a renamed spec")
    func renamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud, Self.bright).replacing("screen: Sounds\n", with: ""), to: "Specs/A.yaml")
        try Self.accept(folder)
        try folder.remove("Specs/A.yaml")
        try folder.write(Self.spec(Self.bright, Self.loud), to: "Specs/Sub/B.yaml")
        #expect(try Self.run(folder).diagnostics.isEmpty)
        try folder.write(Self.spec(Self.bright, Self.loud), to: "Specs/A.yaml")
        try folder.write(Self.spec(Self.bright).replacing("screen: Sounds", with: "screen: B"), to: "Specs/Sub/B.yaml")
        #expect(try Self.run(folder).diagnostics.map(\.id) == ["detail-in-default-style"])
    }

    @Test("accepts no error of syntax or language")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec("{ txt: Sounds }"), to: "Specs/A.yaml")
        try Self.accept(folder)
        #expect(folder.text(of: "baseline.json") == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
        #expect(try Self.run(folder).diagnostics.map(\.id) == ["unknown-key"])
    }

    @Test("doesn't rewrite a current baseline")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud), to: "Specs/A.yaml")
        try Self.accept(folder)
        let stamps = try folder.stamps()
        try Self.accept(folder)
        #expect(try folder.stamps() == stamps)
    }

    @Test(
        "reports errors in a baseline with their places",
        arguments: [
            "[": "yaml-", "[]": "wrong-type", "{ version: 2, findings: [] }": "unknown-value",
            "{ version: 1, findings: [{ fille: a }] }": "unknown-key", "{ version: 1, findings: [a] }": "wrong-type",
            "{ version: 1, findings: [{ file: a, at: b, rule: c, count: 0 }] }": "wrong-type",
            "{ version: 1, findings: [{ file: a, at: b, rule: c, count: many }] }": "wrong-type",
        ]
    )
    func faults(_ text: String, _ id: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud), to: "Specs/A.yaml")
        try folder.write(text, to: "baseline.json")
        let run = try Self.run(folder)
        #expect(run.diagnostics.isEmpty)
        #expect(run.baselineFaults.count == 1)
        #expect(run.baselineFaults.first?.id.hasPrefix(id) == true)
        #expect(run.sources[try #require(run.baselineFaults.first).range.source].path.hasSuffix("baseline.json"))
    }

    @Test("requires a baseline that is named")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec(Self.loud), to: "Specs/A.yaml")
        #expect(throws: FileProblem.self) { try Self.run(folder) }
    }

    @Test("respects comments unless an option disables them")
    func suppressions() {
        let text = Self.spec("# tablespec:disable:next detail-in-default-style\n        - \(Self.loud)")
            .replacing("- #", with: "#")
        let workspace = Workspace(files: [("A.yaml", text)])
        #expect((try? LintRun(workspace))?.diagnostics.map(\.id) == ["suppression-without-reason"])
        let bare = try? LintRun(workspace, .init(honorsSuppressions: false))
        #expect(bare?.diagnostics.map(\.id) == ["detail-in-default-style"])
    }

    @Test("writes fixed files and no others")
    func fixes() throws {
        let folder = try TemporaryFolder()
        let wrong = Self.spec("Sounds").replacing("title:", with: "titel:")
        try folder.write(wrong, to: "Specs/A.yaml")
        try folder.write(Self.spec("Sounds").replacing("screen: Sounds", with: "screen: B"), to: "Specs/B.yaml")
        let before = try folder.stamps()
        let workspace = try Workspace(paths: ["\(folder.path)/Specs"])
        let run = try LintRun(workspace, .init(fixes: true))
        #expect(folder.text(of: "Specs/A.yaml") == wrong)
        try run.write()
        #expect(run.diagnostics.isEmpty)
        #expect(run.remarks == ["fixed 1 finding in 1 file"])
        #expect(folder.text(of: "Specs/A.yaml") == Self.spec("Sounds"))
        #expect(try folder.names() == ["Specs", "Specs/A.yaml", "Specs/B.yaml"])
        #expect(try folder.stamps()["Specs/B.yaml"] == before["Specs/B.yaml"])
    }

    @Test("keeps links and permissions of the files that it fixes")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec("Sounds").replacing("title:", with: "titel:"), to: "Shared/A.yaml")
        try folder.write("", to: "Specs/Empty.txt")
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/Shared/A.yaml")
        try files.createSymbolicLink(
            atPath: "\(folder.path)/Specs/A.yaml",
            withDestinationPath: "\(folder.path)/Shared/A.yaml"
        )
        try LintRun(Workspace(paths: ["\(folder.path)/Specs/A.yaml"]), .init(fixes: true)).write()
        #expect(folder.text(of: "Shared/A.yaml") == Self.spec("Sounds"))
        let link = try files.destinationOfSymbolicLink(atPath: "\(folder.path)/Specs/A.yaml")
        #expect(link == "\(folder.path)/Shared/A.yaml")
        let attributes = try files.attributesOfItem(atPath: "\(folder.path)/Shared/A.yaml")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    }

    @Test("neither reads nor fixes anything through a link out of its folder")
    func linksOut() throws {
        let folder = try TemporaryFolder()
        let wrong = Self.spec("Sounds").replacing("title:", with: "titel:")
        try folder.write(wrong, to: "Elsewhere/A.yaml")
        try folder.write(wrong.replacing("screen: ", with: "screen: B"), to: "Specs/B.yaml")
        try folder.link("Specs/C.yaml", to: "Elsewhere/A.yaml")
        let run = try LintRun(Workspace(paths: ["\(folder.path)/Specs"]), .init(fixes: true))
        #expect(run.diagnostics.map(\.id) == ["symbolic-link"])
        #expect(run.sources[run.diagnostics[0].range.source].path == "\(folder.path)/Specs/C.yaml")
        try run.write()
        #expect(folder.text(of: "Elsewhere/A.yaml") == wrong)
        #expect(folder.text(of: "Specs/B.yaml")?.contains("title:") == true)

        try folder.link("Specs/C.yaml", to: "Specs/Sub/C.yaml", replacing: true)
        try folder.write(wrong, to: "Specs/Sub/C.yaml")
        try LintRun(Workspace(paths: ["\(folder.path)/Specs/C.yaml"]), .init(fixes: true)).write()
        #expect(folder.text(of: "Specs/Sub/C.yaml") == Self.spec("Sounds"))
    }

    @Test("fixes nothing that the baseline accepts")
    func acceptedFixes() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec("{ id: a, text: Mute, selectionStyle: blue, action: mute }"), to: "Specs/A.yaml")
        try Self.accept(folder)
        let run = try Self.run(folder, .init(fixes: true))
        #expect(run.diagnostics.isEmpty && run.remarks.isEmpty)
    }
}
