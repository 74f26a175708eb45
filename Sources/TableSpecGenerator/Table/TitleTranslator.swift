internal import TableSpecModel
internal import TableSpecSwift

/// The titles of sections: headers and footers.
struct TitleTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        if let body = body(\.header) { method("titleForHeaderInSection section", body) }
        if let body = body(\.footer) { method("titleForFooterInSection section", body) }
    }

    private func method(_ parameter: SwiftParameter.Name, _ body: [SwiftStatement]) -> SwiftDeclaration {
        Declare.func(
            "tableView",
            SwiftParameters([.init("_ tableView", "UITableView"), .init(parameter, "Int")]),
            returns: "String?"
        ) {
            body
        }
    }

    /// The title of the section `section`; `nil` where no section has one.
    private func body(_ title: (Section) -> TextTemplate?) -> [SwiftStatement]? {
        if plan.isIndexed { return nil }
        return SectionDispatch(plan: plan, otherwise: .nil).statements { section, scope in
            title(section).map(scope.optionalText)
        }
    }
}
