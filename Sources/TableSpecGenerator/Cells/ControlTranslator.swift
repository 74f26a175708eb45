internal import TableSpecModel
internal import TableSpecSwift

/// A control that lies in an accessory view: how it is made, how it shows its value and how the value is read off it.
struct ControlTranslator {
    let control: Control
    let scope: ValueScope

    var type: SwiftType {
        switch control.kind {
        case .switch: "UISwitch"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .segmentedControl: "UISegmentedControl"
        case .textField: "UITextField"
        case .button: "UIButton"
        case .datePicker: "UIDatePicker"
        case .pageControl: "UIPageControl"
        case .progressView: "UIProgressView"
        case .activityIndicator: "UIActivityIndicatorView"
        case .textView: "UITextView"
        case .pickerView: "UIPickerView"
        case .view: control.app.map { .name($0.type) } ?? "UIView"
        }
    }

    // MARK: Making

    /// Statements that make the control.
    ///
    /// - Parameters:
    ///   - name: What the control is called.
    ///   - isAlone: Whether the row shows no text besides the control.
    ///   - action: What happens after a change or a tap.
    @SwiftBody func creation(
        of name: SwiftIdentifier = "control",
        isAlone: Bool,
        action: SwiftClosure
    ) -> [SwiftStatement] {
        let made = SwiftExpression.name(name)
        if control.kind == .button {
            button(name, action: action)
        } else if control.kind == .view {
            appView(name)
        } else {
            if control.kind == .slider || control.kind == .textField || control.kind == .progressView {
                Code.comment("An accessory view keeps the size that it is given.")
            }
            Code.let(name, .call(.type(type), size(isAlone: isAlone)))
            settings(of: made)
            refreshingShown(made)
            if let value { Code.assign(made.dot(property), value) }
            if control.kind == .datePicker || control.kind == .pageControl { made.calling("sizeToFit") }
            if control.kind.writes {
                made.calling("addAction", ["_": .call("UIAction", trailing: action), "for": event])
            }
        }
    }

    /// What the control sends when a person changes its value or taps it.
    var event: SwiftExpression {
        switch control.kind {
        case .textField: ".editingChanged"
        case .button: ".touchUpInside"
        default: ".valueChanged"
        }
    }

    @SwiftBody private func button(_ name: SwiftIdentifier, action: SwiftClosure) -> [SwiftStatement] {
        let title: SwiftArguments =
            control.image.map { ["image": scope.image($0)] } ?? control.title.map { ["title": scope.text($0)] } ?? []
        Code.let(
            name,
            .call("UIButton", ["type": ".system", "primaryAction": .call("UIAction", title, trailing: action)])
        )
        SwiftExpression.name(name).calling("sizeToFit")
        spokenName(of: .name(name))
    }

    @SwiftBody private func appView(_ name: SwiftIdentifier) -> [SwiftStatement] {
        let view = SwiftExpression.name(name)
        Code.let(name, .call(.type(type)))
        if control.width.isStated || control.height.isStated {
            Code.assign(
                view.dot("frame").dot("size"),
                .call(
                    "CGSize",
                    ["width": .number(control.width.value ?? 44), "height": .number(control.height.value ?? 44)]
                )
            )
        } else {
            view.calling("sizeToFit")
        }
        for assignment in control.app?.assignments ?? [] { assignment.statement(on: view, in: scope) }
        spokenName(of: view)
    }

    /// What VoiceOver says instead of what the control shows.
    @SwiftBody private func spokenName(of view: SwiftExpression) -> [SwiftStatement] {
        if let label = control.accessibilityLabel { Code.assign(view.dot("accessibilityLabel"), scope.text(label)) }
    }

