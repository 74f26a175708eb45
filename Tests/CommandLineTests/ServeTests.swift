import Foundation
import TableSpecTestSupport
import Testing

@Suite("preview --serve shows the gallery anew after each change, and what is wrong over it")
struct ServeTests {
    private static func spec(_ title: String) -> String {
        "screen: Hello\ntitle: \(title)\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    }

    @Test func aSpecIsSavedWithAMistakeAndMended() async throws {
        let folder = try Folder(["Specs/Hello.yaml": Self.spec("First")])
        try folder.write("", to: "log")
        let log = try FileHandle(forWritingTo: folder.url.appendingPathComponent("log"))
        let process = Process()
        process.executableURL = Command.executable
        process.arguments = ["preview", "--serve", "--port", "0", "Specs"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = log
        process.standardError = log
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        let port = try #require(servedPort(in: folder))
        let page = try LoopbackConnection(port: port)
        page.get("/events")
        let first = await page.read(until: "\"summary\":\"no findings\"")
        #expect(first.contains("200 OK"))
        #expect(try await gallery(port).contains("First"))
        try folder.write(Self.spec("[broken"), to: "Specs/Hello.yaml")
        let broken = await page.read(until: "1 error")
        #expect(broken.contains("\"severity\":\"error\""))
        #expect(folder.text(of: "log")?.contains("Specs/Hello.yaml:3:6: error:") == true)
        #expect(try await gallery(port).contains("First"))
        try folder.write(Self.spec("Second"), to: "Specs/Hello.yaml")
        let mended = await page.read(until: "no findings")
        #expect(mended.contains("no findings"))
        #expect(try await gallery(port).contains("Second"))
        #expect(try folder.visibleFiles() == ["Specs/Hello.yaml", "log"])
        process.interrupt()
        #expect(eventually { !process.isRunning })
        #expect(process.terminationStatus == 0)
    }

    @Test(arguments: [
        ["--serve", "-"], ["--serve", "--check"], ["--serve", "--format", "text"], ["--port", "80"],
        ["--serve", "--state", "editing"], ["--serve", "--port", "70000"],
    ])
    func whatCannotBeServedIsWrongUsage(_ arguments: [String]) throws {
        #expect(try Command(["preview"] + arguments, in: Folder()).status == 2)
    }

    private func gallery(_ port: UInt16) async throws -> String {
        let connection = try LoopbackConnection(port: port)
        connection.get("/gallery")
        return await connection.read()
    }

    /// The port that the tool says it serves on.
    private func servedPort(in folder: Folder) -> UInt16? {
        var port: UInt16?
        _ = eventually {
            let log = folder.text(of: "log") ?? ""
            guard let line = log.split(separator: "\n").first(where: { $0.hasPrefix("http://127.0.0.1:") }) else {
                return false
            }
            port = UInt16(line.dropFirst("http://127.0.0.1:".count).prefix { $0 != "/" })
            return port != nil
        }
        return port
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
