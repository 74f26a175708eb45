internal import TableSpecDiagnostics
internal import TableSpecModel

enum ScreenWithoutTitle: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "screen-without-title",
        code: "N13",
        .navigation,
        .warning,
        summary: "A screen of static rows without a title.",
        rationale: """
            The title tells users where they are, and the next pushed screen shows it in its back button. A screen of \
            static rows always shows the same thing, so the spec can set its title.
            """,
        source: .controllerGuide("Navigation controllers, the content of the navigation bar")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard screen.title == nil, screen.navigationItem.titleView == nil, !screen.table.sections.all.isEmpty,
            screen.table.sections.all.allSatisfy(\.isStatic)
        else { return }
        findings.report(
            "screen \(screen.name.value.quoted) has no title",
            at: screen.name.range,
            help: "add 'title'",
            absentIn: screen.range
        )
    }
}
