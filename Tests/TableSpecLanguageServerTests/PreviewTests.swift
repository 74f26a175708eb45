#if PreviewServer
    import Foundation
    import TableSpecTestSupport
    import Testing

    @testable import TableSpecKit
    @testable import TableSpecLanguageServer

    /// Messages that other threads have for the server.
    private struct Received: Sendable {
        private let messages: AsyncStream<IncomingMessage>
        private let continuation: AsyncStream<IncomingMessage>.Continuation

        init() { (messages, continuation) = AsyncStream.makeStream() }

        func add(_ message: IncomingMessage) { continuation.yield(message) }

        /// Waits for the next message.
        func next() async -> IncomingMessage? {
            for await message in messages { return message }
            return nil
        }
    }

    @Suite("A preview shows unsaved specs beside the editor")
    struct PreviewTests {
        private static func spec(_ title: String) -> String {
            """
            screen: Home
            title: \(title)
            types: { Item: { name: String } }
            state: { items: [Item] }
            table:
              prototypes: [{ id: ItemCell, text: $(item.name) }]
              sections:
                - id: fixed
                  rows:
                    - { id: first, text: A }
                    - id: firstOfMany
                      text: B
                - id: more
                  rows: { forEach: item in items, prototype: ItemCell }
            samples: { items: [{ name: C }] }

            """
        }

        private static let capabilities = #"{"window":{"showDocument":{"support":true}}}"#

        private func session(capabilities: String = capabilities) throws -> (EditorSession, Received) {
            let received = Received()
            let session = try EditorSession(capabilities: capabilities) { received.add($0) }
            session.open("Home.yaml", Self.spec("Unsaved"))
            _ = session.takeMessages()
            return (session, received)
        }

        private func execute(_ session: EditorSession, _ arguments: String) -> JSONTree {
            session.request("workspace/executeCommand", #"{"command":"tablespec.preview","arguments":[\#(arguments)]}"#)
        }

        /// Lets the server handle the next message of another thread, and returns its messages since the last ones that
        /// were taken: the server of the page can start before the command that opens it has ended.
        private func messages(_ session: EditorSession, after received: Received) async throws -> [JSONTree] {
            session.server.enqueue([try #require(await received.next())])
            session.run()
            return session.takeMessages()
        }

        /// Opens the preview, and returns its address and its port.
        private func open(_ session: EditorSession, _ received: Received) async throws -> (
            address: String, port: UInt16
        ) {
            let response = execute(session, "\"\(session.uri("Home.yaml"))\"")
            #expect(response["result"] == .null)
            let shown = try #require(try await messages(session, after: received).last)
            #expect(shown["method"]?.string == "window/showDocument")
            #expect(shown.at("params", "external") == .boolean(true))
            let address = try #require(shown.at("params", "uri")?.string)
            let start = "http://127.0.0.1:"
            #expect(address.hasPrefix(start) && address.hasSuffix("/#/Home"))
            let port = address.dropFirst(start.count).prefix { $0 != "/" }
            return (address, try #require(UInt16(port)))
        }

        @Test func aCommandAboveTheScreen() throws {
            let lenses = try session().0.result("textDocument/codeLens", of: "Home.yaml").elements ?? []
            #expect(lenses.map { $0["range"]?.place } == ["0:8-0:12"])
            #expect(lenses.first?.at("command", "command")?.string == "tablespec.preview")
            let types = try EditorSession()
            types.open("Types.yaml", "types: { A: { b: Int } }\n")
            #expect(types.result("textDocument/codeLens", of: "Types.yaml") == .array([]))
        }

        @Test func aBrowserShowsTheScreen() async throws {
            let (session, received) = try session()
            let address = try await open(session, received).address
            _ = execute(session, "\"\(session.uri("Home.yaml"))\"")
            let shown = session.takeMessages().filter { $0["method"]?.string == "window/showDocument" }
            #expect(shown.map { $0.at("params", "uri")?.string } == [address], "again, without another start")
            let (other, others) = try self.session(capabilities: "{}")
            _ = execute(other, "\"\(other.uri("Home.yaml"))\"")
            let message = try await messages(other, after: others).last
            #expect(message?["method"]?.string == "window/showMessage")
            #expect(message?.at("params", "message")?.string?.contains("http://127.0.0.1:") == true)
        }

        @Test func unsavedTexts() async throws {
            let (session, received) = try session()
            let port = try await open(session, received).port
            let events = try LoopbackConnection(port: port)
            events.get("/events")
            _ = await events.read(until: "\n\n")
            session.change("Home.yaml", to: Self.spec("⟦A...⟧"))
            let news = await events.read(until: "three-dots")
            #expect(news.contains("Home.yaml:2:8: "))
            let gallery = try LoopbackConnection(port: port)
            gallery.get("/gallery")
            #expect(await gallery.read().contains("<title>"))
        }

        @Test(arguments: [
            (10, 20, "row-fixed-first"), (12, 14, "row-fixed-firstOfMany"), (14, 20, "row-more-"), (1, 0, ""),
        ])
        func theCursorMarksARow(_ line: Int, _ character: Int, _ mark: String) async throws {
            let (session, received) = try session()
            let events = try LoopbackConnection(port: await open(session, received).port)
            events.get("/events")
            _ = await events.read(until: "\n\n")
            let params = #""position":{"line":\#(line - 1),"character":\#(character)}"#
            _ = session.result(
                "textDocument/documentHighlight",
                of: "Home.yaml",
                #""position":{"line":9,"character":20}"#
            )
            _ = session.result("textDocument/documentHighlight", of: "Home.yaml", params)
            #expect(await events.read(until: "\"mark\":\"\(mark)\"}").contains("data: "))
        }

        @Test(arguments: [
            ("row-fixed-first", "9:16-9:21"), ("row-fixed-firstOfMany", "10:14-10:25"), ("row-more-C", "13:23-13:36"),
        ])
        func aClickGoesToTheRow(_ row: String, _ place: String) async throws {
            let (session, received) = try session()
            _ = try await open(session, received)
            _ = session.takeMessages()
            session.notify("tablespec/select", #"{"query":"screen=Home&row=\#(row)"}"#)
            let shown = session.takeMessages().filter { $0["method"]?.string == "window/showDocument" }
            #expect(shown.map { $0.at("params", "uri")?.string } == [session.uri("Home.yaml")])
            #expect(shown.first?.at("params", "selection")?.place == place)
        }

        @Test(arguments: [
            "", "screen=Home", "screen=Other&row=row-fixed-first", "screen=Home&row=x", "%%%&&&=", "row=%00",
        ])
        func otherSelections(_ query: String) async throws {
            let (session, received) = try session()
            _ = try await open(session, received)
            _ = session.takeMessages()
            session.notify("tablespec/select", #"{"query":"\#(query)"}"#)
            #expect(session.takeMessages().isEmpty)
        }

        @Test func wrongCommands() throws {
            let (session, _) = try session()
            #expect(execute(session, "").at("error", "code")?.integer == -32602)
            #expect(execute(session, "\"file:///other/B.yaml\"").at("error", "code")?.integer == -32803)
            let unknown = session.request("workspace/executeCommand", #"{"command":"other"}"#)
            #expect(unknown.at("error", "message")?.string == "unknown command 'other'")
        }

        @Test("A click in a browser reaches the editor, and the cursor marks a row", .slow, .needsBrowser)
        func inABrowser() async throws {
            let (session, received) = try session()
            let browser = try await Browser(opening: open(session, received).address)
            let row = { (id: String) in
                "document.getElementById('gallery').contentDocument?.querySelector('[data-id=\"\(id)\"]')"
            }
            #expect(try await browser.wait(until: "\(row("row-fixed-firstOfMany")) != null"))
            let click = "new MouseEvent('click', { bubbles: true, cancelable: true })"
            _ = try await browser.evaluate("\(row("row-fixed-firstOfMany")).dispatchEvent(\(click))")
            let clicked = try await messages(session, after: received).last
            #expect(clicked?.at("params", "selection")?.place == "10:14-10:25")
            let position = #""position":{"line":9,"character":20}"#
            _ = session.result("textDocument/documentHighlight", of: "Home.yaml", position)
            #expect(try await browser.wait(until: "\(row("row-fixed-first"))?.classList.contains('marked')"))
            #expect(browser.problems.isEmpty, "\(browser.problems)")
        }
    }
#endif
