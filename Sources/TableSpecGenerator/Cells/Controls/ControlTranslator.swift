internal import TableSpecModel
internal import TableSpecSwift

/// A control: its creation, and its updates when values change.
struct ControlTranslator {
    let control: Control
    let scope: ValueScope
    private let code: ControlCode

    init(control: Control, scope: ValueScope) {
        self.control = control
        self.scope = scope
        self.code = control.code
        for part in code.parts { FileContext.note(part) }
    }

    var type: SwiftType { code.type }

    // MARK: Making

    /// The control: created, configured, and bound to the state.
    ///
    /// - Parameters:
    ///   - label: The VoiceOver label of the control, unless the spec specifies one for the control itself.
    ///   - action: The effect of a change or a tap. A button's receives the action of UIKit.
    func making(labeled label: TextTemplate? = nil, then action: SwiftClosure? = nil) -> ConfiguredView {
        ConfiguredView(code.creation(in: scope)).setting { view in
            settings(of: view, in: scope) + spokenName(control.accessibilityLabel ?? label, of: view)
                + control.typingEvents.map {
                    listening(view, to: $0.event, calling: telling($0.action, at: $0.event))
                } + leading(view) + toolbar(above: view) + binding(view, then: action)
        }
    }

    /// Shows a toolbar above the keyboard of a field, which moves between fields.
    @SwiftBody func toolbar(above view: SwiftExpression) -> [SwiftStatement] {
        if control.typing?.hasToolbar == true {
            SwiftExpression.shared("show", ["_": scope.member("keyboardToolbar"), "aboveKeyboardOf": view])
                .using(.keyboardToolbar)
        }
    }

    /// Calls the app. The Return key has the effect of the button with the same action, and only while that is enabled.
    private func telling(_ action: Located<String>, at event: SwiftIdentifier) -> SwiftClosure {
        let method = MemberName.action(action)
        guard event == "editingDidEndOnExit", let typing = control.typing,
            typing.submits || typing.returnCondition != nil
        else { return tellingWithoutValue(method) }
        return SwiftClosure(capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            // The messages of all rows appear.
            let validation = scope.member("validation")
            let isValid = typing.submits ? [SwiftCondition.expression(validation.calling("validate"))] : []
            let isEnabled = typing.returnCondition.map { SwiftCondition.expression(scope.value(of: $0)) }
            SwiftStatement.branch(
                isValid + [isEnabled].compactMap { $0 },
                [.expression(scope.actions.calling(method))],
                otherwise: []
            )
        }
    }

    /// Makes the Return key of a field move to another field.
    @SwiftBody private func leading(_ view: SwiftExpression) -> [SwiftStatement] {
        if let typing = control.typing, typing.onReturn == nil {
            switch typing.returnKeyAction {
            case .next:
                SwiftExpression.shared("onReturn", ["of": view, "focusNextFieldIn": scope.screen]).using(.goingOn)
            case .row(let id):
                SwiftExpression.shared(
                    "onReturn",
                    ["of": view, "focusFieldIn": .implicit(MemberName.id(id)), "of": scope.screen]
                ).using(.goingToRow)
            case .end: SwiftExpression.shared("onReturnEndEditing", ["of": view]).using(.endingOnReturn)
            case nil: []
            }
        }
    }

    /// Reports an event of a control.
    func listening(
        _ view: SwiftExpression,
        to event: SwiftIdentifier,
        calling action: SwiftClosure
    ) -> SwiftStatement {
        .expression(.shared("on", ["_": .implicit(event), "of": view], trailing: action).using(.typing))
    }

    /// The control without parts that depend on values, for a view that several rows share.
    func sharedCreation(labeled label: TextTemplate? = nil) -> ConfiguredView {
        // A button is reconfigured as a whole.
        if control.isConfigured {
            guard let app = control.app else {
                return ConfiguredView(.call("UIButton", ["configuration": control.configuration])).setting {
                    control.configurationSettings(of: $0) + control.properties.assignments(to: $0)
                }
            }
            return ConfiguredView(.call(.name(app.type))).setting {
                [Code.assign($0.dot("configuration"), control.configuration)] + control.configurationSettings(of: $0)
                    + control.properties.assignments(to: $0) + app.constantStatements(on: $0)
            }
        }
        if control.kind == .button, !control.shownBindings.isEmpty, control.app == nil {
            return ConfiguredView(.shared("button", []))
        }
        let label = (control.accessibilityLabel ?? label).flatMap { $0.bindings.isEmpty ? $0 : nil }
        let translator = ControlTranslator(control: control.unbound, scope: ValueScope())
        return ConfiguredView(translator.code.creation(in: ValueScope())).setting {
            translator.settings(of: $0, in: ValueScope()) + translator.spokenName(label, of: $0)
        }
    }

