package import TableSpecDiagnostics
package import TableSpecModel

extension SwiftGenerator {
    /// Names in specs that would have the same name in Swift. Each is reported at its second location, with a reference
    /// to the first.
    package static func nameCollisions(
        in model: SpecModel,
        options: GeneratorOptions = GeneratorOptions()
    ) -> [Diagnostic] {
        var memory = StageMemory<CheckedNames>(isEnabled: false)
        return nameCollisions(in: model, options: options, reusing: &memory, ModelMemory(isEnabled: false))
    }

    /// Names in specs that would have the same name in Swift, reusing what a change can't affect.
    ///
    /// - Parameters:
    ///   - memory: The names of the last check with the same options. Receives those of this check.
    ///   - modelMemory: What is known about the model.
    package static func nameCollisions(
        in model: SpecModel,
        options: GeneratorOptions,
        reusing memory: inout StageMemory<CheckedNames>,
        _ modelMemory: ModelMemory
    ) -> [Diagnostic] {
        let index = ModelIndex(model, options)
        let tables = memory.results(for: model, modelMemory) { screen, log in
            let plan = ScreenFeatures.plan(screen, in: log.map(index.noting) ?? index)
            return CheckedNames(types: TableNames.types(of: plan), diagnostics: TableNames.diagnostics(of: plan))
        }
        var diagnostics = ModuleNames(model, index, typesOfScreens: tables.map(\.types)).diagnostics
        for type in model.types { diagnostics += TypeNames.diagnostics(of: type) }
        diagnostics += tables.flatMap(\.diagnostics)
        for app in model.apps { diagnostics += AppTypeNames.diagnostics(of: app) }
        return diagnostics
    }
}

/// The names in a screen, and those that would be the same in Swift.
package struct CheckedNames: Sendable {
    var types: TableNames.Types
    var diagnostics: [Diagnostic]
}