    /// An accessory view keeps its size. Switches, steppers and segmented controls know theirs; a slider, a progress view
    /// and a text field take what they are given.
    private func size(isAlone: Bool) -> SwiftArguments {
        switch control.kind {
        case .slider: ["frame": Self.frame(width: 118)]
        case .textField: ["frame": Self.frame(width: isAlone ? 280 : 180)]
        case .segmentedControl: ["items": .array(control.segments.map(scope.text))]
        case .progressView: ["frame": Self.frame(width: 118, height: 4)]
        case .activityIndicator: indicatorStyle
        case .switch, .stepper, .button, .datePicker, .pageControl, .textView, .pickerView, .view: []
        }
    }

    private static func frame(width: Int, height: Int = 34) -> SwiftExpression {
        .call("CGRect", ["x": 0, "y": 0, "width": .integer(width), "height": .integer(height)])
    }

    private var indicatorStyle: SwiftArguments { ["style": (control.indicatorStyle.value ?? .medium).member] }

    /// What is stated besides the value.
    @SwiftBody private func settings(of view: SwiftExpression) -> [SwiftStatement] {
        if let minimum = control.minimum.value { Code.assign(view.dot("minimumValue"), .number(minimum)) }
        if let maximum = control.maximum.value { Code.assign(view.dot("maximumValue"), .number(maximum)) }
        if let step = control.step.value { Code.assign(view.dot("stepValue"), .number(step)) }
        if control.isMomentary { Code.assign(view.dot("isMomentary"), true) }
        if control.kind == .textField || control.kind == .textView { fieldSettings(of: view) }
        if control.kind == .datePicker { pickerSettings(of: view) }
        refreshingLimits(view)
    }

    @SwiftBody private func pickerSettings(of view: SwiftExpression) -> [SwiftStatement] {
        let options = control.datePicker
        if let mode = options.mode.value { Code.assign(view.dot("datePickerMode"), mode.member) }
        Code.assign(view.dot("preferredDatePickerStyle"), options.shownStyle.member)
        if let minutes = options.minuteInterval.value { Code.assign(view.dot("minuteInterval"), .integer(minutes)) }
    }

    @SwiftBody private func fieldSettings(of view: SwiftExpression) -> [SwiftStatement] {
        if let placeholder = control.placeholder {
            Code.assign(view.dot("placeholder"), scope.optionalText(placeholder))
        }
        if let keyboard = control.keyboardType.value {
            Code.assign(view.dot("keyboardType"), keyboard.keyboardMember)
        }
        if control.isSecure.value == true { Code.assign(view.dot("isSecureTextEntry"), true) }
    }

    /// The control as a view among others, which lays it out.
    var creation: SwiftExpression {
        switch control.kind {
        case .segmentedControl: .call(.type(type), ["items": .array(control.segments.map(scope.text))])
        case .button: .call(.type(type), ["type": ".system"])
        case .activityIndicator: .call(.type(type), indicatorStyle)
        default: .call(.type(type))
        }
    }

    /// What is stated besides the value, for a control among other views.
    @SwiftBody func faces(of view: SwiftExpression) -> [SwiftStatement] {
        settings(of: view)
        switch control.kind {
        case .textField:
            Code.assign(view.dot("font"), FontReference.style(.body).expression)
            Code.assign(view.dot("adjustsFontForContentSizeCategory"), true)
        case .button:
            if let title = control.title { view.calling("setTitle", ["_": scope.text(title), "for": ".normal"]) }
        case .textView:
            Code.assign(view.dot("font"), FontReference.style(.body).expression)
            Code.assign(view.dot("adjustsFontForContentSizeCategory"), true)
            Code.assign(view.dot("backgroundColor"), ".clear")
            Code.comment("The row grows with the text.")
            Code.assign(view.dot("isScrollEnabled"), false)
            Code.assign(view.dot("delegate"), "self")
        case .pickerView:
            Code.assign(view.dot("dataSource"), "self")
            Code.assign(view.dot("delegate"), "self")
        default: []
        }
    }
}

extension KeyboardType {
    /// The case of `UIKeyboardType`, which spells `URL` in capitals.
    fileprivate var keyboardMember: SwiftExpression { self == .url ? ".URL" : member }
}