    /// Makes the control show its value, change it and report changes.
    @SwiftBody private func binding(_ view: SwiftExpression, then action: SwiftClosure?) -> [SwiftStatement] {
        if let path, let list = control.optionList {
            choosing(view, path, list, then: action)
        } else if let path, !isChanged(by: action) {
            SwiftExpression.shared("bind", ["_": view, "to": path, "of": scope.screen], trailing: action)
        } else if let shown = control.shown {
            SwiftExpression.shared("show", ["_": value(of: shown), "in": view])
        } else if let action {
            SwiftExpression.shared(
                control.kind == .button ? "onTap" : "onChange",
                ["of": view],
                trailing: asking(before: action)
            )
        }
    }

    /// Whether the action of the control changes its value, possibly together with others.
    private func isChanged(by action: SwiftClosure?) -> Bool {
        control.writesElement || control.kind == .disclosure && action != nil
    }

    /// Runs an action, after asking for confirmation if the button requires it.
    private func asking(before action: SwiftClosure) -> SwiftClosure {
        guard let question = control.confirmation else { return action }
        let confirmation = ConfirmationTranslator(question: question, title: control.confirmationTitle, scope: scope)
        let source = SwiftExpression("action.sender").cast(to: "UIView")
        return SwiftClosure(["action"], capturing: action.captures) {
            Code.guard(.let("self")) { Code.return() }
            confirmation.asking(at: source, before: action.body, needsScreen: false)
        }
    }

    /// `{ [weak self] in self?.actions?.close() }`
    private func tellingWithoutValue(_ method: SwiftIdentifier) -> SwiftClosure {
        SwiftClosure(capturing: [.weak("self")]) { scope.weakActions.calling(method) }
    }

    /// The action of a control, after it has changed its value. It receives the tapped segment.
    func telling(_ method: SwiftIdentifier) -> SwiftClosure {
        if path != nil { return tellingWithoutValue(method) }
        if control.isMomentary {
            return SwiftClosure(["control"], capturing: [.weak("self")]) {
                scope.weakActions.calling(method, ["segment": "control.selectedSegmentIndex"])
            }
        }
        return SwiftClosure(["_"], capturing: [.weak("self")]) { scope.weakActions.calling(method) }
    }

    // MARK: Settings

    /// The settings in addition to the value.
    @SwiftBody private func settings(of view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        let limits = [("minimumValue", control.minimum.value), ("maximumValue", control.maximum.value)]
        for (limit, value) in control.setsMaximumFirst ? limits.reversed() : limits {
            if let value { Code.assign(view.dot(SwiftIdentifier(property: limit)), .number(value, as: control.number)) }
        }
        if let step = control.step.value { Code.assign(view.dot("stepValue"), .number(step)) }
        code.settings(view, scope)
        control.properties.assignments(to: view)
        enabling(view, in: scope)
        code.limits(view, scope)
    }

    /// Whether the control is enabled. Text views and picker views have other properties for it.
    @SwiftBody private func enabling(_ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let condition = control.enabled {
            let property: SwiftIdentifier =
                switch control.kind {
                case .textView: "isEditable"
                case .pickerView: "isUserInteractionEnabled"
                default: "isEnabled"
                }
            Code.assign(view.dot(property), scope.value(of: condition))
        }
    }

    /// The specified accessibility value in place of the displayed one. A button is created with it.
    @SwiftBody private func spokenName(_ label: TextTemplate?, of view: SwiftExpression) -> [SwiftStatement] {
        if let label, control.kind != .button { Code.assign(view.dot("accessibilityLabel"), scope.text(label)) }
    }

    // MARK: Values

    /// The state that the control changes, as a path from the screen's state to a value of the control's type.
    private var path: SwiftExpression? {
        guard let path = control.value?.path, !path.beginsAtElement else { return nil }
        let names = path.steps.map { SwiftIdentifier(property: $0.name) }
        return .keyPath(nil, names + (conversion(of: path.type).map { [$0] } ?? []))
    }

    /// Converts a number to the type of the control, or an enumeration value to its menu index.
    private func conversion(of type: TypeReference) -> SwiftIdentifier? {
        if control.kind == .menu || control.kind == .segmentedControl, case .enumeration = type {
            guard control.optionList == nil else { return nil }
            FileContext.note(.enumerationIndex)
            return "tableSpecIndex"
        }
        guard let number = code.numberType, number != type else { return nil }
        return number == .float ? "tableSpecFloat" : "tableSpecDouble"
    }

    private func value(of binding: Binding) -> SwiftExpression {
        let value = scope.value(of: binding)
        if let options = control.literalOptions {
            return .coalescing(options.calling("firstIndex", ["of": value]), .integer(-1))
        }
        return conversion(of: binding.path?.type ?? .unknown).map(value.dot) ?? value
    }

