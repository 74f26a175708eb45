#if PreviewServer
    internal import FlyingSocks
    internal import Foundation

    /// Serves the live preview to browsers on the same machine.
    ///
    /// - It listens only on the loopback address and requires requests to name it. Other machines, and pages of other
    ///   sites, can't access the specs.
    /// - It serves three addresses from memory: the page, its gallery and its events. It doesn't use any part of a
    ///   request as a path on the disk. A fourth one, `/select`, receives what users select on the page.
    /// - Each server-sent event (`text/event-stream`) contains the complete state, so pages can skip events.
    /// - ``ServerLimits`` limits the size and duration of requests, and the number of clients.
    ///
    /// Sockets are those of FlyingSocks, which has no dependencies. This target parses the necessary parts of HTTP,
    /// because the size of a request must be limited before it's parsed. FlyingFox doesn't limit it. Hummingbird does,
    /// but depends on a dozen packages that adopters would compile with their apps. FlyingSocks is part of the package
    /// trait `PreviewServer`, which adopters can disable.
    package actor PreviewServer {
        private let site: LiveSite
        private let port: UInt16
        private let limits: ServerLimits
        private let publications: AsyncStream<LiveContent>
        private let publisher: AsyncStream<LiveContent>.Continuation
        private var running: Task<Void, Never>?

        /// Creates a server, without starting it.
        ///
        /// - Parameters:
        ///   - page: The page to serve at `/`.
        ///   - content: The initial content.
        ///   - port: The port to listen on; if it's 0, the system chooses one.
        ///   - limits: The limits of the server.
        ///   - select: Receives the query of each selection; `nil` if the page doesn't report any.
        package init(
            page: String,
            content: LiveContent,
            port: UInt16,
            limits: ServerLimits = ServerLimits(),
            select: (@Sendable (String) -> Void)? = nil
        ) {
            site = LiveSite(page: page, content: content, maximumListeners: limits.listeners, select: select)
            self.port = port
            self.limits = limits
            (publications, publisher) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        /// Starts the server.
        ///
        /// - Returns: The port.
        /// - Throws: ``Problem`` if the server can't listen on the port.
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

        /// Updates the content of all pages.
        package nonisolated func publish(_ content: LiveContent) {
            publisher.yield(content)
        }

        /// Stops the server and ends all connections.
        package func stop() async {
            running?.cancel()
            await running?.value
        }

        /// The reason why a server can't start.
        package struct Problem: Error, Hashable, Sendable {
            /// The reason, in lower case.
            package var message: String
        }
    }
#endif
