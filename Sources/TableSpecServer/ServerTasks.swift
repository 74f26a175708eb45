#if PreviewServer
    internal import FlyingFox
    internal import FlyingSocks
    internal import Foundation

    /// What goes on while a server serves.
    actor ServerTasks {
        private let site: LiveSite
        private let http: HTTPServer
        private let publications: AsyncStream<LiveContent>
        private var running: [Task<Void, Never>] = []
        /// Why the server stopped listening.
        private(set) var failure: String?

        init(site: LiveSite, http: HTTPServer, publications: AsyncStream<LiveContent>) {
            self.site = site
            self.http = http
            self.publications = publications
        }

        func start() {
            running = [
                Task { await self.listen() },
                Task { [site, publications] in
                    for await content in publications { await site.show(content) }
                },
                Task { [site] in
                    while !Task.isCancelled {
                        try? await Task.sleep(for: Self.heartbeat)
                        await site.repeatNews()
                    }
                },
            ]
        }

        func stop() async {
            await site.close()
            await http.stop()
            for task in running { task.cancel() }
        }

        /// The news are told again so often, by which connections show whether they are still there.
        private static let heartbeat = Duration.seconds(15)

        private func listen() async {
            do {
                try await http.run()
            } catch let SocketError.failed(_, _, message) {
                failure = message.lowercased()
            } catch {
                failure = error.localizedDescription
            }
        }
    }
#endif
