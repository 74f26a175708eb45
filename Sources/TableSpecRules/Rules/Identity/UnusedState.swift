internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedState: Rule {
    static let checks: [RuleCheck] = [.bindings(check), .apps(check)]

    static let description = RuleDescription(
        "unused-state",
        .identity,
        .info,
        summary: "A state of a screen or an app that nothing in it shows or changes.",
        rationale: """
            State is what a table remembers and changes. A state without a binding never changes by itself. It's left \
            over, or a control is bound to another state by mistake.
            """,
        source: .language("state")
    )

    static func check(_ bindings: [Binding], in scope: ScreenScope, _ findings: inout Findings) {
        let screen = scope.screen
        for property in screen.state.unbound(by: bindings, besides: screen.statesInResult) {
            report(property, in: "table", screen.range, &findings)
        }
    }

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        guard !app.state.isEmpty else { return }
        let collector = BindingCollector()
        app.visit(by: collector)
        for property in app.state.unbound(by: collector.bindings) {
            report(property, in: "app", app.range, &findings)
        }
    }

    private static func report(
        _ property: Property,
        in part: String,
        _ range: SourceRange,
        _ findings: inout Findings
    ) {
        findings.report(
            "nothing in the \(part) shows or changes the state \(property.name.value.quoted)",
            at: property.name.range,
            help: "add a binding to it, '$(\(property.name.value))', or remove it",
            absentIn: range
        )
    }
}

extension [Property] {
    /// The states without a binding; none if a binding couldn't be decoded.
    fileprivate func unbound(by bindings: [Binding], besides used: [String] = []) -> [Property] {
        guard !isEmpty else { return [] }
        var used = Set(used)
        for binding in bindings {
            guard let path = binding.path else { return [] }
            if path.root == .state, let first = path.steps.first { used.insert(first.name) }
        }
        return filter { !used.contains($0.name.value) }
    }
}

extension Screen {
    /// The names of the states that the result uses, or all if the app creates it.
    fileprivate var statesInResult: [String] {
        switch result?.source {
        case nil: []
        case .app: state.map(\.name.value)
        case .properties(let paths): paths.filter { $0.root == .state }.flatMap(\.steps).map(\.name)
        }
    }
}
