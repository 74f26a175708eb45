public import TableSpecDiagnostics

/// The search field of a navigation bar: `UISearchController`.
public struct SearchField: Hashable, Sendable {
    /// The field with its text, its placeholder and its action.
    public var field: Control
    /// The buttons that say where one searches; `nil` for none.
    public var scopes: Control?
    public var placement: Setting<SearchBarPlacement>
    public var hidesWhenScrolling: Setting<Bool>
    /// Whether the bar goes while a person searches.
    public var hidesNavigationBar: Setting<Bool>

    /// Creates a field without a value.
    public init(at range: SourceRange) {
        field = Control(kind: .textField, at: range)
        placement = .unset
        hidesWhenScrolling = .unset
        hidesNavigationBar = .unset
    }
}
