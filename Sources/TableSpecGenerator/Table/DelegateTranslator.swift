internal import TableSpecModel
internal import TableSpecSwift

/// The heights of rows and sections, and the views of sections.
struct DelegateTranslator: ScreenFeature {
    let plan: ScreenPlan

    @SwiftMembers var delegate: [SwiftDeclaration] {
        if hasHeights { heightForRow }
        if plan.hasOwnHeaders { titleView("viewForHeaderInSection section", "headerView") }
        if plan.hasOwnFooters { titleView("viewForFooterInSection section", "footerView") }
        height("heightForHeaderInSection section", \.headerHeight, else: "tableView.sectionHeaderHeight")
        height("heightForFooterInSection section", \.footerHeight, else: "tableView.sectionFooterHeight")
    }

    static func sites(in facts: ScreenFacts) -> [TriggerSite] { TitleViews.sites(in: facts) }

    // MARK: Rows

    private var hasHeights: Bool { plan.has(.heightForRow) || plan.cells.contains { $0.height.value != nil } }

    private var heightForRow: SwiftDeclaration {
        let isAsked = plan.has(.heightForRow)
        let otherwise = SwiftStatement.value("tableView.rowHeight", returned: isAsked)
        let heights = RowDispatch(plan: plan, otherwise: [otherwise])
        return plan.delegateMethod("heightForRowAt indexPath", returns: "CGFloat") {
            if isAsked {
                Code.guard(.let("row", plan.scope.row)) { Code.return("tableView.rowHeight") }
                Code.let(
                    "height",
                    HookTranslator(plan: plan).inCallback(plan.scope.actions.calling("heightForRow", ["row"]))
                )
                Code.if(.let("height")) { Code.return("height") }
            }
            heights.statements(on: isAsked ? "row" : nil) { target in
                target.cell.height.value.map { RowCode(statements: [.value(.number($0), returned: isAsked)]) }
            }
        }
    }

    // MARK: Sections

    private func titleView(_ parameter: SwiftParameter.Name, _ method: SwiftIdentifier) -> SwiftDeclaration {
        plan.sectionMethod(parameter, returns: "UIView?") {
            SwiftExpression("source").calling(method, ["inSection": "section"]).using(.titles)
        }
    }

    @SwiftMembers private func height(
        _ parameter: SwiftParameter.Name,
        _ height: (Section) -> Setting<Double>,
        else otherwise: SwiftExpression
    ) -> [SwiftDeclaration] {
        let body = SectionDispatch(plan: plan, otherwise: otherwise).statements { section in
            height(section).value.map(SwiftExpression.number)
        }
        if let body { plan.sectionMethod(parameter, returns: "CGFloat") { body } }
    }
}

extension SwiftStatement {
    /// A value at the end of a body, which needs `return` if other statements precede it.
    fileprivate static func value(_ value: SwiftExpression, returned: Bool) -> SwiftStatement {
        returned ? .returning(value) : .expression(value)
    }
}

extension ScreenPlan {
    /// A method of the table's delegate, which overrides that of a table view controller.
    func delegateMethod(
        _ place: SwiftParameter.Name,
        _ more: SwiftParameter...,
        returns result: SwiftType? = nil,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        delegateMethod(SwiftParameters([.init(place, "IndexPath")] + more), returns: result, body)
    }

    /// A method of the table's delegate for a section.
    func sectionMethod(
        _ place: SwiftParameter.Name,
        returns result: SwiftType,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        delegateMethod([.init(place, "Int")], returns: result, body)
    }

    func delegateMethod(
        _ parameters: SwiftParameters,
        returns result: SwiftType? = nil,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        Declare.func(
            "tableView",
            SwiftParameters([.init("_ tableView", "UITableView")] + parameters.parameters),
            screen.isComposite || isSeparate ? [] : .override,
            returns: result,
            body
        )
    }
}
