internal import TableSpecDiagnostics
internal import TableSpecModel

enum BadgeOfZero: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "badge-of-zero",
        code: "TB07",
        .navigation,
        .error,
        summary: "A badge that always shows 0.",
        rationale: """
            A badge draws attention to something new. If there's nothing new, don't show a badge. A badge that is \
            bound to a count disappears by itself when the count is 0.
            """,
        source: .controllerGuide("Tab bar controllers, badges")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for badge in app.tabs.compactMap(\.badge) where badge.literal == "0" {
            findings.report(
                "the badge always shows 0",
                at: badge.range,
                help: "bind it to a count, such as '$(count)', or remove it"
            )
        }
    }
}
