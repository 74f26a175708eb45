/// A view of the app's own class in a cell: its code is the app's, its properties are set as the spec says.
public struct AppView: Hashable, Sendable {
    /// The class, a subclass of `UIView` that is made by `init()`.
    public var className: Located<String>
    /// What is assigned to properties of the view, in the order of the spec.
    public var assignments: [OutletAssignment]

    /// Creates a view.
    public init(_ className: Located<String>, _ assignments: [OutletAssignment] = []) {
        self.className = className
        self.assignments = assignments
    }

    /// The bindings of what is assigned.
    public var bindings: [Binding] { assignments.flatMap(\.bindings) }
}
