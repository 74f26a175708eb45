internal import TableSpecDiagnostics
internal import TableSpecModel

enum DeprecatedKey: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "deprecated-key",
        .correctness,
        .warning,
        summary: "A renamed key that is used under its old name.",
        rationale: """
            Keys have UIKit's names. If a key had a different name before, tablespec still accepts the old name, so \
            existing specs stay valid. Readers of a spec expect the new name.
            """,
        source: .language("keys that were renamed")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        for key in walked.index.model.files.flatMap(\.renamedKeys) {
            findings.report(
                "'\(key.key.value)' was renamed to '\(key.successor)'",
                at: key.key.range,
                help: "use '\(key.successor)' instead",
                fixIts: [.replace(key.key.range, with: key.successor, isSafe: true)]
            )
        }
    }
}
