internal import TableSpecDiagnostics
internal import TableSpecModel

enum NestedRepetition: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "nested-repetition",
        .correctness,
        .warning,
        summary: "A pattern with nested repetition, which can take practically forever to match.",
        rationale: """
            With `([a-z]+)*`, there are many ways to divide a text into repetitions. If the text doesn't match, the \
            regular expression engine tries all of them. Their number doubles with each character, so the app freezes \
            while the user types. Repeat only once, or end each iteration with a character that can't be part of it, \
            as in `([a-z]+-)*`.
            """,
        source: .language("validate")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        for pattern in table.validatedRows.flatMap(\.row.validation).compactMap(\.pattern) {
            guard let part = TextPattern.nestedRepetition(in: pattern.value) else { continue }
            findings.report(
                "the nested repetition \(part.shortened.quoted) can take practically forever to match",
                at: pattern.range,
                help: "repeat only once, or end each iteration with a character that can't be part of it"
            )
        }
    }
}
