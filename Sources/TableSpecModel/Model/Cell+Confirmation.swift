extension BarButton {
    /// The title of the button that confirms what a tap does: what the bar button is called.
    package var confirmationTitle: TextTemplate? { title ?? accessibilityLabel }
}

extension Control {
    /// The title of the button that confirms what a tap does: what the button in the row is called.
    package var confirmationTitle: TextTemplate? { self.title ?? self.accessibilityLabel }
}

extension Cell {
    /// The title of the button that confirms what a tap does: what the row is called.
    package var confirmationTitle: TextTemplate? {
        self.text ?? (hasAttributes ? self.accessibilityLabel ?? self.content?.firstLabelText : nil)
    }
}
