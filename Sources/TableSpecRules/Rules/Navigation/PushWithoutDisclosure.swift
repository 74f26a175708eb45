internal import TableSpecDiagnostics
internal import TableSpecModel

enum PushWithoutDisclosure: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "push-without-disclosure",
        code: "A06",
        .navigation,
        .warning,
        summary: "A row that pushes another table, but has no disclosure indicator.",
        rationale: """
            The indicator tells users that a tap leads to the next level of the data, shown as another table. Without \
            it, the row looks as if it does something immediately. Rows with their own text color look like buttons \
            and aren't reported. Neither are the rows of an indexed list, where an indicator would be in the way.
            """,
        source: .tableGuide("Accessory views")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        let segue = owner.cell.trigger.segues.first { $0.target == .screen && $0.knownKind == .show }
        guard let segue, owner.cell.hasNoAccessory, !owner.cell.textColor.isStated, scope.table.index == nil,
            !scope.isInSelectionList(owner)
        else { return }
        findings.report(
            "\(owner.description) pushes \((segue.destination?.value ?? "").quoted), but has no disclosure indicator",
            at: segue.range,
            help: "add 'accessory: disclosureIndicator'",
            fixIts: owner.cell.accessory.map {
                [.replace($0.range, with: AccessoryType.disclosureIndicator.rawValue)]
            } ?? [],
            adding: owner.cell.accessory == nil
                ? KeyInsertion(key: "accessory", value: "disclosureIndicator", mapping: owner.cell.range, isSafe: false)
                : nil,
            absentIn: owner.cell.range
        )
    }
}

extension Cell {
    fileprivate var hasNoAccessory: Bool {
        guard let accessory = self.accessory else { return true }
        return accessory.control == nil && accessory.type.value == AccessoryType.none
    }
}
