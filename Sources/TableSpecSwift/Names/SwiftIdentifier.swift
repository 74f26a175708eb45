/// A name that Swift accepts, without the backticks that some positions require.
///
/// For example `zoneCell`, `größe` or `default`. The renderer adds backticks around `default` where the grammar
/// requires them. Two names that are canonically equivalent (`é` as one scalar or as two) are equal here, although the
/// compiler would distinguish them, because nobody can see the difference in the source.
package struct SwiftIdentifier: Hashable, Sendable {
    /// The name without backticks.
    package let text: String

    /// Creates a name without changes, or returns `nil` if `text` isn't a Swift name.
    ///
    /// Stricter than the compiler in one respect: invisible characters, including bidirectional controls, are rejected.
    package init?(_ text: String) {
        guard SwiftIdentifier.isValid(text) else { return nil }
        self.text = text
    }

    /// For names that are known to be valid.
    init(validated text: String) {
        self.text = text
    }

    /// The pattern and label `_`.
    package static let wildcard = SwiftIdentifier(validated: "_")

    static func isValid(_ text: String) -> Bool {
        var text = text
        if text.withUTF8({ $0.allSatisfy(\.isASCIIWordByte) }) {
            guard let first = text.utf8.first, !first.isASCIIDigit else { return false }
            return text.utf8.count > 1 || first != UInt8(ascii: "_")
        }
        guard let first = text.unicodeScalars.first, first.startsIdentifier else { return false }
        return text.unicodeScalars.allSatisfy(\.continuesIdentifier)
    }
}

/// A literal is source code of the generator, never text from a spec. An invalid one is a bug that the first run
/// reveals.
extension SwiftIdentifier: ExpressibleByStringLiteral {
    /// A name in the source of the generator. `_` is the wildcard.
    package init(stringLiteral text: StaticString) {
        self = LiteralTable.identifier(text) { name in
            precondition(name == "_" || SwiftIdentifier.isValid(name), "'\(name)' is not a Swift identifier")
            return SwiftIdentifier(validated: name)
        }
    }
}

extension Set<SwiftIdentifier> {
    /// Creates a set of the names in a text, separated by white space. A long list takes less code than literals.
    package init(names text: String) {
        // Splitting characters takes ten times as long as splitting bytes.
        self.init(text.utf8.split { $0 <= UInt8(ascii: " ") }.compactMap { SwiftIdentifier(String(Substring($0))) })
    }
}

extension SwiftIdentifier: CustomStringConvertible {
    /// The name without backticks.
    package var description: String { text }
}

extension SwiftIdentifier: Comparable {
    /// Orders names by their text.
    package static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool { left.text < right.text }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter, a digit or an underscore.
    fileprivate var isASCIIWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
