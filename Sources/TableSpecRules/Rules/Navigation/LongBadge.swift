internal import TableSpecDiagnostics
internal import TableSpecModel

enum LongBadge: Rule {
    static let checks: [RuleCheck] = [.apps(check)]

    static let description = RuleDescription(
        "long-badge",
        code: "TB06",
        .navigation,
        .warning,
        summary: "A badge with a long text.",
        rationale: """
            A badge is a small mark at the corner of a tab. It contains a count or a very short word. A longer text \
            covers the neighboring tab.
            """,
        source: .controllerGuide("Tab bar controllers, badges"),
        options: [maximum]
    )

    /// Four characters are about as wide as a tab's image.
    private static let maximum = RuleOption("maximum", 4, "the maximum number of characters in a badge")

    static func check(_ app: App, in model: RuleIndex, _ findings: inout Findings) {
        let maximum = model.configuration.value(of: maximum, of: description)
        for badge in app.tabs.compactMap(\.badge) {
            guard let text = badge.literal, Double(text.count) > maximum else { continue }
            findings.report(
                "the badge \(text.quoted) has \(text.count) characters",
                at: badge.range,
                help: "bind it to a count, or use at most \(maximum.text) characters"
            )
        }
    }
}
