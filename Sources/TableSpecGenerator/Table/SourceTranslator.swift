internal import TableSpecModel
internal import TableSpecSwift

/// The data source that a screen owns.
struct SourceTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// The property for it, whose documentation is that of the protocol.
    var property: SwiftDeclaration {
        let type = SwiftType.shared("Source", ["Section", "Row"])
        let animation: SwiftArguments =
            plan.rowAnimation == .automatic ? [] : ["animation": plan.rowAnimation.member]
        let plain = SwiftExpression.shared("Source", animation, trailing: content)
        let source = adding(to: plain)
        // Rules can use the source itself, whose type must then be specified.
        return source == plain
            ? Declare.var("source", nil, modifiers, value: .call(.type(type), animation, trailing: content))
            : Declare.var("source", type, modifiers, value: source)
    }

    private var modifiers: SwiftModifiers { [.privateSet, .lazy, .ofSharedType] }

    /// The source with its optional parts.
    private func adding(to plain: SwiftExpression) -> SwiftExpression {
        var source = plain
        if let rules = EditingTranslator(plan: plan).rules {
            source = source.calling("editing", rules).using(.editing)
        }
        if let order = RowListTranslator.order(in: plan) {
            source = source.calling("ordering", trailing: order).using(.lists)
        }
        if plan.isIndexed { source = source.calling("indexed", ["by": ".collation"]).using(.index) }
        if let actions = LoadMoreTranslator(plan: plan).actions {
            source = source.calling("loadingMore", ["_": actions]).using(.loadMore)
        }
        if let arguments = PrefetchTranslator(plan: plan).arguments {
            source = source.calling("prefetching", arguments).using(.prefetching)
        }
        return source
    }

    /// The content of a row. The app can complete its cell.
    private var content: SwiftClosure {
        guard plan.has(.configure) else {
            return SwiftClosure(capturing: [.weak("self")]) { Code.call("self?.content", ["of": "$0"]) }
        }
        let hook = SwiftClosure(["cell"], capturing: [.weak("self")]) {
            Code.call(plan.scope.weakActions.dot("configure"), ["_": "cell", "for": "row"])
        }
        return SwiftClosure(["row"], capturing: [.weak("self")]) {
            SwiftExpression.call("self?.content", ["of": "row"]).calling("cell", trailing: hook)
        }
    }

    /// Sets the source of the table view when the view has been loaded.
    @SwiftBody var loading: [SwiftStatement] {
        if let height = plan.table.rowHeight.value { Code.assign("tableView.rowHeight", .number(height)) }
        if let style = plan.table.separatorStyle.value { Code.assign("tableView.separatorStyle", style.member) }
        plan.table.properties.assignments(to: "tableView")
        let selectsRows = plan.hasSelectableRows || plan.table.selectsManyInEditing
        if !selectsRows, !plan.table.properties[.allowsSelection].isStated {
            Code.assign("tableView.allowsSelection", false)
        }
        Code.call("source.attach", ["to": "tableView", "showing": plan.content])
    }
}
