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
            Generated code follows changes by other processes, such as the Settings app, with key-value observation. \
            There, a dot separates the keys of a path, and `@` begins an operator. A screen with such a key sees only \
            changes by its own app.
            """,
        source: RuleSource(
            document: "Foundation reference",
            section: "UserDefaults.didChangeNotification"
        )
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        for kept in screen.userDefaults where kept.key.value.contains(".") || kept.key.value.hasPrefix("@") {
            findings.report(
                Finding(
                    "changes of \(kept.key.value.quoted) by other processes can't be observed",
                    at: kept.key.range,
                    help: "use a key without dots that doesn't begin with '@'"
                )
            )
        }
    }
}
