import Foundation
import TableSpecTestSupport
import Testing

/// Where the tool expects a file there may be a pipe to which nobody writes, a device that never ends, or far too much.
@Suite("Unreadable and oversized files are reported, not read", .slow)
struct HostileFileTests {
    private static let spec = "screen: Hello\ntitle: Hello\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"

    /// A project that has been built, with a change that is not built yet.
    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec, "accepted.json": ""])
        #expect(try await Command("build", "Specs", in: folder).status == 0)
        try folder.write(Self.spec.replacing("A, B", with: "A, C"), to: "Specs/Hello.yaml")
        return folder
    }

    /// The files that are read, and the command that reads them.
    private static let places: [(path: String, command: [String])] = [
        ("Specs/Hello.yaml", ["lint", "Specs"]), ("Specs/Hello.yaml", ["lint", "Specs/Hello.yaml"]),
        ("Specs/tablespec.yaml", ["lint", "Specs"]),
        ("accepted.json", ["lint", "Specs", "--baseline", "accepted.json"]),
        ("accepted.json", ["lint", "Specs", "--baseline", "accepted.json", "--write-baseline"]),
        ("Generated/.tablespec/manifest", ["build", "Specs"]), ("Generated/.tablespec/cache", ["build", "Specs"]),
        ("Generated/.tablespec/journal", ["build", "Specs"]),
        ("Generated/.tablespec/manifest", ["build", "Specs", "--check"]),
        ("tables.d", ["build", "Specs", "--depfile", "tables.d"]),
        ("Old/A.svg", ["preview", "--compare", "Old", "Generated/Previews"]),
    ]

    @Test("a pipe without a writer", arguments: places)
    func pipe(_ path: String, _ command: [String]) async throws {
        let folder = try await project()
        try folder.makePipe(path)
        let run = try await Command(command, in: folder)
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("\(path): error: "), "\(run.errors)")
        #expect(run.errors.contains(": not a regular file\n"), "\(run.errors)")
    }

    @Test(
        "an endless device",
        arguments: [
            ["lint", "/dev/zero"], ["lint", "Specs", "--baseline", "/dev/zero"],
            ["lint", "Specs", "--baseline", "/dev/zero", "--write-baseline"],
            ["build", "Specs", "--depfile", "/dev/zero"], ["diff", "/dev/zero", "Specs"],
        ]
    )
    func device(_ command: [String]) async throws {
        let run = try await Command(command, in: project())
        #expect(run.status == 3)
        let verb = command.contains { ["--write-baseline", "--depfile"].contains($0) } ? "written" : "read"
        #expect(run.errors == "/dev/zero: error: can't be \(verb): not a regular file\n")
        #expect(FileManager.default.fileExists(atPath: "/dev/zero"))
    }

    @Test("a link to a device is treated as a device")
    func linkedDevice() async throws {
        let folder = try await project()
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("Specs/Zero.yaml").path,
            withDestinationPath: "/dev/zero"
        )
        let run = try await Command("lint", "Specs", in: folder)
        #expect(run.status == 3)
        #expect(run.errors == "Specs/Zero.yaml: error: can't be read: not a regular file\n")
    }

    @Test("an oversized file of the tool", arguments: ["manifest", "cache", "journal"])
    func largeList(_ name: String) async throws {
        let folder = try await project()
        try folder.makeHole("Generated/.tablespec/\(name)", size: 1 << 40)
        let run = try await Command("build", "Specs", in: folder)
        #expect(run.status == 3)
        #expect(run.errors == "Generated/.tablespec/\(name): error: is larger than the limit of 64 MB\n")
    }

    @Test("an oversized spec is a finding", arguments: ["Specs", "-"])
    func largeSpec(_ path: String) async throws {
        let folder = try await project()
        try folder.makeHole("Specs/Hello.yaml", size: 1 << 40)
        let input = path == "-" ? folder.url.appendingPathComponent("Specs/Hello.yaml") : nil
        let run = try await Command(["lint", path], in: folder, inputFile: input)
        #expect(run.status == 1)
        #expect(run.output.contains("the file is larger than 16777216 bytes"))
    }

    @Test func aBaselineThatIsFarTooLargeIsAFinding() async throws {
        let folder = try await project()
        try folder.makeHole("accepted.json", size: 1 << 40)
        let run = try await Command("lint", "Specs", "--baseline", "accepted.json", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("the file is larger than 16777216 bytes"))
    }

    @Test func anOutputThatIsFarTooLargeIsNoneOfOurs() async throws {
        let folder = try await project()
        try folder.makeHole("Generated/Swift/Hello.tablespec.swift", size: 1 << 40)
        let run = try await Command("build", "Specs", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Generated/Swift/Hello.tablespec.swift: error: was edited by hand\n"))
    }

    @Test func standardInputWithoutEndIsCutOff() async throws {
        let run = try await Command(["lint", "-"], in: TemporaryFolder(), inputFile: URL(fileURLWithPath: "/dev/zero"))
        #expect(run.status == 1)
        #expect(run.output.contains("the file is larger than 16777216 bytes"))
    }

    @Test func aFolderInThePlaceOfASpecIsNamed() async throws {
        let folder = try TemporaryFolder(["tablespec.yaml/keep": "", "A.yaml": Self.spec])
        let run = try await Command("lint", ".", in: folder)
        #expect(run.status == 3)
        #expect(run.errors == "tablespec.yaml: error: can't be read: is a directory\n")
    }

    // MARK: Pictures and versions

    @Test("a comparison page isn't written through a link", arguments: ["Comparison", "Comparison/index.html"])
    func comparison(_ link: String) async throws {
        let folder = try TemporaryFolder([
            "Old/A.svg": "<svg/>", "New/A.svg": "<svg></svg>", "Elsewhere/index.html": "precious",
            "Comparison/keep": "",
        ])
        let path = folder.url.appendingPathComponent(link).path
        try? FileManager.default.removeItem(atPath: path)
        let target = link == "Comparison" ? "Elsewhere" : "../Elsewhere/index.html"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        let run = try await Command("preview", "--compare", "Old", "New", in: folder)
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("\(link): error: can't be written: "))
        #expect(folder.text(of: "Elsewhere/index.html") == "precious")
    }

    @Test func aSpecOfAnotherVersionThatIsFarTooLargeIsNotRead() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec])
        try folder.makeHole("Specs/Large.yaml", size: 17 << 20)
        try await folder.commit()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/Large.yaml"))
        let run = try await Command("diff", "--against", "git:HEAD", "Specs", in: folder)
        #expect(run.status == 2)
        let sizes = "17825792 bytes, which exceeds the limit of 16777216"
        #expect(run.errors == "error: 'Large.yaml' in 'HEAD' has \(sizes)\n")
    }
}
