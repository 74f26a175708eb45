internal import TableSpecDiagnostics
internal import TableSpecModel

/// The custom classes that the file of a screen names.
enum AppClasses {
    /// The names of classes of cells, views and controls, with their locations.
    static func names(in plan: ScreenPlan) -> [Located<String>] {
        let around = ViewsAroundTableTranslator(plan: plan).all + (plan.table.backgroundView?.all ?? [])
        let headers = [plan.table.headerView, plan.table.footerView].compactMap { $0?.content }.flatMap(\.all)
        let titles = plan.table.sections.all.flatMap(\.attributes).compactMap(\.views).flatMap(\.all)
        return plan.cells.flatMap(names)
            + (around + headers + titles).compactMap { $0.app?.className }
            + plan.placedViews.compactMap { $0.view.control?.app?.className }
    }

    private static func names(in cell: Cell) -> [Located<String>] {
        var names = cell.accessories.compactMap { $0.control?.app?.className }
        guard cell.hasAttributes else { return names }
        if case .set(let name, let range) = cell.className { names.append(Located(name, at: range)) }
        return names + (cell.content?.all ?? []).compactMap { $0.app?.className }
    }
}
