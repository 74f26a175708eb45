internal import TableSpecModel
internal import TableSpecSwift

/// The actions of taps on rows and on their information buttons.
struct TapTranslator: ScreenFeature {
    let plan: ScreenPlan

    @SwiftMembers var taps: [SwiftDeclaration] {
        shouldHighlight
        if hasTaps || plan.has(.didSelect) { didSelectRow }
        if hasAccessoryTaps || plan.has(.accessoryButtonTapped) { accessoryButtonTapped }
    }

    static func sites(in facts: ScreenFacts) -> [TriggerSite] { TriggerSite.sitesOfRows(in: facts) }

    // MARK: Rows

    /// Rows without an effect can't be selected. The app can exclude more rows.
    @SwiftMembers private var shouldHighlight: [SwiftDeclaration] {
        let excludesRows = plan.hasInertRows || EditingTranslator(plan: plan).selectsOnlyInsertRows
        let selectsRows = plan.hasSelectableRows || plan.table.selectsManyInEditing
        if excludesRows && selectsRows || plan.has(.shouldHighlight) {
            let isSelectable = SwiftExpression.call("source.isSelectable", ["at": "indexPath"])
            plan.delegateMethod("shouldHighlightRowAt indexPath", returns: "Bool") {
                if plan.has(.shouldHighlight) {
                    if excludesRows { Code.guard(.expression(isSelectable)) { Code.return(false) } }
                    Code.guard(.let("row", plan.scope.row)) { Code.return(true) }
                    let call = plan.scope.actions.calling("shouldHighlight", ["row"])
                    let answer = HookTranslator(plan: plan).inCallback(call)
                    Code.return(.coalescing(answer, true))
                } else {
                    isSelectable
                }
            }
        }
    }

    private var hasTaps: Bool {
        plan.cells.contains { $0.trigger.doesSomething } || plan.dynamicRows.contains { $0.selection != nil }
    }

    private var didSelectRow: SwiftDeclaration {
        let isDeselectedByAll = !plan.cells.contains(where: keepsSelection)
        let deselection = SwiftStatement.expression(
            .call("tableView.deselectRow", ["at": "indexPath", "animated": true])
        )
        return plan.delegateMethod("didSelectRowAt indexPath") {
            if plan.table.selectsManyInEditing { selectionInEditing }
            if isDeselectedByAll { deselection }
            dispatch(telling: .didSelect) { target in
                guard var code = tap(target) else { return nil }
                if !isDeselectedByAll, !keepsSelection(target.cell) { code.statements.insert(deselection, at: 0) }
                return code
            }
        }
    }

    /// A tap that selects a row in editing mode does nothing else
    /// (https://github.com/migueldeicaza/MonoTouch.Dialog/issues/219).
    private var selectionInEditing: SwiftStatement {
        Code.guard(.expression(.not("tableView.isEditing"))) {
            if plan.has(.didSelect) {
                Code.if(.let("row", plan.scope.row)) { HookTranslator(plan: plan).telling(.didSelect) }
            }
            Code.return()
        }
    }

    /// The code of the row, and then the hook with the row as it was before.
    @SwiftBody private func dispatch(
        telling hook: Hook,
        _ code: @escaping (RowTarget) -> RowCode?
    ) -> [SwiftStatement] {
        let dispatch = RowDispatch(plan: plan)
        if plan.has(hook) {
            Code.guard(.let("row", plan.scope.row)) { Code.return() }
            dispatch.statements(on: "row", code)
            HookTranslator(plan: plan).telling(hook)
        } else {
            dispatch.statements(code)
        }
    }

    /// Whether a row stays selected until the user returns, or as one of several rows.
    private func keepsSelection(_ cell: Cell) -> Bool {
        if !cell.trigger.doesSomething, plan.table.properties.values.boolean(.allowsMultipleSelection) == true {
            return true
        }
        return cell.trigger.keepsSelection && plan.table.deselect.value != .immediately
            && !(cell.hasAttributes && cell.confirmation != nil)
    }

    /// The action of a tap on a row, or `nil` for none.
    private func tap(_ target: RowTarget) -> RowCode? {
        guard case .prototype(_, let rows, let scope) = target, rows.selection != nil else {
            return asking(code(of: target.cell.trigger, target), target)
        }
        var code = RowCode(
            statements: SelectionTranslator(rows: rows, scope: scope).tap,
            variables: [rows.loop.variable.value]
        )
        if let trigger = asking(self.code(of: target.cell.trigger, target), target) {
            code.statements += trigger.statements
            code.variables.formUnion(trigger.variables)
        }
        return code
    }

