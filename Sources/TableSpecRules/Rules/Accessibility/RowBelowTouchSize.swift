internal import TableSpecDiagnostics
internal import TableSpecModel

enum RowBelowTouchSize: TableRule, CellRule {
    static let description = RuleDescription(
        "row-below-touch-size",
        .accessibility,
        .warning,
        summary: "A row that can be tapped, or holds a control, and is less than 44 points high.",
        rationale: """
            A finger needs 44 by 44 points to hit reliably. Lower rows are hit by mistake, above all by people whose \
            hands shake. A row of no height is no way of hiding it; that is what 'visible' is for.
            """,
        source: .interfaceGuidelines("Accessibility, buttons and controls"),
        bad: [
            RuleExample(
                """
                screen: Example
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sign Out, height: ⟦30⟧, action: signOut }
                """
            )
        ],
        good: [
            RuleExample(
                """
                screen: Example
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sign Out, action: signOut }
                        - { text: Version, height: 30 }
                """
            )
        ]
    )

    static let subjects: [RuleSubject] = [.table(Self.self), .cell(Self.self)]

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = owner.cell.height.located, owner.cell.isTouched, height.value < Self.smallest else { return }
        findings.report(.tooLow(owner, height))
    }

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = table.rowHeight.located, height.value < Self.smallest else { return }
        guard let owner = scope.owners.first(where: { $0.cell.isTouched && !$0.cell.height.isStated }) else { return }
        findings.report(.tooLow(owner, height))
    }

    /// In points.
    private static let smallest = 44.0
}

extension Cell {
    /// Whether people touch the row to do something.
    fileprivate var isTouched: Bool {
        trigger.isReadable || !controls.isEmpty || accessory?.type.value?.hasDetailButton == true
    }
}

extension Finding {
    fileprivate static func tooLow(_ owner: CellOwner, _ height: Located<Double>) -> Finding {
        Finding(
            "\(owner.description) is \(height.value.text) points high; expected 44 or more for a row that is touched",
            at: height.range,
            help: height.value == 0 ? "use 'visible' to hide a row" : "leave out the height, or make it larger"
        )
    }
}
