import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecPictures
import TableSpecRules
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("A workspace contains the specs below paths, with the nearest configuration")
struct WorkspaceTests {
    @Test func aFolderMeansAllSpecsBelowIt() throws {
        let folder = try TemporaryFolder()
        for name in ["B.yaml", "A.yml", "Sub/C.yaml", "Sub/Deep/D.yaml", "notes.txt", ".hidden.yaml", "tablespec.yaml"]
        {
            try folder.write("", to: name)
        }
        let workspace = try Workspace(paths: [folder.path])
        #expect(workspace.specs.map(\.relativePath) == ["A.yml", "B.yaml", "Sub/C.yaml", "Sub/Deep/D.yaml"])
    }

    @Test func textsOfAnEditorReplaceThoseOnTheDisk() throws {
        let folder = try TemporaryFolder(["A.yaml": "a", "C.yaml": "c", "tablespec.yaml": "rules: { three-dots: off }"])
        let saved = try Workspace(paths: [folder.path])
        let texts = [
            "C.yaml": "new", "B.yaml": "b", "notes.txt": "", "tablespec.yaml": "output: Here", "../D.yaml": "outside",
            ".hidden/E.yaml": "",
        ]
        let workspace = saved.replacing(
            Dictionary(uniqueKeysWithValues: texts.map { ("\(folder.path)/\($0)", Array($1.utf8)) })
        )
        #expect(workspace.specs.map(\.relativePath) == ["A.yaml", "B.yaml", "C.yaml"])
        let contents = workspace.specs.map { String(decoding: workspace.sources[$0.id].bytes, as: UTF8.self) }
        #expect(contents == ["a", "b", "new"])
        #expect(workspace.configuration.output?.value == "Here")
        #expect(workspace.configuration.rules.levels.isEmpty)
        #expect(saved.replacing([:]).specs.map(\.id) == saved.specs.map(\.id))
    }

