#if PreviewServer
    /// Collects the head of a request as it arrives, and stops if it's too long. Each byte is examined once.
    struct RequestReader {
        private let limits: ServerLimits
        private var lines: [String] = []
        private var line: [UInt8] = []
        /// The bytes of all header fields so far.
        private var fieldBytes = 0

        init(limits: ServerLimits) { self.limits = limits }

        /// Appends the next bytes.
        ///
        /// - Returns: The head, once its last line has arrived. Anything after it belongs to a request that isn't
        ///   answered.
        mutating func read(_ bytes: [UInt8]) throws(Status) -> RequestHead? {
            for byte in bytes {
                try count(byte)
                guard byte == UInt8(ascii: "\n") else { continue }
                if let head = try endLine() { return head }
            }
            return nil
        }

        private mutating func count(_ byte: UInt8) throws(Status) {
            line.append(byte)
            if lines.isEmpty {
                guard line.count <= limits.requestLine else { throw .uriTooLong }
            } else {
                fieldBytes += 1
                guard fieldBytes <= limits.headerFields else { throw .headerFieldsTooLarge }
            }
        }

        /// Ends a line, whose last byte is the line feed.
        private mutating func endLine() throws(Status) -> RequestHead? {
            line.removeLast()
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            guard !line.isEmpty else {
                guard !lines.isEmpty else { throw .badRequest }
                return try RequestHead(lines: lines)
            }
            lines.append(String(decoding: line, as: UTF8.self))
            line.removeAll(keepingCapacity: true)
            return nil
        }
    }
#endif
