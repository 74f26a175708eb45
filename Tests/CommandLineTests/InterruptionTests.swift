import Foundation
import Testing

@Suite("An interrupted build")
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

    private static func outputs(of folder: Folder) throws -> [String: String] {
        let names = try folder.files().filter { name in
            name.hasPrefix("Generated/") && !["cache", "journal"].contains { name.hasSuffix("/\($0)") }
        }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.text(of: $0) ?? "") })
    }

    @Test(
        "leaves whole files, and the next one ends as if there had been none: killed a hundred times at random moments"
    )
    func killed() throws {
        let references = try (0...1).map { version in
            let folder = try Folder(Self.specs(version: version))
            #expect(try Command("build", "Specs", in: folder).status == 0)
            return try Self.outputs(of: folder)
        }
        let folder = try Folder(Self.specs(version: 1))
        let duration = try ContinuousClock().measure { _ = try Command("build", "Specs", in: folder) }
        var interruptions = 0
        for round in 0..<100 {
            let version = round % 2
            for (name, text) in Self.specs(version: version) { try folder.write(text, to: name) }
            let moment = Double.random(in: 0..<1)
            interruptions += try kill(after: duration * moment, in: folder) ? 1 : 0
            for (name, text) in try Self.outputs(of: folder) where !name.contains("/.tablespec/") {
                #expect(references.contains { $0[name] == text }, "\(name) is not whole, killed at \(moment)")
            }
            #expect(try Command("build", "Specs", in: folder).status == 0)
            #expect(try Self.outputs(of: folder) == references[version])
        }
        // The moments are spread over the time that a whole build takes.
        #expect(interruptions > 20)
    }

    /// Starts a build and ends it after a while; returns whether it was still running.
    private func kill(after delay: Duration, in folder: Folder) throws -> Bool {
        let process = Process()
        process.executableURL = Command.executable
        process.arguments = ["build", "Specs"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(clamping: Int(delay / .microseconds(1))))
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}
