internal import TableSpecDiagnostics
internal import TableSpecModel

enum AccessoryInIndexedList: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "accessory-in-indexed-list",
        code: "X02",
        .navigation,
        .warning,
        summary: "A control or a detail button in a table with an index.",
        rationale: """
            The index lies at the trailing edge, on top of any accessory. The guide asks for cells without any \
            accessory in an indexed list. A tap on a switch or a button easily hits a letter of the index.
            """,
        source: .tableGuide("Creating the table view cells of an indexed list")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let index = scope.table.index,
            accessory.control != nil || accessory.type.value == .detailButton
        else { return }
        findings.report(
            "\(owner.description) has \(accessory.control.map { "a \($0.kind.name)" } ?? "a detail button") "
                + "in an indexed list; expected no accessory",
            at: accessory.accessoryRange,
            labels: [.init("the index is set here", at: index.range)],
            help: "remove the accessory or the index"
        )
    }
}
