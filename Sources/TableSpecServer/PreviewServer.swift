#if PreviewServer
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
    /// - What a client may send, how long it may take and how many there may be is bounded: ``ServerLimits``.
    ///
    /// Sockets are those of FlyingSocks, which has no dependencies of its own. The little that is needed of HTTP is read here,
    /// because a request must be bounded before it is parsed: FlyingFox does not bound it, and Hummingbird, which does, brings
    /// a dozen packages that adopters would compile with their apps. FlyingSocks belongs to the package trait `PreviewServer`,
    /// which who wants less than that can leave out.
    package actor PreviewServer {
        private let site: LiveSite
        private let port: UInt16
        private let limits: ServerLimits
        private let publications: AsyncStream<LiveContent>
        private let publisher: AsyncStream<LiveContent>.Continuation
        private var running: Task<Void, Never>?

        /// Creates a server of a page; it serves when it is started.
        ///
        /// - Parameters:
        ///   - page: The page that is served at `/`.
        ///   - port: The port to listen on; with 0 the system chooses one.
        package init(page: String, content: LiveContent, port: UInt16, limits: ServerLimits = ServerLimits()) {
            site = LiveSite(page: page, content: content, maximumListeners: limits.listeners)
            self.port = port
            self.limits = limits
            (publications, publisher) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        /// Begins to serve.
        ///
        /// - Returns: The port.
        /// - Throws: ``Problem`` if the port cannot be listened on.
        package func start() async throws(Problem) -> UInt16 {
            do {
                let listener = try await Listener(port: port, site: site, limits: limits)
                running = Task { [site, publications] in
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask { await listener.run() }
                        group.addTask { for await content in publications { await site.show(content) } }
                    }
                }
                return try listener.port
            } catch let SocketError.failed(_, _, message) {
                throw Problem(message: message.lowercased())
            } catch {
                throw Problem(message: error.localizedDescription)
            }
        }

        /// Shows something else on all pages.
        package nonisolated func publish(_ content: LiveContent) {
            publisher.yield(content)
        }

        /// Ends all connections.
        package func stop() async {
            running?.cancel()
            await running?.value
        }

        /// Why a server cannot serve.
        package struct Problem: Error, Hashable, Sendable {
            /// The reason, in lower case.
            package var message: String
        }
    }
#endif
