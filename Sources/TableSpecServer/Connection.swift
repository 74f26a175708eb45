#if PreviewServer
    internal import FlyingSocks
    internal import Foundation

    /// A connection of a client: one request, one response.
    struct Connection: Sendable {
        let socket: AsyncSocket
        let handler: LiveHandler
        let limits: ServerLimits
        let waiting: WaitingRoom
        /// The number of the connection among the waiting ones.
        let number: Int

        /// Serves the client and closes the connection, regardless of what the client does.
        func serve() async {
            defer { try? socket.close() }
            do {
                let answer: Result<Response?, any Error>
                do { answer = .success(try await response()) } catch { answer = .failure(error) }
                await waiting.leave(number)
                guard let response = try answer.get() else { return }
                try await send(response)
                try await linger()
            } catch {
                // The client has disconnected, or the server is stopping, so there's nobody to report to.
                return
            }
        }

        // MARK: The request

        /// The response to the client's request, or `nil` without a request: browsers open connections in advance.
        private func response() async throws -> Response? {
            let first = try await within(limits.arrival) { try await receive() }
            guard let first else { return nil }
            do {
                let head = try await within(limits.arrival) { try await readHead(after: first) }
                guard let head else { return .refusal(.requestTimeout) }
                return await handler.response(to: head)
            } catch let status as Status {
                return .refusal(status)
            }
        }

        private func readHead(after first: [UInt8]) async throws -> RequestHead {
            var reader = RequestReader(limits: limits)
            var bytes = first
            while true {
                if let head = try reader.read(bytes) { return head }
                bytes = try await receive()
            }
        }

        private func receive() async throws -> [UInt8] { try await socket.read(atMost: 4_096) }

        // MARK: The answer

        private func send(_ response: Response) async throws {
            try await send(response.head)
            switch response.body {
            case .text(let text): try await send(Array(text.utf8))
            case .events(let events): try await send(events)
            }
        }

        /// Sends events until there are no more, or until the client disconnects.
        private func send(_ events: AsyncStream<[UInt8]>) async throws {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { for await event in events { try await send(event) } }
                group.addTask { try await receiveToTheEnd() }
                defer { group.cancelAll() }
                try await group.next()
            }
        }

        private func send(_ bytes: [UInt8]) async throws {
            let data = Data(bytes)
            for start in stride(from: 0, to: data.count, by: Self.pieceSize) {
                let piece = data[start..<min(start + Self.pieceSize, data.count)]
                let sent: Void? = try await within(limits.delivery) { try await socket.write(piece) }
                guard sent != nil else { throw SocketError.disconnected }
            }
        }

        private static let pieceSize = 65_536

        /// Waits for the client to close the connection.
        ///
        /// If a connection is closed while the client is still sending, it's reset, and the client can lose the
        /// response (RFC 9112, section 9.6).
        private func linger() async throws {
            shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
            _ = try await within(limits.lingering) { try await receiveToTheEnd() }
        }

        private func receiveToTheEnd() async throws {
            while true { _ = try await receive() }
        }
    }
#endif
