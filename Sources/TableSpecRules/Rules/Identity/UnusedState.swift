internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedState: Rule {
    static let checks: [RuleCheck] = [.screens(check), .apps(check)]

    static let description = RuleDescription(
        "unused-state",
        .identity,
        .info,
        summary: "A state of a screen or an app that nothing in it shows or writes.",
        rationale: """
            State is what a table remembers and changes. A state to which nothing is bound never changes by itself; it \
            is left over, or a control is bound to another one by mistake.
            """,
        source: .language("state"),
        bad: [
            .screen(
                "state: { sounds: Bool, ⟦volume⟧: Float }",
                rows: "- { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }"
            ),
            """
            app: Clock
            state: { ⟦ringing⟧: Int, timers: Int }
            tabs:
              - { title: World, image: { symbol: globe }, screen: World }
              - { title: Timer, image: { symbol: timer }, screen: Timer, badge: $(timers) }
            external: { World: WorldViewController, Timer: TimerViewController }
            """,
        ],
        good: [
            .screen(
                "state: { sounds: Bool, volume: Float }",
                rows: """
                    - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
                    - { text: Volume, accessory: { slider: $(volume) }, selectionStyle: none, visible: $(sounds) }
                    """
            ),
            """
            screen: NewSound
            title: New Sound
            types: { Sound: { id: String, name: String } }
            result: Sound
            state: { name: String, id: String }
            navigationItem:
              left: { systemItem: cancel, finish: cancel }
              right: { systemItem: save, finish: save }
            table:
              style: grouped
              sections:
                - rows:
                    - { id: name, accessory: { textField: $(name), placeholder: Name }, selectionStyle: none }
            """,
        ]
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        let unused = UnusedNames(screen.state, besides: screen.statesInResult)
        if unused.areSought { screen.visit(by: unused) }
        for property in unused.found(among: screen.state) {
            findings.report(.stateUnused(property, in: "table", screen.range))
        }
    }

    static func check(_ app: App, in model: ModelIndex, _ findings: inout Findings) {
        let unused = UnusedNames(app.state)
        if unused.areSought { app.visit(by: unused) }
        for property in unused.found(among: app.state) {
            findings.report(.stateUnused(property, in: "app", app.range))
        }
    }
}

/// The names of states to which nothing has been bound so far.
private final class UnusedNames: ModelVisitor {
    private var names: Set<String>
    /// Whether all bindings could be read.
    private var isCertain = true

    init(_ state: [Property], besides used: [String] = []) {
        names = Set(state.map(\.name.value)).subtracting(used)
    }

    /// Whether there may be any.
    var areSought: Bool { isCertain && !names.isEmpty }

    func enter(_ part: ModelPart) -> Bool { areSought }

    func visit(_ binding: inout Binding) {
        isCertain = isCertain && binding.path != nil
        if let path = binding.path, path.root == .state, let first = path.steps.first { names.remove(first.name) }
    }

    func found(among state: [Property]) -> [Property] {
        isCertain ? state.filter { names.contains($0.name.value) } : []
    }
}

extension Screen {
    /// The names of the states of which the result is made; all, where the app makes it.
    fileprivate var statesInResult: [String] {
        switch result?.source {
        case nil: []
        case .app: state.map(\.name.value)
        case .properties(let paths): paths.filter { $0.root == .state }.flatMap(\.steps).map(\.name)
        }
    }
}

extension Finding {
    fileprivate static func stateUnused(_ property: Property, in part: String, _ range: SourceRange) -> Finding {
        Finding(
            "nothing in the \(part) shows or writes the state \(property.name.value.quoted)",
            at: property.name.range,
            help: "bind something to it, '$(\(property.name.value))', or remove it",
            absentIn: range
        )
    }
}
