internal import TableSpecDiagnostics
internal import TableSpecModel

enum ShadowedName: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "shadowed-name",
        .identity,
        .warning,
        summary: "A loop variable that has the name of an input, a state, or the enclosing loop's variable.",
        rationale: """
            Inside the loop, the name refers to the element, and the outer value isn't accessible. Readers of the \
            spec, or of the generated Swift code, confuse the two.
            """,
        source: .language("forEach")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        let properties = scope.screen.input + scope.screen.state
        var names = Dictionary(properties.map { ($0.name.value, $0.name) }, uniquingKeysWith: { first, _ in first })
        if case .forEach(let loop, _) = table.sections {
            check(loop, against: names, &findings)
            names[loop.variable.value] = loop.variable
        }
        for rows in scope.dynamicRows {
            check(rows.loop, against: names, &findings)
        }
    }

    private static func check(_ loop: Loop, against names: [String: Located<String>], _ findings: inout Findings) {
        guard let other = names[loop.variable.value] else { return }
        findings.report(
            "the loop variable \(loop.variable.value.quoted) shadows another value with the same name",
            at: loop.variable.range,
            labels: [.init("the other value is here", at: other.range)],
            help: "rename the loop variable"
        )
    }
}
