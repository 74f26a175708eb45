#if PreviewServer
    import Foundation
    import TableSpecServer
    import TableSpecTestSupport
    import Testing

    extension ServerLimits {
        /// Limits of which no time runs out, however busy the machine is with other tests.
        static var patient: ServerLimits {
            var limits = ServerLimits()
            limits.arrival = .seconds(7200)
            limits.delivery = .seconds(7200)
            limits.lingering = .seconds(7200)
            return limits
        }
    }

    @Suite("The preview server serves one page to the local machine, from memory")
    struct PreviewServerTests {
        private static let content = LiveContent(gallery: "<p>gallery</p>", news: "{\"version\":\"1\"}")

        private func withServer(_ body: (PreviewServer, UInt16) async throws -> Void) async throws {
            let server = PreviewServer(page: "<p>page</p>", content: Self.content, port: 0, limits: .patient)
            let port = try await server.start()
            try await body(server, port)
            await server.stop()
        }

        private func answer(_ port: UInt16, _ path: String, host: String = "127.0.0.1", method: String = "GET")
            async throws
            -> String
        {
            let connection = try LoopbackConnection(port: port)
            connection.get(path, host: host, method: method)
            return await connection.read()
        }

        @Test func thePageAndItsGalleryAreServedWithHeadersThatKeepOtherSitesOut() async throws {
            try await withServer { _, port in
                let page = try await answer(port, "/")
                #expect(page.hasPrefix("HTTP/1.1 200"))
                #expect(page.hasSuffix("<p>page</p>"))
                #expect(page.contains("Content-Security-Policy: frame-ancestors 'self'\r\n"))
                #expect(page.contains("X-Content-Type-Options: nosniff\r\n"))
                #expect(page.contains("Cache-Control: no-store\r\n"))
                let gallery = try await answer(port, "/gallery?7")
                #expect(gallery.hasSuffix("<p>gallery</p>"))
            }
        }

        @Test func noPathLeadsAnywhereElse() async throws {
            // A file server would return what is in the working folder, behind a link and at an absolute path.
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("secret".utf8).write(to: folder.appendingPathComponent("secret"))
            let link = folder.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: "/etc"))
            try await withServer { _, port in
                let paths = [
                    "/../../../../etc/passwd", "/..", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                    "/..%2f..%2f..%2fetc%2fpasswd",
                    "/gallery/../../etc/passwd", "//etc/passwd", "/etc/passwd", "file:///etc/passwd", "/%00",
                    "/./gallery/..;/etc/passwd", folder.appendingPathComponent("secret").path, "\(link.path)/passwd",
                    "/Package.swift", "/favicon.ico", "/GALLERY", "/gallery/",
                ]
                for path in paths {
                    let answer = try await answer(port, path)
                    #expect(answer.hasPrefix("HTTP/1.1 404"), "\(path): \(answer)")
                    #expect(!answer.contains("root:") && !answer.contains("secret"), "\(path)")
                }
            }
        }

        @Test(arguments: ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1"])
        func aRequestThatNamesAnotherMachineIsRefused(host: String) async throws {
            try await withServer { _, port in
                let refusal = try await answer(port, "/", host: host)
                #expect(refusal.hasPrefix("HTTP/1.1 421"))
                let page = try await answer(port, "/", host: "localhost:\(port)")
                #expect(page.hasPrefix("HTTP/1.1 200"))
            }
        }

        @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1.evil.example", ""])
        func aRequestOfAPageOfAnotherSiteIsRefused(origin: String) async throws {
            try await withServer { _, port in
                for (origin, status) in [(origin, "403"), ("http://127.0.0.1:\(port)", "200")] {
                    let connection = try LoopbackConnection(port: port)
                    connection.get("/gallery", origin: origin)
                    let answer = await connection.read()
                    #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
                    #expect(answer.contains("gallery") == (status == "200"))
                }
            }
        }

        @Test(arguments: ["cross-site", "same-site", ""])
        func whatAPageOfAnotherSiteEmbedsIsRefused(site: String) async throws {
            try await withServer { _, port in
                for path in ["/events", "/gallery"] {
                    let connection = try LoopbackConnection(port: port)
                    connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: \(site)\r\n\r\n")
                    #expect(await connection.read().hasPrefix("HTTP/1.1 403"))
                }
                let link = try LoopbackConnection(port: port)
                link.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: \(site)\r\n\r\n")
                #expect(await link.read().hasPrefix("HTTP/1.1 200"))
            }
        }

        @Test(arguments: ["POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
        func onlyReadingIsAllowed(method: String) async throws {
            try await withServer { _, port in
                let refusal = try await answer(port, "/", method: method)
                #expect(refusal.hasPrefix("HTTP/1.1 405"))
            }
        }

        @Test func selectionsAreReceivedFromOurPageOnly() async throws {
            let (queries, continuation) = AsyncStream.makeStream(of: String.self)
            let server = PreviewServer(page: "", content: Self.content, port: 0, limits: .patient) {
                continuation.yield($0)
            }
            let port = try await server.start()
            let requests = [
                ("POST", "127.0.0.1", "http://127.0.0.1:\(port)", "200"), ("GET", "127.0.0.1", nil, "404"),
                ("POST", "evil.example", nil, "421"), ("POST", "127.0.0.1", "http://evil.example", "403"),
            ]
            for (number, (method, host, origin, status)) in requests.enumerated() {
                let page = try LoopbackConnection(port: port)
                page.get("/select?row=\(number)&screen=A%20B", host: host, method: method, origin: origin)
                #expect(await page.read().hasPrefix("HTTP/1.1 \(status)"))
            }
            await server.stop()
            continuation.finish()
            var received: [String] = []
            for await query in queries { received.append(query) }
            #expect(received == ["row=0&screen=A%20B"])
        }

        @Test func noSelectionsWithoutAReceiver() async throws {
            try await withServer { _, port in
                let refusal = try await answer(port, "/select?row=1", method: "POST")
                #expect(refusal.hasPrefix("HTTP/1.1 405"))
            }
        }

        @Test func otherAddressesOfTheMachineAreNotListenedOn() async throws {
            try await withServer { _, port in
                // The whole of 127.0.0.0/8 leads to this machine, and only to what listens on all addresses or on that one.
                #expect(throws: POSIXError.self) { try LoopbackConnection(port: port, host: "127.0.0.2") }
            }
        }

        @Test func aPageHearsWhatThereIsAndWhatIsNew() async throws {
            try await withServer { server, port in
                let page = try LoopbackConnection(port: port)
                page.get("/events")
                let first = await page.read(until: "data: {\"version\":\"1\"}\n\n")
                #expect(first.contains("Content-Type: text/event-stream"))
                server.publish(LiveContent(gallery: "<p>new</p>", news: "{\"version\":\"2\"}"))
                let second = await page.read(until: "\n\n")
                #expect(second.contains("data: {\"version\":\"2\"}\n\n"))
                let gallery = try await answer(port, "/gallery")
                #expect(gallery.hasSuffix("<p>new</p>"))
            }
        }

        @Test func aPortThatIsTakenIsReported() async throws {
            try await withServer { _, port in
                let second = PreviewServer(page: "", content: Self.content, port: port)
                let problem = await #expect(throws: PreviewServer.Problem.self) { try await second.start() }
                #expect(problem?.message == "address already in use")
                await second.stop()
            }
        }

        @Test func aServerThatIsStoppedEndsItsConnections() async throws {
            let server = PreviewServer(page: "", content: Self.content, port: 0, limits: .patient)
            let page = try LoopbackConnection(port: try await server.start())
            page.get("/events")
            _ = await page.read(until: "\n\n")
            await server.stop()
            let rest = await page.read()
            #expect(!rest.contains("data:"))
        }
    }
#endif
