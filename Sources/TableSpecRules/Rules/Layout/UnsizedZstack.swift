internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnsizedZstack: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "unsized-zstack",
        .layout,
        .warning,
        summary: "A `zstack` that has no intrinsic height because every view is anchored.",
        rationale: """
            A `zstack` is as large as the views that fill it. A view with an `anchor` keeps its own size and doesn't \
            make the `zstack` larger. If every view has an `anchor`, the constraints leave the height undefined, and \
            UIKit picks an arbitrary one.
            """,
        source: .language("zstacks")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        for view in owner.cell.content?.all ?? [] {
            guard case .zstack(let stack) = view.kind, !stack.views.isEmpty, stack.fillingViews.isEmpty,
                !stack.views.contains(where: { $0.kind == .invalid }), !view.hasHeight
            else { continue }
            findings.report(
                "the 'zstack' has no intrinsic height because every view has an 'anchor'",
                at: view.range,
                help: "remove the 'anchor' of the view behind the others, or set the 'height' of the 'zstack'"
            )
        }
    }
}

extension ContentView {
    /// Whether the spec specifies the height.
    fileprivate var hasHeight: Bool {
        height.isStated || limits.minHeight.isStated || limits.aspectRatio.isStated
    }
}
