internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnsizedZstack: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "unsized-zstack",
        .layout,
        .warning,
        summary: "A zstack all of whose views have an anchor, so that nothing says how high it is.",
        rationale: """
            A `zstack` is as large as the views that fill it. A view with an `anchor` lies inside, as large as it is of its own, \
            and does not make it larger; without any other view the constraints leave the height open, and UIKit takes \
            one that nobody chose.
            """,
        source: .language("zstacks"),
        bad: [
            RuleExample(
                """
                screen: Example
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { id: both, content: ⟦{ zstack: [{ label: One, anchor: leading }, { label: Two, anchor: trailing }] }⟧ }
                """
            )
        ],
        good: [
            RuleExample(
                """
                screen: Example
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { id: both, content: { zstack: [One, { label: Two, anchor: trailing }] } }
                """
            )
        ]
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        for view in owner.cell.content?.all ?? [] {
            guard case .zstack(let stack) = view.kind, !stack.views.isEmpty, stack.fillingViews.isEmpty,
                !stack.views.contains(where: { $0.kind == .invalid }), !view.hasHeight
            else { continue }
            findings.report(.unsized(view))
        }
    }
}

extension ContentView {
    /// Whether the spec says something of the height.
    fileprivate var hasHeight: Bool {
        height.isStated || limits.minHeight.isStated || limits.aspectRatio.isStated
    }
}

extension Finding {
    fileprivate static func unsized(_ view: ContentView) -> Finding {
        Finding(
            "all views of this 'zstack' have an 'anchor', so nothing says how high it is",
            at: view.range,
            help: "remove the 'anchor' of the view that the others lie over, or state the 'height' of the 'zstack'"
        )
    }
}
