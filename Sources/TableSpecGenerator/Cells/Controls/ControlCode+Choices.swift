internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func segmentedControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UISegmentedControl",
            arguments: { scope in ["items": .array(control.segments.map(scope.text))] },
            beginning: { view, scope in
                control.segments.enumerated().map { index, title in
                    .expression(
                        view.calling(
                            "insertSegment",
                            ["withTitle": scope.text(title), "at": .integer(index), "animated": false]
                        )
                    )
                }
            },
            settings: { view, _ in control.isMomentary ? [.assign(view.dot("isMomentary"), true)] : [] }
        )
    }

    /// A wheel, which holds the titles of its rows.
    static func pickerView(_ control: Control) -> ControlCode {
        ControlCode(
            type: "RowPickerView",
            arguments: { scope in ["titles": .array(control.segments.map(scope.text))] }
        )
    }

    /// A pop-up button, which holds the titles of its choices.
    static func popUpButton(_ control: Control) -> ControlCode {
        ControlCode(
            type: "PopUpButton",
            arguments: { scope in ["titles": .array(control.segments.map(scope.text))] }
        )
    }

    static func pageControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIPageControl",
            limits: { view, scope in
                guard let pages = control.numberOfPages else { return [] }
                return [.assign(view.dot("numberOfPages"), scope.expression(of: pages) { .integer($0) })]
            }
        )
    }

    /// A colour well, whose colour is optional: none is chosen at first.
    ///
    /// Source: `UIColorWell.h` of the iOS 14 SDK.
    static func colorWell(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIColorWell",
            settings: { view, _ in
                control.supportsAlpha.value == false ? [.assign(view.dot("supportsAlpha"), false)] : []
            }
        )
    }
}

extension ControlCode {
    static func datePicker(_ control: Control) -> ControlCode {
        let options = control.datePicker
        return ControlCode(
            type: options.isDuration ? "DurationPicker" : "UIDatePicker",
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
