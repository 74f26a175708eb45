internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func datePicker(_ control: Control) -> ControlCode {
        let options = control.datePicker
        return ControlCode(
            type: options.isDuration ? .shared("DurationPicker") : "UIDatePicker",
            parts: [options.isDuration ? .durationPicker : .datePicker],
            isOfModuleClass: options.isDuration,
            numberType: options.isDuration ? .double : nil,
            settings: { view, _ in options.settings(of: view) },
            limits: { view, scope in options.limits(of: view, in: scope) }
        )
    }
}

extension DatePickerOptions {
    @SwiftBody fileprivate func settings(of view: SwiftExpression) -> [SwiftStatement] {
        if let mode = mode.value, !isDuration { Code.assign(view.dot("datePickerMode"), mode.member) }
        if !isDuration { Code.assign(view.dot("preferredDatePickerStyle"), shownStyle.member) }
        if let minutes = minuteInterval.value { Code.assign(view.dot("minuteInterval"), .integer(minutes)) }
    }

    @SwiftBody fileprivate func limits(of view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let minimumDate {
            Code.assign(view.dot("minimumDate"), scope.expression(of: minimumDate, \.expression))
        }
        if let maximumDate {
            Code.assign(view.dot("maximumDate"), scope.expression(of: maximumDate, \.expression))
        }
    }
}
