internal import TableSpecDiagnostics

extension Resolver {
    /// Checks the plurals of a text whose names are resolved.
    ///
    /// A text varies by one number, and contains it. Foundation chooses the form of a translated text by an argument of
    /// its format, `%lld`, and has only the arguments that the text itself contains.
    mutating func checkPlurals(of text: TextTemplate) {
        let bindings = text.bindings
        let plurals = bindings.filter(\.isPlural)
        guard let first = plurals.first, bindings.allSatisfy({ $0.path != nil }) else { return }
        let number = first.text
        if let second = plurals.first(where: { $0.text != number }) {
            report(
                .invalidBinding,
                "a text can vary by only one number, but this one varies by '\(number)' and '\(second.text)'",
                at: second.range,
                help: "split the text, or bind one part to a string that the app's code provides"
            )
        } else if !bindings.contains(where: { $0.format == nil && !$0.isNegated && $0.text == number }) {
            report(
                .invalidBinding,
                "a plural requires its number in the text, but '$(\(number))' is missing",
                at: first.range,
                help: "write '$(\(number)) \(first.spelling)'"
            )
        }
    }
}
