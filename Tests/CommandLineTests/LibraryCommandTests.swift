import TableSpecTestSupport
import Testing

@Suite("The command line builds a library with the indexes of its dependencies")
struct LibraryCommandTests {
    private static let table = "table: { sections: [{ id: s, rows: [{ text: A, segue: Next }] }] }"
    private static let specs = [
        "start/Start.yaml": "screen: Start\ntitle: Start\n\(table)",
        "next/Next.yaml": "screen: Next\ntitle: Next\n\(table.replacing("segue: Next", with: "action: go"))",
        "tablespec.yaml": "unknown: true\n",
    ]
    private static let start = ["start/Start.yaml", "--library", "//start", "--root", "start"]

    @Test func anIndexReplacesTheSpecs() async throws {
        let folder = try TemporaryFolder(Self.specs)
        let index = try await Command(
            "build",
            "next/Next.yaml",
            "--library",
            "//next",
            "--index-out",
            "out/next.index",
            in: folder
        )
        #expect(index.status == 0, "\(index.errors)")
        #expect(folder.text(of: "out/next.index")?.contains("screen: \"Next\"") == true)
        let build = ["build", "--output", "out", "--index", "out/next.index", "--indirect-index", "out/next.index"]
        let built = try await Command(build + Self.start, in: folder)
        #expect(built.status == 0, "\(built.errors)")
        #expect(folder.text(of: "out/Swift/Start.tablespec.swift")?.contains("NextViewController") == true)
        #expect(folder.text(of: "out/Swift/Next.tablespec.swift") == nil)
        #expect(folder.text(of: "out/.tablespec/manifest") == nil)
        let linted = try await Command(["lint", "--index", "out/next.index"] + Self.start, in: folder)
        #expect(linted.status == 0, "\(linted.output)")
    }

    @Test func aMissingDependencyStopsTheBuild() async throws {
        let folder = try TemporaryFolder(Self.specs)
        let built = try await Command(["build", "--output", "out"] + Self.start, in: folder)
        #expect(built.status == 1)
        #expect(built.errors.contains("no dependency declares the screen 'Next'"))
        #expect(folder.text(of: "out/Swift/Start.tablespec.swift") == nil)
        let foreign = try await Command(["build", "--index", "tablespec.yaml"] + Self.start, in: folder)
        #expect(foreign.status == 3)
        #expect(foreign.errors.contains("tablespec.yaml: error: isn't an index of a library"))
    }

    @Test(
        arguments: [
            ["--index", "a.index"], ["--index-out", "a.index"], ["--configuration", "tablespec.yaml"],
            ["--library", "//a", "--check"], ["--library", "//a", "--watch"],
        ]
    )
    func otherCombinationsAreRefused(options: [String]) async throws {
        let run = try await Command(["build", "next"] + options, in: try TemporaryFolder(Self.specs))
        #expect(run.status == 2)
    }
}
