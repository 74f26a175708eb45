internal import TableSpecModel
internal import TableSpecSwift

/// The view controller of a screen: a table view, the bar, and nothing that the table could do itself.
struct ViewControllerTranslator {
    let plan: ScreenPlan

    var declaration: SwiftDeclaration {
        let buttons = BarButtonTranslator(plan: plan)
        return Declare.finalClass(
            plan.names.viewController,
            inherits: [plan.screen.isComposite ? "UIViewController" : "UITableViewController"]
                + SearchTranslator(plan: plan).conformances
                + (plan.screen.tellsOfDragging ? ["UIAdaptivePresentationControllerDelegate"] : []),
            documentation: "The \(plan.spokenName) screen."
        ) {
            Declare.let("table", .name(plan.names.table), documentation: "The table of the screen.")
            CompositeTranslator(plan: plan).properties
            buttons.properties
            SearchTranslator(plan: plan).properties
            RowChoiceTranslator(plan: plan).properties
            initializer
            Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
                SwiftExpression.nil
            }
            Declare.func("viewDidLoad", [:], .override) {
                Code.call("super.viewDidLoad")
                Code.call("table.attach", ["to": "tableView"])
                RefreshControlTranslator(plan: plan).loading
                CompositeTranslator(plan: plan).loading
                if case .custom(let name) = plan.screen.navigationItem.titleView?.content {
                    Code.assign(
                        "navigationItem.titleView",
                        .call(.member("table.actions?", ScreenViewTranslator.maker(of: name)))
                    )
                }
                HookTranslator(plan: plan).callInViewController(.viewDidLoad)
            }
            ScreenSettingsTranslator(plan: plan).members
            AppearanceTranslator(plan: plan).methods
            RowChoiceTranslator(plan: plan).appearing
            CompositeTranslator(plan: plan).methods
            HeaderViewTranslator(plan: plan).layout
            buttons.setEditing
            SearchTranslator(plan: plan).methods
            ResultTranslator(plan: plan).dragging
        }
    }

    private var initializer: SwiftDeclaration {
        let parameters = plan.groups.map { group in
            let type = plan.names.nested(group.type)
            return SwiftParameter(named: group.name, type, default: group == .state ? .make(type) : nil)
        }
        let values = plan.groups.map { SwiftArguments.Argument($0.name, .identifier($0.name)) }
        return Declare.initializer(SwiftParameters(parameters)) {
            Code.assign("table", .make(.name(plan.names.table), SwiftArguments(values)))
            if plan.screen.isComposite {
                Code.call("super.init", ["nibName": .nil, "bundle": .nil])
            } else {
                Code.call("super.init", ["style": (plan.table.style.value ?? .plain).member])
            }
            ScreenTitleTranslator(plan: plan).statements
            navigationItem
            ScreenSettingsTranslator(plan: plan).statements
            if plan.needsViewController { Code.assign("table.viewController", "self") }
        }
    }

    /// What the bar shows besides the title.
    @SwiftBody private var navigationItem: [SwiftStatement] {
        let item = plan.screen.navigationItem
        if let mode = item.largeTitle.value { Code.assign("navigationItem.largeTitleDisplayMode", mode.member) }
        if let view = item.titleView, let name = ScreenViewTranslator(plan: plan).name(of: view) {
            Code.assign("navigationItem.titleView", .member("table", name))
        }
        if let mode = item.backButtonDisplayMode.value {
            Code.assign("navigationItem.backButtonDisplayMode", mode.member)
        }
        if let isHidden = item.hidesBackButton.value {
            Code.assign("navigationItem.hidesBackButton", .boolean(isHidden))
        }
        SearchTranslator(plan: plan).assignments
        BarButtonTranslator(plan: plan).assignments
    }
}
