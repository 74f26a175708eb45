#if PreviewServer
    import Foundation
    import TableSpecServer
    import TableSpecTestSupport
    import Testing

    /// No test waits for a time to pass: a limit that must be reached is short, one that must not be is longer than any test.
    @Suite("No client blocks the preview server for others")
    struct ServerLimitTests {
        private static let content = LiveContent(gallery: "<p>gallery</p>", news: "{}")

        /// Limits of which no time runs out.
        private var patient: ServerLimits { .patient }

        private func withServer(
            _ limits: ServerLimits,
            content: LiveContent = content,
            _ body: (UInt16) async throws -> Void
        ) async throws {
            let server = PreviewServer(page: "<p>page</p>", content: content, port: 0, limits: limits)
            let port = try await server.start()
            try await body(port)
            await server.stop()
        }

        private func answer(_ port: UInt16, to request: String) async throws -> String {
            let connection = try LoopbackConnection(port: port)
            connection.send(request)
            return await connection.read()
        }

        private func expectPage(_ port: UInt16) async throws {
            let page = try await answer(port, to: "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            #expect(page.hasSuffix("<p>page</p>"))
        }

        @Test("The defaults leave time and room for a browser")
        func defaults() {
            let limits = ServerLimits()
            // RFC 9112, section 3.
            #expect(limits.requestLine >= 8_000)
            // The server reads on after its response (RFC 9112, section 9.6); a second is many round trips here.
            #expect(limits.lingering >= .seconds(1))
            #expect(limits.patience > .zero && limits.patience < limits.arrival)
            #expect(limits.listeners < limits.connections)
        }

        // MARK: What may be sent

        @Test func aRequestLineIsAsLongAsTheLimit() async throws {
            let limit = patient.requestLine
            try await withServer(patient) { port in
                for (length, status) in [(limit, "404"), (limit + 1, "414"), (1_500_000, "414")] {
                    let path = "/" + String(repeating: "a", count: length - "GET / HTTP/1.1\r\n".utf8.count)
                    let answer = try await answer(port, to: "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(length): \(answer)")
                }
                try await expectPage(port)
            }
        }

        @Test("An endless request line is refused for the limit, not for its host or its end")
        func anEndlessRequestLine() async throws {
            try await withServer(patient) { port in
                let answer = try await answer(port, to: String(repeating: "a", count: patient.requestLine + 1))
                #expect(answer.hasPrefix("HTTP/1.1 414"))
                try await expectPage(port)
            }
        }

        @Test func headerFieldsAreAsLongAsTheLimit() async throws {
            let limit = patient.headerFields
            let host = "Host: 127.0.0.1\r\n"
            try await withServer(patient) { port in
                for (length, status) in [(limit, "200"), (limit + 1, "431"), (1_500_000, "431")] {
                    let filling = length - (host + "X: \r\n\r\n").utf8.count
                    let field = "X: " + String(repeating: "a", count: filling) + "\r\n"
                    let answer = try await answer(port, to: "GET / HTTP/1.1\r\n\(host)\(field)\r\n")
                    #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(length): \(answer)")
                }
                let many = String(repeating: "X: a\r\n", count: limit)
                let answer = try await answer(port, to: "GET / HTTP/1.1\r\n\(host)\(many)\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 431"))
                try await expectPage(port)
            }
        }

        @Test(arguments: [
            "\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2.0\r\n\r\n",
            "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "\u{16}\u{3}\u{1}\n\n",
        ])
        func whatIsNoRequestIsRefused(_ text: String) async throws {
            try await withServer(patient) { port in
                let answer = try await answer(port, to: text)
                #expect(answer.hasPrefix("HTTP/1.1 400"), "\(answer)")
            }
        }

        @Test("Idle connections, and those with half a request, are closed for others")
        func halfRequests() async throws {
            var limits = patient
            limits.connections = 4
            try await withServer(limits) { port in
                let idle = try (0..<40).map { number in
                    let connection = try LoopbackConnection(port: port)
                    if number.isMultiple(of: 2) { connection.send("GET / HTTP/1.1\r\nHost: 127") }
                    return connection
                }
                try await expectPage(port)
                // The oldest have been ended without an answer.
                #expect(await idle[0].read().isEmpty)
                try await expectPage(port)
            }
        }

        @Test func aRequestThatComesInPiecesIsAnswered() async throws {
            try await withServer(patient) { port in
                let connection = try LoopbackConnection(port: port)
                for piece in ["G", "ET / HT", "TP/1.1\r", "\nHost:localhost \r\n", "\r", "\n"] {
                    connection.send(piece)
                    await Task.yield()
                }
                #expect(await connection.read().hasSuffix("<p>page</p>"))
            }
        }

        // MARK: How long it may take

        @Test(arguments: ["G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
        func aRequestThatDoesNotEndIsGivenUp(start: String) async throws {
            #expect(try await answerOfAnImpatientServer { try await answer($0, to: start) }.hasPrefix("HTTP/1.1 408"))
        }

        /// The first answer that isn't empty, of servers with more and more patience. On a busy machine the first bytes come
        /// so late that the server closes the connection without an answer.
        private func answerOfAnImpatientServer(to request: (UInt16) async throws -> String) async throws -> String {
            var answer = ""
            for patience in [50, 1000, 20_000] where answer.isEmpty {
                var limits = patient
                limits.arrival = .milliseconds(patience)
                try await withServer(limits) { answer = try await request($0) }
            }
            return answer
        }

        @Test("A request that grows by a byte occasionally is closed like one that doesn't grow")
        func aRequestThatTrickles() async throws {
            let answer = try await answerOfAnImpatientServer { port in
                let connection = try LoopbackConnection(port: port)
                connection.send("GET / HTTP/1.1\r\nX: ")
                let trickle = Task {
                    while !Task.isCancelled {
                        connection.send("a")
                        try await Task.sleep(for: .milliseconds(20))
                    }
                }
                defer { trickle.cancel() }
                return await connection.read()
            }
            #expect(answer.hasPrefix("HTTP/1.1 408"))
        }

        @Test func aConnectionThatAsksNothingIsClosedWithoutAWord() async throws {
            var limits = patient
            limits.arrival = .milliseconds(50)
            try await withServer(limits) { port in
                let answer = try await answer(port, to: "")
                #expect(answer.isEmpty)
            }
        }

        @Test func aClientThatDoesNotReadIsGivenUp() async throws {
            var limits = patient
            limits.connections = 1
            limits.delivery = .milliseconds(50)
            // More than the buffers between the two hold.
            let gallery = String(repeating: "a", count: 64_000_000)
            try await withServer(limits, content: LiveContent(gallery: gallery, news: "{}")) { port in
                let stalled = try LoopbackConnection(port: port)
                stalled.get("/gallery")
                // With a limit of one connection, this one is answered when the other is closed.
                try await expectPage(port)
                let rest = await stalled.read()
                #expect(rest.utf8.count < gallery.utf8.count)
            }
        }

        // MARK: How many there may be

        @Test func connectionsBeyondTheLimitAreServedWhenOthersEnd() async throws {
            var limits = patient
            limits.connections = 2
            try await withServer(limits) { port in
                var silent = [try LoopbackConnection(port: port), try LoopbackConnection(port: port)]
                let waiting = try LoopbackConnection(port: port)
                waiting.get("/")
                silent.removeLast()
                #expect(await waiting.read().hasSuffix("<p>page</p>"))
                withExtendedLifetime(silent) {}
            }
        }

        @Test("A page beyond the limit is asked to retry, and is served when another is closed")
        func pagesThatAreClosedMakeRoomForOthers() async throws {
            try await withServer(patient) { port in
                var pages: [LoopbackConnection] = []
                for _ in 0..<patient.listeners {
                    let page = try LoopbackConnection(port: port)
                    page.get("/events")
                    #expect(await page.read(until: "data: {}\n\n").hasPrefix("HTTP/1.1 200"))
                    pages.append(page)
                }
                let refused = try LoopbackConnection(port: port)
                refused.get("/events")
                #expect(await refused.read().hasPrefix("HTTP/1.1 503"))
                try await expectPage(port)

                pages.removeFirst()
                var answer = ""
                while !answer.hasPrefix("HTTP/1.1 200") {
                    let page = try LoopbackConnection(port: port)
                    page.get("/events")
                    answer = await page.read(until: "\n\n")
                    try await Task.sleep(for: .milliseconds(10))
                }
                withExtendedLifetime(pages) {}
            }
        }
    }
#endif
