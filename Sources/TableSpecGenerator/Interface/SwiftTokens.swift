/// Splits Swift into words and symbols, without comments and string literals.
struct SwiftTokens {
    struct Token {
        /// A word without backticks, or one character.
        let text: String
        let range: Range<Int>
        let isFirstOfLine: Bool
        let followsDot: Bool
        let followsComma: Bool
        /// Whether a word or a closing bracket is directly before the token.
        let followsWord: Bool
    }

    private let bytes: [UInt8]
    private var position = 0
    private var previous: Range<Int>?

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The number of bytes.
    var end: Int { bytes.count }

    mutating func next() -> Token? {
        skip()
        guard position < end else { return nil }
        let start = position
        if isWord(at: start) {
            while position < end, isWord(at: position) { position += 1 }
        } else {
            position += 1
        }
        defer { previous = start..<position }
        let last = previous.map { bytes[$0.upperBound - 1] }
        return Token(
            text: String(decoding: bytes[start..<position].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self),
            range: start..<position,
            isFirstOfLine: bytes[(previous?.upperBound ?? 0)..<start].contains(UInt8(ascii: "\n")),
            followsDot: last == UInt8(ascii: "."),
            followsComma: last == UInt8(ascii: ","),
            followsWord: previous.map { $0.upperBound == start && (isWord(at: start - 1) || last == UInt8(ascii: ")")) }
                ?? false
        )
    }

    /// Reads the next token if it's a word.
    mutating func nextWord() -> Token? {
        skip()
        return position < end && isWord(at: position) ? next() : nil
    }

    /// Reads words that are separated by dots, as one token.
    mutating func nextPath() -> Token? {
        guard var path = nextWord() else { return nil }
        while position < end, bytes[position] == UInt8(ascii: ".") {
            _ = next()
            guard let part = nextWord() else { break }
            path = Token(
                text: "\(path.text).\(part.text)",
                range: path.range.lowerBound..<part.range.upperBound,
                isFirstOfLine: path.isFirstOfLine,
                followsDot: path.followsDot,
                followsComma: path.followsComma,
                followsWord: path.followsWord
            )
        }
        return path
    }

    /// The labels and types of the parameters directly after a name, `_: Int, of: Row`, or `nil` if there's no list.
    func parameters(from start: Int, to end: Int) -> String? {
        guard start < end, bytes[start] == UInt8(ascii: "(") else { return nil }
        let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        let parameters = text.split(separator: ",", omittingEmptySubsequences: true).compactMap { part -> String? in
            let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard let colon = words.firstIndex(of: ":"), let label = words[..<colon].split(separator: " ").first else {
                return nil
            }
            let type = words[words.index(after: colon)...].split(separator: "=")[0]
            return "\(label):\(type.hasSuffix(" ") ? type.dropLast() : type)"
        }
        return parameters.joined(separator: ", ")
    }

    private func isWord(at index: Int) -> Bool {
        let byte = bytes[index]
        return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    // MARK: Comments and literals

    private mutating func skip() {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where starts(with: "//"):
                position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? end
            case UInt8(ascii: "\""), UInt8(ascii: "#"): guard skipLiteral() else { return }
            default: return
            }
        }
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// Skips a string literal, and the code that's interpolated into it.
    ///
    /// - Returns: Whether there is one.
    private mutating func skipLiteral() -> Bool {
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }
        let start = position + hashes.count
        guard start < end, bytes[start] == UInt8(ascii: "\"") else { return false }
        position = start
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        let (closing, escape) = (Array(quotes.utf8) + hashes, [UInt8(ascii: "\\")] + hashes)
        position += quotes.utf8.count
        while position < end {
            if bytes[position...].starts(with: closing) {
                position += closing.count
                return true
            }
            guard bytes[position...].starts(with: escape) else {
                position += 1
                continue
            }
            position += escape.count
            if position < end, bytes[position] == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
        }
        position = end
        return true
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            guard position < end else { return }
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "#"): if skipLiteral() { continue }
            default: break
            }
            position += 1
        } while depth > 0
    }
}