    /// Runs an action, after asking for confirmation if the row requires it.
    private func asking(_ code: RowCode?, _ target: RowTarget) -> RowCode? {
        guard var code, target.cell.hasAttributes, let question = target.cell.confirmation else { return code }
        let title = target.cell.confirmationTitle
        let confirmation = ConfirmationTranslator(question: question, title: title, scope: plan.scope(of: target))
        let source = SwiftExpression.call("tableView.cellForRow", ["at": "indexPath"])
        code.statements = [confirmation.asking(at: source, before: code.statements)]
        code.variables.formUnion((question.bindings + (title?.bindings ?? [])).variables)
        return code
    }

    /// The action of a trigger, or `nil` for none.
    func code(of trigger: Trigger, _ target: RowTarget, at place: TapPlace = .row) -> RowCode? {
        switch trigger {
        case .none, .finish, .invalid:
            return nil
        case .toggle(let value):
            guard case .prototype(_, let rows, let scope) = target else {
                return RowCode(statements: ToggleTranslator(value, in: plan.scope, plan: plan).statements())
            }
            let toggle = ToggleTranslator(value, of: rows, in: scope, plan: plan)
            return RowCode(statements: toggle.statements(), variables: toggle.variables)
        case .choose(let list):
            guard case .row(let row) = target else { return nil }
            return OptionListTranslator(plan: plan).tap(on: row, list)
        case .action(let action):
            guard case .prototype(let prototype, let rows, let scope) = target else {
                return RowCode(plan.scope.actions.calling(MemberName.action(action)))
            }
            return ActionsTranslator(plan: plan).calling(action, prototype, of: rows, in: scope)
        case .segue, .choice, .unwind, .open:
            return RowCode(
                statements: SegueTranslator(plan: plan).following(trigger, in: plan.scope(of: target), at: place),
                variables: trigger.segueBindings.variables
            )
        }
    }

    /// The action of an entry in the row's menu, or of a swipe button, in a closure that captures the screen weakly.
    ///
    /// A method of the app is called as long as the screen exists. Everything else needs `self`.
    func laterCode(of trigger: Trigger, _ target: RowTarget) -> RowCode? {
        guard case .action(let action) = trigger else { return code(of: trigger, target, at: .rowMenu) }
        guard case .prototype(let prototype, let rows, let scope) = target else {
            return RowCode(plan.scope.weakActions.calling(MemberName.action(action)))
        }
        return ActionsTranslator(plan: plan).calling(action, prototype, of: rows, in: scope, isLater: true)
    }

    // MARK: Information buttons

    private var hasAccessoryTaps: Bool {
        plan.cells.contains { cell in
            AccessoryPlace.allCases.contains { cell.detailTrigger(in: $0)?.doesSomething ?? false }
        }
    }

    private var accessoryButtonTapped: SwiftDeclaration {
        plan.delegateMethod("accessoryButtonTappedForRowWith indexPath") {
            dispatch(telling: .accessoryButtonTapped, detailTap)
        }
    }

    /// The action of a tap on an information button, or `nil` for none.
    ///
    /// If the buttons of both modes have different effects, the cell determines which one was tapped: a row that can't
    /// be edited, or is only swiped, keeps the accessory of the normal mode while `tableView.isEditing` is true.
    private func detailTap(_ target: RowTarget) -> RowCode? {
        let triggers = AccessoryPlace.allCases.compactMap(target.cell.detailTrigger)
        let codes = triggers.map { code(of: $0, target) }
        guard codes.count == 2, codes[0] != codes[1] else { return codes.first ?? nil }
        let cell = SwiftExpression.call("tableView.cellForRow", ["at": "indexPath"])
        let isEditing = SwiftExpression.optionalChain(cell).dot("isEditing")
        let (normal, editing) = (codes[0]?.statements ?? [], codes[1]?.statements ?? [])
        let variables = codes.compactMap { $0?.variables }.reduce(into: Set<String>()) { $0.formUnion($1) }
        return RowCode(
            statements: [
                .comment("UIKit calls this in and out of editing mode."),
                editing.isEmpty
                    ? Code.if(.expression(.binary(isEditing, .notEqual, true))) { normal }
                    : Code.if(.expression(.binary(isEditing, .equal, true))) {
                        editing
                    } else: {
                        normal
                    },
            ],
            variables: variables
        )
    }
}

extension Trigger {
    /// Whether the row stays selected until the user returns, when `UITableViewController` deselects it. A sheet
    /// doesn't remove the screen, so nothing would deselect the row.
    fileprivate var keepsSelection: Bool {
        !segues.isEmpty && segues.allSatisfy { $0.kind.value != .presentModally }
    }
}
