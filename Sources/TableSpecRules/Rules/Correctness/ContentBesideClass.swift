internal import TableSpecDiagnostics
internal import TableSpecModel

enum ContentBesideClass: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "content-beside-class",
        .correctness,
        .error,
        summary: "Views for a cell whose class the app has written by hand.",
        rationale: """
            A class of the app's own makes and lays out its views itself; the views in `content` would be a second set over \
            them, so they are left out.
            """,
        source: .language("keys that have no effect"),
        bad: [.screen(rows: "- { id: photo, class: PhotoCell, content: ⟦Photo⟧ }")],
        good: [.screen(rows: "- { id: photo, class: PhotoCell, set: { titleLabel.text: Photo } }")]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let name = owner.cell.className.value, let content = owner.cell.content else { return }
        findings.report(.besideClass(name, of: owner, at: content.range))
    }
}

extension Finding {
    fileprivate static func besideClass(_ name: String, of owner: CellOwner, at range: SourceRange) -> Finding {
        Finding(
            "\(owner.description) is a \(name.quoted), which has views of its own, so its 'content' is left out",
            at: range,
            help: "remove 'content', or remove 'class'"
        )
    }
}
