internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names inside a type of the app's model, and inside enumerations.
enum TypeNames {
    static func diagnostics(of type: ModelType) -> [Diagnostic] {
        var properties = NameScope()
        var enumerations = NameScope()
        for property in type.properties {
            properties.claim(property.swiftName, for: .init("property", property.name))
            guard let enumeration = property.type.enumeration else { continue }
            enumerations.claim(enumeration.typeName, for: .init("enumeration", property.name))
        }
        return properties.diagnostics + enumerations.diagnostics + type.properties.flatMap(wordDiagnostics)
    }

    /// Words of one enumeration that would become one case.
    static func wordDiagnostics(of property: Property) -> [Diagnostic] {
        guard let enumeration = property.type.enumeration else { return [] }
        var words = NameScope()
        for word in enumeration.cases {
            words.claim(Enumeration.caseName(word), for: .init("word", Located(word, at: property.typeRange)))
        }
        return words.diagnostics
    }
}
