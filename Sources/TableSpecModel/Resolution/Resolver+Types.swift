internal import TableSpecDiagnostics

extension Resolver {
    /// A property whose type is known, or `unknown` after the report of an unknown name.
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
        case .structure(let name) where types[name] == nil:
            if isReporting, !hasTypeHole {
                let candidates = (Array(TypeParser.builtIn.keys) + types.keys).sorted()
                reportUnknown("type", Located(name, at: range), candidates: candidates)
            }
            return .unknown
        default:
            return type
        }
    }

    /// Reports types that hold themselves other than in a collection: no such value could ever be made.
    mutating func reportTypesHoldingThemselves(_ declared: [ModelType]) {
        for type in declared where holds(type.name.value, in: type) {
            report(
                .invalidType,
                "type '\(type.name.value)' holds itself",
                at: type.name.range,
                help: "hold a collection, '[\(type.name.value)]', instead"
            )
            types[type.name.value]?.properties.removeAll { $0.type.unwrapped.isStructure }
        }
    }

    private func holds(_ name: String, in type: ModelType) -> Bool {
        var seen: Set<String> = []
        var pending = [type]
        while let next = pending.popLast() {
            for property in next.properties {
                guard case .structure(let held) = property.type.unwrapped else { continue }
                if held == name { return true }
                if seen.insert(held).inserted, let type = types[held] { pending.append(type) }
            }
        }
        return false
    }
}

extension TypeReference {
    fileprivate var isStructure: Bool {
        if case .structure = self { return true }
        return false
    }
}
