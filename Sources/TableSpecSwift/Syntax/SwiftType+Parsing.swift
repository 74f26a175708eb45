extension SwiftType {
    /// Parses a type in the source of the generator, or a path of names.
    ///
    /// Accepts dotted names with generic arguments, `?`, `[Element]`, `[Key: Value]`, `any` and parentheses around a
    /// type. Returns `nil` if the text is anything else, so that no text can become code.
    init?(parsing text: String) {
        var parser = SwiftTypeParser(text)
        guard let type = parser.parseType(), parser.isAtEnd else { return nil }
        self = type
    }
}

/// A literal is source code of the generator, never text from a spec. An invalid one is a bug that the first run
/// reveals.
extension SwiftType: ExpressibleByStringLiteral {
    /// A type in the source of the generator: `"UITableViewCell?"`.
    package init(stringLiteral text: StaticString) {
        self = LiteralTable.type(text) { source in
            guard let type = SwiftType(parsing: source) else {
                preconditionFailure("'\(source)' is not a type; functions and tuples have their own factories")
            }
            return type
        }
    }
}

private struct SwiftTypeParser {
    private var rest: Substring

    init(_ text: String) {
        rest = Substring(text)
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func parseType() -> SwiftType? {
        if takeAny() { return parseType().map(SwiftType.any) }
        guard var type = parseOperand() else { return nil }
        while take("?") { type = .optional(type) }
        return type
    }

    private mutating func parseOperand() -> SwiftType? {
        if take("[") { return parseCollection() }
        guard take("(") else { return parseNominal() }
        guard let type = parseType(), take(")") else { return nil }
        return type
    }

    private mutating func parseCollection() -> SwiftType? {
        guard let element = parseType() else { return nil }
        guard take(":") else { return take("]") ? .array(element) : nil }
        skipSpaces()
        guard let value = parseType(), take("]") else { return nil }
        return .dictionary(key: element, value: value)
    }

    private mutating func parseNominal() -> SwiftType? {
        var components: [SwiftType.Component] = []
        repeat {
            let word = rest.prefix { !" .,:<>[]()?".contains($0) }
            rest = rest.dropFirst(word.count)
            guard let name = SwiftIdentifier(String(word)), let arguments = parseArguments() else { return nil }
            components.append(SwiftType.Component(name, arguments: arguments))
        } while take(".")
        return .named(components)
    }

    private mutating func parseArguments() -> [SwiftType]? {
        guard take("<") else { return [] }
        var arguments: [SwiftType] = []
        repeat {
            skipSpaces()
            guard let argument = parseType() else { return nil }
            arguments.append(argument)
        } while take(",")
        return take(">") ? arguments : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func takeAny() -> Bool {
        guard rest.hasPrefix("any ") else { return false }
        rest = rest.dropFirst("any".count)
        skipSpaces()
        return true
    }

    private mutating func skipSpaces() {
        rest = rest.drop { $0 == " " }
    }
}
