internal import Foundation

/// Messages that one thread reads and another one handles.
final class Mailbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var messages: [IncomingMessage] = []
    private var isClosed = false

    /// Adds messages.
    func put(_ new: [IncomingMessage]) {
        condition.withLock {
            messages += new
            condition.signal()
        }
    }

    /// Ends the stream of messages.
    func close() {
        condition.withLock {
            isClosed = true
            condition.signal()
        }
    }

    /// Returns the messages that have arrived, or `nil` after the end.
    ///
    /// - Parameter waits: Whether to wait for at least one message.
    func take(waits: Bool) -> [IncomingMessage]? {
        condition.withLock {
            while waits, messages.isEmpty, !isClosed { condition.wait() }
            if messages.isEmpty, isClosed { return nil }
            defer { messages = [] }
            return messages
        }
    }
}
