internal import TableSpecDiagnostics
internal import TableSpecModel

enum TriggerWithoutHighlight: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "trigger-without-highlight",
        .selection,
        .warning,
        summary: "Selection style 'none' on a row that does something when it is tapped.",
        rationale: """
            The highlight tells people that their tap was received. A row with a segue or an action that shows none feels \
            broken, above all when what follows takes a moment.
            """,
        source: .practice("rows with a segue and selection style none"),
        bad: [
            """
            screen: Settings
            title: Settings
            table:
              sections:
                - rows:
                    - { text: Sign Out, action: signOut, selectionStyle: ⟦none⟧ }
            """
        ],
        good: [
            """
            screen: Settings
            title: Settings
            table:
              sections:
                - rows:
                    - { text: Sign Out, action: signOut }
                    - { text: 'Version 2.1', selectionStyle: none }
            """
        ]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let style = owner.cell.selectionStyle.located, style.value == .none, owner.cell.trigger.isReadable else {
            return
        }
        if let control = owner.controlKind, control != .button { return }
        findings.report(.noHighlight(owner, style.range))
    }
}

extension Finding {
    fileprivate static func noHighlight(_ owner: CellOwner, _ place: SourceRange) -> Finding {
        Finding(
            "a tap on \(owner.description) does something, but its selection style 'none' shows no response",
            at: place,
            help: "leave out 'selectionStyle'",
            fixIts: [.replace(place, with: SelectionStyle.default.rawValue)]
        )
    }
}
