extension Table {
    /// The row above a row, if a tap on it shows the row. Its text names the row below: "Reminder" above a date picker.
    ///
    /// - Parameter visible: When the row is visible.
    package func rowShowing(_ id: String, when visible: Condition?) -> Row? {
        guard let shown = visible?.soleBinding, !shown.isNegated else { return nil }
        for section in sections.all {
            let rows = section.staticRows
            guard let place = rows.firstIndex(where: { $0.id.value == id }), place > 0 else { continue }
            guard case .toggle(let value) = rows[place - 1].cell.trigger, value.path == shown.path else { return nil }
            return rows[place - 1]
        }
        return nil
    }
}
