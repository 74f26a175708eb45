internal import TableSpecDiagnostics
internal import TableSpecModel

enum ResultNeverHandedBack: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "result-never-handed-back",
        .editing,
        .warning,
        summary: "A screen with a `result`, but no button that saves it and no action that could.",
        rationale: """
            A form is presented for its result. When the input is complete, the form returns the result, and the app \
            adds it to the model and shows it. If users can only cancel the form, their input is lost.
            """,
        source: .tableGuide("Inserting and deleting rows in editing mode")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard let result = screen.result else { return }
        let callsApp = scope.owners.contains { $0.cell.controls.contains { $0.action != nil } }
        guard !callsApp, !screen.triggers.contains(where: \.maySave) else { return }
        findings.report(
            "\(screen.name.value.quoted) never returns its result",
            at: result.range,
            help: "add 'navigationItem: { right: { systemItem: save, finish: save } }'",
            absentIn: screen.range
        )
    }
}

extension Trigger {
    /// Whether a tap returns the result, or calls the app, which can return it.
    fileprivate var maySave: Bool {
        switch self {
        case .none, .segue, .choice, .toggle, .choose, .unwind, .open: false
        case .action, .invalid: true
        case .finish(let kind): kind.value == .save
        }
    }
}
