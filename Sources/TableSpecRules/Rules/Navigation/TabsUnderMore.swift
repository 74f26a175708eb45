internal import TableSpecDiagnostics
internal import TableSpecModel

enum TabsUnderMore: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "tabs-under-more",
        code: "TB02",
        .navigation,
        .info,
        summary: "Tabs that appear only in the More list.",
        rationale: """
            An iPhone shows up to five tabs. If there are more, it shows the first four and a More tab, where users \
            must look for the others.
            """,
        source: .controllerGuide("Tab bar controllers, adding tabs")
    )

    /// The maximum number of tabs in a bar on iPhone.
    static let visibleTabs = 5

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        guard app.tabs.count > visibleTabs else { return }
        // Reported at the first of these tabs.
        let tabs = Array(app.tabs[(visibleTabs - 1)...])
        let names = tabs.compactMap { $0.title?.literal?.quoted }
        findings.report(
            "\(tabs.count) tabs, starting with this one, appear only in the More list"
                + (names.count == tabs.count ? ": \(names.joined(separator: ", "))" : ""),
            at: tabs[0].range,
            help: "put the most important tabs first, or use at most five tabs"
        )
    }
}
