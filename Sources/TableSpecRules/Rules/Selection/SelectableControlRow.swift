internal import TableSpecDiagnostics
internal import TableSpecModel

enum SelectableControlRow: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "selectable-control-row",
        code: "A09",
        .selection,
        .warning,
        summary: "A row with a control that highlights on a tap although the tap does nothing.",
        rationale: """
            In a row with a switch, a slider or a field only the control reacts. If the row highlights as well, people take it \
            for a way onwards; the guide's own example of a switch turns the highlight off.
            """,
        source: .tableGuide("Managing selections, controls as accessory views"),
        bad: [
            RuleExample(
                """
                screen: Sounds
                title: Sounds
                state: { soundEffects: Bool = true }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sound Effects, accessory: ⟦{ switch: $(soundEffects) }⟧ }
                """
            )
        ],
        good: [
            RuleExample(
                """
                screen: Sounds
                title: Sounds
                state: { soundEffects: Bool = true }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sound Effects, accessory: { switch: $(soundEffects) }, selectionStyle: none }
                """
            ),
            RuleExample(
                """
                screen: Sounds
                title: Sounds
                state: { soundEffects: Bool = true }
                navigationItem: { right: edit }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Sound Effects, editingAccessory: { switch: $(soundEffects) } }
                """
            ),
        ]
    )

    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard control.kind.writes, !owner.showsOnlyInEditing(control), owner.cell.trigger.isNone,
            !owner.cell.selectionStyle.isInvalid,
            owner.cell.selectionStyle.value != SelectionStyle.none,
            !scope.isInSelectionList(owner)
        else { return }
        findings.report(.selectable(owner, control, owner.cell))
    }
}

extension Finding {
    fileprivate static func selectable(_ owner: CellOwner, _ control: Control, _ cell: Cell) -> Finding {
        let style = cell.selectionStyle.range
        return Finding(
            "\(owner.description) holds a \(control.kind.name) and highlights on a tap that does nothing",
            at: style ?? control.range,
            help: "add 'selectionStyle: none'",
            fixIts: style.map { [.replace($0, with: SelectionStyle.none.rawValue, isSafe: true)] } ?? [],
            adding: style == nil
                ? KeyInsertion(key: "selectionStyle", value: "none", mapping: cell.range, isSafe: true) : nil,
            absentIn: cell.range
        )
    }
}
