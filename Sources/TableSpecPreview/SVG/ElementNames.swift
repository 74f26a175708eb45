/// Names for elements, made of ids that may be any text.
struct ElementNames {
    /// How many elements asked for each name.
    private var uses: [String: Int] = [:]

    /// The most scalars of an id that a name keeps.
    private static let maximumLength = 80

    /// A name that no other element has: letters, digits, `-`, `.` and `_`, other characters as `_HEX_`.
    ///
    /// The second element of a name is called `name~2`, with the tilde escaped like any other character.
    mutating func name(for id: String) -> String {
        let base = Self.escaped(id)
        let number = uses[base, default: 0] + 1
        uses[base] = number
        return number == 1 ? base : base + Self.escaped("~\(number)")
    }

    private static func escaped(_ id: String) -> String {
        if id.utf8.count <= maximumLength, id.utf8.allSatisfy(\.standsInName) { return id }
        var result = ""
        for scalar in id.unicodeScalars.prefix(maximumLength) {
            if let byte = UInt8(exactly: scalar.value), byte.standsInName {
                result.unicodeScalars.append(scalar)
            } else {
                result += "_\(String(scalar.value, radix: 16, uppercase: true))_"
            }
        }
        return result
    }
}

extension UInt8 {
    /// Whether the byte is one of the characters that a name keeps.
    fileprivate var standsInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
