/// Names for elements, derived from ids, which can be any text.
struct ElementNames {
    /// The number of requests for each name.
    private var uses: [String: Int] = [:]

    /// The maximum number of scalars of an id in a name.
    private static let maximumLength = 80

    /// A unique name: letters, digits, `-`, `.` and `_` are kept, and other characters become `_HEX_`.
    ///
    /// The second element with a name is called `name~2`, with the tilde escaped like any other character.
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
    /// Whether a name keeps the character of a byte.
    fileprivate var standsInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
