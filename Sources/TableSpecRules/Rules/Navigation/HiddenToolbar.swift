internal import TableSpecDiagnostics
internal import TableSpecModel

enum HiddenToolbar: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "hidden-toolbar",
        code: "N14",
        .navigation,
        .warning,
        summary: "Buttons in a toolbar that is hidden, or a hidden toolbar without buttons.",
        rationale: """
            A toolbar exists for its buttons. If it's hidden from the start, users can't reach the buttons until the \
            app's code shows the toolbar. Without buttons, there's nothing to hide.
            """,
        source: .controllerGuide("Navigation controllers, the toolbar")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard let place = screen.settings.isToolbarHidden.range, !screen.settings.isToolbarHidden.isInvalid else {
            return
        }
        if screen.settings.toolbar.isEmpty {
            findings.report(
                "\(screen.name.value.quoted) has no toolbar to hide",
                at: place,
                help: "remove 'toolbarHidden', or add 'toolbar'",
                absentIn: screen.range
            )
        } else if screen.settings.isToolbarHidden.value == true {
            findings.report(
                "the toolbar of \(screen.name.value.quoted) is hidden, so users can't reach its buttons",
                at: place,
                help: "remove 'toolbarHidden'",
                absentIn: screen.range
            )
        }
    }
}
