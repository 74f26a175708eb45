import Foundation
import TableSpecTestSupport
import Testing

/// Builds of the specs of the repository, whatever surrounds them.
@Suite("The surroundings of a build", .slow)
struct SurroundingsTests {
    /// The files that a build makes of the specs.
    private static func outputs(of folder: TemporaryFolder) throws -> [String: Data] {
        let names = try folder.visibleFiles().filter { $0.hasPrefix("Generated/") }
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, FileManager.default.contents(atPath: folder.url.appendingPathComponent(name).path) ?? Data())
            }
        )
    }

    /// A folder with the specs.
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent("Specs"),
            to: folder.url.appendingPathComponent("Specs")
        )
        return folder
    }

    @Test func theBytesDependOnTheSpecsAlone() async throws {
        let reference = try Self.folder()
        try #require(try await Command("build", "Specs", in: reference).status == 0)
        let expected = try Self.outputs(of: reference)
        #expect(expected.count > 300)
        for environment in [
            ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"],
            ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "America/St_Johns", "HOME": "/nonexistent"],
            ["LC_ALL": "C", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1", "TERM": "dumb"],
        ] {
            let folder = try Self.folder()
            #expect(try await Command("build", "Specs", in: folder, environment: environment).status == 0)
            #expect(try Self.outputs(of: folder) == expected, "\(environment)")
        }
    }

    @Test(.enabled(if: ExternalProgram(name: "taskset").isInstalled, "taskset is not installed"))
    func theBytesAreTheSameOnOneCore() async throws {
        let (one, all) = (try Self.folder(), try Self.folder())
        let run = try await ExternalProgram(name: "taskset")
            .run("-c", "0", Command.executable.path, "build", "Specs", in: one)
        #expect(run.status == 0, "\(run.output)")
        _ = try await Command("build", "Specs", in: all)
        #expect(try Self.outputs(of: one) == Self.outputs(of: all))
    }

    @Test func twoBuildsAtOnceMakeWhatOneMakes() async throws {
        let (one, two) = (try Self.folder(), try Self.folder())
        _ = try await Command("build", "Specs", in: one)
        async let first = Command("build", "Specs", in: two)
        async let second = Command("build", "Specs", in: two)
        #expect(try await [first.status, second.status] == [0, 0])
        #expect(try Self.outputs(of: one) == Self.outputs(of: two))
    }

    /// A project of three specs.
    private static func project(rows: String = "One, Two") throws -> TemporaryFolder {
        let specs = ["A", "B", "C"].map { name in
            ("Specs/\(name).yaml", "screen: \(name)\ntitle: T\ntable: { sections: [{ id: s, rows: [\(rows)] }] }\n")
        }
        return try TemporaryFolder(Dictionary(uniqueKeysWithValues: specs))
    }

    /// Damages a random file of the output folder in a random way, 200 times; `.gitignore` is left to users.
    @Test func damagedFilesAreFoundAndReplaced() async throws {
        let folder = try Self.project()
        try #require(try await Command("build", "Specs", in: folder).status == 0)
        let expected = try Self.outputs(of: folder)
        let others = try folder.files().filter { !$0.hasPrefix("Generated/") }
        var random = SeededGenerator(seed: 44)
        for count in 1...200 {
            let made = try folder.files().filter { $0.hasPrefix("Generated/") && !$0.hasSuffix("/.gitignore") }
            let name = random.pick(made)
            let damage = try Self.damage(folder.url.appendingPathComponent(name), &random)
            let comment: Comment = "\(count): \(damage) \(name)"
            let build = try await Command("build", "Specs", in: folder)
            #expect([0, 1].contains(build.status), comment)
            if try build.status == 0 && Self.outputs(of: folder) != expected { Issue.record(comment) }
            #expect(try await Command("build", "Specs", "--force", in: folder).status == 0, comment)
            #expect(try Self.outputs(of: folder) == expected, comment)
            #expect(try folder.files().filter { !$0.hasPrefix("Generated/") } == others, comment)
        }
    }

    /// The files and folders that the user may no longer read or write.
    private static let lost: [(path: String, permissions: Int)] = [
        ("Generated", 0), ("Generated/Swift", 0o555), ("Generated/Previews", 0o555), ("Generated/Previews", 0),
        ("Generated/.tablespec", 0o555), ("Generated/.tablespec/manifest", 0), ("Generated/.tablespec/cache", 0),
        ("Generated/Swift/B.tablespec.swift", 0), ("Specs", 0), ("Specs/B.yaml", 0),
    ]

    @Test("a build that lacks a permission says so and leaves whole files", .needsPermissions, arguments: lost)
    func permissions(_ path: String, _ permissions: Int) async throws {
        let (folder, new) = (try Self.project(), try Self.project(rows: "One, Three"))
        // The files belong to the one to whom permissions apply.
        for name in [".", "Specs"] { try folder.setPermissions(0o777, of: name) }
        try #require(try await Command.tool.runAsUser(["build", "Specs"], in: folder).status == 0)
        try #require(try await Command("build", "Specs", in: new).status == 0)
        let versions = [try Self.outputs(of: folder), try Self.outputs(of: new)]
        for name in try new.files() where name.hasPrefix("Specs") {
            try folder.write(new.text(of: name) ?? "", to: name)
        }
        let before = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(path)")
        try folder.setPermissions(permissions, of: path)
        let run = try await Command.tool.runAsUser(["build", "Specs"], in: folder)
        try folder.setPermissions((before[.posixPermissions] as? NSNumber)?.intValue ?? 0, of: path)
        // An output that can't be read may have been edited.
        #expect(run.status == (path.hasSuffix(".swift") ? 1 : 3))
        let reason = path.hasSuffix(".swift") ? "was edited by hand\n" : ": permission denied\n"
        #expect(run.output.hasPrefix(path) && run.output.contains(reason), "\(run.output)")
        for (name, bytes) in try Self.outputs(of: folder) {
            #expect(versions.contains { $0[name] == bytes }, "\(name)")
        }
        #expect(try await Command.tool.runAsUser(["build", "Specs"], in: folder).status == 0)
        #expect(try Self.outputs(of: folder) == versions[1])
    }

    /// Deletes a file, cuts it off, changes a byte, adds bytes, or replaces the whole of it; returns what was done.
    private static func damage(_ file: URL, _ random: inout SeededGenerator) throws -> String {
        var bytes = [UInt8](try Data(contentsOf: file))
        let kind = random.pick(["delete", "cut", "change", "extend", "replace"])
        switch kind {
        case "delete":
            try FileManager.default.removeItem(at: file)
            return kind
        case "cut": bytes.removeLast(random.number(0...bytes.count))
        case "change" where !bytes.isEmpty:
            bytes[random.number(0...(bytes.count - 1))] ^= UInt8(random.number(1...255))
        case "replace": bytes = (0..<random.number(0...100)).map { _ in UInt8(random.number(0...255)) }
        default: bytes += (0..<20).map { _ in UInt8(random.number(0...255)) }
        }
        try Data(bytes).write(to: file)
        return kind
    }

    #if os(Linux)
        /// A disk in memory is full after half of the outputs.
        @Test(.enabled(if: geteuid() == 0, "only root can mount a disk"))
        func aFullDiskLeavesWholeFiles() async throws {
            let reference = try Self.folder()
            try #require(try await Command("build", "Specs", in: reference).status == 0)
            let expected = try Self.outputs(of: reference)
            let size = expected.values.reduce(0) { $0 + $1.count } / 2
            let folder = try Self.folder()
            let script = """
                mkdir Generated && mount -t tmpfs -o size=\(size) full Generated || exit 100
                "$0" build Specs >log 2>&1
                echo $? >status
                cp -a Generated kept
                mount -o remount,size=1g Generated && "$0" build Specs && cp -a Generated last
                """
            let run = try await ExternalProgram(name: "unshare")
                .run("-m", "bash", "-c", script, Command.executable.path, in: folder)
            guard run.status != 100 else { return }  // A container may not mount.
            #expect(folder.text(of: "status") == "3\n")
            #expect(folder.text(of: "log")?.contains("error: can't be written: no space left on device") == true)
            for (name, bytes) in expected {
                let kept = name.replacing("Generated/", with: "kept/", maxReplacements: 1)
                let found = FileManager.default.contents(atPath: folder.url.appendingPathComponent(kept).path)
                #expect(found == nil || found == bytes, "\(name)")
                let last = name.replacing("Generated/", with: "last/", maxReplacements: 1)
                #expect(FileManager.default.contents(atPath: folder.url.appendingPathComponent(last).path) == bytes)
            }
        }
    #endif
}
