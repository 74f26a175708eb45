import TableSpecTestSupport
import Testing

@Suite("where connects lines of Swift and specs")
struct WhereCommandTests {
    private func project() async throws -> TemporaryFolder {
        let spec =
            "screen: A\ntable:\n  sections:\n    - id: s\n      rows:\n        - { id: first, text: B }\n        - C\n"
        let folder = try TemporaryFolder(["Specs/tablespec.yaml": "output: ../Generated\n", "Specs/A.yaml": spec])
        #expect(try await Command("build", "Specs", in: folder).status == 0)
        return folder
    }

    @Test func bothWays() async throws {
        let folder = try await project()
        let forth = try await Command("where", "Specs/A.yaml:6", "Specs", in: folder)
        #expect(forth.status == 0)
        let line = try #require(forth.output.split(separator: "\n").last)
        #expect(line.hasPrefix("Generated/Swift/A.tablespec.swift:"))
        let place = line.prefix { $0 != " " }.dropLast()
        let back = try await Command("where", String(place), "Specs", in: folder)
        #expect(back.output == "Specs/A.yaml:6:17: row 'first' of screen 'A'\n")
    }

    @Test(arguments: [
        ("A.tablespec.swift", 2, "expected a file and a line"),
        ("A.tablespec.swift:0", 2, "expected a file and a line"),
        ("B.tablespec.swift:1", 2, "no spec generates 'B.tablespec.swift'"),
        ("TableSpecSupport.tablespec.swift:1", 2, "all screens share"), ("B.yaml:1", 2, "isn't one of the specs"),
        ("Specs/A.yaml:99", 2, "has no line 99"),
    ])
    func wrongPlaces(_ place: String, _ status: Int32, _ message: String) async throws {
        let run = try await Command("where", place, "Specs", in: project())
        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func staleAndMissingSwift() async throws {
        let folder = try await project()
        try folder.write("screen: A\ntable: { sections: [{ id: s, rows: [B] }] }\n", to: "Specs/A.yaml")
        let stale = try await Command("where", "A.tablespec.swift:3", "Specs", in: folder)
        #expect(stale.status == 1)
        #expect(stale.errors.contains("run 'tablespec build'"))
        #expect(try await Command("where", "A.tablespec.swift:3", "Specs", "--output", "None", in: folder).status == 3)
    }

    @Test func errorsInSpecs() async throws {
        let folder = try await project()
        try folder.write("screen: A\ntable: { sections: [{ id: s, rowz: [B] }] }\n", to: "Specs/A.yaml")
        let run = try await Command("where", "A.tablespec.swift:3", "Specs", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("unknown-key"))
    }
}
