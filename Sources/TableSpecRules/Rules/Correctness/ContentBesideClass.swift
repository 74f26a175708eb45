internal import TableSpecDiagnostics
internal import TableSpecModel

enum ContentBesideClass: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "content-beside-class",
        .correctness,
        .error,
        summary: "A cell that has both `content` and a `class` from the app.",
        rationale: """
            A cell class from the app creates and lays out its own views. The views in `content` would be a second set \
            on top of them, so tablespec ignores `content`.
            """,
        source: .language("keys that have no effect")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        guard let name = owner.cell.className.value, let content = owner.cell.content else { return }
        findings.report(.besideClass(name, of: owner, at: content.range))
    }
}

extension Finding {
    fileprivate static func besideClass(_ name: String, of owner: CellOwner, at range: SourceRange) -> Finding {
        Finding(
            "\(owner.description) has the class \(name.quoted), which creates its own views, so 'content' is ignored",
            at: range,
            help: "remove 'content' or 'class'"
        )
    }
}
