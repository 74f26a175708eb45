internal import TableSpecModel
internal import TableSpecSwift

/// The view controller of a screen: a table view, the bar, and nothing that the table could do itself.
struct ViewControllerTranslator {
    let plan: ScreenPlan

    var declaration: SwiftDeclaration {
        let buttons = BarButtonTranslator(plan: plan)
        return Declare.finalClass(
            plan.names.viewController,
            inherits: ["UITableViewController"],
            documentation: "The \(plan.spokenName) screen."
        ) {
            Declare.let("table", .name(plan.names.table), documentation: "What the screen shows and does.")
            buttons.properties
            initializer
            Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
                SwiftExpression.nil
            }
            Declare.func("viewDidLoad", [:], .override) {
                Code.call("super.viewDidLoad")
                Code.call("table.attach", ["to": "tableView"])
            }
            HeaderViewTranslator(plan: plan).layout
            buttons.setEditing
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
            Code.call("super.init", ["style": (plan.table.style.value ?? .plain).member])
            ScreenTitleTranslator(plan: plan).statements
            if let mode = plan.screen.navigationItem.largeTitle.value {
                Code.assign("navigationItem.largeTitleDisplayMode", mode.member)
            }
            BarButtonTranslator(plan: plan).assignments
            if plan.finishes(.cancel) {
                Code.comment("A drag must not throw away what has been entered: Cancel does.")
                Code.assign("isModalInPresentation", true)
            }
            if plan.needsViewController { Code.assign("table.viewController", "self") }
        }
    }
}
