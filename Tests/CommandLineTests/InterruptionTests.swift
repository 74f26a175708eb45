import Foundation
import TableSpecTestSupport
import Testing

@Suite("An interrupted run", .slow)
struct InterruptionTests {
    private static let count = 3

    /// The specs of a project in one of two versions, of which every output differs.
    private static func specs(version: Int) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (0..<count).map { number in
                let rows = (0..<5).map { "Row \(version) \($0)" }.joined(separator: ", ")
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

    @Test("leaves complete files, and the next build recovers: killed 100 times, after each share of its outputs")
    func build() async throws {
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
        for number in 0..<100 {
            let (version, count) = (number % 2, number % total)
            for (name, text) in Self.specs(version: version) { try folder.write(text, to: name) }
            interruptions += try await kill("build", in: folder, after: count, of: references[version]) ? 1 : 0
            for (name, text) in try Self.outputs(of: folder) where !name.contains("/.tablespec/") {
                #expect(references.contains { $0[name] == text }, "\(name) is not whole, killed after \(count) files")
            }
            #expect(try await Command("build", "Specs", in: folder).status == 0)
            #expect(try Self.outputs(of: folder) == references[version])
        }
        #expect(interruptions > 0)
    }

    @Test("leaves complete specs, and the next one fixes the others: killed after each share of them")
    func fix() async throws {
        let fixed = Self.specs(version: 0)
        let broken = fixed.mapValues { $0.replacing("title:", with: "titel:") }
        var interruptions = 0
        for count in 0..<(2 * Self.count) {
            let folder = try TemporaryFolder(broken)
            interruptions += try await kill("lint", "--fix", in: folder, after: count / 2, of: fixed) ? 1 : 0
            for name in try folder.visibleFiles() {
                #expect([broken, fixed].contains { $0[name] == folder.text(of: name) }, "\(name), after \(count / 2)")
            }
            _ = try await Command("lint", "--fix", "Specs", in: folder)
            for (name, text) in fixed { #expect(folder.text(of: name) == text) }
        }
        #expect(interruptions > 0)
    }

    /// Starts a command and kills it once it has written a number of files; returns whether it was still running.
    private func kill(
        _ command: String...,
        in folder: TemporaryFolder,
        after count: Int,
        of files: [String: String]
    ) async throws -> Bool {
        let tool = try RunningProgram(Command.tool, command + ["Specs"], in: folder.url)
        // Pauses are short, because all files are written in a few milliseconds.
        while tool.isRunning, files.count(where: { folder.text(of: $0.key) == $0.value }) < count {
            try await Task.sleep(for: .microseconds(200))
        }
        tool.kill()
        _ = await tool.exitStatus
        return tool.wasKilled
    }
}
