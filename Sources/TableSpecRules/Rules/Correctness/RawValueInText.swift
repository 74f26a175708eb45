internal import TableSpecDiagnostics
internal import TableSpecModel

enum RawValueInText: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "raw-value-in-text",
        .correctness,
        .warning,
        summary: "A text that shows a Boolean, or a case of an enumeration, by its name in Swift.",
        rationale: """
            Users see `true` or `slowButSure`: names that are meant for code and that nobody translates. Titles for the \
            values are specified once, under `titles`, or for the cases of a type under `types`. Texts, menus, segments \
            and lists of options show them.
            """,
        source: .language("titles of values")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role.isForPeople else { return }
        for binding in text.template.bindings {
            guard let words = binding.textType.unwrapped.caseNames else { continue }
            findings.report(
                "the text shows \(binding.spelling.quoted) by its name in Swift, such as \((words.last ?? "").quoted)",
                at: binding.range,
                help: binding.path?.nameForTitles.map { name in
                    let titles = words.map { "\($0): …" }.joined(separator: ", ")
                    return "specify what users see: 'titles: { \(name): { \(titles.shortened) } }'"
                } ?? "write a row for each value, with 'visible'"
            )
        }
    }
}
