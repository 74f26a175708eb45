internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// The methods in which the app takes part; one that is listed twice is reported.
    mutating func hooks(_ node: YAMLNode) -> [Located<Hook>] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of hooks")
            return []
        }
        var hooks: [Located<Hook>] = []
        for element in node.elements {
            let setting: Setting<Hook> = word(element)
            guard let hook = setting.located else { continue }
            if let first = hooks.first(where: { $0.value == hook.value }) {
                report(.duplicate("hook", hook, first: first.range))
            } else {
                hooks.append(hook)
            }
        }
        return hooks
    }
}

extension Diagnostic {
    /// A word of a list that stands there twice.
    fileprivate static func duplicate(_ noun: String, _ word: Located<Hook>, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: LanguageDiagnostic.duplicateName.rawValue,
            origin: .language,
            "\(noun) '\(word.value.rawValue)' is listed twice",
            at: word.range,
            labels: [.init("first listed here", at: first)]
        )
    }
}
