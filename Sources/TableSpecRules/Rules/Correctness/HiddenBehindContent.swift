internal import TableSpecDiagnostics
internal import TableSpecModel

enum HiddenBehindContent: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "hidden-behind-content",
        .correctness,
        .error,
        summary: "A text, detail text, or image in a cell whose `content` replaces it.",
        rationale: """
            A custom cell shows only the views in its `content`. These views replace UIKit's labels and image, so \
            `text`, `detail`, and `image` are never shown.
            """,
        source: .language("keys that have no effect")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard owner.hasOwnViews, owner.cell.shownStyle == .custom else { return }
        let hidden = [
            ("text", owner.cell.text?.range), ("detail", owner.cell.detail?.range),
            ("image", owner.cell.image == nil ? nil : owner.cell.imageRange),
        ]
        for (key, range) in hidden {
            guard let range else { continue }
            findings.report(
                "\(owner.description) has views that replace '\(key)'",
                at: range,
                help: "move it to 'content', or remove it"
            )
        }
    }
}
