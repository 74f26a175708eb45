package import TableSpecDiagnostics
package import TableSpecModel

extension SwiftGenerator {
    /// Names in specs that would have the same name in Swift. Each is reported at its second location, with a reference
    /// to the first.
    package static func nameCollisions(
        in model: SpecModel,
        options: GeneratorOptions = GeneratorOptions()
    ) -> [Diagnostic] {
        let index = ModelIndex(model, options)
        let tables = model.screens.concurrentMap { screen in
            let plan = ScreenFeatures.plan(screen, in: index)
            return (types: TableNames.types(of: plan), diagnostics: TableNames.diagnostics(of: plan))
        }
        var diagnostics = ModuleNames(model, index, typesOfScreens: tables.map(\.types)).diagnostics
        for type in model.types { diagnostics += TypeNames.diagnostics(of: type) }
        diagnostics += tables.flatMap(\.diagnostics)
        for app in model.apps { diagnostics += AppTypeNames.diagnostics(of: app) }
        return diagnostics
    }
}
