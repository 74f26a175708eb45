package import TableSpecDiagnostics

/// The control that the user pulls down to reload a table: `UIRefreshControl`.
package struct RefreshControl: Equatable, Sendable {
    /// The method that is called, or `nil` if it couldn't be decoded, which has been diagnosed.
    package var action: Located<String>?
    /// When the spinner is animated. If absent, the app's code stops it.
    package var refreshing: Condition?
    /// The text below the spinner.
    package var title: TextTemplate?
    /// The color of the spinner.
    package var tintColor = Setting<ColorReference>.unset
    package var range: SourceRange

    /// Creates a refresh control without an effect.
    package init(at range: SourceRange) {
        self.range = range
    }
}
