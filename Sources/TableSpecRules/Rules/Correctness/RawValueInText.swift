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
            Users see `true` or `slowButSure`: names that are meant for code and that nobody translates. Let the app \
            supply the text as a `String`, or write one row for each value, with `visible`.
            """,
        source: .language("bindings")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role.isForPeople else { return }
        for binding in text.template.bindings {
            guard let words = binding.textType.unwrapped.choiceWords else { continue }
            findings.report(.rawValue(binding, words: words))
        }
    }
}

extension Finding {
    fileprivate static func rawValue(_ binding: Binding, words: [String]) -> Finding {
        Finding(
            "the text shows \(binding.spelling.quoted) by its name in Swift, such as \((words.last ?? "").quoted)",
            at: binding.range,
            help: "bind the text to a 'String', or write a row for each value, with 'visible'"
        )
    }
}
