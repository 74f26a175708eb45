internal import TableSpecModel
internal import TableSpecSwift

/// The content of the rows: one value of `RowContent` for each kind of row.
struct RowContentTranslator {
    let plan: ScreenPlan

    /// The content of a row, in one expression.
    func code(of target: RowTarget) -> RowCode {
        if case .row(let row) = target, LoadMoreTranslator(plan: plan).isLoading(row) { return RowCode(".loading") }
        let parts = RowParts(plan: plan, target: target)
        return RowCode(parts.content, variables: parts.variables)
    }

    /// The arguments of the content. It excludes the values that controls of the screen show themselves, the texts of
    /// text views, and the selection of a selection list.
    func bindings(of target: RowTarget) -> [Binding] {
        let cell = target.cell
        let expansion = plan.expansion(of: cell).map { [$0] } ?? []
        guard case .row(let row) = target else {
            let controls = cell.controls
            return cell.shownBindings + controls.flatMap(\.shownBindings) + controls.compactMap(\.value) + expansion
        }
        if let views = plan.views(of: row) { return cell.spokenBindings + views.heightBindingsOfOthers + expansion }
        let labels = cell.accessories.compactMap { $0.control?.accessibilityLabel }
        let bindings = cell.shownBindings + labels.flatMap(\.bindings) + expansion
        guard cell.detail == nil, let options = cell.trigger.optionList else { return bindings }
        return bindings + options.shownBindings
    }
}

extension ScreenPlan {
    /// Whether a row reacts to a tap, so that it can be selected, and VoiceOver reads it as a button.
    func isSelectable(_ target: RowTarget) -> Bool {
        guard case .prototype(_, let rows, _) = target else { return isSelectable(target.cell) }
        return isSelectable(target.cell, in: rows)
    }

    /// Whether any row reacts to a tap.
    var hasSelectableRows: Bool { selectability.contains(true) }

    /// Whether any row has no effect when tapped.
    var hasInertRows: Bool { selectability.contains(false) || LoadMoreTranslator(plan: self).isNeeded }

    private var selectability: [Bool] {
        staticRows.map { isSelectable($0.cell) }
            + dynamicRows.flatMap { rows in prototypes(of: rows).map { isSelectable($0.cell, in: rows) } }
    }

    private func isSelectable(_ cell: Cell, in rows: DynamicRows? = nil) -> Bool {
        cell.reacts || rows?.selection != nil || screen.allRowsReact
    }

    /// The Boolean that a tap on a row toggles, if the table shows rows or sections only while it's true.
    func expansion(of cell: Cell) -> Binding? {
        guard case .toggle(let value) = cell.trigger else { return nil }
        if cell.accessory?.controlKind == .disclosure { return value }
        let conditions = (table.sections.all.map(\.visible) + table.staticRows.map(\.visible)).compactMap { $0 }
        return conditions.contains { $0.bindings.contains { $0.path == value.path } } ? value : nil
    }

    /// Whether a control stays beside a text at all text sizes, because a fixed height leaves no space for both.
    func keepsControlBesideText(in cell: Cell) -> Bool {
        guard cell.text != nil, !cell.hasOwnViews, let control = cell.accessory?.control else { return false }
        return !control.isAccessoryView && cell.hasFixedHeight(in: table)
    }
}

extension Cell {
    /// The bindings of the cell's content, without its control's value and its segues.
    var shownBindings: [Binding] {
        let style = shownStyle
        let own = spokenBindings + self.assignments.flatMap(\.bindings)
        if style == .custom { return own + (self.content?.all.flatMap(\.shownBindings) ?? []) }
        let texts = [self.text, style.showsDetail ? self.detail : nil].compactMap { $0 }
        return texts.flatMap(\.bindings) + own + (style.showsImage ? self.image?.bindings ?? [] : [])
    }

    /// The bindings of the VoiceOver texts, and of whether the row is enabled.
    fileprivate var spokenBindings: [Binding] {
        ([self.accessibilityLabel, self.accessibilityHint, self.accessibilityValue].compactMap { $0 }
            + self.accessibilityUserInputLabels).flatMap(\.bindings) + (self.enabled?.bindings ?? [])
    }
}
