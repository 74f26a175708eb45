internal import TableSpecDiagnostics
internal import TableSpecModel

enum EditingSettingWithoutEditing: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "editing-setting-without-editing",
        code: "A11",
        .editing,
        .warning,
        summary: "A setting for editing mode in a table that is never edited.",
        rationale: """
            An accessory or an indentation for editing mode, and selection during editing, apply only while the table \
            is being edited. Without an Edit button and editable rows, a table never enters editing mode, unless the \
            app's code starts it.
            """,
        source: .tableGuide("A closer look at table view cells, accessories in editing mode")
    )

    private static let tableKeys = [
        TablePropertyKey.allowsSelectionDuringEditing, .allowsMultipleSelectionDuringEditing,
    ]

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard !scope.mayBeEdited else { return }
        for key in tableKeys { report(key.rawValue, table.properties[key].range, in: scope, &findings) }
        for cell in scope.owners.map(\.cell) {
            let indents = CellPropertyKey.shouldIndentWhileEditing
            if !cell.properties.isEmpty {
                report(indents.rawValue, cell.properties[indents].range, in: scope, &findings)
            }
            report(AccessoryPlace.editing.key.rawValue, cell[.editing]?.range, in: scope, &findings)
        }
    }

    private static func report(
        _ key: String,
        _ place: SourceRange?,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard let place else { return }
        findings.report(
            "\(key.quoted) has no effect because \(scope.screen.name.value.quoted) is never edited",
            at: place,
            help: "remove it, or add an Edit button: 'navigationItem: { right: edit }'",
            absentIn: scope.screen.range
        )
    }
}

extension ScreenScope {
    /// Whether the table can enter editing mode: by a button, by its rows or by the app's code.
    fileprivate var mayBeEdited: Bool {
        screen.mayHook(.setEditing)
            || barButtons.contains { $0.kind == .edit || $0.kind == .invalid }
            || dynamicRows.contains { $0.editing != nil }
    }
}
