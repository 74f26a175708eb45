internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnequalFillingViews: Rule {
    static let checks: [RuleCheck] = [.cells(check)]

    static let description = RuleDescription(
        "unequal-filling-views",
        .layout,
        .error,
        summary: "Two views that fill the same `zstack`, but set different widths or heights.",
        rationale: """
            Views without an `anchor` fill their `zstack` from edge to edge, so they all have the same size. Different \
            sizes conflict: UIKit breaks one of the constraints and reports it only in the console.
            """,
        source: .language("zstacks")
    )

    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings) {
        for case .zstack(let stack) in (owner.cell.content?.all ?? []).map(\.kind) {
            let views = stack.fillingViews
            check(
                "width",
                views.compactMap { view in view.width.pointSetting.located.map { view.outer($0) } },
                &findings
            )
            check("height", views.compactMap { view in view.height.located.map { view.outer($0) } }, &findings)
        }
    }

    /// Reports lengths that differ from the first one.
    private static func check(_ side: String, _ lengths: [Located<Double>], _ findings: inout Findings) {
        guard let first = lengths.first else { return }
        for other in lengths.dropFirst() where other.value != first.value {
            findings.report(
                "two views that fill the same 'zstack' have different \(side)s",
                at: other.range,
                labels: [.init("the other one is here", at: first.range)],
                help: "add an 'anchor' to the smaller view, or give both views the same \(side)"
            )
        }
    }
}

extension ContentView {
    /// The length including the distances from both edges.
    fileprivate func outer(_ length: Located<Double>) -> Located<Double> {
        Located(length.value + 2 * (inset.value ?? 0), at: length.range)
    }
}
