/// Collects the bindings of what it visits, in order.
package final class BindingCollector: ModelVisitor {
    package private(set) var bindings: [Binding] = []

    package init() {}

    package func visit(_ binding: inout Binding) { bindings.append(binding) }
}

extension Cell {
    /// All bindings of the cell: texts, image, accessories, controls and the values that its segues pass.
    package var bindings: [Binding] {
        let collector = BindingCollector()
        visit(by: collector)
        return collector.bindings
    }
}
