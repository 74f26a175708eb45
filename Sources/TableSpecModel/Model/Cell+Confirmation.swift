extension BarButton {
    /// The title of the button that confirms a tap: the name of the bar button.
    package var confirmationTitle: TextTemplate? { title ?? accessibilityLabel }
}

extension Control {
    /// The title of the button that confirms a tap: the name of the button in the row.
    package var confirmationTitle: TextTemplate? { self.title ?? self.accessibilityLabel }
}

extension Cell {
    /// The title of the button that confirms a tap: the name of the row.
    package var confirmationTitle: TextTemplate? {
        self.text ?? (hasAttributes ? self.accessibilityLabel ?? self.content?.firstLabelText : nil)
    }
}
