internal import TableSpecDiagnostics
internal import TableSpecModel

enum FixedCheckmark: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "fixed-checkmark",
        code: "A07",
        .selection,
        .warning,
        summary: "A checkmark that is set as an accessory and never disappears.",
        rationale: """
            A checkmark shows which options of a selection list are selected. It appears and disappears with the \
            state. A checkmark that is set on a row doesn't belong to a list, so a tap can't remove it.
            """,
        source: .tableGuide("Managing selection lists")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard accessory.type.value == .checkmark, !scope.isInSelectionList(owner) else {
            return
        }
        findings.report(
            "the checkmark of \(owner.description) never changes",
            at: accessory.range,
            help: "make the options a collection, and add 'selection' next to its 'forEach'"
        )
    }
}
