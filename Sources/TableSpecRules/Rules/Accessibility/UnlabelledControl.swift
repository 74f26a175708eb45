internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnlabelledControl: Rule {
    static let checks: [RuleCheck] = [.each(.control, check)]

    static let description = RuleDescription(
        "unlabelled-control",
        .accessibility,
        .warning,
        summary: "A switch, slider, stepper, or field in a row that has no text for VoiceOver to read.",
        rationale: """
            VoiceOver reads a control together with the text of its row. Without text, VoiceOver says "switch button, \
            on", and users have to guess what is on. This is the most frequent mistake in published storyboards. The \
            placeholder of a text field counts as text. So does the text of the row above, if a tap on that row shows \
            the control.
            """,
        source: .practice("controls without accessibility labels")
    )

    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    ) {
        guard owner.cell.isSilent, !control.speaksForItself, !owner.isNamedByRowAbove(in: scope.table),
            !(owner.cell.content?.all ?? []).contains(where: {
                $0.control?.range == control.range && $0.accessibilityLabel != nil
            })
        else { return }
        let isInContent =
            owner.cell.hasAttributes && owner.cell.content?.all.contains { $0.control?.range == control.range } ?? false
        // The cell's content replaces its text.
        let label = isInContent ? "a label to the content" : "'text'"
        findings.report(
            "the \(control.kind.name) of \(owner.description) has no text for VoiceOver to read",
            at: control.range,
            help: [.textField, .textView].contains(control.kind)
                ? "add 'placeholder', \(label), or 'accessibilityLabel'" : "add \(label), or 'accessibilityLabel'",
            absentIn: owner.cell.range
        )
    }
}

extension CellOwner {
    /// Whether the row contains only a control, and a tap on the row above shows it.
    fileprivate func isNamedByRowAbove(in table: Table) -> Bool {
        guard cell.hasAttributes, cell.content?.control != nil else { return false }
        return table.rowShowing(id.value, when: visible)?.cell.text?.isBlank == false
    }
}

extension Control {
    /// Whether the control contains texts that VoiceOver reads.
    fileprivate var speaksForItself: Bool {
        switch self.kind {
        case .button: self.image == nil || self.accessibilityLabel != nil
        case .segmentedControl, .view: true
        case .textField, .textView: self.placeholder != nil
        // A spinner indicates that something is in progress.
        case .activityIndicator: true
        default: false
        }
    }
}
