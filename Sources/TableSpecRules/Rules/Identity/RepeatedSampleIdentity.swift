internal import TableSpecDiagnostics
internal import TableSpecModel

enum RepeatedSampleIdentity: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "repeated-sample-identity",
        .identity,
        .warning,
        summary: "Two elements of a sample with the same identity.",
        rationale: """
            The property `id`, or the one that `identity` names, must be unique for each element of a collection. \
            Table updates and checkmarks depend on it. A sample in which two elements share an identity shows \
            something that the app can never show.
            """,
        source: .language("ids")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        for sample in screen.samples {
            guard let id = sample.value.repeatedIdentity(scope.index.types) else { continue }
            findings.report(
                "two elements of the sample \(sample.name.value.quoted) have the identity \(id.words)",
                at: sample.name.range,
                help: "give each element a unique identity"
            )
        }
    }
}

extension Value {
    /// The first identity that two elements of one collection share, at any depth of the value.
    fileprivate func repeatedIdentity(_ types: TypeTable) -> Value? {
        switch self {
        case .array(let elements):
            var seen: Set<Value> = []
            let repeated = elements.compactMap { $0.identity(types) }.first { !seen.insert($0).inserted }
            return repeated ?? elements.lazy.compactMap { $0.repeatedIdentity(types) }.first
        case .record(let record):
            return record.fields.lazy.compactMap { $0.value.repeatedIdentity(types) }.first
        default:
            return nil
        }
    }

    private func identity(_ types: TypeTable) -> Value? {
        guard case .record(let record) = self, let property = types[record.type]?.identity else { return nil }
        let value = record[property.name.value]
        return value == .null ? nil : value
    }

    /// The value as text, for messages.
    fileprivate var words: String {
        switch self {
        case .string(let text), .url(let text), .uuid(let text), .enumerationCase(let text, _): text.quoted
        case .integer(let number): "\(number)"
        case .number(let number): number.text
        default: "of the same value"
        }
    }
}
