extension Section {
    /// The style of a header that needs a custom view, or `nil` if the table creates the header from its text.
    package var headerAttributes: SectionViewAttributes? {
        guard let button = collapsingButton else { return statedHeaderAttributes }
        var attributes = statedHeaderAttributes ?? SectionViewAttributes(at: button.range)
        attributes.button = button
        return attributes
    }

    /// The button at the end of the header that shows and hides the rows.
    var collapsingButton: Control? {
        guard let collapsible else { return nil }
        var button = Control(disclosing: collapsible)
        button.accessibilityLabel = header
        return button
    }
}
