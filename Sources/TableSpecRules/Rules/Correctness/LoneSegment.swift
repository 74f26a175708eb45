internal import TableSpecDiagnostics
internal import TableSpecModel

enum LoneSegment: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "lone-segment",
        .correctness,
        .warning,
        summary: "A segmented control with fewer than two segments.",
        rationale: """
            A segmented control lets users choose one of its segments. With only one segment, there's nothing to \
            choose.
            """,
        source: .interfaceGuidelines("Segmented controls")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind == .segmentedControl, !control.isMomentary, control.segments.count < 2,
            control.value == nil || control.value?.path != nil
        else { return }
        findings.report(
            "the segmented control of \(scope.name(of: owner)) offers no choice; expected at least two segments, "
                + "found \(control.segments.count)",
            at: control.range,
            help: "add segments, or use a switch",
            absentIn: control.range
        )
    }
}
