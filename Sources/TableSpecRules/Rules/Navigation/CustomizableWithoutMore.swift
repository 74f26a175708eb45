internal import TableSpecDiagnostics
internal import TableSpecModel

enum CustomizableWithoutMore: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "customizable-without-more",
        code: "TB15",
        .navigation,
        .info,
        summary: "A tab that says whether it can be moved, in a bar that nobody can arrange.",
        rationale: """
            People arrange tabs with the Edit button of the list under More, which a bar has only for more than five \
            tabs. In a smaller bar every tab stays where it is.
            """,
        source: .controllerGuide("Tab bar controllers, allowing users to customize the tab bar"),
        bad: [
            """
            app: Clock
            tabs:
              - { title: Alarms, image: { symbol: alarm }, screen: Alarms, customizable: ⟦false⟧ }
              - { title: Timer, image: { symbol: timer }, screen: Timer }
            external: { Alarms: AlarmsViewController, Timer: TimerViewController }
            """
        ],
        good: [
            """
            app: Clock
            tabs:
              - { title: Alarms, image: { symbol: alarm }, screen: Alarms }
              - { title: Timer, image: { symbol: timer }, screen: Timer }
            external: { Alarms: AlarmsViewController, Timer: TimerViewController }
            """
        ]
    )

    static func check(_ app: App, in model: ModelIndex, _ findings: inout Findings) {
        guard app.tabs.count <= TabsUnderMore.visibleTabs else { return }
        for tab in app.tabs {
            guard let stated = tab.customizable.located else { continue }
            findings.report(.nothingToCustomize(at: stated.range, tabs: app.tabs.count))
        }
    }
}

extension Finding {
    fileprivate static func nothingToCustomize(at range: SourceRange, tabs: Int) -> Finding {
        Finding(
            "the app has \(tabs) \(tabs == 1 ? "tab" : "tabs"), so there is no More with which one could move them",
            at: range,
            help: "remove 'customizable'"
        )
    }
}
