internal import TableSpecDiagnostics
internal import TableSpecModel

enum TransitionOfForm: Rule {
    static let checks: [RuleCheck] = [.segues(check)]

    static let description = RuleDescription(
        "transition-of-form",
        code: "M03",
        .navigation,
        .warning,
        summary: "A form that is presented with a transition other than `coverVertical`.",
        rationale: """
            The transition shows what a screen is for. A form that asks for input slides up over the screen. A flip \
            changes the mode of the app. A dissolve shows the same content in another way.
            """,
        source: .controllerGuide("Modal view controllers, table 5-1")
    )

    static func check(_ segue: Segue, in scope: ScreenScope, _ findings: inout Findings) {
        guard segue.result != nil, let transition = segue.presentation.transition.located,
            transition.value != .coverVertical
        else { return }
        findings.report(
            "a form slides up, but this one has the transition \(transition.value.rawValue.quoted)",
            at: transition.range,
            help: "remove 'modalTransitionStyle'",
            absentIn: segue.range
        )
    }
}
