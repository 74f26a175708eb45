internal import TableSpecDiagnostics
internal import TableSpecModel

enum FixedHeightForWrappingText: Rule {
    static let checks: [RuleCheck] = [.tables(check), .cells(check)]

    static let description = RuleDescription(
        "fixed-height-for-wrapping-text",
        .layout,
        .warning,
        summary: "A fixed height for a cell whose text can take several lines.",
        rationale: """
            Text wraps, and it grows with the text size that the user has chosen. A row with a fixed height cuts off \
            text that doesn't fit. Without a height, the row fits its content. A height with enough space for two \
            lines, or for the specified number of lines, isn't reported because it's probably intentional.
            """,
        source: .practice("fixed row heights and text that scales")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = owner.cell.height.located, owner.cell.mayOutgrow(height.value) else { return }
        report(owner, height, &findings)
    }

    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings) {
        guard let height = table.rowHeight.located else { return }
        let owner = scope.owners.first { $0.cell.mayOutgrow(height.value) && !$0.cell.height.isStated }
        guard let owner else { return }
        report(owner, height, &findings)
    }

    private static func report(_ owner: CellOwner, _ height: Located<Double>, _ findings: inout Findings) {
        findings.report(
            "\(owner.description) is always \(height.value.text) points high, but its text can take several lines",
            at: height.range,
            help: "remove the height, or set 'numberOfLines: 1'"
        )
    }
}

extension Cell {
    /// Whether the text can be higher than a height.
    fileprivate func mayOutgrow(_ height: Double) -> Bool {
        guard let lines = expectedLines else { return false }
        // Lines of body text are 20⅓ points high, and a row has 11 points of space above and below them.
        return lines > 1 && height < Double(lines) * 61 / 3 + 22
    }

    /// The possible number of lines of the text: the specified number, or two if the text's length or the number is
    /// unknown.
    private var expectedLines: Int? {
        guard let text = self.text, !self.textAttributes.numberOfLines.isInvalid else { return nil }
        if let lines = self.textAttributes.numberOfLines.value { return lines == 0 ? 2 : lines }
        return knownStyle != .value2 && text.literal == nil ? 2 : nil
    }
}
