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
            A segmented control is a choice among segments. With one segment there is nothing to choose.
            """,
        source: .interfaceGuidelines("Segmented controls"),
        bad: [
            RuleExample(
                """
                screen: Example
                title: Example
                state: { size: Int }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Size, accessory: ⟦{ segmentedControl: $(size), segments: [Small] }⟧, selectionStyle: none }
                """
            )
        ],
        good: [
            RuleExample(
                """
                screen: Example
                title: Example
                state: { size: Int }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Size, accessory: { segmentedControl: $(size), segments: [Small, Large] }, selectionStyle: none }
                """
            )
        ]
    )

    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind == .segmentedControl, control.segments.count < 2 else { return }
        findings.report(.tooFewSegments(owner, control))
    }
}

extension Finding {
    fileprivate static func tooFewSegments(_ owner: CellOwner, _ control: Control) -> Finding {
        Finding(
            "the segmented control of \(owner.description) offers no choice; expected two segments or more, "
                + "found \(control.segments.count)",
            at: control.range,
            help: "add segments, or use a switch",
            absentIn: control.range
        )
    }
}
