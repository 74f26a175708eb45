/// A view of the app's own class, or that of a view controller of the app's own: its code is the app's, its properties are set as the spec says.
package struct AppView: Hashable, Sendable {
    /// The class, a subclass of `UIView`, or of `UIViewController`, that is made by `init()`.
    package var className: Located<String>
    /// The assignments to properties of the view, in the order of the spec.
    package var assignments: [OutletAssignment]
    /// Whether the class is that of a view controller, which becomes a child of the screen's.
    package var isController = false

    /// Creates a view.
    package init(_ className: Located<String>, _ assignments: [OutletAssignment] = []) {
        self.className = className
        self.assignments = assignments
    }

    /// The bindings of what is assigned.
    package var bindings: [Binding] { assignments.flatMap(\.bindings) }
}
