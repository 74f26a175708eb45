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
            A tap on a link opens its URL, which needs a scheme, such as `https:`. A `UILabel` with a custom class, a \
            long press or a shadow displays links, but doesn't respond to taps on them.
            """,
        source: .uiKit("UILabel, isUserInteractionEnabled")
    )

    static func check(_ view: ContentView, of owner: CellOwner?, in scope: ScreenScope, _ findings: inout Findings) {
        guard view[.tap].isNone, case .label(let label) = view.kind, label.isMarkdown, let links = label.text?.links
        else { return }
        if view.followsLinks {
            for link in links where !link.isOpenable {
                findings.report(
                    "a tap on the link '\(link.text)' opens nothing because its address isn't a URL with a scheme",
                    at: view.range,
                    help: "write a whole URL, such as 'https://example.com', "
                        + "or add an 'action' of the app, which gets the URL",
                    absentIn: view.range
                )
            }
        } else if owner?.cell.trigger.isNone != false, let link = links.first {
            let key = view.keysWithoutLinks.first ?? .class
            findings.report(
                "a tap on the link '\(link.text)' does nothing because the label has '\(key.name)'",
                at: view.range,
                help: "remove '\(key.name)', or add 'openURL' with the page",
                absentIn: view.range
            )
        }
    }
}

extension InlineMarkdown.Run {
    /// Whether the link is a URL with a scheme, or may be one, because it contains a value.
    fileprivate var isOpenable: Bool { link?.contains("…") == true || link?.hasURLScheme == true }
}
