internal import Foundation
internal import TableSpecDiagnostics
public import TableSpecKit

/// Serves one client over standard input and output.
public enum ServerConnection {
    /// Serves until the client ends the connection.
    ///
    /// - Parameter rulesURL: The absolute URL of the rules page that findings link to, or `nil` for none.
    /// - Returns: The exit status: 0 if the client has shut down the server before, as the protocol requires.
    /// - Throws: `FileProblem` if the client doesn't read the messages of the server.
    public static func serve(rulesURL: String?) throws(FileProblem) -> Int32 {
        let mailbox = Mailbox()
        startReading(into: mailbox)
        var outbox: [JSONValue] = []
        let server = LanguageServer(
            rulesURL: rulesURL,
            receive: { mailbox.put([$0]) },
            send: { outbox.append($0) }
        )
        while server.phase != .ended {
            let messages = mailbox.take(waits: server.isIdle)
            if messages == nil, server.isIdle { break }
            server.enqueue(messages ?? [])
            server.step()
            for message in outbox { try StandardStream.output.write(framed(message)) }
            outbox = []
        }
        return server.exitStatus
    }

    private static func framed(_ message: JSONValue) -> String {
        let text = message.text
        return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
    }

    /// Reads on a separate thread, so that a request can be canceled while another one is handled.
    private static func startReading(into mailbox: Mailbox) {
        let thread = Thread {
            var reader = MessageReader()
            while true {
                let chunk = nextBytes()
                guard !chunk.isEmpty else { return mailbox.close() }
                reader.append(chunk)
                var messages: [IncomingMessage] = []
                while let part = reader.next() { messages.append(IncomingMessage(part)) }
                if !messages.isEmpty { mailbox.put(messages) }
            }
        }
        // JSON can be nested deeply.
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Waits for bytes of standard input. Returns none at its end, or if it can't be read.
    private static func nextBytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var result = 0
            repeat { result = read(STDIN_FILENO, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
            count = max(result, 0)
        }
    }
}
