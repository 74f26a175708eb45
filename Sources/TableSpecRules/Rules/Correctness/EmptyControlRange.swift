internal import TableSpecDiagnostics
internal import TableSpecModel

enum EmptyControlRange: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "empty-control-range",
        .correctness,
        .error,
        summary: "A control whose minimum isn't below its maximum, or a field that accepts no characters.",
        rationale: """
            A stepper raises an exception if its maximum is set to its minimum or below. A slider moves the other end \
            along and can't be dragged. A date picker ignores both limits. If the spec sets only one end, the other end has its default value. The \
            default range is 0 to 1 for a slider and 0 to 100 for a stepper. A field for a number has no default limits.
            """,
        source: .uiKit("UIStepper.maximumValue, UISlider.maximumValue, UIDatePicker.maximumDate")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        if let length = control.properties[.maximumLength].located, length.value == .count(0) {
            findings.report(
                "the \(control.kind.name) of \(scope.name(of: owner)) accepts no characters; "
                    + "expected a maximum length of 1 or more",
                at: length.range,
                help: "increase 'maximumLength', or set 'enabled: false' for a field that nobody edits"
            )
        }
        if let minimum = control.datePicker.minimumDate?.constant,
            let maximum = control.datePicker.maximumDate?.constant,
            minimum.secondsSince1970 > maximum.secondsSince1970
        {
            findings.report(
                "the date picker of \(scope.name(of: owner)) offers no dates, "
                    + "because its 'minimumDate' is after its 'maximumDate'",
                at: control.range,
                help: "set 'minimumDate' to a date before 'maximumDate'"
            )
        }
        guard let range = control.valueRange, range.minimum >= range.maximum else { return }
        let other = control.maximum.range == nil ? nil : control.minimum.range
        findings.report(
            "the \(control.kind.name) of \(scope.name(of: owner)) has a range of "
                + "\(range.minimum.text) to \(range.maximum.text); expected a maximum above the minimum",
            at: control.maximum.range ?? control.minimum.range ?? control.range,
            labels: other.map { [.init("the minimum is set here", at: $0)] } ?? [],
            help: "set 'min' and 'max' so that 'max' is larger"
        )
    }
}
