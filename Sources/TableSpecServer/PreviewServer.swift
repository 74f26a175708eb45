#if PreviewServer
    internal import FlyingFox
    internal import FlyingSocks
    internal import Foundation

    /// Serves a page that follows its specs, to browsers on the same machine.
    ///
    /// - It listens on the loopback address alone and answers requests that name it, so that neither another machine nor a
    ///   page of another site, whatever it makes its name lead to, sees the specs.
    /// - It has three addresses, served from memory: the page, its gallery and its events. No part of a request becomes a path
    ///   on the disk, so that none can lead out of a folder.
    /// - Events are server-sent ones (`text/event-stream`). Each holds all that there is to say, so that a page which misses
    ///   some misses nothing.
    ///
    /// The one dependency is FlyingFox, which has none of its own; it was chosen over SwiftNIO because adopters compile the
    /// tool with their apps. It belongs to the package trait `PreviewServer`, which who wants less than that can leave out.
    public final class PreviewServer: Sendable {
        private let site: LiveSite
        private let publications: AsyncStream<LiveContent>.Continuation
        private let http: HTTPServer
        private let tasks: ServerTasks

        /// Creates a server of a page; it serves when it is started.
        ///
        /// - Parameters:
        ///   - page: The page that is served at `/`.
        ///   - port: The port to listen on; with 0 the system chooses one.
        public init(page: String, content: LiveContent, port: UInt16) throws {
            let site = LiveSite(page: page, content: content)
            self.site = site
            let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
            let configuration = HTTPServer.Configuration(address: address, logger: .disabled)
            http = HTTPServer(config: configuration, handler: LiveHandler(site: site))
            let (stream, continuation) = AsyncStream.makeStream(
                of: LiveContent.self,
                bufferingPolicy: .bufferingNewest(1)
            )
            publications = continuation
            tasks = ServerTasks(site: site, http: http, publications: stream)
        }

        /// Begins to serve.
        ///
        /// - Returns: The port.
        /// - Throws: ``Problem`` if the port cannot be listened on.
        public func start() async throws(Problem) -> UInt16 {
            await tasks.start()
            while await !http.isListening {
                if let reason = await tasks.failure { throw Problem(message: reason) }
                try? await Task.sleep(for: .milliseconds(5))
            }
            guard case .ip4(_, let port) = await http.listeningAddress else { return 0 }
            return port
        }

        /// Shows something else on all pages.
        public func publish(_ content: LiveContent) {
            publications.yield(content)
        }

        /// Ends all connections.
        public func stop() async {
            publications.finish()
            await tasks.stop()
        }

        /// Why a server cannot serve.
        public struct Problem: Error, Hashable, Sendable {
            /// The reason, in lower case.
            public var message: String
        }
    }
#endif
