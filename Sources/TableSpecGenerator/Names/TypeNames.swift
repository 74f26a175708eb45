internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names inside a type of the app's model, and inside enumerations.
enum TypeNames {
    static func diagnostics(of type: ModelType) -> [Diagnostic] {
        var properties = NameScope()
        var enumerations = NameScope()
        // An enumeration is nested in the type, where it would hide a type of the same name.
        for property in type.properties {
            guard let name = property.type.declaredName else { continue }
            let place = Located(name, at: property.typeRange)
            enumerations.claim(SwiftIdentifier(from: name, style: .upperCamelCase), for: .init("type", place))
        }
        for property in type.properties {
            properties.claim(property.swiftName, for: .init("property", property.name))
            guard let enumeration = property.type.inlineEnumeration else { continue }
            enumerations.claim(enumeration.typeName, for: .init("enumeration", property.name))
        }
        let cases = type.enumeration.map { diagnostics(of: $0, at: type.name.range) } ?? []
        return properties.diagnostics + enumerations.diagnostics + cases + type.properties.flatMap(caseDiagnostics)
    }

    /// Names of one enumeration that would become the same case.
    static func caseDiagnostics(of property: Property) -> [Diagnostic] {
        property.type.inlineEnumeration.map { diagnostics(of: $0, at: property.typeRange) } ?? []
    }

    private static func diagnostics(of enumeration: Enumeration, at range: SourceRange) -> [Diagnostic] {
        var cases = NameScope()
        for name in enumeration.cases {
            cases.claim(Enumeration.caseName(name), for: .init("case", Located(name, at: range)))
        }
        return cases.diagnostics
    }
}
