internal import TableSpecModel
internal import TableSpecSwift

/// The accessories of a row, and their actions.
extension RowParts {
    /// Adds an accessory that isn't part of the content's initializer.
    func adding(_ accessory: Accessory, to content: SwiftExpression) -> SwiftExpression {
        let isEditing = accessory.place == .editing
        guard let control = accessory.control else {
            guard isEditing, let type = accessory.type.value, type != .none else { return content }
            return content.calling("editingAccessory", [type.member]).using(.ends)
        }
        switch target {
        case .row(let row):
            guard isEditing || control.kind == .view || control.kind == .button || cell.hasOwnViews || usesLabels else {
                return content
            }
            let view = scope.member(MemberName.control(control, in: accessory.place, of: row))
            return content.calling(isEditing ? "storedEditingAccessory" : "storedAccessory", ["_": view, "in": queue])
                .using(.ends)
        case .prototype:
            let method: SwiftIdentifier =
                isEditing
                ? "editingAccessory" : control.isAccessoryView || cell.hasOwnViews ? "accessory" : "control"
            return content.calling(
                method,
                [
                    "_": ControlTranslator(control: control, scope: ValueScope()).sharedCreation().expression,
                    "in": queue,
                ],
                trailing: filling(control, accessory.trigger)
            ).using(method == "control" ? .ownControls : .ends)
        }
    }

    /// The value and the action, for one row, of a control that several rows share.
    private func filling(_ control: Control, _ trigger: Trigger) -> SwiftClosure? {
        let action = action(of: control, trigger)?.closure
        let translator = ControlTranslator(control: control, scope: scope)
        let name: SwiftIdentifier = control.kind == .button ? "button" : "control"
        guard !translator.filling(.name(name), then: action).isEmpty else { return nil }
        let closure = RowClosure(
            name,
            bindings: control.shownBindings + [control.value].compactMap { $0 },
            hasActions: action != nil || !control.typingEvents.isEmpty,
            writes: control.writesState || control.typing?.hasToolbar == true
        )
        return closure.closure { translator.filling($0, then: action) + listening(of: control, $0) }
    }

    /// Makes a field that several rows share report its typing events, with a toolbar above its keyboard.
    func listening(of control: Control, _ view: SwiftExpression) -> [SwiftStatement] {
        guard case .prototype(let prototype, let rows, _) = target else { return [] }
        let translator = ControlTranslator(control: control, scope: scope)
        return translator.toolbar(above: view)
            + control.typingEvents.map { event in
                let code = ActionsTranslator(plan: plan)
                    .calling(event.action, prototype, of: rows, in: scope, isLater: true)
                let closure = SwiftClosure(capturing: [.weak("self")]) { code.statements }
                return translator.listening(view, to: event.event, calling: closure)
            }
    }

    // MARK: Actions

    /// The controls of a row that several rows share, with the effect if they call no method themselves.
    var actingControls: [(control: Control, trigger: Trigger)] {
        cell.accessories.compactMap { accessory in accessory.control.map { ($0, accessory.trigger) } }
            + cell.viewControls.map { ($0, $0.segue) }
    }

    /// The action of a control of a row, after it has changed its value.
    ///
    /// - Parameter trigger: The effect if the control itself calls no method.
    func action(of control: Control, _ trigger: Trigger) -> (closure: SwiftClosure, variables: Set<String>)? {
        if let change = elementChange(by: control) { return change }
        let trigger = control.action.map(Trigger.action) ?? trigger
        let translator = ControlTranslator(control: control, scope: scope)
        // A control that isn't a button calls the app without the row.
        if let action = control.action, control.kind != .button || isWithoutElements {
            return (translator.telling(MemberName.action(action)), [])
        }
        return effect(of: trigger, at: .button)
    }

    /// The action of a row at a location whose code several rows share.
    func effect(of trigger: Trigger, at place: TapPlace) -> (closure: SwiftClosure, variables: Set<String>)? {
        if case .action(let action) = trigger, case .prototype(let prototype, let rows, _) = target {
            let code = ActionsTranslator(plan: plan)
                .calling(action, prototype, of: rows, in: scope, at: place, isLater: true)
            let parameter = trigger.parameter(at: place)
            return (SwiftClosure([parameter], capturing: [.weak("self")]) { code.statements }, code.variables)
        }
        guard trigger.doesSomething, let code = TapTranslator(plan: plan).code(of: trigger, target, at: place) else {
            return nil
        }
        return (Self.closure(of: code, trigger, at: place), code.variables)
    }

    /// The change of the row's element and the call to the app, or `nil` for a control that changes no element.
    private func elementChange(by control: Control) -> (closure: SwiftClosure, variables: Set<String>)? {
        guard case .prototype(let prototype, let rows, _) = target else { return nil }
        if control.kind == .disclosure, let value = control.value {
            let toggle = ToggleTranslator(value, of: rows, in: scope, plan: plan)
            if let storing = toggle.storing { return (storing, toggle.variables) }
        }
        guard let change = ElementChange(of: control.value, in: rows, scope, plan: plan) else { return nil }
        guard let action = control.action else { return (change.closure(of: control, then: nil), change.variables) }
        let closure = change.closure(of: control) { scope in
            ActionsTranslator(plan: plan).calling(action, prototype, of: rows, in: scope).statements
        }
        return (closure, change.variables.union(prototype.elements.map(\.name)))
    }

    private static func closure(of code: RowCode, _ trigger: Trigger, at place: TapPlace) -> SwiftClosure {
        SwiftClosure([trigger.parameter(at: place)], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            code.statements
        }
    }

    private var isWithoutElements: Bool {
        if case .prototype(let prototype, _, _) = target { return prototype.elements.isEmpty }
        return true
    }
}
