import Foundation
import TableSpecTestSupport
import Testing

@Suite("preview --serve updates the gallery after each change and shows errors above it", .slow)
struct ServeTests {
    static func spec(_ title: String) -> String {
        "screen: Hello\ntitle: \(title)\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    }

    @Test func aSpecIsSavedWithAMistakeAndMended() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.spec("First")])
        let served = try ServedSpecs(in: folder)
        let port = try #require(await served.port)
        let page = try LoopbackConnection(port: port)
        page.get("/events")
        let first = await page.read(until: "\"summary\":\"no findings\"")
        #expect(first.contains("200 OK"))
        #expect(try await gallery(port).contains("First"))
        try folder.write(Self.spec("[broken"), to: "Specs/Hello.yaml")
        let broken = await page.read(until: "1 error")
        #expect(broken.contains("\"severity\":\"error\""))
        #expect(await served.logs("Specs/Hello.yaml:2:8: error:"))
        #expect(try await gallery(port).contains("First"))
        try folder.write(Self.spec("Second"), to: "Specs/Hello.yaml")
        let mended = await page.read(until: "no findings")
        #expect(mended.contains("no findings"))
        #expect(try await gallery(port).contains("Second"))
        #expect(try folder.visibleFiles() == ["Specs/Hello.yaml", "log"])
        #expect(await served.interrupt() == 0)
    }

    @Test(arguments: [
        ["--serve", "-"], ["--serve", "--check"], ["--serve", "--format", "text"], ["--port", "80"],
        ["--serve", "--state", "editing"], ["--serve", "--port", "70000"],
    ])
    func whatCannotBeServedIsWrongUsage(_ arguments: [String]) async throws {
        #expect(try await Command(["preview"] + arguments, in: TemporaryFolder()).status == 2)
    }

    private func gallery(_ port: UInt16) async throws -> String {
        let connection = try LoopbackConnection(port: port)
        connection.get("/gallery")
        return try GalleryMarkup(await connection.read()).text
    }
}
