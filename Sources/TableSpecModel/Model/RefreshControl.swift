public import TableSpecDiagnostics

/// What a person pulls down to have a table filled anew: `UIRefreshControl`.
public struct RefreshControl: Hashable, Sendable {
    /// The method that is called; `nil` where it could not be read, which has been diagnosed.
    public var action: Located<String>?
    /// The text below the spinner.
    public var title: TextTemplate?
    /// The colour of the spinner.
    public var tintColor: Setting<ColorReference>
    public var range: SourceRange

    /// Creates a refresh control that does nothing.
    public init(at range: SourceRange) {
        tintColor = .unset
        self.range = range
    }
}
