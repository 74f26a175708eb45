internal import TableSpecDiagnostics
package import TableSpecYAML

extension SpecDecoder {
    /// A string without bindings.
    package mutating func string(_ node: YAMLNode) -> Located<String>? {
        guard node.kind == .scalar, !node.isNull else {
            reportWrongKind(node, expected: "a string")
            return nil
        }
        return Located(node.text, at: node.range)
    }

    /// A string as a setting.
    mutating func stringSetting(_ node: YAMLNode) -> Setting<String> {
        string(node).map { .set($0.value, $0.range) } ?? .invalid(node.range)
    }

    /// A name that becomes a Swift identifier: letters, digits and underscores, not starting with a digit.
    package mutating func identifier(_ node: YAMLNode, noun: String) -> Located<String>? {
        guard node.kind == .scalar, !node.isNull else {
            reportWrongKind(node, expected: noun.withArticle)
            return nil
        }
        let name = node.text
        guard name.isIdentifier else {
            report(
                .invalidName,
                "'\(name.shortened)' isn't a valid name for \(noun.withArticle); expected letters, digits and '_', "
                    + "not starting with a digit",
                at: node.range
            )
            return nil
        }
        return Located(name, at: node.range)
    }

    /// A value of an enumeration.
    package mutating func choice<W: SpecEnumeration>(_ node: YAMLNode, as type: W.Type = W.self) -> Setting<W> {
        if node.kind == .scalar, !node.isNull, let word = W(rawValue: node.text) { return .set(word, node.range) }
        reportUnknownSpelling(node, of: W.self)
        return .invalid(node.range)
    }

    /// Reports what isn't a case of an enumeration.
    ///
    /// The type is a value, so that this isn't compiled for each enumeration.
    @inline(never)
    private mutating func reportUnknownSpelling(_ node: YAMLNode, of type: any SpecEnumeration.Type) {
        _ = choice(node, noun: type.noun, among: type.spellings)
    }

    /// A value of a closed list that exists only as a list of spellings.
    mutating func choice(_ node: YAMLNode, noun: String, among spellings: [String]) -> Setting<String> {
        guard node.kind == .scalar, !node.isNull else {
            reportWrongKind(node, expected: noun.withArticle)
            return .invalid(node.range)
        }
        guard spellings.contains(node.text) else {
            reportUnknownSpelling(
                .unknownValue,
                node,
                "unknown \(noun) '\(node.text.shortened)'",
                candidates: spellings,
                alias: Alias.answer(forWord: node.text, of: noun),
                topic: .values(of: noun)
            )
            return .invalid(node.range)
        }
        return .set(node.text, node.range)
    }

    /// Several values of an enumeration.
    mutating func choices<W: SpecEnumeration>(_ node: YAMLNode, _ expected: String) -> [Located<W>] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: expected)
            return []
        }
        return node.elements.compactMap { choice($0, as: W.self).located }
    }

    /// A Boolean.
    package mutating func boolean(_ node: YAMLNode) -> Setting<Bool> {
        guard let value = node.boolValue else {
            reportWrongKind(node, expected: "'true' or 'false'")
            return .invalid(node.range)
        }
        return .set(value, node.range)
    }

    /// A number that is valid for points and increments.
    mutating func number(_ node: YAMLNode) -> Setting<Double> {
        guard let value = node.intValue.map(Double.init) ?? node.doubleValue else {
            reportWrongKind(node, expected: "a number")
            return .invalid(node.range)
        }
        return finite(value, node)
    }

    /// The number in a node, unless it's `.nan`, infinite, or too large for computations.
    mutating func finite(_ number: Double, _ node: YAMLNode) -> Setting<Double> {
        guard number.magnitude <= Self.largestNumber else {
            let limit = "from -1e15 to 1e15"
            report(.wrongType, "expected a number \(limit), found '\(node.text.shortened)'", at: node.range)
            return .invalid(node.range)
        }
        return .set(number, node.range)
    }

    /// Up to this limit, each whole number is exact as a `Double`, and the results of computations fit into an `Int`
    /// and a `Float`.
    private static let largestNumber = 1e15

    /// A number in a range.
    mutating func number(_ node: YAMLNode, in range: ClosedRange<Double>) -> Setting<Double> {
        let setting = number(node)
        guard let value = setting.value, !range.contains(value) else { return setting }
        reportWrongKind(node, expected: "a number from \(range.lowerBound.text) to \(range.upperBound.text)")
        return .invalid(node.range)
    }

    /// A finite nonnegative number.
    package mutating func nonnegativeNumber(_ node: YAMLNode) -> Setting<Double> {
        let setting = number(node)
        guard let value = setting.value, value < 0 else { return setting }
        reportWrongKind(node, expected: "a nonnegative number")
        return .invalid(node.range)
    }

    /// A nonnegative whole number.
    mutating func count(_ node: YAMLNode) -> Setting<Int> {
        guard let value = node.intValue, value >= 0, value <= Self.largestCount else {
            reportWrongKind(node, expected: "a whole number from 0 to \(Self.largestCount)")
            return .invalid(node.range)
        }
        return .set(value, node.range)
    }

    /// No table has larger counts. The limit prevents overflow in computations.
    private static let largestCount = 1_000_000
}

extension Double {
    /// The number in its usual notation: a whole number without a decimal point.
    package var text: String { Int(exactly: self).map(String.init) ?? description }
}

extension String {
    /// Whether the text is a valid Swift identifier or keyword.
    var isIdentifier: Bool {
        guard let first = utf8.first, self != "_" else { return false }
        if utf8.allSatisfy(\.isASCIIWordByte) { return !first.isASCIIDigit }
        return unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
            && unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }
}

extension UInt8 {
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isASCIILetterOrDigit: Bool {
        let folded = self | 0x20
        return isASCIIDigit || (folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z"))
    }

    /// Whether the byte can be part of a name of ASCII characters.
    var isASCIIWordByte: Bool { isASCIILetterOrDigit || self == UInt8(ascii: "_") }
}
