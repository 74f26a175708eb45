internal import TableSpecDiagnostics

/// A method of the app that is called after a property of a screen's state has changed.
///
/// All changes count: those by a control, a deletion, a drag or the app's own code.
package struct ChangeEvent: Equatable, Sendable {
    /// The name of the property.
    package var property: Located<String>
    /// The method, which receives the new and the old value.
    package var action: Located<String>

    /// Creates an event.
    package init(of property: Located<String>, calling action: Located<String>) {
        self.property = property
        self.action = action
    }
}
