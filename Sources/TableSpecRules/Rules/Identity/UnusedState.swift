internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedState: ScreenRule {
    static let description = RuleDescription(
        "unused-state",
        .identity,
        .info,
        summary: "A state of a screen that nothing in its table shows or writes.",
        rationale: """
            State is what a table remembers and changes. A state to which nothing is bound never changes by itself; it \
            is left over, or a control is bound to another one by mistake.
            """,
        source: .language("state"),
        bad: [
            RuleExample(
                """
                screen: Example
                title: Example
                state: { sounds: Bool, ⟦volume⟧: Float }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
                """
            )
        ],
        good: [
            RuleExample(
                """
                screen: Example
                title: Example
                state: { sounds: Bool, volume: Float }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sounds, accessory: { switch: $(sounds) }, selectionStyle: none }
                        - { text: Volume, accessory: { slider: $(volume) }, selectionStyle: none, visible: $(sounds) }
                """
            ),
            RuleExample(
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
                """
            ),
        ]
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        var unused = Set(screen.state.map(\.name.value)).subtracting(screen.statesInResult)
        guard !unused.isEmpty else { return }
        var isCertain = true
        scope.forEachPart { bindings in
            for binding in bindings {
                isCertain = isCertain && binding.path != nil
                if let path = binding.path, path.root == .state, let first = path.steps.first {
                    unused.remove(first.name)
                }
            }
            return isCertain && !unused.isEmpty
        }
        for property in isCertain ? screen.state : [] where unused.contains(property.name.value) {
            findings.report(.stateUnused(property, in: screen))
        }
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
    fileprivate static func stateUnused(_ property: Property, in screen: Screen) -> Finding {
        Finding(
            "nothing in the table shows or writes the state \(property.name.value.quoted)",
            at: property.name.range,
            help: "bind something to it, '$(\(property.name.value))', or remove it",
            absentIn: screen.range
        )
    }
}
