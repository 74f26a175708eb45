internal import TableSpecDiagnostics
internal import TableSpecModel

enum LoneSearchScope: Rule {
    static let checks: [RuleCheck] = [.each(.searchField, check)]

    static let description = RuleDescription(
        "lone-search-scope",
        .correctness,
        .warning,
        summary: "A search field with fewer than two scopes.",
        rationale: """
            The scope buttons below a search field let users choose where to search. A single button is always \
            selected, so it takes up space and does nothing.
            """,
        source: .interfaceGuidelines("Search fields, scope controls")
    )

    static func check(_ search: SearchField, in scope: ScreenScope, _ findings: inout Findings) {
        guard let scopes = search.scopes, scopes.titles.count < 2 else { return }
        findings.report(
            "the scope buttons offer no choice; expected at least two titles, found \(scopes.titles.count)",
            at: scopes.titles.first?.range ?? scopes.range,
            help: "add titles, or remove 'scopeButtonTitles' and 'selectedScopeButtonIndex'",
            absentIn: scopes.range
        )
    }
}

extension RuleSubject<SearchField> {
    fileprivate static let searchField = RuleSubject { if case .searchField(let field) = $0 { $1(field) } }
}
