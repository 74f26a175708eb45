internal import TableSpecDiagnostics

extension Resolver {
    /// Only properties of the state with supported types can be stored, each under its own key.
    mutating func checkUserDefaults(of screen: Screen) {
        guard !hasUnreadValues else { return }
        var properties: [String: SourceRange] = [:]
        var keys: [String: SourceRange] = [:]
        for kept in screen.userDefaults {
            if let first = properties[kept.property.value] {
                reportDuplicate("user default", kept.property, first: first)
                continue
            }
            properties[kept.property.value] = kept.property.range
            if let first = keys[kept.key.value] {
                reportDuplicate("key", kept.key, first: first)
            } else {
                keys[kept.key.value] = kept.key.range
            }
            check(kept, of: screen)
        }
    }

    private mutating func check(_ kept: UserDefault, of screen: Screen) {
        let name = kept.property.value
        guard let property = screen.state.first(where: { $0.name.value == name }) else {
            if let input = screen.input.first(where: { $0.name.value == name }) {
                report(
                    .conflictingKeys,
                    "'\(name)' is input, which the previous screen provides",
                    at: kept.property.range,
                    labels: [.init("declared here", at: input.name.range)],
                    help: "declare the property under 'state'"
                )
            } else {
                reportUnknown("state", kept.property, candidates: screen.state.map(\.name.value), kind: "name")
            }
            return
        }
        let declared = Diagnostic.Label("declared here", at: property.typeRange)
        if !property.type.isStoredInUserDefaults {
            report(
                .typeMismatch,
                "user defaults can't store '\(property.type)'",
                at: kept.property.range,
                labels: [declared],
                help: property.type.unwrapped == .float
                    ? "declare it as 'Double'" : "use a Bool, an Int, a Double, a String, a URL or an enumeration"
            )
        } else if property.type.isOptional, let value = property.defaultValue, value != .null {
            report(
                .conflictingKeys,
                "'\(name)' has a default, so user defaults can't store 'nil' for it",
                at: kept.property.range,
                labels: [declared],
                help: "remove the default, or the '?'"
            )
        }
    }
}
