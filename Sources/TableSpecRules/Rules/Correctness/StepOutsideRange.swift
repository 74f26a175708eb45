internal import TableSpecDiagnostics
internal import TableSpecModel

enum StepOutsideRange: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "step-outside-range",
        .correctness,
        .warning,
        summary: "A stepper whose step is larger than its range.",
        rationale: """
            A tap on plus would lead beyond the largest value, so that the control jumps from one end to the other or, if it \
            starts in between, never reaches most of its values.
            """,
        source: .uiKit("UIStepper.stepValue"),
        bad: [
            .screen(
                "state: { size: Int }",
                rows: "- { text: Size, accessory: { stepper: $(size), max: 10, step: ⟦20⟧ }, selectionStyle: none }"
            )
        ],
        good: [
            .screen(
                "state: { size: Int }",
                rows: "- { text: Size, accessory: { stepper: $(size), max: 10, step: 5 }, selectionStyle: none }"
            )
        ]
    )

    static func check(
        _ control: Control,
        of owner: CellOwner?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind == .stepper, let step = control.step.located, let range = control.valueRange,
            range.minimum < range.maximum, step.value > range.maximum - range.minimum
        else { return }
        findings.report(.stepTooLarge(scope.name(of: owner), step, range.minimum, range.maximum))
    }
}

extension Finding {
    fileprivate static func stepTooLarge(
        _ owner: String,
        _ step: Located<Double>,
        _ minimum: Double,
        _ maximum: Double
    ) -> Finding {
        Finding(
            "the stepper of \(owner) counts by \(step.value.text), but its range is "
                + "\(minimum.text) to \(maximum.text)",
            at: step.range,
            help: "make the step smaller, or the range larger"
        )
    }
}
