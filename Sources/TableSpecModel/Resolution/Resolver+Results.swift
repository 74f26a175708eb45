internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves the type of a screen's result and its values. Reports buttons without a result to return.
    mutating func resolveResult(of screen: inout Screen) {
        guard var result = screen.result else {
            guard !unread.contains(FileKey.result) else { return }
            for button in screen.navigationItem.left + screen.navigationItem.right {
                guard case .finish(let kind) = button.trigger else { continue }
                report(
                    .missingKey,
                    "the screen has no 'result' for the button to return",
                    at: kind.range,
                    help: "add 'result:' with a type, or let the button call an 'action'"
                )
            }
            return
        }
        result.type = resolvedType(result.type, at: result.range, isReporting: true)
        if case .enumeration(let enumeration) = result.type, !enumeration.isDeclared {
            report(
                .invalidType,
                "both screens must share the type of a result, but an inline enumeration belongs to only one",
                at: result.range,
                help: "declare a type under 'types' that has the enumeration as a property"
            )
            result.type = .unknown
        }
        result.source = paths(to: result.type, in: screen).map(ScreenResult.Source.properties) ?? .app
        screen.result = result
    }

    /// The properties of a screen with the names and types of a type's properties, or `nil` if a required one is
    /// missing.
    private func paths(to type: TypeReference, in screen: Screen) -> [Path]? {
        guard case .structure(let name) = type, let declared = self.type(named: name) else { return nil }
        var paths: [Path] = []
        for property in declared.properties {
            if let path = path(to: property, in: screen) {
                paths.append(path)
            } else if property.defaultLiteral == nil, !property.type.isOptional {
                return nil
            }
        }
        return paths.isEmpty ? nil : paths
    }

    private func path(to property: Property, in screen: Screen) -> Path? {
        func matches(_ candidate: Property) -> Bool {
            candidate.name.value == property.name.value && !candidate.type.isUnknown
                && (candidate.type == property.type || .optional(candidate.type) == property.type)
        }
        if let found = screen.state.first(where: matches) { return Self.path(.state, found) }
        return screen.input.first(where: matches).map { Self.path(.input, $0) }
    }

    private static func path(_ root: Path.Root, _ property: Property) -> Path {
        Path(root: root, steps: [.init(name: property.name.value, type: property.type)])
    }
}
