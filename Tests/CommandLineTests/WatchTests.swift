import Foundation
import Testing

@Suite("build --watch builds again after each change until it is interrupted")
struct WatchTests {
    private static func spec(_ title: String) -> String {
        "screen: Hello\ntitle: \(title)\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    }

    @Test func aSpecIsSavedWithAMistakeAndMended() throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec("First")])
        let process = Process()
        process.executableURL = Command.executable
        process.arguments = ["build", "Specs", "--watch"]
        process.currentDirectoryURL = folder.url
        try folder.write("", to: "log")
        let log = try FileHandle(forWritingTo: folder.url.appendingPathComponent("log"))
        process.standardOutput = log
        process.standardError = log
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        let generated = "Generated/Swift/Hello.swift"
        #expect(eventually { folder.text(of: generated)?.contains("First") == true })
        try folder.write(Self.spec("[broken"), to: "Specs/Hello.yaml")
        #expect(
            eventually { folder.text(of: "log")?.contains("Specs/Hello.yaml:3:6: error:") == true },
            "\(folder.text(of: "log") ?? "")"
        )
        try folder.write(Self.spec("Second"), to: "Specs/Hello.yaml")
        #expect(eventually { folder.text(of: generated)?.contains("Second") == true })
        process.interrupt()
        try #require(eventually { !process.isRunning })
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test(arguments: [["--check"], ["-"]])
    func whatCannotBeWatchedIsWrongUsage(_ arguments: [String]) throws {
        #expect(try Command("build", "--watch", arguments[0], in: Folder()).status == 2)
    }

    /// Whether something becomes true; the limit is there only to end a test that fails.
    private func eventually(_ condition: () -> Bool) -> Bool {
        for _ in 0..<600 {
            if condition() { return true }
            usleep(50_000)
        }
        return false
    }
}
