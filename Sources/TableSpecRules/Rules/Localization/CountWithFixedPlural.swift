internal import TableSpecDiagnostics
internal import TableSpecModel

enum CountWithFixedPlural: Rule {
    static let checks: [RuleCheck] = [.texts(check)]

    static let description = RuleDescription(
        "count-with-fixed-plural",
        .localization,
        .info,
        summary: "A number followed by a word that is always plural.",
        rationale: """
            For the number 1, the text is wrong: `1 items`. Other languages have up to six plural forms, which a fixed \
            word can't cover. `one=…:other=…` provides the forms of English, and a string catalog provides those of \
            other languages.
            """,
        source: .language("texts with numbers")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.literal == nil else { return }
        let segments = text.template.segments
        for (segment, next) in zip(segments, segments.dropFirst()) {
            guard case .binding(let binding) = segment, binding.path?.type == .integer, case .literal(let words) = next,
                let word = words.firstWord, word.isPlural
            else { continue }
            findings.report(
                "the word '\(word)' is correct only for some values of '\(binding.text)'",
                at: binding.range,
                help: "replace it with '$(\(binding.text):one=…:other=\(word))', with the singular after 'one='"
            )
        }
    }
}

extension String {
    /// The word after a space at the start.
    fileprivate var firstWord: String? {
        guard hasPrefix(" ") else { return nil }
        return String(dropFirst().prefix(while: \.isLetter))
    }

    /// Whether an English word looks like a plural.
    fileprivate var isPlural: Bool { count > 3 && hasSuffix("s") && !hasSuffix("ss") }
}
