/// A line of the record files: fields separated by tabs.
enum StateLine {
    /// The fields as a line, including its line break.
    static func text(_ fields: [String]) -> String {
        fields.map(escaped).joined(separator: "\t") + "\n"
    }

    /// The fields of each line, with its number. A last line without a line break is incomplete and is ignored.
    static func parse(_ bytes: [UInt8]) -> [(number: Int, fields: [String])] {
        guard let end = bytes.lastIndex(of: newline) else { return [] }
        let lines = bytes[..<end].split(separator: newline, omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            (index + 1, line.split(separator: tab, omittingEmptySubsequences: false).map(unescaped))
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")
    private static let percent = UInt8(ascii: "%")

    private static func escaped(_ field: String) -> String {
        guard field.utf8.contains(where: mustBeEscaped) else { return field }
        return field.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isASCII, mustBeEscaped(UInt8(scalar.value)) {
                text += scalar.value < 16 ? "%0" : "%"
                text += String(scalar.value, radix: 16)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func mustBeEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == percent }

    private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
        guard field.contains(percent) else { return String(decoding: field, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = field
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == percent, digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
