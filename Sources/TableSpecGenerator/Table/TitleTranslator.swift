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
        switch plan.shape {
        case .rows(let section, _):
            return section.flatMap(title).map { [.expression(ValueScope().optionalText($0))] }
        case .elements(let section, _):
            return title(section).map { [.expression(ValueScope().optionalText($0))] }
        case .forEach(let loop, let section, _):
            let scope = ValueScope(elements: [loop.variable.value: plan.elements(of: loop).at("section")])
            return title(section).map { [.expression(scope.optionalText($0))] }
        case .sections(let sections):
            return choice(sections, title)
        case .indexed:
            return nil
        }
    }

    private func choice(_ sections: [Section], _ title: (Section) -> TextTemplate?) -> [SwiftStatement]? {
        let titled = sections.compactMap { section in title(section).map { (section, $0) } }
        guard !titled.isEmpty else { return nil }
        return [
            Code.switch(SwiftExpression.name("sections").at("section").dot("id")) {
                for (section, text) in titled {
                    Code.case(.of(MemberName.id(section.id.value))) { ValueScope().optionalText(text) }
                }
                if titled.count < sections.count { Code.default { SwiftExpression.nil } }
            }
        ]
    }
}
