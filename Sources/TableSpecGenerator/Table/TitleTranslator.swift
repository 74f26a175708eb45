internal import TableSpecModel
internal import TableSpecSwift

/// The titles of sections: headers and footers for which the table view makes the views.
struct TitleTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        if let body = body(header) { method("titleForHeaderInSection section", body) }
        if let body = body(footer) { method("titleForFooterInSection section", body) }
    }

    private func header(_ section: Section, _ scope: ValueScope) -> SwiftExpression? {
        guard section.headerLook == nil, let title = section.header else { return nil }
        return section.hidingEmptyHeader(scope.optionalText(title))
    }

    private func footer(_ section: Section, _ scope: ValueScope) -> SwiftExpression? {
        section.footerLook == nil ? section.footer.map(scope.optionalText) : nil
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
    private func body(_ title: (Section, ValueScope) -> SwiftExpression?) -> [SwiftStatement]? {
        plan.isIndexed ? nil : SectionDispatch(plan: plan, otherwise: .nil).statements(title)
    }
}
