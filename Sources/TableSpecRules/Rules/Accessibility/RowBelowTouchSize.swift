internal import TableSpecDiagnostics
internal import TableSpecModel

enum RowBelowTouchSize: Rule {
    static let checks: [RuleCheck] = [.tables(check), .cells(check)]

    static let description = RuleDescription(
        "row-below-touch-size",
        .accessibility,
        .warning,
        summary: "A row that responds to touch, or contains a control, and is less than 44 points high.",
        rationale: """
            A target of 44 by 44 points is large enough to tap reliably. Smaller rows are easy to miss, \
            especially for users with shaky hands. A height of 0 doesn't hide a row properly; use `visible` instead.
            """,
        source: .interfaceGuidelines("Accessibility, buttons and controls"),
        options: [minimum]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = owner.cell.height.located, owner.cell.isTouched else { return }
        check(owner, height, in: scope, &findings)
    }

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = table.rowHeight.located else { return }
        guard let owner = scope.owners.first(where: { $0.cell.isTouched && !$0.cell.height.isStated }) else { return }
        check(owner, height, in: scope, &findings)
    }

    private static func check(
        _ owner: CellOwner,
        _ height: Located<Double>,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        let minimum = scope.index.configuration.value(of: minimum, of: description)
        guard height.value < minimum else { return }
        findings.report(
            "\(owner.description) responds to touch, but is only \(height.value.text) points high; "
                + "expected at least \(minimum.text)",
            at: height.range,
            help: height.value == 0 ? "use 'visible' to hide a row" : "remove the height, or increase it"
        )
    }

    private static let minimum = RuleOption("minimum", 44, "the minimum height in points of a touchable row")
}

extension Cell {
    /// Whether the row responds to touches.
    fileprivate var isTouched: Bool {
        self.trigger.isReadable || !controls.isEmpty || accessories.contains { $0.type.value?.hasDetailButton == true }
    }
}
