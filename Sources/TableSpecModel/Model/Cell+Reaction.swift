extension Cell {
    /// Whether a tap on a row of the cell has an effect, or highlights it because the spec says so.
    ///
    /// The row can then be selected, and VoiceOver reads it as a button. The same holds for rows of selection lists.
    package var reacts: Bool {
        if let style = self.selectionStyle.value, style != .none { return true }
        return self.trigger.doesSomething
    }
}

extension Screen {
    /// Whether each row reacts to a tap: the app receives it, or it selects the row.
    package var allRowsReact: Bool {
        let flags = table.properties.values
        return hooks.contains { $0.value == .didSelect } || table.initialSelection != nil
            || flags.boolean(.allowsMultipleSelection) == true
    }
}

extension Table {
    /// Whether the user can select several rows in editing mode.
    package var selectsManyInEditing: Bool {
        properties.values.boolean(.allowsMultipleSelectionDuringEditing) == true
    }
}
