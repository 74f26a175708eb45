internal import TableSpecDiagnostics
internal import TableSpecModel

enum NonpositiveStep: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "nonpositive-step",
        .correctness,
        .error,
        summary: "A stepper whose step is zero or negative.",
        rationale: """
            The step is the amount that one tap adds or subtracts. UIKit raises an exception if the step is zero or \
            negative.
            """,
        source: .uiKit("UIStepper.stepValue")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard let step = control.step.located, step.value <= 0 else { return }
        findings.report(
            "the stepper of \(scope.name(of: owner)) has a step of \(step.value.text); expected a number above 0",
            at: step.range,
            help: "remove 'step' to use a step of 1"
        )
    }
}
