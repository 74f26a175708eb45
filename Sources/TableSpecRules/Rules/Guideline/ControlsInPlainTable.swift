internal import TableSpecDiagnostics
internal import TableSpecModel

enum ControlsInPlainTable: Rule {
    static let checks: [RuleCheck] = [.tables(check)]

    static let description = RuleDescription(
        "controls-in-plain-table",
        code: "T03",
        .guideline,
        .warning,
        summary: "Static rows with controls in a table of style `plain`.",
        rationale: """
            Grouped tables are for settings and details: groups with headers and footers show which controls belong \
            together. A plain table is for long lists of similar rows.
            """,
        source: .tableGuide("Table view styles")
    )

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard table.knownStyle == .plain, scope.dynamicRows.isEmpty,
            let control = scope.owners.lazy.compactMap(\.staticControl).first(where: { $0.kind != .button })
        else { return }
        let style = table.style.range
        findings.report(
            "the table contains a \(control.kind.name), but its style is 'plain'; expected 'grouped' or 'insetGrouped'",
            at: control.range,
            labels: style.map { [.init("the style is set here", at: $0)] } ?? [],
            help: "set 'style: insetGrouped'",
            fixIts: style.map { [.replace($0, with: TableStyle.insetGrouped.rawValue)] } ?? [],
            absentIn: table.range
        )
    }
}

extension CellOwner {
    fileprivate var staticControl: Control? {
        kind == .row ? cell.accessories.lazy.compactMap(\.control).first : nil
    }
}
