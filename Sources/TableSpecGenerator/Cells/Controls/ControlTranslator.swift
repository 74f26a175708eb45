internal import TableSpecModel
internal import TableSpecSwift

/// A control: how it is made, how it shows its value and how the value is read off it.
struct ControlTranslator {
    let control: Control
    let scope: ValueScope
    let code: ControlCode

    init(control: Control, scope: ValueScope) {
        self.control = control
        self.scope = scope
        self.code = control.code
    }

    var type: SwiftType { code.type }

    /// What the control sends when a person changes its value or taps it.
    var event: SwiftExpression { code.event }

    // MARK: As an accessory view

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
        switch control.kind {
        case .button: button(name, action: action)
        case .view: appView(name)
        default: control(name, isAlone: isAlone, action: action)
        }
    }

    @SwiftBody private func control(
        _ name: SwiftIdentifier,
        isAlone: Bool,
        action: SwiftClosure
    ) -> [SwiftStatement] {
        let made = SwiftExpression.name(name)
        let size = code.accessorySize?(isAlone)
        if size != nil { Code.comment("An accessory view keeps the size that it is given.") }
        Code.let(name, .call(.type(type), size.map(Self.frame) ?? code.arguments(scope)))
        settings(of: made)
        refreshingShown(made)
        if let value { Code.assign(made.dot(code.property), value) }
        if code.fitsToContent { made.calling("sizeToFit") }
        if control.kind.writes { made.calling("addAction", ["_": .call("UIAction", trailing: action), "for": event]) }
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

    private static func frame(_ size: (width: Int, height: Int)) -> SwiftArguments {
        ["frame": .call("CGRect", ["x": 0, "y": 0, "width": .integer(size.width), "height": .integer(size.height)])]
    }

    /// What is stated besides the value.
    @SwiftBody private func settings(of view: SwiftExpression) -> [SwiftStatement] {
        if let minimum = control.minimum.value { Code.assign(view.dot("minimumValue"), .number(minimum)) }
        if let maximum = control.maximum.value { Code.assign(view.dot("maximumValue"), .number(maximum)) }
        if let step = control.step.value { Code.assign(view.dot("stepValue"), .number(step)) }
        code.settings(view, scope)
        code.limits(view, scope)
    }

    // MARK: As a view among others

    /// The control as a view among others, which lays it out.
    var creation: SwiftExpression { .call(.type(type), code.arguments(scope)) }

    /// What is stated besides the value, for a control among other views.
    @SwiftBody func viewSettings(of view: SwiftExpression) -> [SwiftStatement] {
        settings(of: view)
        code.viewSettings(view, scope)
    }
}
