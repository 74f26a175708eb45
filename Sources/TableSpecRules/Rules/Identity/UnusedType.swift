internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnusedType: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unused-type",
        .identity,
        .info,
        summary: "A type that no screen uses.",
        rationale: """
            The types of a spec become types of the app. If no input, state, result, or other used type mentions a \
            type, it's generated needlessly.
            """,
        source: .language("types")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        let model = walked.index
        guard model.isComplete, !model.screens.isEmpty else { return }
        let used = model.usedTypes
        for type in model.model.types where !used.contains(type.name.value) {
            findings.report(
                "no screen uses the type \(type.name.value.quoted)",
                at: type.name.range,
                help: "use it in an 'input', 'state', or 'result', or remove it"
            )
        }
    }
}

extension RuleIndex {
    /// The names of the types that screens use, directly or through other types.
    fileprivate var usedTypes: Set<String> {
        let types = Dictionary(model.types.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        var properties = screens.flatMap { $0.input + $0.state }
        properties += model.externals.flatMap { $0.input ?? [] }
        properties += model.apps.flatMap(\.state)
        let results = screens.compactMap(\.result?.type.declaredName)
        var used: Set<String> = []
        var pending = properties.compactMap(\.type.declaredName) + results
        while let name = pending.popLast() {
            guard used.insert(name).inserted else { continue }
            pending += (types[name]?.properties ?? []).compactMap(\.type.declaredName)
        }
        return used
    }
}
