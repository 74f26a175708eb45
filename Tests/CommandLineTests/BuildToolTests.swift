import Foundation
import TableSpecTestSupport
import Testing

/// Other build tools run the tool by what its depfile says.
@Suite("The depfile lets other build tools know when to build again", .slow)
struct BuildToolTests {
    private static let specs = [
        "My Specs/Sub/A.yaml": "screen: A\ntitle: A\ntable: { sections: [{ id: s, rows: [One, Two] }] }\n",
        "My Specs/B.yaml": "screen: B\ntitle: B\ntable: { sections: [{ id: s, rows: [One, Two] }] }\n",
        "My Specs/tablespec.yaml": "output: ../Out\n",
    ]

    @Test(.enabled(if: ExternalProgram.make.isInstalled, "make is not installed"))
    func make() async throws {
        let folder = try TemporaryFolder(Self.specs)
        try folder.write(
            """
            out/tables.stamp:
            \t'\(Command.executable.path)' build 'My Specs' --quiet --depfile out/tables.d --stamp $@
            -include out/tables.d

            """,
            to: "Makefile"
        )
        try await everyChangeIsSeen(folder) { try await ExternalProgram.make.run(in: folder) }
    }

    @Test(.enabled(if: ExternalProgram.ninja.isInstalled, "ninja is not installed"))
    func ninja() async throws {
        let folder = try TemporaryFolder(Self.specs)
        try folder.write(
            """
            rule tables
              command = '\(Command.executable.path)' build 'My Specs' --quiet --depfile $out.d --stamp $out
              depfile = $out.d
              deps = gcc
            build out/tables.stamp: tables

            """,
            to: "build.ninja"
        )
        try await everyChangeIsSeen(folder) { try await ExternalProgram.ninja.run(in: folder) }
    }

    @Test(
        "without a stamp file the outputs are the targets",
        .enabled(if: ExternalProgram.make.isInstalled, "make is not installed")
    )
    func outputsAsTargets() async throws {
        let folder = try TemporaryFolder(Self.specs)
        try folder.write(
            """
            Out/Swift/B.tablespec.swift:
            \t'\(Command.executable.path)' generate 'My Specs' --depfile tables.d
            -include tables.d

            """,
            to: "Makefile"
        )
        #expect(try await ExternalProgram.make.run(in: folder).status == 0)
        try folder.replace("title: B", with: "title: C", in: "My Specs/B.yaml")
        #expect(try await ExternalProgram.make.run(in: folder).output.contains("1 written"))
        #expect(folder.text(of: "Out/Swift/B.tablespec.swift")?.contains("C") == true)
    }

    /// Builds after changes of every kind, each of which must be seen, and none a second time.
    private func everyChangeIsSeen(_ folder: TemporaryFolder, _ build: () async throws -> ExternalProgram.Run)
        async throws
    {
        func stamp() throws -> Date? {
            try FileManager.default.attributesOfItem(
                atPath: folder.url.appendingPathComponent("out/tables.stamp").path
            )[
                .modificationDate
            ] as? Date
        }
        func expectToBuild(_ comment: Comment) async throws {
            let first = try await build()
            #expect(first.status == 0, "\(comment): \(first.output)")
            let built = try stamp()
            let second = try await build()
            #expect(second.status == 0, "\(comment): \(second.output)")
            #expect(try stamp() == built, "built again without a change: \(comment)")
        }

        try await expectToBuild("first")
        #expect(folder.text(of: "Out/Swift/Sub_A.tablespec.swift") != nil)
        try folder.replace("title: A", with: "title: Other", in: "My Specs/Sub/A.yaml")
        try await expectToBuild("edited")
        #expect(folder.text(of: "Out/Swift/Sub_A.tablespec.swift")?.contains("Other") == true)
        try folder.write("types: { T: { a: String } }\n", to: "My Specs/Sub/T.yaml")
        try await expectToBuild("added")
        #expect(folder.text(of: "Out/Swift/Sub_T.tablespec.swift") != nil)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("My Specs/Sub/T.yaml"))
        try await expectToBuild("deleted")
        #expect(folder.text(of: "Out/Swift/Sub_T.tablespec.swift") == nil)
        try folder.replace("../Out", with: "../Elsewhere", in: "My Specs/tablespec.yaml")
        try await expectToBuild("configured")
        #expect(folder.text(of: "Elsewhere/Swift/B.tablespec.swift") != nil)
    }
}

extension TemporaryFolder {
    fileprivate func replace(_ old: String, with new: String, in name: String) throws {
        if let text = text(of: name) { try write(text.replacing(old, with: new), to: name) }
    }
}
