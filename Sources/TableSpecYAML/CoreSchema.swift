/// The plain scalars of YAML 1.2's core schema (chapter 10.3.2 of the specification).
enum CoreSchema {
    static func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.isEmpty || text.equals("~") || text.equals("null") || text.equals("Null") || text.equals("NULL")
    }

    static func bool(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        if text.equals("true") || text.equals("True") || text.equals("TRUE") { return true }
        if text.equals("false") || text.equals("False") || text.equals("FALSE") { return false }
        return nil
    }

    /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
    static func int(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        if text.count > 2, text[0] == UInt8(ascii: "0") {
            let digits = text[2...]
            if text[1] == UInt8(ascii: "o") { return unsigned(digits, radix: 8) }
            if text[1] == UInt8(ascii: "x") { return unsigned(digits, radix: 16) }
        }
        let digits = withoutSign(text)
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
        return Int(String(decoding: text, as: UTF8.self))
    }

    /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?\.inf`, `.nan`, or an integer.
    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        if let integer = int(text) { return Double(integer) }
        if text.equals(".nan") || text.equals(".NaN") || text.equals(".NAN") { return .nan }
        let unsigned = UnsafeBufferPointer(rebasing: withoutSign(text))
        if unsigned.equals(".inf") || unsigned.equals(".Inf") || unsigned.equals(".INF") {
            return text[0] == UInt8(ascii: "-") ? -.infinity : .infinity
        }
        return isDecimal(unsigned) ? Double(String(decoding: text, as: UTF8.self)) : nil
    }

    private static func isDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let whole = text.prefix(while: isDigit)
        var rest = text[whole.endIndex...]
        var digitCount = whole.count
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix(while: isDigit)
            digitCount += fraction.count
            rest = text[fraction.endIndex...]
        }
        guard digitCount > 0 else { return false }
        guard let mark = rest.first else { return true }
        guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
        let exponent = withoutSign(UnsafeBufferPointer(rebasing: rest.dropFirst()))
        return !exponent.isEmpty && exponent.allSatisfy(isDigit)
    }

    private static func unsigned(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int) -> Int? {
        // Int's initializer would accept a sign.
        guard let first = digits.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else { return nil }
        return Int(String(decoding: digits, as: UTF8.self), radix: radix)
    }

    private static func withoutSign(_ text: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let hasSign = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
        return text.dropFirst(hasSign ? 1 : 0)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }
}

extension UnsafeBufferPointer<UInt8> {
    func equals(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && text.withUTF8Buffer { elementsEqual($0) }
    }
}
