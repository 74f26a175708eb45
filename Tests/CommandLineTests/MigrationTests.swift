import Foundation
import TableSpecKit
import TableSpecTestSupport
import Testing

/// The folder of real storyboards, if it exists.
private let corpus = URL(filePath: #filePath).appending(path: "../../../../shared/corpus/storyboards").standardized

/// Real storyboards on the whole way of `Sources/TableSpecKit/TableSpecKit.docc/Migration.md`.
@Suite(
    "A migration leads from storyboards to Swift that compiles",
    .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the storyboards are not there")
)
struct MigrationTests {
    @Test(.slow, arguments: MigrationWalk.all)
    func importsLintsCompilesAndRuns(_ walk: MigrationWalk) async throws {
        let storyboard = try String(contentsOf: corpus.appending(path: walk.path), encoding: .utf8)
        let folder = try TemporaryFolder(["App/Base.lproj/Main.storyboard": storyboard])
        let imported = try await Command("import", "App", "--report", "import.txt", in: folder)
        #expect(imported.status == 0)
        #expect(imported.output.contains("\(walk.screens) screens from "))
        // Every line of the report is a place in the storyboard, or what to do by hand; the last one counts.
        let report = (folder.text(of: "import.txt") ?? "").split(separator: "\n").dropLast()
        #expect(report.allSatisfy { $0.hasPrefix("App/Base.lproj/Main.storyboard:") || $0.hasPrefix("    by hand: ") })
        #expect(try await Command("lint", "Specs", in: folder).status == 0)
        #expect(try await Command("build", "Specs", in: folder).status == 0)
        #expect(try await Command("build", "Specs", "--check", in: folder).status == 0)
        #expect(try await compilerMessages(in: folder, walk.program) == "")
        #expect(try await seen(in: folder) == walk.seen)
        // The specs are the app's from now on: what is changed by hand stays when the storyboard is imported again.
        let spec = try #require(imported.output.split(separator: "\n").first.map(String.init))
        try folder.write((folder.text(of: spec) ?? "") + "# mine\n", to: spec)
        #expect(try await Command("import", "App", "--merge", in: folder).output.hasPrefix("\(spec) (kept)\n"))
        #expect(folder.text(of: spec)?.hasSuffix("# mine\n") == true)
    }

    /// Compiles the generated Swift with the classes of the app and a simulated user.
    private func compilerMessages(in folder: TemporaryFolder, _ program: String) async throws -> String {
        try folder.write(try stubs(in: folder), to: "Stubs.swift")
        try folder.write("import Foundation\nimport HeadlessUIKit\nimport UIKit\n\n" + program, to: "main.swift")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.url.appending(path: "Generated/Swift").path
        )
        let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "Generated/Swift/\($0)" }
        #expect(!files.isEmpty)
        let arguments = [
            "-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors", "-Onone", "-module-name", "Walk", "-o", "walk",
            "-I", BuildProducts.modules.path, "main.swift", "Stubs.swift",
        ]
        let run = try await ExternalProgram.swiftc.run(arguments + files + BuildProducts.uiKitObjects, in: folder.url)
        return run.status == 0 ? run.output : "status \(run.status)\n" + run.output
    }

    /// What the user saw, line by line.
    private func seen(in folder: TemporaryFolder) async throws -> [String] {
        let run = try await ExternalProgram(name: "\(folder.path)/walk").run(in: folder)
        #expect(run.status == 0)
        return run.output.split(separator: "\n").map(String.init)
    }

    /// Classes in the place of the app's own, which the specs name.
    private func stubs(in folder: TemporaryFolder) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "Specs").path)
        let files = names.sorted().map { ($0, folder.text(of: "Specs/\($0)") ?? "") }
        return AppClasses(of: Analysis(Workspace(files: files)).model).declarations
    }
}
