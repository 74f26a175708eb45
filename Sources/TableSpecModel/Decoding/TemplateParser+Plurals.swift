internal import TableSpecDiagnostics

extension TemplateParser {
    /// What is wrong with the plurals of a text.
    ///
    /// A text varies by one number, and holds it: Foundation chooses the form of a translated text by an argument of its
    /// format, `%lld`, and has only those arguments that the text itself writes.
    static func problems(ofPluralsIn segments: [TextTemplate.Segment]) -> [Problem] {
        let bindings = segments.compactMap { segment in
            if case .binding(let binding) = segment { binding } else { nil }
        }
        let plurals = bindings.filter(\.isPlural)
        guard let first = plurals.first else { return [] }
        let number = first.text
        if let second = plurals.first(where: { $0.text != number }) {
            let message = "a text varies by one number, which is '\(number)' here, not by '\(second.text)', too"
            let help = "make two texts of it, or bind one of them to a text of the app's"
            return [Problem(message: message, help: help, range: second.range)]
        }
        guard bindings.contains(where: { $0.format == nil && !$0.isNegated && $0.text == number }) else {
            let message = "the words of a plural stand beside their number, but '$(\(number))' is not in the text"
            return [Problem(message: message, help: "write '$(\(number)) \(first.spelling)'", range: first.range)]
        }
        return []
    }
}
