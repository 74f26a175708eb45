internal import TableSpecDiagnostics

/// A method of the app that is called after a property of a screen's state has changed.
///
/// All changes count: those of a control, of a deletion or a drag, and of the app's own code.
package struct ChangeEvent: Hashable, Sendable {
    /// The name of the property.
    package var property: Located<String>
    /// The method, which gets the new value and the one before.
    package var action: Located<String>

    /// Creates an event.
    package init(of property: Located<String>, calling action: Located<String>) {
        self.property = property
        self.action = action
    }
}
