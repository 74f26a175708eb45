internal import TableSpecModel
internal import TableSpecSwift

/// The methods of `UITableViewDataSource` that the table needs.
struct DataSourceTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        if let count = sectionCount {
            Declare.func("numberOfSections", ["in tableView": "UITableView"], returns: "Int") { count }
        }
        Declare.func(
            "tableView",
            ["_ tableView": "UITableView", "numberOfRowsInSection section": "Int"],
            returns: "Int"
        ) {
            rowCount
        }
        cellForRow
        TitleTranslator(plan: plan).methods
        if plan.isIndexed { IndexTranslator(plan: plan).methods }
        EditingTranslator(plan: plan).dataSourceMethods
    }

    /// The number of sections; `nil` where it is always one, as UIKit assumes.
    private var sectionCount: SwiftExpression? {
        switch plan.shape {
        case .rows, .elements: nil
        case .sections: plan.hasSectionIDs ? "sections.count" : "rows.count"
        case .indexed: "sections.count"
        case .forEach(let loop, _, _): plan.elements(of: loop).dot("count")
        }
    }

    private var rowCount: SwiftExpression {
        switch plan.shape {
        case .rows(_, let rows): plan.keepsRows ? "rows.count" : .integer(rows.count)
        case .elements(_, let rows): plan.elements(of: rows.loop).dot("count")
        case .sections: plan.rows(ofSection: "section").dot("count")
        case .indexed: SwiftExpression.name("sections").at("section").dot("elements").dot("count")
        case .forEach(let loop, _, let rows):
            plan.elements(of: rows, inSection: plan.elements(of: loop).at("section")).dot("count")
        }
    }

    /// The cell of the row; with the hook `configure` the app gets it before the table view does.
    @SwiftMembers private var cellForRow: [SwiftDeclaration] {
        if plan.has(.configure) {
            Declare.func(
                "tableView",
                ["_ tableView": "UITableView", "cellForRowAt indexPath": "IndexPath"],
                returns: "UITableViewCell"
            ) {
                Code.let("cell", .call("filledCell", ["at": "indexPath", "of": "tableView"]))
                HookTranslator(plan: plan).configuring("cell")
                Code.return("cell")
            }
            Declare.func(
                "filledCell",
                ["at indexPath": "IndexPath", "of tableView": "UITableView"],
                .private,
                returns: "UITableViewCell",
                documentation: "The cell of a row as the spec describes it."
            ) {
                filledCell
            }
        } else {
            Declare.func(
                "tableView",
                ["_ tableView": "UITableView", "cellForRowAt indexPath": "IndexPath"],
                returns: "UITableViewCell"
            ) {
                filledCell
            }
        }
    }

    private var filledCell: [SwiftStatement] {
        let cells = DynamicCellTranslator(plan: plan)
        return RowDispatch(plan: plan, otherwise: [.return(.call("UITableViewCell"))]).statements { target in
            switch target {
            case .row(let row): RowCode(statements: [.return(.name(MemberName.cell(row)))])
            case .prototype(let prototype, let rows, let scope): cells.providing(prototype, of: rows, in: scope)
            }
        }
        .withImplicitReturn
    }
}