    /// Stores the control's value.
    func write(to view: SwiftExpression) -> SwiftStatement {
        guard let binding = control.value else { return .expression(view) }
        if let options = control.literalOptions {
            return Code.assign(scope.value(of: binding), options.at(view.dot("tableSpecValue")))
        }
        let target = value(of: binding)
        if control.datePicker.isDuration { return Code.assign(target, view.dot("countDownDuration")) }
        guard let optional = code.optionalValue, binding.path?.type.isOptional == false else {
            return Code.assign(target, view.dot(code.value))
        }
        return Code.if(.let("value", view.dot(optional))) { Code.assign(target, "value") }
    }

    // MARK: Following

    /// Shows the values of the controls.
    @SwiftBody func showing(on view: SwiftExpression) -> [SwiftStatement] {
        if path != nil, control.optionList != nil {
            view.calling("renew")
        } else if let binding = control.value ?? control.shown {
            SwiftExpression.shared("show", ["_": value(of: binding), "in": view])
        }
    }

    /// A pop-up button with options, which stores the value of the selected one in the state.
    private func choosing(
        _ view: SwiftExpression,
        _ path: SwiftExpression,
        _ list: OptionList,
        then action: SwiftClosure?
    ) -> SwiftExpression {
        FileContext.note(.popUpLists)
        let inner = ValueScope(roots: [.state: "screen.state", .input: "screen.input"])
        var list = list
        list.value = control.value
        let options = list.options(in: inner, locals: LocalNames(besides: ["screen"]))
        let closure = SwiftClosure([list.loop == nil ? "_" : "screen"]) { options }
        let arguments: SwiftArguments = ["_": view, "to": path, "of": scope.screen]
        guard let action else { return .shared("bind", arguments + ["offering": .closure(closure)]) }
        return .shared("bind", arguments + ["offering": .closure(closure), "then": .closure(action)])
    }

    /// Shows what depends on values other than the control's own, and the value itself if its limits depend on values.
    @SwiftBody func refreshing(_ view: SwiftExpression) -> [SwiftStatement] {
        let control = control.bound
        if self.control.isConfigured {
            self.control.configurationUpdates(of: view, in: scope)
        } else if self.control.kind == .button {
            if !self.control.shownBindings.isEmpty {
                SwiftExpression.shared("show", self.control.titleOrImage(in: scope) + ["in": view])
            }
        } else {
            if let placeholder = control.placeholder {
                Code.assign(view.dot("placeholder"), scope.optionalText(placeholder))
            }
            control.endImages(of: view, in: scope)
            if let label = control.accessibilityLabel {
                Code.assign(view.dot("accessibilityLabel"), scope.optionalText(label))
            }
        }
        ControlTranslator(control: control, scope: scope).enabling(view, in: scope)
        titles(of: view)
        for assignment in control.app?.assignments ?? [] { assignment.statement(on: view, in: scope) }
        if self.control.hasBoundLimits {
            control.code.limits(view, scope)
            showing(on: view)
        }
    }

    /// The titles of segments and picker views.
    @SwiftBody private func titles(of view: SwiftExpression) -> [SwiftStatement] {
        switch control.kind {
        case .segmentedControl:
            for (index, segment) in control.segments.enumerated() where !segment.bindings.isEmpty {
                ControlCode.showing(segment, at: index, on: view, in: scope)
            }
        case .pickerView where control.hasBoundTitles, .menu where control.hasBoundTitles && control.optionList == nil:
            Code.assign(view.dot("titles"), .array(control.titles.map(scope.text)))
        default: []
        }
    }

    /// Updates a control of the screen when the values change.
    func updates(on view: SwiftExpression) -> [Reaction] {
        let texts = Reaction(
            control.shownBindings + (control.hasBoundLimits ? [control.value].compactMap { $0 } : []),
            refreshing(view),
            comparesState: false
        )
        // Values with variable limits are set together with the limits.
        guard !control.hasBoundLimits else { return [texts] }
        let value = Reaction(
            [control.value ?? control.shown].compactMap { $0 },
            showing(on: view),
            comparesState: false
        )
        return [value, texts]
    }

    /// The content for one row of a view that several rows share.
    ///
    /// - Parameter action: The effect of a change or a tap.
    @SwiftBody func filling(_ view: SwiftExpression, then action: SwiftClosure?) -> [SwiftStatement] {
        // Options are updated where the button receives them.
        if control.optionList == nil || path == nil { refreshing(view) }
        if path != nil || action != nil {
            if isChanged(by: action), !control.hasBoundLimits { showing(on: view) }
            binding(view, then: action)
        } else if !control.hasBoundLimits {
            showing(on: view)
        }
    }
}

extension Control {
    /// Whether the minimum of a stepper wouldn't be less than UIKit's default maximum, for which UIKit raises an
    /// exception (https://developer.apple.com/documentation/uikit/uistepper/minimumvalue).
    fileprivate var setsMaximumFirst: Bool { self.kind == .stepper && (self.minimum.value ?? 0) >= 100 }
}
