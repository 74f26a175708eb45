internal import TableSpecDiagnostics
package import TableSpecYAML

extension SpecDecoder {
    /// The types of the app's model.
    mutating func types(_ node: YAMLNode) -> [ModelType] {
        if node.kind != .mapping || isDamaged && node.pairs.contains(where: { $0.value.isDamaged }) {
            unread.insert(FileKey.types)
        }
        return entryNodes(node, of: "types").compactMap { key, value in
            guard let name = identifier(key, noun: "type") else { return nil }
            guard TypeParser.builtIn[name.value] == nil else {
                report(.invalidName, "'\(name.value)' is a built-in type and can't be declared", at: name.range)
                return nil
            }
            if value.kind == .scalar, !value.isNull {
                let enumeration = enumeration(value, named: name.value)
                if enumeration == nil { unread.insert(FileKey.types) }
                return enumeration.map { enumeration in
                    var type = ModelType(name: name, properties: [])
                    type.enumeration = enumeration
                    return type
                }
            }
            if let titles = possibleTitles(value) {
                let properties = titles.areNames ? properties(value, owner: name.value) : []
                var type = ModelType(name: name, properties: properties)
                type.possibleTitles = titles.titles
                return type
            }
            let properties = properties(value, owner: name.value)
            guard value.kind == .mapping else {
                unread.insert(FileKey.types)
                return nil
            }
            return ModelType(name: name, properties: properties)
        }
    }

    /// The texts of a mapping that can be the titles of an enumeration's cases, because each is at most the name of a
    /// type, and whether all of them are names.
    private mutating func possibleTitles(_ node: YAMLNode) -> (titles: ChoiceTitles, areNames: Bool)? {
        guard node.kind == .mapping, node.count > 0 else { return nil }
        var areNames = true
        for pair in node.pairs {
            guard pair.value.kind == .scalar, pair.value.text.contains(where: \.isLetter), !pair.value.isNull else {
                return nil
            }
            var parser = TypeParser(pair.value.text, places: ScalarPlaces(pair.value), owner: nil, property: "")
            switch try? parser.parse() {
            case (.structure, _, nil)?: continue
            case nil: areNames = false
            default: return nil
            }
        }
        guard areNames else { return (choiceTitles(node), areNames) }
        // Invalid names are reported with the properties.
        let pairs = node.pairs.filter { $0.key.kind == .scalar && $0.key.text.isIdentifier }
        let titles = ChoiceTitles(
            cases: pairs.map { Located($0.key.text, at: $0.key.range) },
            titles: pairs.map { TextTemplate(literal: $0.value.text, at: $0.value.range) }
        )
        return (titles, areNames)
    }

    /// The cases of a type that is an enumeration.
    private mutating func enumeration(_ node: YAMLNode, named name: String) -> Enumeration? {
        var parser = TypeParser(node.text, places: ScalarPlaces(node), owner: nil, property: name)
        do throws(TypeParser.Failure) {
            if case (.enumeration(var enumeration), _, nil) = try parser.parse() {
                enumeration.isDeclared = true
                return enumeration
            }
            reportWrongKind(node, expected: "properties with their types, or an enumeration")
        } catch {
            let help = Self.help(forCutType: node) ?? "write 'enum(first, second)'"
            report(.invalidType, error.message, at: error.range, help: help)
        }
        return nil
    }

    /// Names and types.
    ///
    /// - Parameter owner: The type that declares the properties, or `nil` for a screen.
    mutating func properties(_ node: YAMLNode, owner: String?) -> [Property] {
        if node.kind != .mapping, owner == nil {
            unread.insert(FileKey.input)
            unread.insert(FileKey.state)
        }
        return entryNodes(node, of: "names to types").compactMap { key, value in
            guard let name = identifier(key, noun: "property") else { return nil }
            return property(named: name, type: value, owner: owner)
        }
    }

