extension Cell {
    /// The title of the button that confirms what a tap does: what the row is called.
    package var confirmationTitle: TextTemplate? {
        self.text ?? (hasAttributes ? self.accessibilityLabel ?? self.content?.firstLabelText : nil)
    }
}
