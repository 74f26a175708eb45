internal import TableSpecDiagnostics

extension Resolver {
    /// Checks the plurals of a text whose names are known.
    ///
    /// A text varies by one number, and holds it: Foundation chooses the form of a translated text by an argument of its
    /// format, `%lld`, and has only those arguments that the text itself writes.
    mutating func checkPlurals(of text: TextTemplate) {
        let bindings = text.bindings
        let plurals = bindings.filter(\.isPlural)
        guard let first = plurals.first, bindings.allSatisfy({ $0.path != nil }) else { return }
        let number = first.text
        if let second = plurals.first(where: { $0.text != number }) {
            report(
                .invalidBinding,
                "a text varies by one number, which is '\(number)' here, not by '\(second.text)', too",
                at: second.range,
                help: "make two texts of it, or bind one of them to a text of the app's"
            )
        } else if !bindings.contains(where: { $0.format == nil && !$0.isNegated && $0.text == number }) {
            report(
                .invalidBinding,
                "the words of a plural stand beside their number, but '$(\(number))' is not in the text",
                at: first.range,
                help: "write '$(\(number)) \(first.spelling)'"
            )
        }
    }
}
