internal import TableSpecDiagnostics
internal import TableSpecModel

enum AccessoryInSelectionList: Rule {
    static let checks: [RuleCheck] = [.each(.accessory, check)]

    static let description = RuleDescription(
        "accessory-in-selection-list",
        code: "A12",
        .selection,
        .error,
        summary: "An accessory that leaves no space for the checkmark in the rows of a selection list.",
        rationale: """
            In a selection list, the accessory is the checkmark, which shows whether a row is selected. Another \
            accessory takes its place, so users can't see what they've selected. If the row has a detail button, the \
            checkmark becomes the image, which cells of style `value2` don't show.
            """,
        source: .tableGuide("Managing selection lists")
    )

    static func check(_ accessory: Accessory, of owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        // The checkmark appears in normal mode.
        guard accessory.place == .normal, scope.isInSelectionList(owner) else { return }
        let takesPlace = accessory.control != nil || accessory.type.value?.isDisclosure == true
        let isDetailButton = accessory.type.value == .detailButton
        guard takesPlace || (isDetailButton && owner.cell.knownStyle?.showsImage == false) else { return }
        findings.report(
            "\(owner.description) is used in a selection list, but has an accessory in place of the checkmark",
            at: accessory.accessoryRange,
            help: "remove 'accessory'",
            fixIts: accessory.type.range == accessory.range
                ? [.replace(accessory.range, with: AccessoryType.none.rawValue)] : []
        )
    }
}
