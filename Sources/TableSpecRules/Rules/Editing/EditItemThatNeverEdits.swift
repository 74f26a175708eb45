internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditItemThatNeverEdits: Rule {
    static let checks: [RuleCheck] = [.each(.barButton, check)]

    static let description = RuleDescription(
        "edit-item-that-never-edits",
        .editing,
        .warning,
        summary: "A bar button with the system item `edit`, which isn't an Edit button.",
        rationale: """
            The system item only looks like an Edit button: it doesn't put the table into editing mode and never \
            changes to Done. For a button that does both, use `edit` without `systemItem`.
            """,
        source: .controllerGuide("Custom view controllers, editing mode")
    )

    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings) {
        guard button.kind == .system(.edit) else { return }
        findings.report(
            "the system item 'edit' looks like an Edit button, but doesn't begin editing",
            at: button.range,
            help: "replace the whole button with 'edit', or use another item"
        )
    }
}
