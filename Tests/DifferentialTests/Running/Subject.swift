import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecKit
import TableSpecModel

/// A random spec with its generated Swift, how it is begun, and what the app's code may change.
struct Subject {
    let seed: UInt64
    let spec: RandomSpec
    let model: SpecModel
    let screen: Screen
    let starts: [SampleValues]
    let changes: [StateChange]
    /// The generated files, one after the other.
    let generated: String
    /// The errors and warnings of the specs.
    let findings: [Diagnostic]

    /// Generates the Swift of a spec; `nil` without a screen.
    init?(number: Int, seed: UInt64) {
        self.seed = seed
        spec = RandomSpec(number: number, seed: seed)
        let analysis = Analysis(Workspace(files: spec.yaml + [("Types.yaml", "types: {}\n")]))
        guard let screen = analysis.model.screens.first else { return nil }
        model = analysis.model
        self.screen = screen
        findings = analysis.diagnostics
        let generator = SwiftGenerator(model)
        generated = model.files.map(generator.generate).joined(separator: "\n")
        var walk = RandomWalk(seed: seed &+ 1, types: model.typesByName)
        var starts = [SampleValues(of: screen, types: model.typesByName)]
        for withData in [true, false] { starts.append(walk.values(of: screen, withData: withData)) }
        self.starts = starts
        changes = walk.changes(of: screen, from: starts[1], count: 6)
    }

    /// The change that the app makes from the hook of the first row that is shown, where it has that hook.
    var changeOnDisplay: Int? {
        guard screen.hooks.contains(where: { $0.value == .willDisplay }) else { return nil }
        return changes.lastIndex { change in
            if case .set = change { true } else { false }
        }
    }

    private var onDisplay: String {
        guard let number = changeOnDisplay else { return "" }
        return "app.onDisplay = { [unowned controller] in \(SwiftSource.code(of: changes[number])) }; "
    }

    /// The Swift that the driver needs besides the generated.
    var source: String {
        let app = SwiftSource.app(of: screen.name.value, generated: generated)
        let controller = "\(screen.name.value)ViewController"
        let makers = starts.indices.map { start in
            let set = app == nil ? "(controller, nil)" : "(controller, app)"
            let make = app == nil ? "" : "let app = \(screen.name.value)App(); controller.actions = app; \(onDisplay)"
            return "{ let controller = \(controller)(\(arguments(start))); \(make)return \(set) }"
        }
        let changers = changes.map { "change { (controller: \(controller)) in \(SwiftSource.code(of: $0)) }" }
        return """
            \(app ?? "")
            @MainActor func make\(spec.name)() -> Subject {
                Subject(
                    starts: [
                        \(makers.joined(separator: ",\n            "))
                    ],
                    changes: [
                        \(changers.joined(separator: ",\n            "))
                    ],
                    showsGrips: \(screen.showsGrips)
                )
            }

            """
    }

    private func arguments(_ start: Int) -> String {
        let owner = "\(screen.name.value)ViewController"
        let groups = [("input", "Input", screen.input), ("state", "State", screen.state)].filter { !$0.2.isEmpty }
        return groups.map { label, type, properties in
            let hasSample = start == 0 && generated.contains("extension \(owner).\(type) {")
            let value = hasSample ? ".sample" : SwiftSource.literal("\(owner).\(type)", properties, starts[start])
            return "\(label): \(value)"
        }.joined(separator: ", ")
    }
}
