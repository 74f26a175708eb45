internal import TableSpecModel
internal import TableSpecSwift

/// The refresh control that the user pulls down.
///
/// Refreshing ends when the app's method has returned, or later if a value of the screen says that it continues.
struct RefreshControlTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var control: RefreshControl? { plan.table.refreshControl }

    /// The property of UIKit for the control.
    private var property: SwiftExpression { plan.screen.isComposite ? "tableView.refreshControl" : "refreshControl" }

    /// Creates the control, in `viewDidLoad`.
    @SwiftBody var loading: [SwiftStatement] {
        if let control, let action = control.action {
            let pulled = SwiftClosure(["_"], capturing: [.weak("self")]) {
                let call = SwiftExpression.call(.member("self?.actions?", MemberName.action(action)))
                if plan.hasRemoteImages { Code.call("self?.remoteImages.retry") }
                if isAwaited(action) {
                    Self.task {
                        SwiftExpression.await(call)
                        end
                    }
                } else if control.refreshing != nil {
                    call
                    Code.comment("A task that the method starts can set the state first.")
                    Self.task { end }
                } else {
                    call
                    end
                }
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

    /// Whether only the refresh control calls the app's method, which can then be asynchronous.
    private func isAwaited(_ action: Located<String>) -> Bool {
        plan.requirements.contains { $0.isAwaited && $0.name == MemberName.action(action) }
    }

    /// Apps have types named Task (Shopify/mobile-buy-sdk-ios#1277).
    private static func task(@SwiftBody _ body: () -> [SwiftStatement]) -> SwiftStatement {
        .expression(.call("_Concurrency.Task", trailing: SwiftClosure(capturing: [.weak("self")], body)))
    }

    /// Ends refreshing unless a value of the screen specifies that it continues.
    @SwiftBody private var end: [SwiftStatement] {
        if let condition = control?.refreshing {
            Code.guard(.let("self"), .expression(plan.scope.negation(of: condition))) { Code.return() }
        } else {
            Code.guard(.let("self")) { Code.return() }
        }
        property.chained.calling("endRefreshing")
    }

    private func attributed(_ title: TextTemplate) -> SwiftExpression {
        .call("NSAttributedString", ["string": plan.scope.text(title)])
    }

    /// Updates the title when the values change, and ends refreshing when the spec says so.
    var reactions: [Reaction] {
        guard let control, control.action != nil else { return [] }
        let titles = control.title.map { title in
            Reaction(title.bindings, [.assign(property.chained.dot("attributedTitle"), attributed(title))])
        }
        let end = control.refreshing.map { condition in
            Reaction(
                condition.bindings,
                [.expression(property.chained.calling("endRefreshing"))],
                where: .not(plan.scope.value(of: condition))
            )
        }
        return [titles, end].compactMap { $0 }
    }

    /// The location that calls the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        guard let action = facts.table.refreshControl?.action else { return [] }
        let event = TriggerSite.Event(subject: "the table", verb: "is pulled down")
        return [TriggerSite(trigger: .action(action), event: event, isAwaited: true)]
    }
}
