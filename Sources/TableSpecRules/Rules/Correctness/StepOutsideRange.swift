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
            One tap on the plus button would exceed the maximum. The value then jumps from one end of the range to the \
            other. If it starts in between, it never reaches most of the values.
            """,
        source: .uiKit("UIStepper.stepValue")
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
        findings.report(
            "the stepper of \(scope.name(of: owner)) has a step of \(step.value.text), but a range of "
                + "\(range.minimum.text) to \(range.maximum.text)",
            at: step.range,
            help: "decrease the step, or extend the range"
        )
    }
}
