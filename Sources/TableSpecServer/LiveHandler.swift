#if PreviewServer
    /// Answers the requests of pages.
    struct LiveHandler: Sendable {
        let site: LiveSite

        func response(to request: RequestHead) async -> Response {
            guard isMeant(request) else { return .refusal(.misdirectedRequest) }
            guard isOurs(request) else { return .refusal(.forbidden) }
            if request.path == "/select", request.method == "POST", let select = site.select {
                select(request.query)
                return .page("")
            }
            guard request.method == "GET" else { return .refusal(.methodNotAllowed) }
            switch request.path {
            case "/": return .page(site.page)
            case "/gallery": return .page(await site.content.gallery)
            case "/events":
                guard let events = await site.listen() else { return .refusal(.serviceUnavailable) }
                return .events(events)
            default: return .refusal(.notFound)
            }
        }

        /// Whether the request names this machine, because the name of another site may resolve to it.
        private func isMeant(_ request: RequestHead) -> Bool {
            let hosts = request.values(of: "host")
            return hosts.count == 1 && hosts.allSatisfy(Self.namesThisMachine)
        }

        /// Whether the request comes from outside any page, or from a page that was served on this machine.
        ///
        /// Browsers specify which page makes a request: in `Origin` for some, in `Sec-Fetch-Site` for all (the W3C's
        /// Fetch Metadata). A link on another site can lead to the page, but no other request from it is answered.
        private func isOurs(_ request: RequestHead) -> Bool {
            let isOfOurOrigin = request.values(of: "origin").allSatisfy { origin in
                origin.hasPrefix("http://") && Self.namesThisMachine(String(origin.dropFirst("http://".count)))
            }
            let isOfOurSite = request.values(of: "sec-fetch-site").allSatisfy { ["same-origin", "none"].contains($0) }
            return isOfOurOrigin && (isOfOurSite || request.path == "/")
        }

        private static func namesThisMachine(_ host: String) -> Bool {
            ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" })
        }
    }
#endif
