/// Collects what taps do, in order.
private final class TriggerCollector: ModelVisitor {
    private(set) var triggers: [Trigger] = []

    /// Views and controls call methods themselves; nothing in them has a trigger.
    func enter(_ part: ModelPart) -> Bool {
        switch part {
        case .barButton, .section, .row, .prototype, .dynamicRows, .accessory, .tab: true
        case .view, .views, .searchField, .searchScopes, .headerView, .footerView, .refreshControl, .contentUnavailable,
            .validation, .contentView, .control:
            false
        }
    }

    func visit(_ trigger: inout Trigger) {
        if !trigger.isNone { triggers.append(trigger) }
    }
}

extension Screen {
    /// The triggers that have an effect: of the bars' buttons, of rows and prototypes, and of their accessories.
    package var triggers: [Trigger] {
        let collector = TriggerCollector()
        visit(by: collector)
        return collector.triggers
    }

    /// The segues that taps follow, in order.
    package var segues: [Segue] { triggers.flatMap(\.segues) }
}