    @Test func aFolderIsEnteredOnceHoweverManyLinksLeadToIt() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Specs/A.yaml")
        try folder.write("", to: "Specs/Sub/B.yaml")
        try folder.link("Specs/Loop", to: "Specs")
        try folder.link("Specs/Sub/Above", to: "")
        try folder.link("Specs/Other", to: "Specs/Sub")
        try folder.link("Specs/C.yaml", to: "Specs/A.yaml")
        let workspace = try Workspace(paths: ["\(folder.path)/Specs"])
        #expect(workspace.specs.map(\.relativePath) == ["A.yaml", "Sub/B.yaml"])
        #expect(workspace.leftOutFindings.isEmpty)
    }

    @Test("links are followed inside the repository, or without one inside the folder", arguments: [true, false])
    func links(_ hasRepository: Bool) throws {
        let folder = try TemporaryFolder()
        if hasRepository { try folder.write("", to: "Project/.git/HEAD") }
        try folder.write("types: { A: { a: Int } }", to: "Project/Shared/Types.yaml")
        try folder.write("types: { B: { b: Int } }", to: "Project/Others/B.yaml")
        try folder.write("secret: 1", to: "Elsewhere/Secret.yaml")
        try folder.write("", to: "Project/Specs/A.yaml")
        try folder.link("Project/Specs/shared", to: "Project/Shared")
        try folder.link("Project/Specs/again", to: "Project/Shared")
        try folder.link("Project/Specs/B.yaml", to: "Project/Others/B.yaml")
        try folder.link("Project/Specs/Secret.yaml", to: "Elsewhere/Secret.yaml")
        try folder.link("Project/Specs/secrets", to: "Elsewhere")
        try folder.link("Project/Specs/notes.txt", to: "Elsewhere/Secret.yaml")
        let workspace = try Workspace(paths: ["\(folder.path)/Project/Specs"])
        let outside = ["Secret.yaml", "secrets"] + (hasRepository ? [] : ["B.yaml", "again", "shared"])
        let leftOut = workspace.leftOutFindings.map { workspace.sources[$0.range.source].path }
        #expect(leftOut == outside.sorted().map { "\(folder.path)/Project/Specs/\($0)" })
        let inside = hasRepository ? 3 : 1
        #expect(workspace.specs.count == inside)
        #expect(!workspace.sources.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("secret") })
        // A shell names every file that matches a pattern, so a named link gets no trust in a repository.
        let named = ["\(folder.path)/Project/Specs/Secret.yaml"]
        if hasRepository {
            #expect(throws: FileProblem.self) { try Workspace(paths: named) }
        } else {
            #expect(try Workspace(paths: named).specs.count == 1)
        }
    }

    @Test func aSpecThatIsNamedTwiceIsReadOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "A.yaml")
        let workspace = try Workspace(paths: ["\(folder.path)/A.yaml", folder.path])
        #expect(workspace.specs.count == 1)
    }

    @Test func theConfigurationIsFoundUpwards() throws {
        let folder = try TemporaryFolder()
        try folder.write("output: Out\n", to: "tablespec.yaml")
        try folder.write("", to: "Sub/A.yaml")
        let workspace = try Workspace(paths: ["\(folder.path)/Sub/A.yaml"])
        #expect(workspace.outputPath == "\(folder.path)/Out")
    }

    @Test func theOutputIsRelativeToTheConfiguration() throws {
        let folder = try TemporaryFolder()
        try folder.write("output: ../Out\n", to: "Specs/tablespec.yaml")
        #expect(try Workspace(paths: ["\(folder.path)/Specs"]).outputPath == "\(folder.path)/Out")
    }

    @Test(
        "a configuration can generate outputs in its folder inside the repository",
        arguments: [
            ("../Out", true), ("Out", true), (".", true), ("../Deep/Out", true), ("../Linked/Out", true), ("..", false),
            ("../..", false), ("../../Elsewhere", false), ("../../..", false), ("/", false), ("/etc/x", false),
            ("//", false), ("''", false), ("../Link", false), ("../Link/Deep/Out", false), ("/../../", false),
        ]
    )
    func outputPlaces(_ output: String, _ isInOrder: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Repository/.git/HEAD")
        try folder.write("", to: "Elsewhere/keep")
        try folder.write("", to: "Repository/Real/keep")
        try folder.link("Repository/Link", to: "Elsewhere")
        try folder.link("Repository/Linked", to: "Repository/Real")
        try folder.write("rules: {}\noutput: \(output)\n", to: "Repository/Specs/tablespec.yaml")
        try folder.write("types: { Item: { name: String } }\n", to: "Repository/Specs/A.yaml")
        let before = try folder.names()
        let request = BuildRequest(paths: ["\(folder.path)/Repository/Specs"], products: .swift)
        let result = try Build.run(request)
        guard !isInOrder else {
            #expect(result.diagnostics.isEmpty && result.delivery != nil)
            return
        }
        guard case .misconfigured = result.outcome else {
            Issue.record("the build was not refused")
            return
        }
        #expect(result.diagnostics.map(\.id) == ["output-place"])
        #expect(result.diagnostics.first?.range.start == 18)
        #expect(try folder.names() == before)
    }

    @Test(
        "a path of the configuration with U+0000 is refused",
        arguments: [#"output: "a\0b""#, #"previews: { assets: ["a\0b"] }"#, #"previews: { symbols: ["a\0b"] }"#]
    )
    func noPathHoldsNull(_ configuration: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("\(configuration)\n", to: "Specs/tablespec.yaml")
        try folder.write("types: { Item: { name: String } }\n", to: "Specs/A.yaml")
        let before = try folder.names()
        let result = try Build.run(BuildRequest(paths: ["\(folder.path)/Specs"], products: .swift))
        guard case .misconfigured = result.outcome else {
            Issue.record("the build was not refused")
            return
        }
        let finding = try #require(result.diagnostics.first)
        #expect(result.diagnostics.count == 1)
        #expect(finding.message == "the path contains the character U+0000, which isn't allowed in paths")
        let start = try #require(configuration.utf8.firstIndex(of: UInt8(ascii: "\"")))
        #expect(Int(finding.range.start) == configuration.utf8.distance(from: configuration.startIndex, to: start))
        #expect(try folder.names() == before)
    }

    @Test func outsideOfARepositoryTheOutputMayLieBesideTheProject() throws {
        let folder = try TemporaryFolder()
        try folder.write("output: ../../Out\n", to: "Project/Specs/tablespec.yaml")
        let workspace = try Workspace(paths: ["\(folder.path)/Project/Specs"])
        #expect(workspace.configurationFindings.isEmpty)
        #expect(workspace.outputPath == "\(folder.path)/Out")
    }

    #if os(Linux)
        // The disks of macOS hold names that are UTF-8 only.
        @Test func aNameThatIsNotUTF8IsReportedAndTheOthersAreRead() throws {
            let folder = try TemporaryFolder()
            for name in ["A.yaml", "B.yml", "C.txt"] {
                try folder.write("types: { T\(name.prefix(1)): { name: String } }\n", to: "Specs/\(name)")
            }
            func rename(_ name: String, to bytes: [UInt8]) {
                let start = Array("\(folder.path)/Specs/".utf8)
                let paths = [start + Array(name.utf8), start + bytes].map { ($0 + [0]).map { CChar(bitPattern: $0) } }
                #expect(Foundation.rename(paths[0], paths[1]) == 0)
            }
            rename("B.yml", to: [0x47, 0x72, 0xFC] + Array(".yml".utf8))
            rename("C.txt", to: [0xFC] + Array(".txt".utf8))
            try folder.write("", to: "Specs/Sub/D.yaml")
            rename("Sub", to: [0xE4])
            let workspace = try Workspace(paths: ["\(folder.path)/Specs"])
            #expect(workspace.specs.map(\.relativePath) == ["A.yaml"])
            let findings = Analysis(workspace).diagnostics
            #expect(findings.map(\.id) == ["file-name", "file-name"])
            #expect(findings.allSatisfy { $0.severity == .warning })
            let paths = findings.map { workspace.sources[$0.range.source].path }
            #expect(paths == ["Gr\\xFC.yml", "\\xE4"].map { "\(folder.path)/Specs/\($0)" })
        }
    #endif

    @Test func aPathThatDoesNotExistIsAProblem() {
        let problem = #expect(throws: FileProblem.self) { try Workspace(paths: ["does/not/exist"]) }
        #expect(problem == FileProblem(path: "does/not/exist", message: "does not exist"))
    }
}
