/// Splits a stream of bytes into messages: a header with `Content-Length`, an empty line, and as many bytes.
struct MessageReader {
    /// A part of the stream.
    enum Part {
        case message([UInt8])
        /// Bytes that aren't a message, and were skipped.
        case fault(ResponseError)
    }

    /// The maximum number of bytes of a header.
    static let longestHeader = 4096
    /// The maximum number of bytes of a message, several times that of a spec.
    static let largestMessage = 64 << 20

    private var bytes: [UInt8] = []
    /// The position of the first byte that hasn't been consumed.
    private var start = 0
    /// The bytes of a message that is too large, which are still to be skipped.
    private var excess = 0

    mutating func append(_ chunk: some Collection<UInt8>) {
        let skipped = min(excess, chunk.count)
        excess -= skipped
        if start > 0 { bytes.removeFirst(start) }
        start = 0
        bytes += chunk.dropFirst(skipped)
    }

    /// Returns the next part of the stream, or `nil` until more bytes have arrived.
    mutating func next() -> Part? {
        guard start < bytes.count else { return nil }
        guard let header = headerRange else {
            return bytes.count - start > Self.longestHeader ? skipToNextHeader() : nil
        }
        guard let length = Self.contentLength(in: bytes[header]) else { return skipToNextHeader() }
        let available = bytes.count - header.upperBound
        guard length <= Self.largestMessage else {
            start = header.upperBound + min(available, length)
            excess = length - min(available, length)
            return .fault(.invalidRequest("the message has \(length) bytes; the limit is \(Self.largestMessage)"))
        }
        guard available >= length else { return nil }
        start = header.upperBound + length
        return .message(Array(bytes[header.upperBound..<start]))
    }

    /// The header with the empty line that ends it.
    private var headerRange: Range<Int>? {
        let limit = min(bytes.count, start + Self.longestHeader)
        for index in start..<limit where bytes[index] == Self.lineFeed {
            let next = index + 1
            if next < limit, bytes[next] == Self.lineFeed { return start..<(next + 1) }
            if next + 1 < limit, bytes[next] == Self.carriageReturn, bytes[next + 1] == Self.lineFeed {
                return start..<(next + 2)
            }
        }
        return nil
    }

    /// Skips everything before the next field that can begin a header.
    private mutating func skipToNextHeader() -> Part {
        let rest = bytes[(start + 1)...]
        // A field name can be split between two chunks.
        start =
            rest.firstRange(of: Self.lengthField)?.lowerBound
            ?? max(start + 1, bytes.count - Self.lengthField.count + 1)
        return .fault(.parseError("malformed header; expected 'Content-Length: ' and a number"))
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lengthField = Array("Content-Length".utf8)

    /// The number in the field `Content-Length`. Other fields are ignored: all content is UTF-8.
    private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
        let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
        for line in lines {
            let field = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(while: \.isWhitespace) }
            guard field.count == 2, field[0].lowercased() == "content-length" else { continue }
            return Int(field[1]).flatMap { $0 < 0 ? nil : $0 }
        }
        return nil
    }
}
