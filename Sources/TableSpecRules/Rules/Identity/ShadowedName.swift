internal import TableSpecDiagnostics
internal import TableSpecModel

enum ShadowedName: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "shadowed-name",
        .identity,
        .warning,
        summary: "A loop variable with the name of an input, a state or the variable of the loop around it.",
        rationale: """
            Inside the loop the name means the element, and what it meant outside cannot be reached. Whoever reads the \
            spec, or the Swift that is made of it, takes the one for the other.
            """,
        source: .language("forEach"),
        bad: [
            """
            screen: Cities
            input: { city: String, cities: "[String]" }
            table:
              prototypes: [{ id: CityCell, text: $(city) }]
              sections:
                - rows: { forEach: ⟦city⟧ in cities, prototype: CityCell }
            """
        ],
        good: [
            """
            screen: Cities
            input: { capital: String, cities: "[String]" }
            table:
              prototypes: [{ id: CityCell, text: $(city) }]
              sections:
                - rows: { forEach: city in cities, prototype: CityCell }
            """
        ]
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
        findings.report(.shadows(loop, other))
    }
}

extension Finding {
    fileprivate static func shadows(_ loop: Loop, _ other: Located<String>) -> Finding {
        Finding(
            "the loop variable \(loop.variable.value.quoted) hides another value of that name",
            at: loop.variable.range,
            labels: [.init("the other one is here", at: other.range)],
            help: "choose another name for the variable"
        )
    }
}
