internal import TableSpecModel
internal import TableSpecSwift

/// The methods of `UITableViewDelegate` that the table needs.
struct DelegateTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        if hasTaps || plan.has(.didSelect) { didSelectRow }
        if hasAccessoryTaps || plan.has(.accessoryButtonTapped) { accessoryButtonTapped }
        if hasHeights { heightForRow }
        SectionViewTranslator(plan: plan).methods
        SectionHeightTranslator(plan: plan).methods
        RowBackgroundTranslator(plan: plan).delegateMethods
        EditingTranslator(plan: plan).delegateMethods
        HookTranslator(plan: plan).delegateMethods
    }

    private var cells: [Cell] { plan.staticRows.map(\.cell) + plan.usedPrototypes.map(\.cell) }

    // MARK: Taps

    private var hasTaps: Bool {
        cells.contains { $0.trigger.doesSomething } || plan.table.dynamicRows.contains { $0.selection != nil }
    }

    private var didSelectRow: SwiftDeclaration {
        let isDeselectedByAll = !cells.contains(where: keepsSelection)
        let deselection = SwiftStatement.expression(
            .call("tableView.deselectRow", ["at": "indexPath", "animated": true])
        )
        let statements = RowDispatch(plan: plan, otherwise: []).statements { target in
            guard var code = tap(target) else { return nil }
            if !isDeselectedByAll, !keepsSelection(target.cell) { code.statements.insert(deselection, at: 0) }
            return code
        }
        return Declare.func(
            "tableView",
            ["_ tableView": "UITableView", "didSelectRowAt indexPath": "IndexPath"]
        ) {
            if plan.has(.didSelect) { Code.let("row", HookTranslator(plan: plan).row) }
            if isDeselectedByAll { deselection }
            statements
            if plan.has(.didSelect) { Code.call("actions?.didSelect", ["row"]) }
        }
    }

    /// Whether a row stays selected until the person comes back.
    private func keepsSelection(_ cell: Cell) -> Bool {
        cell.trigger.keepsSelection && plan.table.deselect.value != .immediately
    }

    /// What a tap on a row does; `nil` for nothing.
    private func tap(_ target: RowTarget) -> RowCode? {
        guard case .prototype(_, let rows, let scope) = target, rows.selection != nil else {
            return code(of: target.cell.trigger, target)
        }
        var code = RowCode(
            statements: SelectionTranslator(rows: rows, scope: scope).tap,
            variables: [rows.loop.variable.value]
        )
        if let trigger = self.code(of: target.cell.trigger, target) {
            code.statements += trigger.statements
            code.variables.formUnion(trigger.variables)
        }
        return code
    }

    /// What a trigger does; `nil` for nothing.
    func code(of trigger: Trigger, _ target: RowTarget, at place: TapPlace = .row) -> RowCode? {
        switch trigger {
        case .none, .finish, .invalid:
            return nil
        case .action(let action):
            guard case .prototype(let prototype, let rows, let scope) = target else {
                return RowCode(
                    statements: [.expression(.call(.member("actions?", ActionsTranslator.name(of: action))))]
                )
            }
            return ActionsTranslator(plan: plan).calling(action, prototype, of: rows, in: scope)
        case .segue, .choice:
            return RowCode(
                statements: SegueTranslator(plan: plan).following(trigger, in: target.scope, at: place),
                variables: trigger.segueBindings.variables
            )
        }
    }

    // MARK: Information buttons

    private var hasAccessoryTaps: Bool {
        cells.contains { cell in
            AccessoryPlace.allCases.contains { cell.detailTrigger(in: $0)?.doesSomething ?? false }
        }
    }

    private var accessoryButtonTapped: SwiftDeclaration {
        Declare.func(
            "tableView",
            ["_ tableView": "UITableView", "accessoryButtonTappedForRowWith indexPath": "IndexPath"]
        ) {
            if plan.has(.accessoryButtonTapped) { Code.let("row", HookTranslator(plan: plan).row) }
            RowDispatch(plan: plan, otherwise: []).statements(detailTap)
            if plan.has(.accessoryButtonTapped) { Code.call("actions?.accessoryButtonTapped", ["row"]) }
        }
    }

    /// What a tap on an information button does; `nil` for nothing.
    ///
    /// Where the buttons of both modes do different things, the cell says which one was tapped: a row that cannot be edited,
    /// or is only swiped, keeps the accessory of the normal mode while `tableView.isEditing` is true.
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
                .comment("UIKit calls this for the buttons of both modes."),
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

    // MARK: Heights

    private var hasHeights: Bool { plan.has(.heightForRow) || cells.contains { $0.height.value != nil } }

    private var heightForRow: SwiftDeclaration {
        let statements = RowDispatch(plan: plan, otherwise: [.return("tableView.rowHeight")]).statements { target in
            target.cell.height.value.map { RowCode(statements: [.return(.number($0))]) }
        }
        return Declare.func(
            "tableView",
            ["_ tableView": "UITableView", "heightForRowAt indexPath": "IndexPath"],
            returns: "CGFloat"
        ) {
            if plan.has(.heightForRow) {
                Code.if(.let("height", HookTranslator(plan: plan).asking(.heightForRow))) { Code.return("height") }
                statements
            } else {
                statements.withImplicitReturn
            }
        }
    }
}

extension RowTarget {
    var cell: Cell {
        switch self {
        case .row(let row): row.cell
        case .prototype(let prototype, _, _): prototype.cell
        }
    }

    fileprivate var scope: ValueScope {
        switch self {
        case .row: ValueScope()
        case .prototype(_, _, let scope): scope
        }
    }
}

extension Trigger {
    /// Whether a tap calls the app or leads somewhere.
    var doesSomething: Bool {
        switch self {
        case .none, .finish, .invalid: false
        case .segue, .choice, .action: true
        }
    }

    /// Whether the row stays selected until the person comes back: `UITableViewController` deselects it then. A sheet does
    /// not take the screen away, so nobody would.
    fileprivate var keepsSelection: Bool {
        !segues.isEmpty && segues.allSatisfy { $0.kind.value != .presentModally }
    }
}
