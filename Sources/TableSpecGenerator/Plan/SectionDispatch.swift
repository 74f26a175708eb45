internal import TableSpecModel
internal import TableSpecSwift

/// Finds the code of the section `section`, by the shape of the table.
struct SectionDispatch {
    let plan: ScreenPlan
    /// What is done with sections that have no code.
    let otherwise: SwiftExpression

    /// The value for the section `section`; `nil` where no section has one.
    func statements(_ value: (Section, ValueScope) -> SwiftExpression?) -> [SwiftStatement]? {
        switch plan.shape {
        case .rows(let section, _):
            return section.flatMap { value($0, ValueScope()) }.map { [.expression($0)] }
        case .elements(let section, _):
            return value(section, ValueScope()).map { [.expression($0)] }
        case .indexed:
            return plan.table.sections.all.first.flatMap { value($0, ValueScope()) }.map { [.expression($0)] }
        case .forEach(let loop, let section, _):
            let scope = ValueScope(elements: [loop.variable.value: plan.elements(of: loop).at("section")])
            return value(section, scope).map { [.expression($0)] }
        case .sections(let sections):
            return choice(of: sections.map { ($0, value($0, ValueScope())) })
        }
    }

    /// A `switch` in which sections with the same value stand together.
    private func choice(of sections: [(section: Section, value: SwiftExpression?)]) -> [SwiftStatement]? {
        var groups: [(patterns: [SwiftPattern], value: SwiftExpression)] = []
        for (section, value) in sections {
            guard let value else { continue }
            let pattern = SwiftPattern.of(MemberName.id(section.id.value))
            if let index = groups.firstIndex(where: { $0.value == value }) {
                groups[index].patterns.append(pattern)
            } else {
                groups.append(([pattern], value))
            }
        }
        guard !groups.isEmpty else { return nil }
        return [
            Code.switch(SwiftExpression.name("sections").at("section").dot("id")) {
                for group in groups { Code.case(anyOf: group.patterns) { group.value } }
                if sections.contains(where: { $0.value == nil }) { Code.default { otherwise } }
            }
        ]
    }
}
