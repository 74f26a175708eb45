internal import TableSpecDiagnostics
internal import TableSpecModel

enum TriggerWithoutSelection: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "trigger-without-selection",
        code: "S08",
        .selection,
        .warning,
        summary: "A table that doesn't allow selection, although a tap on one of its rows should do something.",
        rationale: """
            A row's segue or action runs when the row is selected. If the table doesn't allow selection, a tap never \
            selects a row, and neither of them runs.
            """,
        source: .tableGuide("Managing selections")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        let setting = table.properties[.allowsSelection]
        guard let place = setting.range, table.properties[.allowsSelection].value == .boolean(false),
            table.properties[.allowsMultipleSelection].value != .boolean(true)
        else { return }
        let cells = table.staticRows.map(\.cell) + table.prototypes.map(\.cell)
        guard let cell = cells.first(where: { $0.trigger.isReadable }) else { return }
        findings.report(
            "the table doesn't allow selection, so taps on its rows do nothing",
            at: place,
            labels: [.init("this row should do something when tapped", at: cell.range)],
            help: "remove 'allowsSelection', or the row's segue or action"
        )
    }
}
