/// Finds constructs that would make an XML parser very slow, or end it, before it reads the document.
struct MarkupScan {
    private var line = 1
    /// The number of matched bytes of an entity declaration.
    private var found = 0
    /// The number of attributes of the current tag, or `nil` between tags.
    private var attributes: Int?
    private var quote: UInt8?
    /// The last four bytes.
    private var recent: UInt32 = 0
    /// The last bytes of the current comment or CDATA section.
    private var end: UInt32?

    /// The first problem in the content of a document.
    static func problem(in bytes: [UInt8]) -> MarkupProblem? {
        var scan = MarkupScan()
        for byte in bytes {
            if let problem = scan.read(byte) { return problem }
        }
        return nil
    }

    private mutating func read(_ byte: UInt8) -> MarkupProblem? {
        if byte == UInt8(ascii: "\n") { line += 1 }
        // No tool that writes such files declares entities. A few of them can expand to gigabytes. Foundation's parser
        // doesn't report them on every system.
        found = byte == Self.entity[found] ? found + 1 : byte == Self.entity[0] ? 1 : 0
        if found == Self.entity.count {
            return MarkupProblem(line: line, message: "entity declarations aren't supported")
        }
        readTag(byte)
        // The parser reads the text of an instruction, even if it has none (swift-corelibs-foundation,
        // `_NSXMLParserProcessingInstruction`).
        if end == nil, quote == nil, recent & 0xFFFF == Self.instruction {
            return MarkupProblem(line: line, message: "processing instructions aren't supported")
        }
        guard let attributes, attributes > MarkupLimit.attributes else { return nil }
        return MarkupProblem(line: line, message: "an element has more than \(MarkupLimit.attributes) attributes")
    }

    private mutating func readTag(_ byte: UInt8) {
        recent = recent << 8 | UInt32(byte)
        if let end {
            if recent & 0xFF_FFFF == end { self.end = nil }
        } else if let quote {
            if byte == quote { self.quote = nil }
        } else if recent == Self.comment {
            (attributes, end) = (nil, Self.endOfComment)
        } else if recent & 0xFF_FFFF == Self.literal {
            (attributes, end) = (nil, Self.endOfLiteral)
        } else if byte == UInt8(ascii: "<") {
            attributes = 0
        } else if byte == UInt8(ascii: ">") {
            attributes = nil
        } else if attributes != nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        } else if byte == UInt8(ascii: "=") {
            attributes = attributes.map { $0 + 1 }
        }
    }

    /// `<?`, `<!--`, `-->`, `<![` and `]]>` as numbers.
    private static let instruction: UInt32 = 0x3C3F
    private static let comment: UInt32 = 0x3C21_2D2D
    private static let endOfComment: UInt32 = 0x2D2D_3E
    private static let literal: UInt32 = 0x3C21_5B
    private static let endOfLiteral: UInt32 = 0x5D5D_3E

    private static let entity = Array("<!ENTITY".utf8)
}
