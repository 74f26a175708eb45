internal import TableSpecModel
internal import TableSpecSwift

/// Rows that state no height are measured again when what they show has changed.
///
/// Cells are filled in place, which UIKit does not see: it measures a cell again by itself only where its content
/// configuration has changed, and only from iOS 16 on (`UITableView.selfSizingInvalidation`). An empty batch update has
/// all visible rows measured without loading one anew.
struct RowHeightTranslator {
    let plan: ScreenPlan

    var reactions: [Reaction] {
        [Reaction(plan.heightDependencies, [.expression(.call("updateHeights"))], usesTableView: true)]
    }

    @SwiftMembers var functions: [SwiftDeclaration] {
        if !plan.heightDependencies.isEmpty {
            Declare.func(
                "updateHeights",
                [:],
                .private,
                documentation: "Updates the heights of rows for their current content."
            ) {
                Code.guard(.let("tableView"), .expression(.binary("tableView.window", .notEqual, .nil))) {
                    Code.return()
                }
                Code.call("tableView.performBatchUpdates", [.nil])
            }
        }
    }

    func findDependencies() -> [Dependency] {
        let kept = plan.staticRows.flatMap { bindings(of: $0.cell) }.dependencies
        let made = plan.table.dynamicRows.flatMap { rows in
            plan.dependencies(of: plan.prototypes(of: rows).flatMap { bindings(of: $0.cell) }, in: rows)
        }
        return (kept + made).withoutRepetitions
    }

    private func bindings(of cell: Cell) -> [Binding] { plan.hasStatedHeight(cell) ? [] : cell.heightBindings }
}

extension Cell {
    /// The bindings of what decides how high the cell is: texts, images and views of the app's classes.
    fileprivate var heightBindings: [Binding] {
        if shownStyle == .custom {
            return (self.content?.all.flatMap(\.heightBindings) ?? []) + self.assignments.flatMap(\.bindings)
        }
        let texts = [self.text, shownStyle.showsDetail ? self.detail : nil].compactMap { $0 }
        return texts.flatMap(\.bindings) + (shownStyle.showsImage ? self.image?.bindings ?? [] : [])
    }
}

extension ContentView {
    fileprivate var heightBindings: [Binding] {
        switch kind {
        case .label(let label): label.text?.bindings ?? []
        case .image(let image): image.image?.bindings ?? []
        case .app(let view): view.bindings
        case .control(let control) where control.kind == .textView: control.value.map { [$0] } ?? []
        case .control(let control): control.title?.bindings ?? []
        case .stack, .spacer, .invalid: []
        }
    }
}
