internal import TableSpecModel
internal import TableSpecSwift

/// What the views of a section's header or footer show, and what they do.
struct TitleViewsTranslator {
    let plan: ScreenPlan
    let title: TitleViews

    /// The closures that create and configure the views.
    func expression(in scope: ValueScope) -> SwiftExpression {
        var arguments: [SwiftArguments.Argument] = [.init(.postfixSelf(.type(.name(title.views.name))))]
        if title.standsAfterText { arguments.append(.init("afterText", true)) }
        let controls = title.content?.all.compactMap(\.control) ?? []
        let filling = { (owner: SwiftExpression) in
            title.views.filling(
                owner,
                in: scope,
                then: { action(of: $0, in: scope) },
                at: { effect(of: $0, at: $1, in: scope) },
                listening: { listening(of: $0, $1, in: scope) }
            )
        }
        let closure = RowClosure(
            "views",
            bindings: (title.content?.all.flatMap(\.shownBindings) ?? []) + controls.compactMap(\.value),
            hasActions: controls.contains { control in
                action(of: control, in: scope) != nil || !control.typingEvents.isEmpty
            } || title.content?.all.contains { $0.gestures != nil } == true,
            writes: controls.contains(where: \.writesState) || title.content?.hasRemoteImages == true
        )
        return .shared(
            "TitleViews",
            SwiftArguments(arguments),
            trailing: filling("views").isEmpty ? nil : closure.closure(filling)
        ).using(.titleViews)
    }

    /// The action of a control, after it has changed a value of the state.
    private func action(of control: Control, in scope: ValueScope) -> SwiftClosure? {
        let loops = [title.loop].compactMap { $0 }
        if control.kind == .disclosure, let value = control.value,
            let storing = ToggleTranslator(value, loops: loops, in: scope, plan: plan).storing
        {
            return storing
        }
        if let change = ElementChange(of: control.value, loops: loops, in: scope) {
            return change.closure(
                of: control,
                then: control.action.map { action in { calling(action, in: $0) } }
            )
        }
        guard let action = control.action else {
            return SegueTranslator(plan: plan).closure(following: control.segue, in: scope)
        }
        // A control that isn't a button calls the app without the element.
        guard control.kind == .button, !title.prototype.elements.isEmpty else {
            return ControlTranslator(control: control, scope: scope).telling(MemberName.action(action))
        }
        return SwiftClosure(["_"], capturing: [.weak("self")]) { calling(action, in: scope, isLater: true) }
    }

    /// The statements that run after a gesture on one of the views.
    private func effect(of trigger: Trigger, at place: TapPlace, in scope: ValueScope) -> SwiftClosure? {
        if case .action(let action) = trigger {
            return SwiftClosure([trigger.parameter(at: place)], capturing: [.weak("self")]) {
                calling(action, in: scope, at: place, isLater: true)
            }
        }
        return SegueTranslator(plan: plan).closure(following: trigger, in: scope, at: place)
            ?? EffectTranslator(plan: plan).effect(of: trigger, at: place)
    }

    private func listening(of control: Control, _ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        control.typingEvents.map { event in
            let closure = SwiftClosure(capturing: [.weak("self")]) {
                calling(event.action, in: scope, isLater: true)
            }
            return ControlTranslator(control: control, scope: scope)
                .listening(view, to: event.event, calling: closure)
        }
    }

    private func calling(
        _ action: Located<String>,
        in scope: ValueScope,
        at place: TapPlace = .button,
        isLater: Bool = false
    ) -> [SwiftStatement] {
        ActionsTranslator(plan: plan).calling(action, title.prototype, in: scope, at: place, isLater: isLater)
            .statements
    }
}
