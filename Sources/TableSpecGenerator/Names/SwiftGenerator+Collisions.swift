public import TableSpecDiagnostics
public import TableSpecModel

extension SwiftGenerator {
    /// Names of specs that would become one name in Swift; each is reported at the second place, with the first one shown.
    public static func nameCollisions(
        in model: SpecModel,
        options: GeneratorOptions = GeneratorOptions()
    ) -> [Diagnostic] {
        let index = ModelIndex(model, options)
        var diagnostics = ModuleNames(model, index).diagnostics
        for type in model.types { diagnostics += TypeNames.diagnostics(of: type) }
        for screen in model.screens { diagnostics += TableNames.diagnostics(of: ScreenPlan(screen, in: index)) }
        for app in model.apps { diagnostics += AppTypeNames.diagnostics(of: app) }
        return diagnostics
    }
}
