internal import TableSpecModel
internal import TableSpecSwift

/// Colours that rows have by turns, by the places where they are shown.
struct RowBackgroundTranslator {
    let plan: ScreenPlan

    /// Whether some rows have colours by turns.
    var isNeeded: Bool {
        plan.staticRows.contains { $0.cell.alternatingBackground != nil }
            || plan.usedPrototypes.contains { $0.cell.alternatingBackground != nil }
    }

    /// `willDisplay`, the place for what depends on where a row stands.
    @SwiftMembers var delegateMethods: [SwiftDeclaration] {
        if isNeeded {
            Declare.func(
                "tableView",
                [
                    "_ tableView": "UITableView", "willDisplay cell": "UITableViewCell",
                    "forRowAt indexPath": "IndexPath",
                ]
            ) {
                Code.call("setBackground", ["of": "cell", "at": "indexPath"])
                HookTranslator(plan: plan).willDisplay
            }
            setBackground
        }
    }

    private var setBackground: SwiftDeclaration {
        Declare.func(
            "setBackground",
            ["of cell": "UITableViewCell", "at indexPath": "IndexPath"],
            .private,
            documentation: "Sets the background colour of a row by its place."
        ) {
            RowDispatch(plan: plan, otherwise: []).statements { target in
                target.cell.alternatingBackground.map { RowCode(statements: [assignment($0)]) }
            }
        }
    }

    private func assignment(_ colors: AlternatingColors) -> SwiftStatement {
        let even = colors.even.value.map { $0.expression(else: nil) } ?? .nil
        let odd = colors.odd.value.map { $0.expression(else: nil) } ?? .nil
        return Code.assign(
            "cell.backgroundColor",
            .ternary(.call("indexPath.row.isMultiple", ["of": 2]), even, odd)
        )
    }

    /// Whether rows may get other places while they are shown.
    private var hasMovingRows: Bool { isNeeded && !plan.structureDependencies.isEmpty }

    /// What is done after rows have come and gone.
    @SwiftBody var afterUpdates: [SwiftStatement] {
        if hasMovingRows { Code.call("setVisibleBackgrounds") }
    }

    /// Gives the rows that are shown the colours of their new places.
    @SwiftMembers var functions: [SwiftDeclaration] {
        if hasMovingRows {
            Declare.func(
                "setVisibleBackgrounds",
                [:],
                .private,
                documentation: "Updates the background colours of the visible rows for their new places."
            ) {
                Code.guard(.let("tableView")) { Code.return() }
                Code.for(.binding("indexPath"), in: .coalescing("tableView.indexPathsForVisibleRows", .array([]))) {
                    Code.guard(.let("cell", .call("tableView.cellForRow", ["at": "indexPath"]))) { Code.continue }
                    Code.call("setBackground", ["of": "cell", "at": "indexPath"])
                }
            }
        }
    }
}
