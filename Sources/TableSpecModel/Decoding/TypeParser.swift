internal import TableSpecDiagnostics

/// Reads a type with an optional default: `String = Home`, `[Zone]`, `"String?"`, `Set<String>`, `enum(plain, photo)`.
struct TypeParser {
    struct Failure: Error {
        var message: String
        var range: SourceRange
    }

    private let bytes: [UInt8]
    private let places: ScalarPlaces
    private let owner: String?
    private let property: String
    private var position = 0
    private var depth = 0

    /// No type is nested deeper. The limit keeps the parser's recursion shallow.
    private static let maximumDepth = 8

    /// Creates a parser of the type of a property.
    ///
    /// - Parameter owner: The type that declares the property, or `nil` for a screen.
    init(_ text: String, places: ScalarPlaces, owner: String?, property: String) {
        bytes = Array(text.utf8)
        self.places = places
        self.owner = owner
        self.property = property
    }

    /// The type, and the text of the default if there is one.
    mutating func parse() throws(Failure) -> (type: TypeReference, range: SourceRange, defaultValue: Located<String>?) {
        skipSpaces()
        let start = position
        let type = try type()
        let range = places.range(start, position)
        skipSpaces()
        guard position < bytes.count else { return (type, range, nil) }
        guard take("=") else {
            throw Failure(
                message: "unexpected '\(text(position, bytes.count).shortened)' after the type; "
                    + "write a default as '= value'",
                range: places.range(position, bytes.count)
            )
        }
        skipSpaces()
        var end = bytes.count
        while end > position, isSpace(bytes[end - 1]) { end -= 1 }
        return (type, range, Located(text(position, end), at: places.range(position, end)))
    }

    private mutating func type() throws(Failure) -> TypeReference {
        var type = try plainType()
        guard take("?") else { return type }
        type = .optional(type)
        let start = position - 1
        guard take("?") else { return type }
        while take("?") {}
        throw Failure(message: "a type has one '?'", range: places.range(start, position))
    }

    private mutating func plainType() throws(Failure) -> TypeReference {
        skipSpaces()
        guard depth < Self.maximumDepth else {
            throw Failure(message: "the type is nested too deeply", range: places.range(position, bytes.count))
        }
        depth += 1
        defer { depth -= 1 }
        if take("[") {
            let element = try type()
            try expect("]")
            return .array(element)
        }
        let start = position
        let name = name()
        switch name {
        case "Set":
            try expect("<")
            let element = try type()
            try expect(">")
            return .set(element)
        case "enum":
            try expect("(")
            return try enumeration()
        case "":
            throw Failure(
                message: "expected a type, found '\(text(start, bytes.count).shortened)'",
                range: places.range(start, max(bytes.count, start))
            )
        default:
            return Self.builtIn[name] ?? .structure(name)
        }
    }

    private mutating func enumeration() throws(Failure) -> TypeReference {
        var words: [String] = []
        var known: Set<String> = []
        repeat {
            skipSpaces()
            let start = position
            let word = name()
            guard !word.isEmpty else {
                throw Failure(message: "expected a case of the enumeration", range: places.range(start, bytes.count))
            }
            guard known.insert(word).inserted else {
                throw Failure(
                    message: "case '\(word)' is declared twice in the enumeration",
                    range: places.range(start, position)
                )
            }
            words.append(word)
            skipSpaces()
        } while take(",")
        try expect(")")
        return .enumeration(Enumeration(owner: owner, property: property, cases: words))
    }

    /// The built-in types, by their spelling.
    static let builtIn: [String: TypeReference] = [
        "String": .string, "Int": .integer, "Double": .double, "Float": .float, "Decimal": .decimal, "Bool": .boolean,
        "Date": .date, "URL": .url, "UUID": .uuid, "Image": .image, "Color": .color,
    ]

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        let name = text(start, position)
        guard name.isIdentifier else {
            position = start
            return ""
        }
        return name
    }

    private mutating func expect(_ character: Character) throws(Failure) {
        skipSpaces()
        guard !take(character) else { return }
        let found = position < bytes.count ? "'\(text(position, bytes.count).shortened)'" : "the end"
        throw Failure(
            message: "expected '\(character)' in the type, found \(found)",
            range: places.range(position, bytes.count)
        )
    }

    private mutating func take(_ character: Character) -> Bool {
        guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func skipSpaces() {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || byte.isLineEnd }

    private func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIWordByte || byte >= 0x80 }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
