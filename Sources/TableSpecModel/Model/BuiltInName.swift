/// A name that conditions can use without a declaration. A declaration of the same name in a spec takes precedence.
package enum BuiltInName: String, CaseIterable, Sendable {
    /// Whether the values of all visible rows with validation are valid.
    case isValid
    /// Whether the state differs from the initial state of the screen.
    case isChanged
}

extension Binding {
    /// The built-in name that the binding consists of, if any.
    package var builtInName: BuiltInName? {
        if case .builtIn(let name)? = path?.root { return name }
        return nil
    }
}
