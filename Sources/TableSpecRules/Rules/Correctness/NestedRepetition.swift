internal import TableSpecDiagnostics
internal import TableSpecModel

enum NestedRepetition: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "nested-repetition",
        .correctness,
        .warning,
        summary: "A pattern that repeats a repetition, so that matching can take practically forever.",
        rationale: """
            With `([a-z]+)*`, a text can be divided into repetitions in many ways. If the text doesn't match in the \
            end, all of them are tried, and their number doubles with each character: the app freezes while the user \
            types. Repeat only once, or end each iteration with a character that can't be part of it, as in \
            `([a-z]+-)*`.
            """,
        source: .language("validate")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        for pattern in table.validatedRows.flatMap(\.row.validation).compactMap(\.pattern) {
            guard let part = TextPattern.nestedRepetition(in: pattern.value) else { continue }
            findings.report(.repetition(of: part, in: pattern))
        }
    }
}

extension Finding {
    fileprivate static func repetition(of part: String, in pattern: Located<String>) -> Finding {
        Finding(
            "the pattern repeats a repetition, \(part.shortened.quoted), so that matching can take practically forever",
            at: pattern.range,
            help: "repeat only once, or end each iteration with a character that can't be part of it"
        )
    }
}
