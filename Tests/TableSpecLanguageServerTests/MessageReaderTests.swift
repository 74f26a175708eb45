import Testing

@testable import TableSpecLanguageServer

@Suite("Messages are separated by headers with their lengths")
struct MessageReaderTests {
    /// The parts of a stream that arrives in chunks of a size: the messages, and "fault" for others.
    private func parts(_ stream: String, chunk: Int = .max) -> [String] {
        var reader = MessageReader()
        var parts: [String] = []
        var rest = Array(stream.utf8)[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
            while let part = reader.next() {
                switch part {
                case .message(let bytes): parts.append(String(decoding: bytes, as: UTF8.self))
                case .fault: parts.append("fault")
                }
            }
        }
        return parts
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func severalMessagesInChunks(_ chunk: Int) {
        let stream =
            "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\n[1]Content-Length: 0\r\n\r\n"
        #expect(parts(stream, chunk: chunk) == ["{}", "[1]", ""])
    }

    @Test func lengthsAreBytes() {
        #expect(parts("Content-Length: 6\r\n\r\n\"é😀\"Content-Length: 8\r\n\r\n\"é😀\"").last == "\"é😀\"")
    }

    @Test(arguments: [
        "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Type: json\r\n\r\n", "nonsense\r\n\r\n",
        "Content-Length\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "nonsense",
    ])
    func readingContinuesBehindAMalformedHeader(_ header: String) {
        #expect(parts(header + "Content-Length: 2\r\n\r\n{}") == ["fault", "{}"])
    }

    @Test func endlessHeader() {
        let parts = parts(String(repeating: "x", count: 20_000) + "Content-Length: 2\r\n\r\n{}", chunk: 1000)
        #expect(parts.last == "{}")
        #expect(parts.dropLast().allSatisfy { $0 == "fault" })
    }

    @Test func aMessageAboveTheLimitIsSkipped() {
        let length = MessageReader.largestMessage + 5
        var reader = MessageReader()
        reader.append(Array("Content-Length: \(length)\r\n\r\nabc".utf8))
        guard case .fault(let error)? = reader.next() else { return #expect(Bool(false), "no error") }
        #expect(error.code == -32600)
        let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
        for _ in 0..<64 { reader.append(chunk) }
        #expect(reader.next() == nil)
        reader.append(Array("de".utf8) + Array("Content-Length: 2\r\n\r\n{}".utf8))
        guard case .message(let bytes)? = reader.next() else { return #expect(Bool(false), "no message") }
        #expect(bytes == Array("{}".utf8))
    }
}
