internal import TableSpecDiagnostics
internal import TableSpecModel

enum CustomizableWithoutMore: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "customizable-without-more",
        code: "TB15",
        .navigation,
        .info,
        summary: "`customizable` on a tab in a tab bar that users can't rearrange.",
        rationale: """
            Users rearrange tabs with the Edit button of the More list, which a tab bar has only if it contains more \
            than five tabs. In a smaller tab bar, the tabs don't move.
            """,
        source: .controllerGuide("Tab bar controllers, allowing users to customize the tab bar")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        guard app.tabs.count <= TabsUnderMore.visibleTabs else { return }
        for tab in app.tabs {
            guard let stated = tab.customizable.located else { continue }
            findings.report(
                "the app has \(app.tabs.count) \(app.tabs.count == 1 ? "tab" : "tabs"), "
                    + "so it has no More list for rearranging them",
                at: stated.range,
                help: "remove 'customizable'"
            )
        }
    }
}
