/// Splits a condition into operators, names, numbers and strings.
struct ConditionScanner {
    /// An operator, a name, a number or a string, with its location in bytes of the scalar.
    struct Token: Equatable {
        enum Kind: Equatable {
            case name(String)
            case integer(Int)
            case number(Double)
            case text(String)
            /// An operator, a parenthesis or a dot.
            case symbol(String)
            /// The end of the condition.
            case end
        }

        var kind: Kind
        var start: Int
        var end: Int
    }

    /// The problem, with its location in bytes.
    struct Problem: Error {
        var message: String
        var help: String?
        var start: Int
        var end: Int
    }

    /// The longest first, so that `<=` isn't read as `<`.
    private static let symbols = ["&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "(", ")", "."]

    /// Operators of other languages, with their replacements.
    private static let foreignSymbols = [
        "===": "==", "!==": "!=", "<>": "!=", "=": "==", "&": "&&", "|": "||", "≠": "!=",
    ]

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    mutating func next() throws(Problem) -> Token {
        while position < bytes.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        guard position < bytes.endIndex else { return Token(kind: .end, start: position, end: position) }
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") { return try text() }
        if byte.isASCIIDigit || byte == UInt8(ascii: "-") { return try number() }
        if let token = try symbol() { return token }
        return try name()
    }

    private mutating func token(_ kind: Token.Kind, to end: Int) -> Token {
        defer { position = end }
        return Token(kind: kind, start: position, end: end)
    }

    private mutating func symbol() throws(Problem) -> Token? {
        let rest = bytes[position...]
        let foreign = Self.foreignSymbols.keys.filter { rest.starts(with: $0.utf8) }.max {
            $0.utf8.count < $1.utf8.count
        }
        let symbol = Self.symbols.first { rest.starts(with: $0.utf8) }
        if let foreign, foreign.utf8.count > symbol?.utf8.count ?? 0, let replacement = Self.foreignSymbols[foreign] {
            throw problem("unknown operator '\(foreign)'", help: "write '\(replacement)'", to: foreign.utf8.count)
        }
        return symbol.map { token(.symbol($0), to: position + $0.utf8.count) }
    }

    private mutating func number() throws(Problem) -> Token {
        var end = position + 1
        while end < bytes.endIndex, bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        if let number = Int(text) { return token(.integer(number), to: end) }
        if let number = Double(text), number.isFinite { return token(.number(number), to: end) }
        throw problem("'\(text.shortened)' isn't a number", to: end - position)
    }

    private mutating func text() throws(Problem) -> Token {
        var content: [UInt8] = []
        var end = position + 1
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.endIndex { end += 1 }
            content.append(bytes[end])
            end += 1
        }
        guard end < bytes.endIndex else {
            throw problem("the string has no closing '\"'", to: bytes.endIndex - position)
        }
        return token(.text(String(decoding: content, as: UTF8.self)), to: end + 1)
    }

    private mutating func name() throws(Problem) -> Token {
        let end = bytes[position...].firstIndex { $0 < 0x80 && !$0.isASCIIWordByte } ?? bytes.endIndex
        let name = String(decoding: bytes[position..<end], as: UTF8.self)
        guard name.isIdentifier else { throw unknownCharacter }
        return token(.name(name), to: end)
    }

    private var unknownCharacter: Problem {
        let character = String(decoding: bytes[position...], as: UTF8.self).first.map(String.init) ?? ""
        let isQuote = ["'", "“", "”", "‘", "’", "„"].contains(character)
        return problem(
            "unexpected '\(character)' in a condition",
            help: isQuote
                ? "put the string in double quotes"
                : "use only paths, numbers, strings, '!', '&&', '||', comparisons and parentheses",
            to: max(character.utf8.count, 1)
        )
    }

    private func problem(_ message: String, help: String? = nil, to length: Int) -> Problem {
        Problem(message: message, help: help, start: position, end: min(position + length, bytes.endIndex))
    }
}
