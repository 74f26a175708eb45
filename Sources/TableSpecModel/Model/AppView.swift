/// A view or view controller of a custom class. The app contains its code, and its properties are set as the spec
/// specifies.
package struct AppView: Hashable, Sendable {
    /// The class, a subclass of `UIView` or `UIViewController`, which is created with `init()`.
    package var className: Located<String>
    /// The assignments to properties of the view, in the order of the spec.
    package var assignments: [OutletAssignment]
    /// Whether the class is a view controller, which becomes a child of the screen's controller.
    package var isController = false

    /// Creates a view.
    package init(_ className: Located<String>, _ assignments: [OutletAssignment] = []) {
        self.className = className
        self.assignments = assignments
    }

    /// The bindings in the assignments.
    package var bindings: [Binding] { assignments.flatMap(\.bindings) }
}
