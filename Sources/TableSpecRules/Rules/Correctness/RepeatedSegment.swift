internal import TableSpecDiagnostics
internal import TableSpecModel

enum RepeatedSegment: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "repeated-segment",
        .correctness,
        .warning,
        summary: "A segmented control with two segments that have the same title.",
        rationale: """
            Users can't tell the two segments apart, and neither can VoiceOver. Usually, a title was copied and not \
            changed.
            """,
        source: .interfaceGuidelines("Segmented controls")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        let titles = control.segments.map(\.title) + control.titles
        guard titles.count > 1 else { return }
        for (title, first) in titles.filter({ !$0.isBlank }).compactMap(\.locatedLiteral).repetitions() {
            findings.report(
                "two segments of \(scope.name(of: owner)) have the title \(title.value.quoted)",
                at: title.range,
                labels: [.init("first used here", at: first)],
                help: "give each segment a different title"
            )
        }
    }
}
