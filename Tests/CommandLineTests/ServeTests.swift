import Foundation
import TableSpecTestSupport
import Testing

@Suite("preview --serve shows the gallery anew after each change, and what is wrong over it")
struct ServeTests {
    private static func spec(_ title: String) -> String {
        "screen: Hello\ntitle: \(title)\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    }

    @Test func aSpecIsSavedWithAMistakeAndMended() throws {
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
        let port = try #require(try servedPort(in: folder))
        let page = try LoopbackConnection(port: port)
        page.get("/events")
        let first = page.read(until: "\"summary\":\"no findings\"")
        #expect(first.contains("200 OK"))
        #expect(try eventually { try gallery(port).contains("First") })
        try folder.write(Self.spec("[broken"), to: "Specs/Hello.yaml")
        #expect(page.read(until: "1 error").contains("Specs/Hello.yaml:3:6: error:"))
        #expect(try gallery(port).contains("First"))
        try folder.write(Self.spec("Second"), to: "Specs/Hello.yaml")
        #expect(try eventually { try gallery(port).contains("Second") })
        #expect(try folder.visibleFiles() == ["Specs/Hello.yaml", "log"])
        process.interrupt()
        #expect(try eventually { !process.isRunning })
        #expect(process.terminationStatus == 0)
    }

    @Test(arguments: [
        ["--serve", "-"], ["--serve", "--check"], ["--serve", "--format", "text"], ["--port", "80"],
        ["--serve", "--state", "editing"], ["--serve", "--port", "70000"],
    ])
    func whatCannotBeServedIsWrongUsage(_ arguments: [String]) throws {
        #expect(try Command(["preview"] + arguments, in: Folder()).status == 2)
    }

    private func gallery(_ port: UInt16) throws -> String {
        let connection = try LoopbackConnection(port: port)
        connection.get("/gallery")
        return connection.read()
    }

    /// The port that the tool says it serves on.
    private func servedPort(in folder: Folder) throws -> UInt16? {
        var port: UInt16?
        _ = try eventually {
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
    private func eventually(_ condition: () throws -> Bool) throws -> Bool {
        for _ in 0..<600 {
            if try condition() { return true }
            usleep(50_000)
        }
        return false
    }
}
