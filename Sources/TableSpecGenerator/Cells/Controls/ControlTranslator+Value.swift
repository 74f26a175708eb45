internal import TableSpecModel
internal import TableSpecSwift

/// How a control shows its value, and how the value is read off it.
extension ControlTranslator {
    /// The value as the control takes it.
    var value: SwiftExpression? { control.value.map(value) }

    private func value(of binding: Binding) -> SwiftExpression {
        let value = scope.value(of: binding)
        guard let number = code.numberType, number != binding.path?.type else { return value }
        return .call(number == .float ? "Float" : "Double", [value])
    }

    // MARK: Reading

    /// Writes the value of a control to the state.
    @SwiftBody func reading(from control: SwiftExpression) -> [SwiftStatement] {
        if let state = self.control.value.map(ValueScope().value), let value {
            Code.assign(state, read(from: control))
            if rounds {
                Code.comment("The state holds whole numbers, so the control is set to one.")
                Code.assign(control.dot(code.property), value)
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
        if let reading = code.reading { return reading(control) }
        let value = control.dot(code.property)
        guard let type = self.control.value?.path?.type, let number = code.numberType, number != type
        else { return value }
        if type == .integer { return .call("Int", [value.calling("rounded")]) }
        return .call(type == .float ? "Float" : "Double", [value])
    }

    // MARK: Showing

    /// Shows a changed value; a switch slides.
    func showing(on control: SwiftExpression) -> [SwiftStatement] {
        guard let value else { return [] }
        return [code.animating?(value, control) ?? assignment(of: value, to: control)]
    }

    private func assignment(of value: SwiftExpression, to control: SwiftExpression) -> SwiftStatement {
        code.showing?(value, control) ?? .assign(control.dot(code.property), value)
    }

    /// Whether a field does not show the value: setting the text that it has would move the cursor.
    func isOutdated(on control: SwiftExpression) -> SwiftExpression? {
        guard code.setsOnlyChanges, let value else { return nil }
        return .binary(control.dot(code.property), .notEqual, value)
    }

    /// Shows the value and what depends on something, at once: a reused cell does not animate.
    func refreshing(_ control: SwiftExpression) -> [SwiftStatement] {
        let texts = refreshingTexts(control)
        return self.control.hasBoundLimits ? texts : refreshingValue(control) + texts
    }

    /// Shows the value, at once.
    @SwiftBody func refreshingValue(_ control: SwiftExpression) -> [SwiftStatement] {
        if let value {
            let assignment = assignment(of: value, to: control)
            if let isOutdated = isOutdated(on: control) {
                Code.if(.expression(isOutdated)) { assignment }
            } else {
                assignment
            }
        }
    }

    /// Shows what depends on something besides the value.
    @SwiftBody func refreshingTexts(_ control: SwiftExpression) -> [SwiftStatement] {
        if let title = self.control.title, !title.bindings.isEmpty {
            control.calling("setTitle", ["_": scope.text(title), "for": ".normal"])
            control.calling("sizeToFit")
        }
        if let placeholder = self.control.placeholder, !placeholder.bindings.isEmpty {
            Code.assign(control.dot("placeholder"), scope.optionalText(placeholder))
        }
        if self.control.kind == .segmentedControl {
            for (index, title) in self.control.segments.enumerated() where !title.bindings.isEmpty {
                control.calling("setTitle", ["_": scope.text(title), "forSegmentAt": .integer(index)])
            }
        }
        if let image = self.control.image, !image.bindings.isEmpty {
            control.calling("setImage", ["_": scope.image(image), "for": ".normal"])
            control.calling("sizeToFit")
        }
        if let label = self.control.accessibilityLabel, !label.bindings.isEmpty {
            Code.assign(control.dot("accessibilityLabel"), scope.optionalText(label))
        }
        for assignment in self.control.app?.assignments ?? [] where !assignment.bindings.isEmpty {
            assignment.statement(on: control, in: scope)
        }
        refreshingShown(control)
        // With new limits the control may show what it could not show before.
        if self.control.hasBoundLimits {
            self.control.bound.code.limits(control, scope)
            refreshingValue(control)
        }
    }

    /// Shows how far something is, or whether it runs.
    @SwiftBody func refreshingShown(_ control: SwiftExpression) -> [SwiftStatement] {
        if let shown = self.control.shown { assignment(of: value(of: shown), to: control) }
    }
}

extension Control {
    /// The control without its value, and without what depends on something.
    var unbound: Control {
        var control = self
        control.value = nil
        control.shown = nil
        if title?.bindings.isEmpty == false { control.title = nil }
        if placeholder?.bindings.isEmpty == false { control.placeholder = nil }
        if image?.bindings.isEmpty == false { control.image = nil }
        if accessibilityLabel?.bindings.isEmpty == false { control.accessibilityLabel = nil }
        control.app?.assignments.removeAll { !$0.bindings.isEmpty }
        control.segments = segments.map { $0.bindings.isEmpty ? $0 : TextTemplate([], at: $0.range) }
        if numberOfPages?.binding != nil { control.numberOfPages = nil }
        if datePicker.minimumDate?.binding != nil { control.datePicker.minimumDate = nil }
        if datePicker.maximumDate?.binding != nil { control.datePicker.maximumDate = nil }
        return control
    }

    /// The control with those limits alone that depend on something.
    fileprivate var bound: Control {
        var control = self
        if numberOfPages?.binding == nil { control.numberOfPages = nil }
        if datePicker.minimumDate?.binding == nil { control.datePicker.minimumDate = nil }
        if datePicker.maximumDate?.binding == nil { control.datePicker.maximumDate = nil }
        return control
    }

    /// Whether something that limits the value depends on something: a number of pages, a date, the rows of a wheel.
    var hasBoundLimits: Bool {
        !([numberOfPages?.binding] + datePicker.limits.map(\.binding)).allSatisfy { $0 == nil } || hasBoundTitles
    }

    /// Whether the rows of a wheel depend on something.
    var hasBoundTitles: Bool { kind == .pickerView && !segments.allSatisfy(\.bindings.isEmpty) }
}
