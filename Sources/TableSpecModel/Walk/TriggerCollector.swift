/// Collects the effects of taps, in order.
private final class TriggerCollector: ModelVisitor {
    private(set) var triggers: [Trigger] = []

    func visit(_ trigger: inout Trigger) {
        if !trigger.isNone { triggers.append(trigger) }
    }
}

extension Screen {
    /// The triggers that have an effect: those of bar buttons, rows, prototypes, accessories, and views anywhere, and
    /// the segues that the app performs.
    package var triggers: [Trigger] {
        let collector = TriggerCollector()
        visit(by: collector)
        return collector.triggers
    }

    /// The segues that taps and the app perform, in order.
    package var segues: [Segue] { triggers.flatMap(\.segues) }
}
