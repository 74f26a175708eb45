/// A character that looks like a space or nothing but isn't white space in YAML, where a space was probably intended.
///
/// YAML's white space is the space and the tab: https://yaml.org/spec/1.2.2/#55-white-space-characters
struct ForeignSpace {
    /// The bytes of the character.
    let range: Range<Int>
    let scalar: Unicode.Scalar

    private init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        guard offset < bytes.count, offset >= bytes.byteOrderMarkLength, let length = Self.length(bytes, at: offset)
        else { return nil }
        self.init(bytes, offset..<(offset + length))
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.range = range
        guard let scalar = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first else { return nil }
        self.scalar = scalar
    }

    /// Whether a file contains such a character.
    static func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Most files are ASCII.
        bytes.contains { $0 >= 0xC2 }
            && bytes.indices.contains { length(bytes, at: $0) != nil || bytes.lineBreakLength(at: $0) > 1 }
    }

    /// The first one in an unquoted text: at its start or end, or after a key and its ':'.
    static func first(inUnquotedText text: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> ForeignSpace? {
        if let first = ForeignSpace(bytes, at: text.lowerBound) { return first }
        var lineStart = text.lowerBound
        while lineStart < text.upperBound {
            if let space = behindIndicator(from: lineStart, to: text.upperBound, of: bytes) { return space }
            lineStart = bytes.lineEnd(from: lineStart) + 1
        }
        return last(in: text, of: bytes)
    }

    /// The first one on a line that YAML can't read: in the indentation, or after a key and its ':'.
    static func first(onLineOf offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> ForeignSpace? {
        var start = min(offset, bytes.count)
        while start > 0, !bytes.isLineStart(start) { start -= 1 }
        if let lineBreak = lineBreak(before: start, of: bytes) { return lineBreak }
        let end = bytes.lineEnd(from: start)
        var index = start
        while index < end {
            if let space = ForeignSpace(bytes, at: index) { return space }
            if let space = behindIndicator(from: index, to: end, of: bytes) { return space }
            guard [0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[index]) else {
                // In a flow mapping, another key can follow the key.
                guard let comma = (index..<end).first(where: { bytes[$0] == UInt8(ascii: ",") }) else { return nil }
                index = comma + 1
                continue
            }
            index += 1
        }
        return nil
    }

    /// The line break of another kind than in other files, which looks like a space: libyaml breaks lines at NEL, LS and PS.
    private static func lineBreak(before start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> ForeignSpace? {
        (2...3).lazy.filter { $0 <= start && bytes.lineBreakLength(at: start - $0) == $0 }.first
            .flatMap { ForeignSpace(bytes, (start - $0)..<start) }
    }

    /// The one after a list's '-', or after a key and its ':', that starts at an offset.
    private static func behindIndicator(
        from start: Int,
        to end: Int,
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> ForeignSpace? {
        var index = start
        while index < end, bytes[index] == 0x20 { index += 1 }
        guard index < end else { return nil }
        if bytes[index] == UInt8(ascii: "-") { return ForeignSpace(bytes, at: index + 1) }
        let key = index
        while index < end, bytes[index].isPartOfKey { index += 1 }
        guard index > key, index < end, bytes[index] == UInt8(ascii: ":") else { return nil }
        return ForeignSpace(bytes, at: index + 1)
    }

    private static func last(in text: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> ForeignSpace? {
        (2...3).lazy.filter { $0 <= text.count }.compactMap { ForeignSpace(bytes, at: text.upperBound - $0) }
            .first { $0.range.upperBound == text.upperBound }
    }

    /// The length of a character of Unicode's category "space separator" that isn't the space, or of an invisible one
    /// that separates words or keeps them together. Such a character has no meaning at the end of a text.
    private static func length(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let lead = bytes[offset]
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        let last = offset + 2 < bytes.count ? bytes[offset + 2] : 0
        switch (lead, next, last) {
        case (0xC2, 0xA0, _): return 2
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        // U+200B, U+2060, U+FEFF, U+3164 and U+2800.
        case (0xE2, 0x80, 0x8B), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF), (0xE3, 0x85, 0xA4), (0xE2, 0xA0, 0x80):
            return 3
        default: return nil
        }
    }
}

extension ForeignSpace {
    /// The code point and the name, such as `U+00A0 (no-break space)`.
    private var name: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
        return "U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)\(name)"
    }

    private var isLineBreak: Bool { ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) }

    func report(to findings: inout FileFindings) {
        findings.add(
            .syntax,
            isLineBreak ? "\(name) ends the line here" : "\(name) isn't a space in YAML",
            at: range,
            help: isLineBreak
                ? "replace it with a space, or write it as an escape in double quotes"
                : "replace it with a space, or quote the text if it's part of it"
        )
    }
}

extension UInt8 {
    /// Whether a key of a spec can contain the byte.
    var isPartOfKey: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
