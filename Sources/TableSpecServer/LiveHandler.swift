#if PreviewServer
    internal import FlyingFox
    internal import Foundation

    /// Answers the requests of pages.
    struct LiveHandler: HTTPHandler {
        let site: LiveSite

        func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
            guard isMeant(request) else { return refusal(.misdirectedRequest) }
            guard isOurs(request) else { return refusal(.forbidden) }
            guard request.method == .GET else { return refusal(HTTPStatusCode(405, phrase: "Method Not Allowed")) }
            switch request.target.path() {
            case "/": return page(site.page)
            case "/gallery": return page(await site.content.gallery)
            case "/events":
                guard let events = await site.listen() else { return refusal(.serviceUnavailable) }
                return HTTPResponse(
                    statusCode: .ok,
                    headers: headers(type: "text/event-stream"),
                    body: HTTPBodySequence(from: events)
                )
            default: return refusal(.notFound)
            }
        }

        /// Whether the request names this machine: the name of another site may have been made to lead here.
        private func isMeant(_ request: HTTPRequest) -> Bool {
            request.headers[.host].map(Self.namesThisMachine) ?? false
        }

        /// Whether the request comes from no page at all, or from one that was served on this machine.
        private func isOurs(_ request: HTTPRequest) -> Bool {
            guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
            return origin.hasPrefix("http://") && Self.namesThisMachine(String(origin.dropFirst("http://".count)))
        }

        private static func namesThisMachine(_ host: String) -> Bool {
            ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" })
        }

        private func page(_ text: String) -> HTTPResponse {
            HTTPResponse(statusCode: .ok, headers: headers(type: "text/html; charset=utf-8"), body: Data(text.utf8))
        }

        private func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
            HTTPResponse(statusCode: status, headers: headers(type: "text/plain; charset=utf-8"))
        }

        /// No other site may show, embed or keep what is served.
        private func headers(type: String) -> HTTPHeaders {
            [
                .contentType: type,
                HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("Content-Security-Policy"): "frame-ancestors 'self'",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Referrer-Policy"): "no-referrer",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
            ]
        }
    }
#endif
