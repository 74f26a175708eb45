package import TableSpecDiagnostics

/// The search field of a navigation bar: `UISearchController`.
package struct SearchField: Equatable, Sendable {
    /// The field with its text, its placeholder and its action.
    package var field: Control
    /// The scope buttons; `nil` means none.
    package var scopes: Control?
    package var placement = Setting<SearchBarPlacement>.unset
    package var hidesWhenScrolling = Setting<Bool>.unset
    /// Whether the bar is hidden while the user searches.
    package var hidesNavigationBar = Setting<Bool>.unset

    /// Creates a field without a value.
    package init(at range: SourceRange) {
        field = Control(kind: .textField, at: range)
        field.isSearchField = true
    }
}
