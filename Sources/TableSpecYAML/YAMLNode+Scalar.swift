extension YAMLNode {
    /// The scalar's content with quotes, escapes and folding resolved; empty for collections.
    package var string: String {
        withUTF8 { String(decoding: $0, as: UTF8.self) }
    }

    /// The scalar's content without the line break that ends block text, which `|` and `>` keep: it separates the text
    /// from the next line of the file. With `|+` and `>+`, line breaks at the end are part of the text.
    package var text: String {
        guard style == .literal || style == .folded, !keepsLineBreaks else { return string }
        return withUTF8 { String(decoding: $0.last == UInt8(ascii: "\n") ? $0.dropLast() : $0[...], as: UTF8.self) }
    }

    /// Whether the indicator of block text is followed by '+', with or without the indentation.
    private var keepsLineBreaks: Bool {
        document.bytes[Int(record.start)...].prefix(3).contains(UInt8(ascii: "+"))
    }

    /// Reads the scalar's content without creating a string. The buffer is empty for collections.
    package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let record = record
        guard record.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        let range = Int(record.content)..<Int(record.content + record.count)
        if record.flags.contains(.hasOwnText) {
            return try document.ownText.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
        }
        return try document.bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Whether this is a scalar with exactly that content.
    package func isEqual(to text: StaticString) -> Bool {
        guard record.kind == .scalar, Int(record.count) == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in withUTF8 { $0.elementsEqual(expected) } }
    }

    /// Whether this is `null`, `~` or empty, in YAML's core schema.
    package var isNull: Bool {
        switch resolution {
        case nil: withUTF8(CoreSchema.isNull)
        case .null: true
        default: false
        }
    }

    /// `true` and `false`, including capitalized forms and all capitals, in YAML's core schema.
    package var boolValue: Bool? {
        mayBe(.bool) ? withUTF8(CoreSchema.bool) : nil
    }

    /// A decimal, `0o` octal or `0x` hexadecimal integer in YAML's core schema, or nil if it's out of range.
    package var intValue: Int? {
        mayBe(.int) ? withUTF8(CoreSchema.int) : nil
    }

    /// A number, `.inf` or `.nan` in YAML's core schema. Integers are numbers, too.
    package var doubleValue: Double? {
        mayBe(.float) || mayBe(.int) ? withUTF8(CoreSchema.double) : nil
    }

    /// The tag that decides the type of the scalar, or `nil` if its content does. Quoted scalars are strings.
    private var resolution: CoreTag? {
        guard record.kind == .scalar else { return .string }
        guard let tag else { return style == .plain ? nil : .string }
        return CoreTag(rawValue: tag) ?? .string
    }

    private func mayBe(_ type: CoreTag) -> Bool {
        resolution == nil || resolution == type
    }
}
