internal import TableSpecModel
internal import TableSpecSwift

/// The heights of headers and footers that sections state.
struct SectionHeightTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        method("heightForHeaderInSection section", \.headerHeight, else: "tableView.sectionHeaderHeight")
        method("heightForFooterInSection section", \.footerHeight, else: "tableView.sectionFooterHeight")
    }

    private func method(
        _ parameter: SwiftParameter.Name,
        _ height: (Section) -> Setting<Double>,
        else otherwise: SwiftExpression
    ) -> [SwiftDeclaration] {
        let body = SectionDispatch(plan: plan, otherwise: otherwise).statements { section, _ in
            height(section).value.map(SwiftExpression.number)
        }
        guard let body else { return [] }
        return [
            Declare.func(
                "tableView",
                SwiftParameters([.init("_ tableView", "UITableView"), .init(parameter, "Int")]),
                returns: "CGFloat"
            ) {
                body
            }
        ]
    }
}
