internal import TableSpecDiagnostics
internal import TableSpecMarkdown
internal import TableSpecModel

enum LinkWithoutAction: Rule {
    static let checks: [RuleCheck] = [.each(.contentView, check)]

    static let description = RuleDescription(
        "link-without-action",
        .correctness,
        .warning,
        summary: "A link in the text of a label that a tap doesn't open.",
        rationale: """
            A `UILabel` displays the links in its text, but doesn't respond to taps on them. Add an action to the \
            label, or to its row, that opens the page.
            """,
        source: .uiKit("UILabel, isUserInteractionEnabled")
    )

    static func check(_ view: ContentView, of owner: CellOwner?, in scope: ScreenScope, _ findings: inout Findings) {
        guard view[.tap].isNone, owner?.cell.trigger.isNone != false, case .label(let label) = view.kind,
            label.isMarkdown, let link = label.text?.link
        else { return }
        findings.report(.linkLeadsNowhere(link, view))
    }
}

extension RuleSubject<ContentView> {
    fileprivate static let contentView = RuleSubject { if case .contentView(let view) = $0 { $1(view) } }
}

extension TextTemplate {
    /// The text of the first link in the Markdown.
    fileprivate var link: String? {
        let pieces = segments.map { segment in
            if case .literal(let piece) = segment { return piece }
            return "…"
        }
        return InlineMarkdown(pieces.joined()).runs.first { $0.link != nil }?.text
    }
}

extension Finding {
    fileprivate static func linkLeadsNowhere(_ link: String, _ view: ContentView) -> Finding {
        Finding(
            "a tap on the link '\(link)' does nothing because a label doesn't open links",
            at: view.range,
            help: "add 'openURL' with the page, or an 'action' of the app",
            absentIn: view.range
        )
    }
}
