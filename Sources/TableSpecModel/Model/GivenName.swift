/// A name that conditions may use without a declaration; what a spec declares by that name takes its place.
package enum GivenName: String, CaseIterable, Sendable {
    /// Whether the values of all validated rows that are there are right.
    case isValid
    /// Whether the state differs from the one with which the screen began.
    case isChanged
}

extension Binding {
    /// The given name that the binding is, if it is one.
    package var givenName: GivenName? {
        if case .given(let name)? = path?.root { return name }
        return nil
    }
}
