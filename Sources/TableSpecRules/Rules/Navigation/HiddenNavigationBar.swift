internal import TableSpecDiagnostics
internal import TableSpecModel

enum HiddenNavigationBar: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "hidden-navigation-bar",
        code: "N04",
        .navigation,
        .warning,
        summary: "A pushed screen that hides the navigation bar and has no other way back.",
        rationale: """
            The back button is in the navigation bar. If the bar is hidden, a pushed screen needs another way back, \
            because few users discover the swipe from the edge.
            """,
        source: .controllerGuide("Navigation controllers, showing and hiding the navigation bar")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        let screen = reached.screen
        guard screen.settings.isNavigationBarHidden.value == true, !reached.callsApp,
            let place = screen.settings.isNavigationBarHidden.range,
            let push = reached.incomingSegues.first(where: { $0.segue.knownKind == .show })
        else { return }
        guard screen.settings.toolbar.allSatisfy({ $0.isSpace || !$0.trigger.segues.isEmpty }) else { return }
        findings.report(
            "the navigation bar of \(screen.name.value.quoted) is hidden, and there's no other way back",
            at: place,
            labels: [.init("the screen is pushed here", at: push.segue.range)],
            help: "show the bar, or add a row or a toolbar button whose action goes back",
            absentIn: screen.range
        )
    }
}
