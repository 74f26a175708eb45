internal import TableSpecModel
internal import TableSpecSwift

/// The table of a screen: its values, its cells, its data source and delegate.
struct TableTypeTranslator {
    let plan: ScreenPlan

    var declaration: SwiftDeclaration {
        let delegate = DelegateTranslator(plan: plan).methods
        return Declare.finalClass(
            plan.names.table,
            inherits: ["NSObject", "UITableViewDataSource"] + (delegate.isEmpty ? [] : ["UITableViewDelegate"]),
            attributes: [.mainActor],
            documentation: "The table of the \(plan.spokenName) screen: its content and behaviour."
        ) {
            IdentityTranslator(plan: plan).declarations
            ValuesTranslator(plan: plan).types
            ValuesTranslator(plan: plan).properties
            references
            ShownContentTranslator(plan: plan).properties
            EditingTranslator(plan: plan).properties
            NamedUpdateTranslator(plan: plan).properties
            initializer
            attachment(hasDelegate: !delegate.isEmpty)
            HeaderViewTranslator(plan: plan).members
            section(
                "Cells",
                CountDownPickerTranslator(plan: plan).members + StaticCellTranslator(plan: plan).members
                    + DynamicCellTranslator(plan: plan).members
            )
            section(
                "Views",
                RefreshControlTranslator(plan: plan).members + ScreenViewTranslator(plan: plan).members
            )
            section("UITableViewDataSource", DataSourceTranslator(plan: plan).methods)
            section("UITableViewDelegate", delegate)
            section("Selection and scrolling", RowChoiceTranslator(plan: plan).methods)
            section("Segues", SegueTranslator(plan: plan).methods)
            section("Result", ResultTranslator(plan: plan).methods)
            section("Updates", UpdateTranslator(plan: plan).methods)
        }
    }

    private func section(_ title: SwiftComment, _ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        members.isEmpty ? [] : [.mark(title)] + members
    }

    @SwiftMembers private var references: [SwiftDeclaration] {
        if ActionsTranslator(plan: plan).isNeeded {
            Declare.var(
                "actions",
                .optional(.any(.name(plan.names.actions))),
                .weak,
                documentation: "The object that implements the actions of the screen."
            )
        }
        ResultTranslator(plan: plan).properties
        if plan.needsViewController {
            Declare.var(
                "viewController",
                "UIViewController?",
                .weak,
                documentation: "The view controller that holds the table."
            )
        }
        if plan.needsTableView { Declare.var("tableView", "UITableView?", [.private, .weak]) }
    }

    private var initializer: SwiftDeclaration {
        let parameters = plan.groups.map { group in
            SwiftParameter(
                named: group.name,
                .name(group.type),
                default: group == .state ? .call(.identifier(group.type)) : nil
            )
        }
        return Declare.initializer(SwiftParameters(parameters), parameters.isEmpty ? .override : []) {
            for group in plan.groups { Code.assign(.member("self", group.name), .identifier(group.name)) }
            ShownContentTranslator(plan: plan).assignments(to: nil, in: ValueScope())
            Code.call("super.init")
        }
    }

    private func attachment(hasDelegate: Bool) -> SwiftDeclaration {
        Declare.func(
            "attach",
            ["to tableView": "UITableView"],
            documentation: hasDelegate
                ? "Makes this object the data source and delegate of a table view."
                : "Makes this object the data source of a table view."
        ) {
            if plan.needsTableView { Code.assign("self.tableView", "tableView") }
            if let height = plan.table.rowHeight.value { Code.assign("tableView.rowHeight", .number(height)) }
            if let style = plan.table.separatorStyle.value {
                Code.assign("tableView.separatorStyle", style.member)
            }
            plan.table.properties.assignments(to: "tableView")
            HeaderViewTranslator(plan: plan).attachment
            Code.assign("tableView.dataSource", "self")
            if hasDelegate { Code.assign("tableView.delegate", "self") }
        }
    }
}
