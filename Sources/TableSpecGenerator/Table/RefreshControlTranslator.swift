internal import TableSpecModel
internal import TableSpecSwift

/// The refresh control that the user pulls down; the app can end refreshing.
struct RefreshControlTranslator {
    let plan: ScreenPlan

    private var control: RefreshControl? { plan.table.refreshControl }

    /// The property of UIKit that holds the control.
    private var property: SwiftExpression { plan.screen.isComposite ? "tableView.refreshControl" : "refreshControl" }

    /// Makes the control, in `viewDidLoad`.
    @SwiftBody var loading: [SwiftStatement] {
        if let control, let action = control.action {
            let pulled = SwiftClosure(["_"], capturing: [.weak("self")]) {
                Code.call(.member("self?.actions?", ActionsTranslator.name(of: action)))
            }
            Code.assign(property, .call("UIRefreshControl"))
            if let title = control.title { Code.assign(property.chained.dot("attributedTitle"), attributed(title)) }
            if let color = control.tintColor.value {
                Code.assign(property.chained.dot("tintColor"), color.expression(else: nil))
            }
            property.chained.calling(
                "addAction",
                ["_": .call("UIAction", trailing: pulled), "for": ".valueChanged"]
            )
        }
    }

    private func attributed(_ title: TextTemplate) -> SwiftExpression {
        .call("NSAttributedString", ["string": ValueScope().text(title)])
    }

    /// Keeps the title in line with the values, and ends the turning where the spec says when.
    var reactions: [Reaction] {
        guard let control, control.action != nil else { return [] }
        let titles = control.title.map { title in
            Reaction(title.bindings, [.assign(property.chained.dot("attributedTitle"), attributed(title))])
        }
        let end = control.refreshing.map { condition in
            Reaction(
                condition.bindings,
                [.expression(property.chained.calling("endRefreshing"))],
                where: .not(ValueScope().value(of: condition))
            )
        }
        return [titles, end].compactMap { $0 }
    }

    /// The place that calls the app.
    static func sites(of table: Table) -> [TriggerSite] {
        guard let action = table.refreshControl?.action else { return [] }
        return [TriggerSite(trigger: .action(action), event: .init(subject: "the table", verb: "is pulled down"))]
    }
}
