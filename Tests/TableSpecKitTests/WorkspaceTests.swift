import Foundation
import TableSpecDiagnostics
import TableSpecKit
import Testing

@Suite("A workspace is the specs below paths, with the nearest configuration")
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

    @Test func aLinkedFolderIsNotEntered() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "A.yaml")
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Loop", withDestinationPath: folder.path)
        #expect(try Workspace(paths: [folder.path]).specs.map(\.relativePath) == ["A.yaml"])
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

    @Test func aPathThatDoesNotExistIsAProblem() {
        let problem = #expect(throws: FileProblem.self) { try Workspace(paths: ["does/not/exist"]) }
        #expect(problem == FileProblem(path: "does/not/exist", message: "does not exist"))
    }
}
