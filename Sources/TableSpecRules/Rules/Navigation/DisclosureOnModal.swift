internal import TableSpecDiagnostics
internal import TableSpecModel

enum DisclosureOnModal: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "disclosure-on-modal",
        code: "A02",
        .navigation,
        .warning,
        summary: "A disclosure indicator on a row that presents its screen modally.",
        rationale: """
            The indicator points to the next level of a hierarchy, from which a back button returns. A presented \
            screen covers the hierarchy and has to be closed, so the indicator suggests the wrong way back.
            """,
        source: .tableGuide("Accessory views")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        // In editing mode, the indicator leads to a form for editing the row, and such a form is presented.
        guard accessory.place == .normal, accessory.type.value == .disclosureIndicator, scope.table.index == nil,
            let kind = owner.cell.trigger.segue?.kind.located, kind.value == .presentModally
        else { return }
        findings.report(
            "\(owner.description) has a disclosure indicator, but presents its screen modally",
            at: accessory.range,
            labels: [.init("the kind is set here", at: kind.range)],
            help: "remove the accessory, or use the kind 'show'",
            fixIts: [.replace(accessory.range, with: AccessoryType.none.rawValue)]
        )
    }
}
