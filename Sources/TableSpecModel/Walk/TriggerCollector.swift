/// Collects what taps do, in order.
private final class TriggerCollector: ModelVisitor {
    private(set) var triggers: [Trigger] = []

    func visit(_ trigger: inout Trigger) {
        if !trigger.isNone { triggers.append(trigger) }
    }
}

extension Screen {
    /// The triggers that have an effect: of bars' buttons, rows and prototypes, of their accessories, and of views anywhere.
    package var triggers: [Trigger] {
        let collector = TriggerCollector()
        visit(by: collector)
        return collector.triggers
    }

    /// The segues that taps follow, in order.
    package var segues: [Segue] { triggers.flatMap(\.segues) }
}
