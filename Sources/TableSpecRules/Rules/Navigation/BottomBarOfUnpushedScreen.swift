internal import TableSpecDiagnostics
internal import TableSpecModel

enum BottomBarOfUnpushedScreen: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "bottom-bar-of-unpushed-screen",
        code: "N17",
        .navigation,
        .warning,
        summary: "`hidesBottomBarWhenPushed` on a screen that is never pushed.",
        rationale: """
            The bar at the bottom disappears when a screen is pushed and appears again when the screen is popped. For \
            a screen that is only presented, the key has no effect.
            """,
        source: .controllerGuide("Navigation controllers, hiding the toolbar")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        let settings = reached.screen.settings
        guard settings.hidesBottomBarWhenPushed.value == true, let place = settings.hidesBottomBarWhenPushed.range,
            reached.isOnly([.root, .bare])
        else { return }
        findings.report(
            "\(reached.screen.name.value.quoted) is never pushed, so no bar is hidden",
            at: place,
            help: "remove 'hidesBottomBarWhenPushed', or push the screen with 'kind: show'",
            removing: KeyRemoval(key: "hidesBottomBarWhenPushed", value: place),
            absentIn: reached.screen.range
        )
    }
}
