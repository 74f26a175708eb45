internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names inside the controller of an app.
enum AppTypeNames {
    /// The types that are nested in the controller of an app.
    static func nestedTypes(of app: App) -> [SwiftIdentifier] {
        app.state.isEmpty ? [] : ["State"] + app.enumerations.map(\.typeName)
    }

    static func diagnostics(of app: App) -> [Diagnostic] {
        var properties = NameScope()
        var enumerations = NameScope(reserved: ["State"])
        var diagnostics: [Diagnostic] = []
        for property in app.state {
            properties.claim(property.swiftName, for: .init("property", property.name))
            diagnostics += TypeNames.caseDiagnostics(of: property)
            guard let enumeration = property.type.inlineEnumeration, enumeration.owner == nil else { continue }
            enumerations.claim(enumeration.typeName, for: .init("enumeration", property.name))
        }
        return diagnostics + properties.diagnostics + enumerations.diagnostics
    }
}
