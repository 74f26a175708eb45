internal import TableSpecModel
internal import TableSpecSwift

/// The content of the rows: one value of `RowContent` a kind of row.
struct RowContentTranslator {
    let plan: ScreenPlan

    /// The content of a row, in one expression.
    func code(of target: RowTarget) -> RowCode {
        if case .row(let row) = target, LoadMoreTranslator(plan: plan).isLoading(row) { return RowCode(".loading") }
        let parts = RowParts(plan: plan, target: target)
        return RowCode(parts.content, variables: parts.variables)
    }

    /// The arguments of the content; the values that kept controls write themselves, the texts of text views, and the choice
    /// of a selection list are not among it.
    func bindings(of target: RowTarget) -> [Binding] {
        let cell = target.cell
        guard case .row(let row) = target else {
            let controls = cell.controls
            return cell.shownBindings + controls.flatMap(\.shownBindings) + controls.compactMap(\.value)
        }
        if let views = plan.views(of: row) { return cell.spokenBindings + views.heightBindingsOfOthers }
        let labels = cell.accessories.compactMap { $0.control?.accessibilityLabel }
        let bindings = cell.shownBindings + labels.flatMap(\.bindings)
        guard cell.detail == nil, let options = cell.trigger.optionList else { return bindings }
        return bindings + options.shownBindings
    }
}

extension ScreenPlan {
    /// Whether a tap on a row shows: rows that do nothing do not light up.
    func isSelectable(_ target: RowTarget) -> Bool {
        let cell = target.cell
        if let style = cell.selectionStyle.value { return style != .none }
        if case .prototype(_, let rows, _) = target, rows.selection != nil { return true }
        return cell.trigger.doesSomething || has(.didSelect) || table.initialSelection != nil
            || table.properties.values.boolean(.allowsMultipleSelection) == true
            || table.properties.values.boolean(.allowsMultipleSelectionDuringEditing) == true
    }

    /// Whether a control stays beside a text at all text sizes, because a fixed height leaves no space for both.
    func keepsControlBesideText(in cell: Cell) -> Bool {
        guard cell.text != nil, !cell.hasOwnViews, let control = cell.accessory?.control else { return false }
        return !control.isAccessoryView && cell.height.value ?? table.rowHeight.value != nil
    }
}

extension Cell {
    /// The bindings of what the cell shows, without its control's value and its segues.
    var shownBindings: [Binding] {
        let style = shownStyle
        if style == .custom {
            return spokenBindings + (self.content?.all.flatMap(\.shownBindings) ?? [])
                + self.assignments.flatMap(\.bindings)
        }
        let texts = [self.text, style.showsDetail ? self.detail : nil].compactMap { $0 }
        return texts.flatMap(\.bindings) + spokenBindings + (style.showsImage ? self.image?.bindings ?? [] : [])
    }

    /// The bindings of what VoiceOver says, and of whether the row reacts.
    fileprivate var spokenBindings: [Binding] {
        ([self.accessibilityLabel, self.accessibilityHint, self.accessibilityValue].compactMap { $0 }
            + self.accessibilityUserInputLabels).flatMap(\.bindings) + (self.enabled?.bindings ?? [])
    }
}
