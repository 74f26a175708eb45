package import TableSpecDiagnostics
package import TableSpecModel

extension SwiftGenerator {
    /// Names of specs that would become one name in Swift; each is reported at the second place, with the first one shown.
    package static func nameCollisions(
        in model: SpecModel,
        options: GeneratorOptions = GeneratorOptions()
    ) -> [Diagnostic] {
        let index = ModelIndex(model, options)
        let tables = model.screens.concurrentMap { screen in
            let plan = ScreenPlan(screen, in: index)
            return (types: TableNames.types(of: plan), diagnostics: TableNames.diagnostics(of: plan))
        }
        var diagnostics = ModuleNames(model, index, typesOfScreens: tables.map(\.types)).diagnostics
        for type in model.types { diagnostics += TypeNames.diagnostics(of: type) }
        diagnostics += tables.flatMap(\.diagnostics)
        for app in model.apps { diagnostics += AppTypeNames.diagnostics(of: app) }
        return diagnostics
    }
}
