internal import TableSpecDiagnostics
internal import TableSpecModel

enum BarButtonWithoutAction: Rule {
    static let checks: [RuleCheck] = [.each(.barButton, check)]

    static let description = RuleDescription(
        "bar-button-without-action",
        code: "N07",
        .navigation,
        .error,
        summary: "A bar button that does nothing when tapped.",
        rationale: """
            A bar button sends a message to a target when it's tapped, and both must be specified when the button is \
            created. Only the standard Edit button, which toggles editing, and the spaces between buttons need no \
            action.
            """,
        source: .controllerGuide("Navigation controllers, adding a toolbar")
    )

    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings) {
        if case .view = button.kind { return }
        guard button.trigger.isNone, button.menu.isEmpty, button.kind != .edit, button.kind != .invalid,
            !button.isSpace
        else { return }
        findings.report(
            "the bar button does nothing",
            at: button.range,
            help: "add 'action: method', 'segue: Screen', 'menu: […]', or, on a screen with a result, 'finish: save'",
            absentIn: button.range
        )
    }
}
