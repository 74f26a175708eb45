internal import TableSpecDiagnostics
internal import TableSpecModel

enum FixedHeightForWrappingText: Rule {
    static let checks: [RuleCheck] = [.tables(check), .cells(check)]

    static let description = RuleDescription(
        "fixed-height-for-wrapping-text",
        .layout,
        .warning,
        summary: "A fixed height for a cell whose text may take several lines.",
        rationale: """
            Text wraps and grows with the size that the reader has chosen. A row of a fixed height cuts off what does \
            not fit; without a height the row fits its content.
            """,
        source: .practice("fixed row heights and text that scales"),
        bad: [
            .screen(
                "input: { message: String }",
                rows: """
                    - { text: $(message), height: ⟦60⟧ }
                    - { text: Storage, numberOfLines: 2, height: ⟦60⟧ }
                    """
            )
        ],
        good: [
            .screen(
                "input: { message: String }",
                rows: """
                    - { text: $(message) }
                    - { text: $(message), id: firstLine, numberOfLines: 1, height: 60 }
                    - { text: Storage, height: 60 }
                    """
            )
        ]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = owner.cell.height.located, owner.cell.mayWrap else { return }
        findings.report(.cutsOff(owner, height))
    }

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = table.rowHeight.located else { return }
        guard let owner = scope.owners.first(where: { $0.cell.mayWrap && !$0.cell.height.isStated }) else { return }
        findings.report(.cutsOff(owner, height))
    }
}

extension Cell {
    /// Whether the text may need more than one line: it is stated to, or its length is not known.
    fileprivate var mayWrap: Bool {
        guard let text = self.text, !self.textAttributes.numberOfLines.isInvalid else { return false }
        if let lines = self.textAttributes.numberOfLines.value { return lines != 1 }
        return knownStyle != .value2 && text.literal == nil
    }
}

extension Finding {
    fileprivate static func cutsOff(_ owner: CellOwner, _ height: Located<Double>) -> Finding {
        Finding(
            "\(owner.description) is always \(height.value.text) points high, but its text may take several lines",
            at: height.range,
            help: "leave out the height, or state 'numberOfLines: 1'"
        )
    }
}
