/// A strings file: pairs of a key and a text, the format of Xcode since its first version.
struct StringsFile {
    private(set) var strings: [String: String] = [:]
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1

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

    private mutating func advance() {
        if next == "\n" { line += 1 }
        index += 1
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        advance()
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(MarkupProblem) {
        guard take(scalar) else { throw problem("'\(scalar)'") }
    }

    private func problem(_ expected: String) -> MarkupProblem {
        let found = next.map { "'\($0)'" } ?? "the end of the file"
        return MarkupProblem(line: line, message: "expected \(expected), found \(found)")
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
        let start = line
        advance()
        // An array, because a view of a string is copied whenever several scalars are appended.
        var text: [Unicode.Scalar] = []
        while let scalar = self.next, scalar != next {
            advance()
            if scalar == "\\" { text += escaped() } else { text.append(scalar) }
        }
        guard take(next) else { throw MarkupProblem(line: start, message: "unterminated string") }
        return String(String.UnicodeScalarView(text))
    }

    private mutating func plainWord() throws(MarkupProblem) -> String {
        var text = String.UnicodeScalarView()
        while let next, next.properties.isAlphabetic || "0123456789_$/:.-".unicodeScalars.contains(next) {
            text.append(next)
            advance()
        }
        guard !text.isEmpty else { throw problem("a key or a string") }
        return String(text)
    }

    /// The characters that an escape represents, after its backslash.
    private mutating func escaped() -> [Unicode.Scalar] {
        guard let scalar = next else { return [] }
        advance()
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
        var digits = ""
        while digits.count < 4, let next, next.properties.isASCIIHexDigit {
            digits.unicodeScalars.append(next)
            advance()
        }
        return UInt16(digits, radix: 16)
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
                advance()
            } else if next == "/", scalars[safe: index + 1] == "/" {
                while self.next.map({ $0 != "\n" }) == true { advance() }
            } else if next == "/", scalars[safe: index + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(MarkupProblem) {
        let start = line
        index += 2
        while index < scalars.count {
            if next == "*", scalars[safe: index + 1] == "/" {
                index += 2
                return
            }
            advance()
        }
        throw MarkupProblem(line: start, message: "unterminated comment")
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
