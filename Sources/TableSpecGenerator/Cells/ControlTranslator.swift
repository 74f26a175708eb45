internal import TableSpecModel
internal import TableSpecSwift

/// A control that lies in `accessoryView`: how it is made, how it shows its value and how the value is read off it.
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
        }
    }

    // MARK: Making

    /// Statements that make the control and call it `control`.
    ///
    /// - Parameters:
    ///   - isAlone: Whether the row shows no text besides the control.
    ///   - action: What happens after a change or a tap.
    @SwiftBody func creation(isAlone: Bool, action: SwiftClosure) -> [SwiftStatement] {
        if control.kind == .button {
            button(action: action)
        } else {
            if control.kind == .slider || control.kind == .textField {
                Code.comment("An accessory view keeps the size that it is given.")
            }
            Code.let("control", .call(.type(type), size(isAlone: isAlone)))
            settings(of: "control")
            if let value { Code.assign(.member("control", property), value) }
            Code.call("control.addAction", ["_": .call("UIAction", trailing: action), "for": event])
        }
    }

    /// What the control sends when a person changes its value or taps it.
    var event: SwiftExpression {
        switch control.kind {
        case .textField: ".editingChanged"
        case .button: ".touchUpInside"
        case .switch, .slider, .stepper, .segmentedControl: ".valueChanged"
        }
    }

    @SwiftBody private func button(action: SwiftClosure) -> [SwiftStatement] {
        let title: SwiftArguments = control.title.map { ["title": scope.text($0)] } ?? []
        Code.let(
            "control",
            .call("UIButton", ["type": ".system", "primaryAction": .call("UIAction", title, trailing: action)])
        )
        Code.call("control.sizeToFit")
    }

    /// An accessory view keeps its size. Switches, steppers and segmented controls know theirs; a slider and a text field
    /// take what they are given.
    private func size(isAlone: Bool) -> SwiftArguments {
        switch control.kind {
        case .slider: ["frame": Self.frame(width: 118)]
        case .textField: ["frame": Self.frame(width: isAlone ? 280 : 180)]
        case .segmentedControl: ["items": .array(control.segments.map(scope.text))]
        case .switch, .stepper, .button: []
        }
    }

    private static func frame(width: Int) -> SwiftExpression {
        .call("CGRect", ["x": 0, "y": 0, "width": .integer(width), "height": 34])
    }

    /// What is stated besides the value.
    @SwiftBody private func settings(of view: SwiftExpression) -> [SwiftStatement] {
        if let minimum = control.minimum.value { Code.assign(view.dot("minimumValue"), .number(minimum)) }
        if let maximum = control.maximum.value { Code.assign(view.dot("maximumValue"), .number(maximum)) }
        if let step = control.step.value { Code.assign(view.dot("stepValue"), .number(step)) }
        if control.isMomentary { Code.assign(view.dot("isMomentary"), true) }
        if control.kind == .textField { fieldSettings(of: view) }
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
        case .switch, .slider, .stepper, .textField: .call(.type(type))
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
        case .switch, .slider, .stepper, .segmentedControl: []
        }
    }

    // MARK: Value

    /// The control's property for its value.
    var property: SwiftIdentifier {
        switch control.kind {
        case .switch: "isOn"
        case .slider, .stepper: "value"
        case .segmentedControl: "selectedSegmentIndex"
        case .textField, .button: "text"
        }
    }

    /// The value as the control takes it.
    var value: SwiftExpression? {
        guard let binding = control.value else { return nil }
        let value = scope.value(of: binding)
        guard let number = numberType, number != binding.path?.type else { return value }
        return .call(number == .float ? "Float" : "Double", [value])
    }

    /// Writes the value of a control to the state.
    @SwiftBody func reading(from control: SwiftExpression) -> [SwiftStatement] {
        if let state = self.control.value.map(ValueScope().value), let value {
            Code.assign(state, read(from: control))
            if rounds {
                Code.comment("The state holds whole numbers, so the control shows one.")
                Code.assign(control.dot(property), value)
            }
        }
    }

    /// Whether the control can show values between those that the state takes.
    private var rounds: Bool {
        guard control.value?.path?.type == .integer else { return false }
        let step = control.step.value ?? 1
        return control.kind == .slider || (control.kind == .stepper && step != step.rounded())
    }

    /// The value of a control as the state takes it.
    private func read(from control: SwiftExpression) -> SwiftExpression {
        let value = control.dot(property)
        if self.control.kind == .textField { return .coalescing(value, .string("")) }
        guard let type = self.control.value?.path?.type, let number = numberType, number != type else { return value }
        if type == .integer { return .call("Int", [value.calling("rounded")]) }
        return .call(type == .float ? "Float" : "Double", [value])
    }

    /// Shows a changed value; a switch slides.
    func showing(on control: SwiftExpression) -> [SwiftStatement] {
        guard let value else { return [] }
        switch self.control.kind {
        case .switch:
            return [.expression(control.calling("setOn", ["_": value, "animated": true]))]
        default:
            return [.assign(control.dot(property), value)]
        }
    }

    /// Whether a text field does not show the value: setting the text that it has would move the cursor.
    func isOutdated(on control: SwiftExpression) -> SwiftExpression? {
        guard self.control.kind == .textField, let value else { return nil }
        return .binary(control.dot(property), .notEqual, value)
    }

    /// The type of the values of a slider or stepper.
    private var numberType: TypeReference? {
        switch control.kind {
        case .slider: .float
        case .stepper: .double
        default: nil
        }
    }
}

extension KeyboardType {
    /// The case of `UIKeyboardType`, which spells `URL` in capitals.
    fileprivate var keyboardMember: SwiftExpression { self == .url ? ".URL" : member }
}

// MARK: - Bound texts

extension ControlTranslator {
    /// Shows the value, at once, and the texts that depend on something: a reused cell does not animate.
    func refreshing(_ control: SwiftExpression) -> [SwiftStatement] {
        refreshingValue(control) + refreshingTexts(control)
    }

    /// Shows the value, at once.
    @SwiftBody func refreshingValue(_ control: SwiftExpression) -> [SwiftStatement] {
        if let value {
            let assignment = SwiftStatement.assign(control.dot(property), value)
            if let isOutdated = isOutdated(on: control) {
                Code.if(.expression(isOutdated)) { assignment }
            } else {
                assignment
            }
        }
    }

    /// Shows the texts that depend on something.
    @SwiftBody func refreshingTexts(_ control: SwiftExpression) -> [SwiftStatement] {
        if let title = self.control.title, !title.bindings.isEmpty {
            control.calling("setTitle", ["_": scope.optionalText(title), "for": ".normal"])
            control.calling("sizeToFit")
        }
        if let placeholder = self.control.placeholder, !placeholder.bindings.isEmpty {
            Code.assign(control.dot("placeholder"), scope.optionalText(placeholder))
        }
        for (index, title) in self.control.segments.enumerated() where !title.bindings.isEmpty {
            control.calling("setTitle", ["_": scope.optionalText(title), "forSegmentAt": .integer(index)])
        }
    }
}

extension Control {
    /// The bindings of the control's texts.
    var textBindings: [Binding] { ([title, placeholder].compactMap { $0 } + segments).flatMap(\.bindings) }

    /// The control without its value, and with empty texts in place of those that depend on something.
    var unbound: Control {
        var control = self
        control.value = nil
        if title?.bindings.isEmpty == false { control.title = nil }
        if placeholder?.bindings.isEmpty == false { control.placeholder = nil }
        control.segments = segments.map { $0.bindings.isEmpty ? $0 : TextTemplate([], at: $0.range) }
        return control
    }
}
