internal import TableSpecDiagnostics
internal import TableSpecModel

enum DeprecatedKey: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "deprecated-key",
        .correctness,
        .warning,
        summary: "A key that was renamed, under its old name.",
        rationale: """
            Keys are UIKit's own words. A key that had a name of its own before it got UIKit's is still read under the old one, \
            so that specs stay valid; whoever reads a spec knows the new one.
            """,
        source: .language("keys that were renamed"),
        bad: [
            """
            screen: SignIn
            title: Sign In
            state: { email: String }
            table:
              style: insetGrouped
              sections:
                - rows:
                    - id: email
                      accessory: { textField: $(email), placeholder: Email, ⟦keyboard⟧: emailAddress }
                      selectionStyle: none
            """
        ],
        good: [
            """
            screen: SignIn
            title: Sign In
            state: { email: String }
            table:
              style: insetGrouped
              sections:
                - rows:
                    - id: email
                      accessory: { textField: $(email), placeholder: Email, keyboardType: emailAddress }
                      selectionStyle: none
            """
        ]
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        for key in walked.index.model.files.flatMap(\.renamedKeys) { findings.report(.deprecatedKey(key)) }
    }
}

extension Finding {
    fileprivate static func deprecatedKey(_ key: RenamedKey) -> Finding {
        Finding(
            "'\(key.key.value)' was renamed to '\(key.successor)'",
            at: key.key.range,
            help: "write '\(key.successor)'",
            fixIts: [.replace(key.key.range, with: key.successor, isSafe: true)]
        )
    }
}
