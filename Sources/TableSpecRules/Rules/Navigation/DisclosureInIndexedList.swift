internal import TableSpecDiagnostics
internal import TableSpecModel

enum DisclosureInIndexedList: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "disclosure-in-indexed-list",
        code: "X01",
        .navigation,
        .error,
        summary: "A disclosure indicator or detail disclosure button in a table with an index.",
        rationale: """
            The index and the indicator both lie at the trailing edge and overlap. The indicator is hard to see, and a \
            tap that is meant for one hits the other.
            """,
        source: .tableGuide("Table view styles")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let index = scope.table.index, accessory.type.value?.isDisclosure == true
        else { return }
        let type = accessory.accessoryRange
        findings.report(
            "\(owner.description) has '\((accessory.type.value ?? .none).rawValue)' "
                + "in an indexed list; expected no accessory",
            at: type,
            labels: [.init("the index is set here", at: index.range)],
            help: "remove the accessory; a tap on the row works without it",
            fixIts: type == accessory.range ? [.replace(type, with: AccessoryType.none.rawValue)] : []
        )
    }
}
