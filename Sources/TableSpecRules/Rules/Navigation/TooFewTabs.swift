internal import TableSpecDiagnostics
internal import TableSpecModel

enum TooFewTabs: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "too-few-tabs",
        code: "TB01",
        .navigation,
        .warning,
        summary: "A tab bar with fewer than two tabs.",
        rationale: """
            A tab bar switches between parts of an app, so it needs at least two of them. With one tab, it takes up \
            space and offers nothing to choose.
            """,
        source: .controllerGuide("Tab bar controllers, adding tabs")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        guard case .tabs(let tabs) = app.root, tabs.count < 2 else { return }
        findings.report(
            "the tab bar of \(app.name.value.quoted) has \(tabs.count == 0 ? "no tabs" : "one tab")",
            at: app.name.range,
            help: "add tabs, or use 'navigation' or 'screen' instead",
            absentIn: app.range
        )
    }
}
