internal import TableSpecDiagnostics
internal import TableSpecModel

enum EmptyText: Rule {
    static let checks: [RuleCheck] = [.cells(check), .texts(check)]

    static let description = RuleDescription(
        "empty-text",
        .correctness,
        .warning,
        summary: "A header, title, label, or other text that is set, but empty.",
        rationale: """
            An empty header takes up the height of a header, an empty title leaves the bar blank, and an empty label \
            makes VoiceOver say nothing. If no text is needed, omit the key.
            """,
        source: .practice("empty header titles")
    )

    static func check(_ text: ShownText, _ findings: inout Findings) {
        guard text.role.mustShow, text.template.isBlank else { return }
        report(text.template, text.role, &findings)
    }

    /// A blank main text matters only if the row shows something else. Otherwise the whole row is empty.
    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let text = owner.cell.text, text.isBlank, !owner.cell.isEmpty else { return }
        report(text, .text, &findings)
    }

    private static func report(_ text: TextTemplate, _ role: TextRole, _ findings: inout Findings) {
        findings.report(
            "'\(role.key)' is empty",
            at: text.range,
            help: "add the text, or remove '\(role.key)'",
            absentIn: text.range
        )
    }
}

extension TextRole {
    /// Whether an empty text is always a mistake.
    fileprivate var mustShow: Bool {
        switch self {
        // A back button without a title is a chevron, which some apps want. A custom property may be cleared
        // deliberately.
        case .text, .backButtonTitle, .assigned: false
        default: true
        }
    }
}
