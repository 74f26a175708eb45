extension DynamicRows {
    /// Returns a prototype as the rows show it: nested rows are indented, and a collapsible row has a chevron, which a
    /// tap on the row turns, too, unless the prototype specifies what a tap does.
    fileprivate func shown(_ prototype: Prototype) -> Prototype {
        var shown = prototype
        if outer != nil, shown.cell.indentationLevel.value == nil {
            shown.cell.indentationLevel = .set(1, range)
        }
        guard let collapsible else { return shown }
        var button = Control(disclosing: collapsible)
        let texts = [shown.cell.accessibilityLabel, shown.cell.text, shown.cell.content?.firstLabelText]
        button.accessibilityLabel = texts.lazy.compactMap(\.self).first
        shown.cell.accessory = Accessory(control: button, at: collapsible.range)
        if shown.cell.trigger.isNone { shown.cell.trigger = .toggle(collapsible) }
        return shown
    }

    /// Whether the rows show prototypes as other rows do.
    func showsPrototypes(like other: DynamicRows) -> Bool {
        (outer == nil) == (other.outer == nil) && collapsible?.text == other.collapsible?.text
    }
}

extension Control {
    /// Creates a chevron that shows whether rows are visible, and changes it.
    init(disclosing value: Binding) {
        self.init(kind: .disclosure, at: value.range)
        self.value = value
    }
}

extension Table {
    /// Returns a prototype as its rows show it.
    package func shown(_ prototype: Prototype) -> Prototype {
        let rows = dynamicRows.first { rows in
            (rows.outer != nil || rows.collapsible != nil)
                && rows.prototypeNames.contains { $0.value == prototype.id.value }
        }
        return rows?.shown(prototype) ?? prototype
    }
}
