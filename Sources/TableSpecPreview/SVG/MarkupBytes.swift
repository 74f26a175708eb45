/// Markup that is built incrementally. A preview consists of thousands of short pieces, and joining strings one by one
/// is far slower.
extension [UInt8] {
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// An attribute of an element after a space. The value must be escaped.
    mutating func appendAttribute(_ name: String, _ value: (inout [UInt8]) -> Void) {
        append(UInt8(ascii: " "))
        append(name)
        append(UInt8(ascii: "="))
        append(UInt8(ascii: "\""))
        value(&self)
        append(UInt8(ascii: "\""))
    }

    /// The number as `DecimalFormatter` writes it.
    mutating func append(_ value: Double) {
        DecimalFormatter.write(value, to: &self)
    }

    /// Numbers separated by spaces.
    mutating func append(_ values: Double...) {
        for (index, value) in values.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(value)
        }
    }
}
