#if PreviewServer
    /// The response to a request. Each one closes its connection, which marks its end for the client.
    struct Response: Sendable {
        var status: Status
        var type: String
        var body: Body

        enum Body: Sendable {
            case text(String)
            /// Events, as long as the page listens.
            case events(AsyncStream<[UInt8]>)
        }

        /// A page.
        static func page(_ text: String) -> Response {
            Response(status: .ok, type: "text/html; charset=utf-8", body: .text(text))
        }

        /// Events for a page.
        static func events(_ events: AsyncStream<[UInt8]>) -> Response {
            Response(status: .ok, type: "text/event-stream", body: .events(events))
        }

        /// The reason why there's no page.
        static func refusal(_ status: Status) -> Response {
            Response(status: status, type: "text/plain; charset=utf-8", body: .text(status.phrase + "\n"))
        }

        /// The status line and the header fields. No other site can show, embed or store the content.
        var head: [UInt8] {
            var lines = [
                "HTTP/1.1 \(status.rawValue) \(status.phrase)",
                "Content-Type: \(type)",
                "Connection: close",
                "Cache-Control: no-store",
                "Content-Security-Policy: frame-ancestors 'self'",
                "Cross-Origin-Resource-Policy: same-origin",
                "Referrer-Policy: no-referrer",
                "X-Content-Type-Options: nosniff",
            ]
            if case .text(let text) = body { lines.append("Content-Length: \(text.utf8.count)") }
            if status == .methodNotAllowed { lines.append("Allow: GET") }
            return Array(lines.map { $0 + "\r\n" }.joined().utf8) + Array("\r\n".utf8)
        }
    }
#endif
