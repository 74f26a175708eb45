internal import TableSpecDiagnostics
internal import TableSpecModel

enum HiddenBehindContent: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "hidden-behind-content",
        .correctness,
        .error,
        summary: "A text, detail text or image beside the views of a custom cell, which take its place.",
        rationale: """
            A custom cell shows the views in its `content` and nothing else: they fill the place of UIKit's labels and \
            image. What stands beside them is never seen.
            """,
        source: .language("keys that have no effect"),
        bad: [.screen(rows: "- { text: ⟦Volume⟧, content: { label: Loud, font: headline } }")],
        good: [.screen(rows: "- { id: volume, content: [Volume, { label: Loud, font: headline }] }")]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.hasOwnViews, owner.cell.shownStyle == .custom else { return }
        let hidden = [
            ("text", owner.cell.text?.range), ("detail", owner.cell.detail?.range),
            ("image", owner.cell.image == nil ? nil : owner.cell.imageRange),
        ]
        for (key, range) in hidden {
            guard let range else { continue }
            findings.report(.hidden(key, of: owner, at: range))
        }
    }
}

extension Finding {
    fileprivate static func hidden(_ key: String, of owner: CellOwner, at range: SourceRange) -> Finding {
        Finding(
            "\(owner.description) has views of its own in place of the '\(key)'",
            at: range,
            help: "put it among the views of the content, or remove it"
        )
    }
}
