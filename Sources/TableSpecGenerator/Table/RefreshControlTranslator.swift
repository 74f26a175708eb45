internal import TableSpecModel
internal import TableSpecSwift

/// The spinner that a person pulls down: the table makes it once and keeps it, so that the app can end its turning.
struct RefreshControlTranslator {
    let plan: ScreenPlan

    private var control: RefreshControl? { plan.table.refreshControl }

    @SwiftMembers var members: [SwiftDeclaration] {
        if let control, let action = control.action {
            Declare.var(
                "refreshControl",
                "UIRefreshControl",
                [.privateSet, .lazy],
                value: .call(.closure { creation(of: control, action) }),
                documentation:
                    "The refresh control; call `endRefreshing()` when the data is loaded."
            )
        }
    }

    @SwiftBody private func creation(of control: RefreshControl, _ action: Located<String>) -> [SwiftStatement] {
        Code.let("control", .call("UIRefreshControl"))
        if let title = control.title { Code.assign("control.attributedTitle", attributed(title)) }
        if let color = control.tintColor.value { Code.assign("control.tintColor", color.expression(else: nil)) }
        let pulled = SwiftClosure(["_"], capturing: [.weak("self")]) {
            Code.call(.member("self?.actions?", ActionsTranslator.name(of: action)))
        }
        Code.call("control.addAction", ["_": .call("UIAction", trailing: pulled), "for": ".valueChanged"])
        Code.return("control")
    }

    private func attributed(_ title: TextTemplate) -> SwiftExpression {
        .call("NSAttributedString", ["string": ValueScope().text(title)])
    }

    /// Puts the control above the rows, in `viewDidLoad`.
    @SwiftBody var loading: [SwiftStatement] {
        if control?.action != nil {
            Code.assign(
                plan.screen.isComposite ? "tableView.refreshControl" : "refreshControl",
                "table.refreshControl"
            )
        }
    }

    /// Keeps the title in line with the values.
    var reactions: [Reaction] {
        guard let title = control?.title, control?.action != nil else { return [] }
        return [Reaction(title.bindings, [.assign("refreshControl.attributedTitle", attributed(title))])]
    }

    /// The place where the app is told.
    static func sites(of table: Table) -> [TriggerSite] {
        guard let action = table.refreshControl?.action else { return [] }
        return [TriggerSite(trigger: .action(action), event: .init(subject: "the table", verb: "is pulled down"))]
    }
}
