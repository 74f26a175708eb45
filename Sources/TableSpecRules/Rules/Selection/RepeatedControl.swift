internal import TableSpecDiagnostics
internal import TableSpecModel

enum RepeatedControl: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "repeated-control",
        .selection,
        .warning,
        summary: "Two controls of the same kind in one cell that show the same value.",
        rationale: """
            If a switch at the trailing edge and a switch among the views of the cell show the same value, one of them \
            is redundant. VoiceOver reads the value twice, and users wonder what the other switch is for.
            """,
        source: .practice("rows with a switch in the content and one as the accessory")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.hasOwnViews else { return }
        let views = owner.cell.viewControls
        // The accessories of the two modes are never visible together. If there's also a view, remove either of them.
        let pairs =
            owner.cell.accessories.compactMap(\.control).map { ($0, views[...]) }
            + views.enumerated().map { ($1, views[..<$0]) }
        for (control, others) in pairs {
            guard let other = others.first(where: { $0.isTwin(of: control) }) else { continue }
            findings.report(
                "\(owner.description) has two controls for the same value",
                at: control.range,
                labels: [.init("the other one is here", at: other.range)],
                help: "remove one of them"
            )
        }
    }
}

extension Control {
    fileprivate func isTwin(of other: Control) -> Bool {
        guard let path = self.value?.path else { return false }
        return self.kind == other.kind && path == other.value?.path
    }
}
