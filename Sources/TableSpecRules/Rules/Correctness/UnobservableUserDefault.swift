internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnobservableUserDefault: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "unobservable-user-default",
        .correctness,
        .warning,
        summary: "A key in `userDefaults` with a dot, or with `@` at its beginning.",
        rationale: """
            Generated code uses key-value observation to follow changes by other processes, such as the Settings app. \
            In a key path, a dot separates keys, and `@` begins an operator. With such a key in `userDefaults`, \
            the screen sees only changes by its own app.
            """,
        source: RuleSource(
            document: "Foundation reference",
            section: "UserDefaults.didChangeNotification"
        )
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        for kept in screen.userDefaults where kept.key.value.contains(".") || kept.key.value.hasPrefix("@") {
            findings.report(
                "changes of \(kept.key.value.quoted) by other processes can't be observed",
                at: kept.key.range,
                help: "use a key without dots that doesn't begin with '@'"
            )
        }
    }
}
