internal import TableSpecModel
internal import TableSpecSwift

/// The data source that a screen owns.
struct SourceTranslator {
    let plan: ScreenPlan

    /// The property that holds it; its documentation is that of the protocol.
    var property: SwiftDeclaration {
        let type = SwiftType.generic("TableSource", ["Section", "Row"])
        let arguments = arguments
        // Rules may ask the source itself, whose type must then be stated.
        return Declare.var(
            "source",
            arguments.isEmpty ? nil : type,
            [.privateSet, .lazy, .keepsInternal],
            value: .call(
                arguments.isEmpty ? .type(type) : "TableSource",
                SwiftArguments(arguments),
                trailing: content
            )
        )
    }

    /// The content of a row; the app may complete its cell.
    private var content: SwiftClosure {
        guard plan.has(.configure) else {
            return SwiftClosure(capturing: [.unowned("self")]) { Code.call("content", ["of": "$0"]) }
        }
        let hook = SwiftClosure(["cell"], capturing: [.unowned("self")]) {
            Code.call("actions?.configure", ["_": "cell", "for": "row"])
        }
        return SwiftClosure(["row"], capturing: [.unowned("self")]) {
            SwiftExpression.call("content", ["of": "row"]).calling("cell", trailing: hook)
        }
    }

    private var arguments: [SwiftArguments.Argument] {
        var arguments: [SwiftArguments.Argument] = []
        if plan.rowAnimation != .automatic { arguments.append(.init("animation", plan.rowAnimation.member)) }
        if let rules = EditingTranslator(plan: plan).rules { arguments.append(.init("editing", rules)) }
        if plan.isIndexed { arguments.append(.init("index", ".collation")) }
        if let actions = LoadMoreTranslator(plan: plan).actions { arguments.append(.init("loadMore", actions)) }
        arguments += PrefetchTranslator(plan: plan).arguments
        return arguments
    }

    /// Makes the source that of the table view, when the view has been loaded.
    @SwiftBody var loading: [SwiftStatement] {
        if let height = plan.table.rowHeight.value { Code.assign("tableView.rowHeight", .number(height)) }
        if let style = plan.table.separatorStyle.value { Code.assign("tableView.separatorStyle", style.member) }
        plan.table.properties.assignments(to: "tableView")
        Code.call("source.attach", ["to": "tableView", "showing": "content"])
    }
}
