#if PreviewServer
    internal import FlyingSocks
    internal import Foundation

    /// Listens on a port of the loopback address and serves clients.
    struct Listener: Sendable {
        private let pool: any AsyncSocketPool
        private let socket: AsyncSocket
        private let handler: LiveHandler
        private let limits: ServerLimits

        init(port: UInt16, site: LiveSite, limits: ServerLimits) async throws {
            let pool: some AsyncSocketPool = .make()
            try await pool.prepare()
            self.pool = pool
            socket = try AsyncSocket(socket: Self.socket(port: port), pool: pool)
            handler = LiveHandler(site: site)
            self.limits = limits
        }

        /// The port, which the system has chosen if 0 was requested.
        var port: UInt16 {
            get throws {
                guard case .ip4(_, let port) = try socket.socket.sockname() else { return 0 }
                return port
            }
        }

        /// Serves until the task is canceled, and then ends all connections.
        func run() async {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { try? await pool.run() }
                group.addTask { await accept() }
            }
            try? socket.close()
        }

        private func accept() async {
            await withTaskGroup(of: Void.self) { connections in
                let waiting = WaitingRoom(patience: limits.patience)
                var count = 0
                while !Task.isCancelled {
                    guard let client = await client() else { continue }
                    if count == limits.connections {
                        let room = Task { await waiting.makeRoom() }
                        await connections.next()
                        room.cancel()
                        count -= 1
                    }
                    let connection = Connection(
                        socket: client,
                        handler: handler,
                        limits: limits,
                        waiting: waiting,
                        number: await waiting.enter(client)
                    )
                    connections.addTask { await connection.serve() }
                    count += 1
                }
            }
        }

        /// The next client, or `nil` if it has already disconnected or the process has no free descriptor.
        private func client() async -> AsyncSocket? {
            do {
                return try await socket.accept()
            } catch {
                try? await Task.sleep(for: .milliseconds(100))
                return nil
            }
        }

        private static func socket(port: UInt16) throws -> Socket {
            let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
            let socket = try Socket(domain: Int32(sockaddr_in.family))
            do {
                try socket.setValue(true, for: .localAddressReuse)
                #if canImport(Darwin)
                    try socket.setValue(true, for: .noSIGPIPE)
                #endif
                try socket.bind(to: address)
                try socket.listen()
            } catch {
                try? socket.close()
                throw error
            }
            return socket
        }
    }
#endif
