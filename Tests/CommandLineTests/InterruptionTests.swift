import Foundation
import TableSpecTestSupport
import Testing

@Suite("An interrupted build", .slow)
struct InterruptionTests {
    private static let count = 12

    /// The specs of a project in one of two versions, of which every output differs.
    private static func specs(version: Int) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (0..<count).map { number in
                let rows = (0..<20).map { "Row \(version) \($0)" }.joined(separator: ", ")
                let spec =
                    "screen: S\(number)\ntitle: S\ntable: { style: grouped, sections: [{ id: s, rows: [\(rows)] }] }\n"
                return ("Specs/S\(number).yaml", spec)
            }
        )
    }

    /// All outputs but those that only speed up the next build.
    private static func outputs(of folder: TemporaryFolder) throws -> [String: String] {
        let names = try folder.files().filter { name in
            name.hasPrefix("Generated/") && !["cache", "journal"].contains { name.hasSuffix("/\($0)") }
        }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.text(of: $0) ?? "") })
    }

    @Test("leaves complete files, and the next build recovers: killed after each share of its outputs")
    func killed() async throws {
        var references: [[String: String]] = []
        for version in 0...1 {
            let folder = try TemporaryFolder(Self.specs(version: version))
            #expect(try await Command("build", "Specs", in: folder).status == 0)
            references.append(try Self.outputs(of: folder))
        }
        let folder = try TemporaryFolder(Self.specs(version: 1))
        #expect(try await Command("build", "Specs", in: folder).status == 0)
        let total = references[0].count
        var interruptions = 0
        for count in 0..<total {
            let version = count % 2
            for (name, text) in Self.specs(version: version) { try folder.write(text, to: name) }
            interruptions += try await kill(in: folder, afterWriting: count, of: references[version]) ? 1 : 0
            for (name, text) in try Self.outputs(of: folder) where !name.contains("/.tablespec/") {
                #expect(references.contains { $0[name] == text }, "\(name) is not whole, killed after \(count) files")
            }
            #expect(try await Command("build", "Specs", in: folder).status == 0)
            #expect(try Self.outputs(of: folder) == references[version])
        }
        #expect(interruptions > 0)
    }

    /// Starts a build and kills it once it has written a number of files; returns whether it was still running.
    private func kill(
        in folder: TemporaryFolder,
        afterWriting count: Int,
        of outputs: [String: String]
    ) async throws -> Bool {
        let tool = try RunningProgram(Command.tool, ["build", "Specs"], in: folder.url)
        _ = await tool.eventually { outputs.count { folder.text(of: $0.key) == $0.value } >= count }
        tool.kill()
        _ = await tool.exitStatus
        return tool.wasKilled
    }
}
