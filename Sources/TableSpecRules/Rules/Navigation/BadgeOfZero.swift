internal import TableSpecDiagnostics
internal import TableSpecModel

enum BadgeOfZero: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "badge-of-zero",
        code: "TB07",
        .navigation,
        .error,
        summary: "A badge that always says 0.",
        rationale: """
            A badge asks people to look at something new. Where there is nothing new there is no badge; a bound count \
            that is 0 shows none by itself.
            """,
        source: .controllerGuide("Tab bar controllers, badges"),
        bad: [
            """
            app: Clock
            tabs:
              - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: ⟦"0"⟧ }
              - { title: Timer, image: { symbol: timer }, screen: Timer }
            external: { Alarms: AlarmsViewController, Timer: TimerViewController }
            """
        ],
        good: [
            """
            app: Clock
            tabs:
              - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: $(alarmCount) }
              - { title: Timer, image: { symbol: timer }, screen: Timer }
            external: { Alarms: AlarmsViewController, Timer: TimerViewController }
            """
        ]
    )

    static func check(_ app: App, in model: ModelIndex, _ findings: inout Findings) {
        for badge in app.tabs.compactMap(\.badge) where badge.literal == "0" {
            findings.report(.badgeIsZero(badge))
        }
    }
}

extension Finding {
    fileprivate static func badgeIsZero(_ badge: TextTemplate) -> Finding {
        Finding(
            "the badge says that there are 0 new things",
            at: badge.range,
            help: "bind it to a count, '$(count)', or remove it"
        )
    }
}
