internal import TableSpecDiagnostics

extension Resolver {
    /// A property whose type is known, or `unknown` after an unknown name is reported.
    mutating func resolvedType(of property: Property, isReporting: Bool = true) -> Property {
        var property = property
        property.type = resolvedType(property.type, at: property.typeRange, isReporting: isReporting)
        return property
    }

    mutating func resolvedType(
        _ type: TypeReference,
        at range: SourceRange,
        isReporting: Bool
    ) -> TypeReference {
        switch type {
        case .optional(let wrapped):
            return .optional(resolvedType(wrapped, at: range, isReporting: isReporting))
        case .array(let element):
            return .array(resolvedType(element, at: range, isReporting: isReporting))
        case .set(let element):
            return .set(resolvedType(element, at: range, isReporting: isReporting))
        case .structure(let name):
            if let declared = self.type(named: name) {
                return declared.enumeration.map(TypeReference.enumeration) ?? type
            }
            if isReporting, !hasTypeHole {
                let candidates = (Array(TypeParser.builtIn.keys) + typeNames).sorted()
                let alias = Alias.answer(forType: name)
                reportUnknown("type", Located(name, at: range), candidates: candidates, alias: alias)
            }
            return .unknown
        default:
            return type
        }
    }

    mutating func reportHoldingItself(_ type: ModelType) {
        report(
            .invalidType,
            "type '\(type.name.value)' contains itself",
            at: type.name.range,
            help: "use a collection, '[\(type.name.value)]', instead"
        )
    }
}

/// A search for cycles among types that contain each other. Each type is checked once.
struct HoldingSearch {
    /// The properties that close cycles: the owner's name, and the position among its properties.
    private(set) var closing: [(owner: String, property: Int)] = []
    private let types: [String: ModelType]
    private var visited: Set<String> = []

    init(_ types: [String: ModelType]) {
        self.types = types
    }

    /// Follows the contents of a type. A list of positions replaces the call stack, because chains can be long.
    mutating func visit(_ name: String) {
        guard visited.insert(name).inserted else { return }
        var path = [(name: name, next: 0)]
        var onPath: Set = [name]
        while let (name, next) = path.last {
            guard let properties = types[name]?.properties, next < properties.count else {
                onPath.remove(name)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            guard let held = properties[next].type.heldName else { continue }
            if onPath.contains(held) {
                closing.append((name, next))
            } else if visited.insert(held).inserted {
                path.append((held, 0))
                onPath.insert(held)
            }
        }
    }
}

extension TypeReference {
    /// The name of the declared type that a value of this type contains inline.
    var heldName: String? {
        if case .structure(let name) = unwrapped { return name }
        return nil
    }
}
