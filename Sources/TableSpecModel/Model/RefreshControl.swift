package import TableSpecDiagnostics

/// The control that the user pulls down to reload a table: `UIRefreshControl`.
package struct RefreshControl: Hashable, Sendable {
    /// The method that is called; `nil` where it could not be read, which has been diagnosed.
    package var action: Located<String>?
    /// When the spinner turns; the app's code ends it, if absent.
    package var refreshing: Condition?
    /// The text below the spinner.
    package var title: TextTemplate?
    /// The color of the spinner.
    package var tintColor: Setting<ColorReference>
    package var range: SourceRange

    /// Creates a refresh control that does nothing.
    package init(at range: SourceRange) {
        tintColor = .unset
        self.range = range
    }
}
