internal import Foundation

/// A connection to a server on this machine that sends exactly the given bytes: no client normalizes paths.
///
/// It waits on separate queues: the server may run on those of Swift's concurrency, and a global queue that many wait
/// on gets only one new thread per second.
package final class LoopbackConnection: Sendable {
    private let descriptor: CInt
    private let sending = DispatchQueue(label: "LoopbackConnection.sending")
    private let receiving = DispatchQueue(label: "LoopbackConnection.receiving")

    /// Connects to a port.
    package init(port: UInt16, host: String = "127.0.0.1") throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // The limit is there only to end a test that fails: other tests may keep all threads of the server busy for minutes.
        var limit = timeval(tv_sec: 7200, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        #if canImport(Darwin)
            var isSilent: CInt = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<CInt>.size))
        #endif
        guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit {
        close(descriptor)
    }

    /// Sends a text, after what was sent before, or as much of it as the server takes before it closes the connection.
    package func send(_ text: String) {
        sending.async { self.sendAll(text) }
    }

    private func sendAll(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Self.flags) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// A server that closes the connection must not end the tests.
    #if canImport(Darwin)
        private static let flags: CInt = 0
    #else
        private static let flags = CInt(MSG_NOSIGNAL)
    #endif

    /// Sends a request for a path as it is.
    package func get(_ path: String, host: String = "127.0.0.1", method: String = "GET", origin: String? = nil) {
        let from = origin.map { "Origin: \($0)\r\n" } ?? ""
        send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(from)Connection: close\r\n\r\n")
    }

    /// What the server sends until a text appears, or until it ends.
    package func read(until end: String? = nil) async -> String {
        await withCheckedContinuation { continuation in
            receiving.async { continuation.resume(returning: self.received(until: end)) }
        }
    }

    private func received(until end: String?) -> String {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            // A signal, such as of a process that ends, doesn't end the server's response.
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            received += buffer.prefix(count)
            if let end, String(decoding: received.suffix(65_536 + count), as: UTF8.self).contains(end) { break }
        }
        return String(decoding: received, as: UTF8.self)
    }
}
