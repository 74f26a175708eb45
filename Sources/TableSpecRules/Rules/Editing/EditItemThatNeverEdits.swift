internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditItemThatNeverEdits: Rule {
    static let checks: [RuleCheck] = [.each(.barButton, check)]

    static let description = RuleDescription(
        "edit-item-that-never-edits",
        .editing,
        .warning,
        summary: "A bar button with the system item 'edit', which is no Edit button.",
        rationale: """
            The system item only looks like the Edit button: it does not put the table into editing mode and never turns into Done. \
            The button that does both is written 'edit', without 'systemItem'.
            """,
        source: .controllerGuide("Custom view controllers, editing mode"),
        bad: [
            .screen(
                """
                navigationItem:
                  right: ⟦{ systemItem: edit, action: beginEditing }⟧
                """,
                rows: "- Version"
            )
        ],
        good: [
            .screen(
                """
                navigationItem:
                  right: { systemItem: compose, action: write }
                """,
                rows: "- Version"
            )
        ]
    )

    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings) {
        guard button.kind == .system(.edit) else { return }
        findings.report(.looksLikeEdit(button))
    }
}

extension Finding {
    fileprivate static func looksLikeEdit(_ button: BarButton) -> Finding {
        Finding(
            "the system item 'edit' looks like the Edit button, but does not begin editing",
            at: button.range,
            help: "write 'edit' in the place of the whole button, or use another item"
        )
    }
}
