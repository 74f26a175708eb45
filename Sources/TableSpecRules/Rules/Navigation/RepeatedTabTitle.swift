internal import TableSpecDiagnostics
internal import TableSpecModel

enum RepeatedTabTitle: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "repeated-tab-title",
        .navigation,
        .warning,
        summary: "Two tabs with the same title.",
        rationale: """
            The title tells users what a tab shows. If two tabs have the same title, users can't tell them apart, \
            especially with VoiceOver, which reads only the title.
            """,
        source: .controllerGuide("Tab bar controllers, tab bar items")
    )

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        for (title, first) in app.tabs.compactMap(\.title?.locatedLiteral).repetitions() {
            findings.report(
                "two tabs have the title \(title.value.quoted)",
                at: title.range,
                labels: [.init("the other tab is here", at: first)],
                help: "give each tab a different title"
            )
        }
    }
}