    /// Reads the type of a screen's result.
    mutating func result(_ node: YAMLNode) -> ScreenResult {
        let property = property(named: Located("result", at: node.range), type: node, owner: nil)
        var result = ScreenResult(property.type, at: property.typeRange)
        if let defaultLiteral = property.defaultLiteral {
            report(.invalidType, "a result can't have a default", at: defaultLiteral.range)
        }
        if result.type.isOptional {
            report(
                .invalidType,
                "a result is 'nil' after canceling anyway, so its type can't be optional",
                at: result.range,
                help: "write '\(result.type.unwrapped)'"
            )
            result.type = result.type.unwrapped
        }
        return result
    }

    private mutating func property(named name: Located<String>, type node: YAMLNode, owner: String?) -> Property {
        // YAML reads '[Zone]' as a list with one element.
        if node.kind == .sequence, let element = node.elements.first, node.count == 1 {
            let property = property(named: name, type: element, owner: owner)
            if let defaultLiteral = property.defaultLiteral {
                report(.invalidType, "an element of a list can't have a default", at: defaultLiteral.range)
            }
            return Property(name: name, type: .array(property.type), typeRange: node.range)
        }
        guard node.kind == .scalar, !node.isNull else {
            reportWrongKind(node, expected: "a type")
            return Property(name: name, type: .unknown, typeRange: node.range)
        }
        return scalarProperty(named: name, type: node, owner: owner)
    }

    private mutating func scalarProperty(named name: Located<String>, type node: YAMLNode, owner: String?) -> Property {
        var parser = TypeParser(node.text, places: ScalarPlaces(node), owner: owner, property: name.value)
        do throws(TypeParser.Failure) {
            let (type, range, defaultValue) = try parser.parse()
            var property = Property(name: name, type: type, typeRange: range)
            property.defaultLiteral = defaultValue.map(Self.literal)
            return property
        } catch {
            report(
                .invalidType,
                error.message,
                at: error.range,
                help: Self.help(forCutType: node)
                    ?? "use String, Int, Double, Float, Bool, Date, URL, UUID, Image, enum(a, b), a name under "
                    + "'types', [T], Set<T> or \"T?\""
            )
            return Property(name: name, type: .unknown, typeRange: node.range)
        }
    }

    /// The remedy for a type that a comma ends, because it isn't in quotes.
    private static func help(forCutType node: YAMLNode) -> String? {
        node.text.contains("(") && !node.text.contains(")")
            ? "write the type in quotes, because a comma in braces ends it: \"enum(first, second)\"" : nil
    }

    /// A default, which is text if it's quoted.
    private static func literal(_ text: Located<String>) -> Literal {
        let value = text.value
        let isQuoted = value.utf8.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        return Literal(
            content: isQuoted ? .text(String(value.dropFirst().dropLast())) : .plain(value),
            range: text.range
        )
    }

    /// The external screens.
    mutating func externals(_ node: YAMLNode) -> [ExternalScreen] {
        let entries = entryNodes(node, of: "screens to classes")
        let externals = entries.compactMap { key, value -> ExternalScreen? in
            guard let name = identifier(key, noun: "screen") else { return nil }
            guard value.kind == .mapping else {
                return identifier(value, noun: "class").map { ExternalScreen(name: name, className: $0) }
            }
            return external(named: name, value)
        }
        if node.kind != .mapping || externals.count < entries.count { unread.insert(FileKey.external) }
        return externals
    }

    private mutating func external(named name: Located<String>, _ node: YAMLNode) -> ExternalScreen? {
        var external = ExternalScreen(name: name, className: Located("", at: node.range))
        read(node, as: ExternalScreen.mapping, into: &external)
        return external.className.value.isEmpty ? nil : external
    }

    /// The entries of a mapping with arbitrary keys.
    package mutating func entryNodes(_ node: YAMLNode, of noun: String) -> [(key: YAMLNode, value: YAMLNode)] {
        guard node.kind == .mapping else {
            reportWrongKind(node, expected: "a mapping of \(noun)")
            return []
        }
        return node.pairs.map { ($0.key, $0.value) }
    }
}
