internal import TableSpecModel
internal import TableSpecSwift

/// The row that is initially selected, and the row that the table scrolls to.
struct RowChoiceTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = [
        "hasAppeared", "isScrollingPending", "isSelectionPending", "scrollToWantedRow", "selectFirstRow",
    ]

    let plan: ScreenPlan

    private enum Purpose {
        case selection, scrolling
    }

    private var stated: [(purpose: Purpose, choice: RowChoice)] {
        let places = [(Purpose.selection, plan.table.initialSelection), (.scrolling, plan.table.scrollTarget)]
        return places.compactMap { purpose, choice in choice.map { (purpose, $0) } }
    }

    var isNeeded: Bool { !stated.isEmpty }

    // MARK: Finding the row

    @SwiftMembers var choices: [SwiftDeclaration] {
        for (purpose, choice) in stated { move(to: choice, purpose) }
    }

    private func move(to choice: RowChoice, _ purpose: Purpose) -> SwiftDeclaration {
        let position = (choice.scrollPosition.value ?? .middle).member
        return Declare.func(
            Self.method(for: purpose),
            ["animated": "Bool"],
            .private,
            documentation: purpose == .selection
                ? "Selects the initial row, if it exists." : "Scrolls to the bound row, if it exists."
        ) {
            Code.let("found", place(of: choice))
            if awaitsRows { Code.assign(.name(Self.pending(purpose)), .binary("found", .equal, .nil)) }
            Code.guard(.let("indexPath", "found")) { Code.return() }
            switch purpose {
            case .selection:
                Code.call(
                    "tableView.selectRow",
                    ["at": "indexPath", "animated": "animated", "scrollPosition": position]
                )
            case .scrolling:
                Code.call("tableView.scrollToRow", ["at": "indexPath", "at": position, "animated": "animated"])
            }
        }
    }

    /// The index path of the first matching row.
    private func place(of choice: RowChoice) -> SwiftExpression {
        if case .named(let id) = choice.row {
            return .call("indexPath", ["for": .implicit(MemberName.id(id.value))])
        }
        let statements = RowDispatch(plan: plan, otherwise: false)
            .statements(on: "row") { answer(choice, $0) }
        return .call("source.content.firstIndexPath", trailing: SwiftClosure(["row"]) { statements })
    }

    /// Whether a row matches.
    private func answer(_ choice: RowChoice, _ target: RowTarget) -> RowCode? {
        guard case .prototype(_, let rows, let scope) = target else { return nil }
        switch choice.row {
        case .element(let binding):
            guard binding.variables == [rows.loop.variable.value] else { return nil }
            return RowCode(scope.value(of: binding), variables: binding.variables)
        case .identity(let binding):
            guard binding.path?.type.unwrapped == rows.loop.identityType ?? rows.loop.elementType else { return nil }
            let identity = SelectionTranslator(rows: rows, scope: scope).identity
            return RowCode(
                .binary(identity, .equal, scope.value(of: binding)),
                variables: [rows.loop.variable.value]
            )
        case .named, .invalid: return nil
        }
    }

    /// Whether rows can appear after the screen. Then, one that isn't found is awaited.
    private var awaitsRows: Bool { !plan.structureBindings.dependencies.isEmpty }

    /// Follows changes of the value, and of the rows until the row is found.
    var reactions: [Reaction] {
        stated.flatMap { purpose, choice in
            let statements: [SwiftStatement] = [.expression(call(choice, purpose, animated: true))]
            let isPending = SwiftExpression.name(Self.pending(purpose))
            return [
                Reaction(plan.structureBindings, statements, where: isPending, comparesState: false),
                Reaction([choice.binding].compactMap { $0 }, statements),
            ]
        }
    }

    private func call(_ choice: RowChoice, _ purpose: Purpose, animated: Bool) -> SwiftExpression {
        .call(
            .name(Self.method(for: purpose)),
            ["animated": .boolean(choice.isAnimated.value ?? animated)]
        )
    }

    // MARK: The view controller

    @SwiftMembers var views: [SwiftDeclaration] {
        if isNeeded { Declare.var("hasAppeared", nil, .private, value: false) }
        if awaitsRows { for (purpose, _) in stated { Declare.var(Self.pending(purpose), nil, .private, value: false) } }
    }

    /// The rows are in their final positions as soon as the view appears, neither earlier nor again on return.
    @SwiftMembers var methods: [SwiftDeclaration] {
        if isNeeded {
            Declare.func("viewIsAppearing", ["_ animated": "Bool"], .override) {
                Code.call("super.viewIsAppearing", ["animated"])
                Code.guard(.expression(.not("hasAppeared"))) { Code.return() }
                Code.assign("hasAppeared", true)
                for (purpose, choice) in stated { call(choice, purpose, animated: false) }
            }
        }
    }

    // MARK: Names

    private static func pending(_ purpose: Purpose) -> SwiftIdentifier {
        switch purpose {
        case .selection: "isSelectionPending"
        case .scrolling: "isScrollingPending"
        }
    }

    private static func method(for purpose: Purpose) -> SwiftIdentifier {
        switch purpose {
        case .selection: "selectFirstRow"
        case .scrolling: "scrollToWantedRow"
        }
    }
}
