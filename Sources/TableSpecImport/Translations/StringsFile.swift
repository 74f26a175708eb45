/// A strings file: pairs of a key and a text, the format of Xcode since its first version.
struct StringsFile {
    private(set) var strings: [String: String] = [:]
    private let scalars: [Unicode.Scalar]
    private var index = 0

    /// - Throws: `MarkupProblem` at the location where the file becomes invalid.
    init(_ bytes: [UInt8]) throws(MarkupProblem) {
        try MarkupLimit.check(bytes)
        scalars = Array(try DecodedText.text(bytes).unicodeScalars)
        try skipSpace()
        let isEnclosed = take("{")
        try skipSpace()
        while let next, !(isEnclosed && next == "}") {
            try pair()
            try skipSpace()
        }
        if isEnclosed { try expect("}") }
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private func line(at index: Int) -> Int { 1 + scalars.prefix(index).count { $0 == "\n" } }

    private func isNext(_ word: String) -> Bool { scalars[index...].starts(with: word.unicodeScalars) }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(MarkupProblem) {
        guard take(scalar) else { throw problem("'\(scalar)'") }
    }

    private func problem(_ expected: String) -> MarkupProblem {
        let found = next.map { "'\($0)'" } ?? "the end of the file"
        return MarkupProblem(line: line(at: index), message: "expected \(expected), found \(found)")
    }

    /// `"key" = "text";`. A key alone is its own text.
    private mutating func pair() throws(MarkupProblem) {
        let key = try word()
        try skipSpace()
        var text = key
        if take("=") {
            try skipSpace()
            text = try word()
            try skipSpace()
        }
        try expect(";")
        strings[key] = text
    }

    private mutating func word() throws(MarkupProblem) -> String {
        guard let next, next == "\"" || next == "'" else { return try plainWord() }
        let start = index
        index += 1
        // An array, because a view of a string is copied whenever several scalars are appended.
        var text: [Unicode.Scalar] = []
        while let scalar = self.next, scalar != next {
            index += 1
            if scalar == "\\" { text += escaped() } else { text.append(scalar) }
        }
        guard take(next) else { throw MarkupProblem(line: line(at: start), message: "unterminated string") }
        return String(String.UnicodeScalarView(text))
    }

    private mutating func plainWord() throws(MarkupProblem) -> String {
        let text = scalars[index...].prefix {
            $0.properties.isAlphabetic || "0123456789_$/:.-".unicodeScalars.contains($0)
        }
        guard !text.isEmpty else { throw problem("a key or a string") }
        index = text.endIndex
        return String(String.UnicodeScalarView(text))
    }

    /// The characters that an escape represents, after its backslash.
    private mutating func escaped() -> [Unicode.Scalar] {
        guard let scalar = next else { return [] }
        index += 1
        switch scalar {
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "U", "u": return unit().map { unit in joined(unit) } ?? [scalar]
        default: return [scalar]
        }
    }

    /// Up to four hexadecimal digits.
    private mutating func unit() -> UInt16? {
        let digits = scalars[index...].prefix(4).prefix(while: \.properties.isASCIIHexDigit)
        index = digits.endIndex
        return UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
    }

    /// Two UTF-16 code units can represent one character.
    private mutating func joined(_ unit: UInt16) -> [Unicode.Scalar] {
        var units = [unit]
        if UTF16.isLeadSurrogate(unit), index + 1 < scalars.count, next == "\\",
            ["U", "u"].contains(scalars[index + 1])
        {
            index += 2
            if let second = self.unit() { units.append(second) }
        }
        return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }

    private mutating func skipSpace() throws(MarkupProblem) {
        while let next {
            if next.properties.isWhitespace {
                index += 1
            } else if isNext("//") {
                index = scalars[index...].firstIndex(of: "\n") ?? scalars.count
            } else if isNext("/*") {
                let start = index
                index += 2
                while !isNext("*/") {
                    guard index < scalars.count else {
                        throw MarkupProblem(line: line(at: start), message: "unterminated comment")
                    }
                    index += 1
                }
                index += 2
            } else {
                return
            }
        }
    }
}

/// Texts of files in UTF-8, or in UTF-16, which older versions of Xcode wrote.
enum DecodedText {
    static func text(_ bytes: [UInt8]) throws(MarkupProblem) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if content.count > 1, content.prefix(2).contains(0) { return utf16(content, isBigEndian: content.first == 0) }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw MarkupProblem(line: 1, message: "file is neither UTF-8 nor UTF-16")
        }
        return text
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
        let bytes = Array(bytes)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }
}
