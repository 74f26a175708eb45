internal import TableSpecDiagnostics
internal import TableSpecModel

enum BackButtonOfRoot: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "back-button-of-root",
        code: "N02",
        .navigation,
        .warning,
        summary: "`hidesBackButton` on a screen that is always the first of its navigation stack.",
        rationale: """
            The first screen of a navigation stack can't be popped and shows no back button. Hiding the back button \
            there has no effect, and suggests that the key was meant for another screen.
            """,
        source: .controllerGuide("Navigation controllers, the stack and its root")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        guard let hides = reached.screen.navigationItem.hidesBackButton.located, reached.isOnly([.root, .bare]) else {
            return
        }
        findings.report(
            "\(reached.screen.name.value.quoted) has no back button because no screen is below it",
            at: hides.range,
            labels: reached.incomingSegues.prefix(1).map { .init("the screen is presented here", at: $0.segue.range) },
            help: "remove 'hidesBackButton'",
            removing: KeyRemoval(key: "hidesBackButton", value: hides.range)
        )
    }
}
