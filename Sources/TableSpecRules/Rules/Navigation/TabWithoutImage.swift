internal import TableSpecDiagnostics
internal import TableSpecModel

enum TabWithoutImage: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "tab-without-image",
        code: "TB05",
        .navigation,
        .warning,
        summary: "A tab without an image.",
        rationale: """
            Users find a tab by its image before they read its title. A tab without an image leaves a gap in the bar \
            and looks unfinished.
            """,
        source: .controllerGuide("Tab bar controllers, tab bar items")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for tab in app.tabs {
            guard case .titled(let title, image: nil) = tab.kind else { continue }
            findings.report(
                "\(title.literal.map { "tab \($0.quoted)" } ?? "the tab") has no image",
                at: tab.range,
                help: "add 'image: { symbol: name }', or use a 'systemItem'",
                absentIn: tab.range
            )
        }
    }
}
