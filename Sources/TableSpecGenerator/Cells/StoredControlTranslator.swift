internal import TableSpecModel
internal import TableSpecSwift

/// The controls and views of static rows. The screen creates each one once and owns it, because cells are reused.
struct StoredControlTranslator: ScreenFeature {
    let plan: ScreenPlan

    @SwiftMembers var views: [SwiftDeclaration] {
        for row in plan.staticRows {
            for accessory in row.cell.accessories {
                if let control = accessory.control { member(control, in: accessory, of: row) }
            }
            if let views = plan.views(of: row) {
                views.members(
                    then: { action(of: $0, $0.segue, row) },
                    at: { effect(of: $0, at: $1, row) },
                    access: plan.sharedAccess
                )
            }
        }
    }

    private func member(_ control: Control, in accessory: Accessory, of row: Row) -> SwiftDeclaration {
        let mode = accessory.place == .editing ? " in editing mode" : ""
        return Declare.var(
            MemberName.control(control, in: accessory.place, of: row),
            nil,
            control.isOfModuleClass ? [.privateSet, .lazy, .keepsInternal] : [.privateSet, .lazy],
            value: ControlTranslator(control: control, scope: plan.scope)
                .making(then: action(of: control, accessory.trigger, row))
                .setting { row.leaving($0, control) }.expression,
            documentation: "The \(control.kind.name) of the row “\(ScreenPlan.spokenName(of: row))”\(mode)."
        )
    }

    /// The action of a control, after it has changed its value.
    ///
    /// - Parameter trigger: The effect if the control itself calls no method.
    private func action(of control: Control, _ trigger: Trigger, _ row: Row) -> SwiftClosure? {
        row.following(statedAction(of: control, trigger, row), control)
    }

    private func statedAction(of control: Control, _ trigger: Trigger, _ row: Row) -> SwiftClosure? {
        let translator = ControlTranslator(control: control, scope: plan.scope)
        if case .action(let action) = control.action.map(Trigger.action) ?? trigger {
            return translator.telling(MemberName.action(action))
        }
        guard let code = TapTranslator(plan: plan).code(of: trigger, .row(row), at: .button) else { return nil }
        return SwiftClosure([trigger.actionParameter], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            code.statements
        }
    }

    /// The statements that run after a gesture on a view of a row.
    private func effect(of trigger: Trigger, at place: TapPlace, _ row: Row) -> SwiftClosure? {
        if case .action = trigger { return EffectTranslator(plan: plan).effect(of: trigger, at: place) }
        guard let code = TapTranslator(plan: plan).code(of: trigger, .row(row), at: place) else { return nil }
        return SwiftClosure([trigger.parameter(at: place)], capturing: [.weak("self")]) {
            Code.guard(.let("self")) { Code.return() }
            code.statements
        }
    }

    func names(of rows: [Row]) -> [(name: SwiftIdentifier, place: Located<String>)] {
        rows.flatMap { row in (row.controlNames + (plan.views(of: row)?.names ?? [])).map { ($0, row.id) } }
    }

    /// Updates the controls when the values change.
    var earlyReactions: [Reaction] {
        plan.staticRows.flatMap { row in
            row.cell.accessories.flatMap { accessory -> [Reaction] in
                guard let control = accessory.control else { return [] }
                return ControlTranslator(control: control, scope: plan.scope)
                    .updates(on: .name(MemberName.control(control, in: accessory.place, of: row)))
            } + (plan.views(of: row)?.reactions ?? [])
        }
    }
}
