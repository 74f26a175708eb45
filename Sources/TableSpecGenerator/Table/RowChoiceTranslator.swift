internal import TableSpecModel
internal import TableSpecSwift

/// The row that is selected first, and the row that the table scrolls to.
struct RowChoiceTranslator {
    let plan: ScreenPlan

    private enum Purpose {
        case selection, scrolling
    }

    private var choices: [(purpose: Purpose, choice: RowChoice)] {
        let stated = [(Purpose.selection, plan.table.initialSelection), (.scrolling, plan.table.scrollTarget)]
        return stated.compactMap { purpose, choice in choice.map { (purpose, $0) } }
    }

    var isNeeded: Bool { !choices.isEmpty }

    // MARK: The table

    @SwiftMembers var methods: [SwiftDeclaration] {
        for (purpose, choice) in choices {
            move(to: choice, purpose)
            question(about: choice, purpose)
        }
        if isNeeded { firstIndexPath }
    }

    private func move(to choice: RowChoice, _ purpose: Purpose) -> SwiftDeclaration {
        let position = (choice.scrollPosition.value ?? .middle).member
        return Declare.func(
            Self.method(for: purpose),
            ["animated": "Bool"],
            .fileprivate,
            documentation: purpose == .selection
                ? "Selects the initial row, if it is visible."
                : "Scrolls to the row that is bound, if it is visible."
        ) {
            let found = SwiftExpression.call("firstIndexPath", ["where": .name(Self.question(for: purpose))])
            Code.guard(.let("tableView"), .let("indexPath", found)) { Code.return() }
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

    /// Whether a row is the one.
    private func question(about choice: RowChoice, _ purpose: Purpose) -> SwiftDeclaration {
        Declare.func(
            Self.question(for: purpose),
            ["at indexPath": "IndexPath"],
            .private,
            returns: "Bool"
        ) {
            RowDispatch(plan: plan, otherwise: [.return(false)]).statements { answer(choice, $0) }.withImplicitReturn
        }
    }

    private func answer(_ choice: RowChoice, _ target: RowTarget) -> RowCode? {
        switch (target, choice.row) {
        case (.row(let row), .named(let id)):
            return row.id.value == id.value ? RowCode(statements: [.return(true)]) : nil
        case (.prototype(_, let rows, let scope), .element(let binding)):
            guard binding.variables == [rows.loop.variable.value] else { return nil }
            return RowCode(statements: [.return(scope.value(of: binding))], variables: binding.variables)
        case (.prototype(_, let rows, let scope), .identity(let binding)):
            guard binding.path?.type.unwrapped == rows.loop.identityType ?? rows.loop.elementType else { return nil }
            let identity = SelectionTranslator(rows: rows, scope: scope).identity
            return RowCode(
                statements: [.return(.binary(identity, .equal, scope.value(of: binding)))],
                variables: [rows.loop.variable.value]
            )
        default: return nil
        }
    }

    private var firstIndexPath: SwiftDeclaration {
        Declare.func(
            "firstIndexPath",
            SwiftParameters([.init("where isWanted", .function(["IndexPath"], returns: "Bool"))]),
            .private,
            returns: "IndexPath?",
            documentation: "The first row that satisfies a condition."
        ) {
            Code.guard(.let("tableView")) { Code.return(.nil) }
            Code.for(.binding("section"), in: .binary(0, .halfOpenRange, "tableView.numberOfSections")) {
                let rows = SwiftExpression.call("tableView.numberOfRows", ["inSection": "section"])
                Code.for(.binding("row"), in: .binary(0, .halfOpenRange, rows)) {
                    Code.let("indexPath", .call("IndexPath", ["row": "row", "section": "section"]))
                    Code.if(.expression(.call("isWanted", ["indexPath"]))) { Code.return("indexPath") }
                }
            }
            Code.return(.nil)
        }
    }

    /// Follows the value that decides.
    var reactions: [Reaction] {
        choices.map { purpose, choice in
            Reaction(
                [choice.binding].compactMap { $0 },
                [.expression(call(choice, purpose, animated: true))],
                usesTableView: true
            )
        }
    }

    private func call(
        _ choice: RowChoice,
        _ purpose: Purpose,
        animated: Bool,
        on owner: SwiftExpression? = nil
    ) -> SwiftExpression {
        let method = Self.method(for: purpose)
        let isAnimated = choice.isAnimated.value ?? animated
        return .call(owner.map { $0.dot(method) } ?? .name(method), ["animated": .boolean(isAnimated)])
    }

    // MARK: The view controller

    @SwiftMembers var properties: [SwiftDeclaration] {
        if isNeeded { Declare.var("hasAppeared", nil, .private, value: false) }
    }

    /// The rows lie where they stay as soon as the view appears: neither earlier nor again on return.
    @SwiftMembers var appearing: [SwiftDeclaration] {
        if isNeeded {
            Declare.func("viewIsAppearing", ["_ animated": "Bool"], .override) {
                Code.call("super.viewIsAppearing", ["animated"])
                Code.guard(.expression(.not("hasAppeared"))) { Code.return() }
                Code.assign("hasAppeared", true)
                for (purpose, choice) in choices { call(choice, purpose, animated: false, on: "table") }
            }
        }
    }

    // MARK: Names

    private static func method(for purpose: Purpose) -> SwiftIdentifier {
        switch purpose {
        case .selection: "selectFirstRow"
        case .scrolling: "scrollToWantedRow"
        }
    }

    private static func question(for purpose: Purpose) -> SwiftIdentifier {
        switch purpose {
        case .selection: "isSelectedFirst"
        case .scrolling: "isWanted"
        }
    }
}
