internal import TableSpecModel
internal import TableSpecSwift

/// Returns the value of a section, depending on the shape of the table.
struct SectionDispatch {
    let plan: ScreenFacts
    /// The default value of sections.
    let otherwise: SwiftExpression
    /// The section, which may no longer exist if it's found by its index.
    var subject: SwiftExpression = .call("source.section", ["at": "section"])
    var isOptional = true

    /// The value for the section, or `nil` if no section has one.
    func statements(_ value: (Section) -> SwiftExpression?) -> [SwiftStatement]? {
        let sections = plan.table.sections.all.map { ($0, value($0)) }
        guard sections.contains(where: { $0.1 != nil }) else { return nil }
        guard case .sections = plan.shape else { return sections[0].1.map { [.expression($0)] } }
        return choice(of: sections)
    }

    /// A `switch` in which sections with the same value share a case.
    private func choice(of sections: [(section: Section, value: SwiftExpression?)]) -> [SwiftStatement] {
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
        let coversAll = sections.allSatisfy { $0.value != nil }
        if groups.count == 1, coversAll { return [.expression(groups[0].value)] }
        return [
            Code.switch(subject) {
                for group in groups { Code.case(anyOf: group.patterns) { group.value } }
                if isOptional || !coversAll { Code.default { otherwise } }
            }
        ]
    }
}
