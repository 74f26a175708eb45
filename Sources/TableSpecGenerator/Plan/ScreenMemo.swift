internal import TableSpecModel

/// What many parts of a screen's Swift depend on: it is worked out when it is first asked for, and kept with the plan.
final class ScreenMemo {
    var staticRows: [Row]?
    var structureDependencies: [Dependency]?
    var sites: [TriggerSite]?
    var segueSites: [(site: TriggerSite, segue: Segue)]?
    var requirements: [Requirement]?
    var cellReactions: [Reaction]?
}

extension ScreenPlan {
    /// The value in a place of the memo, made where it is not there yet.
    func remembered<Value>(
        _ place: ReferenceWritableKeyPath<ScreenMemo, Value?>,
        _ make: () -> Value
    ) -> Value {
        if let known = memo[keyPath: place] { return known }
        let value = make()
        memo[keyPath: place] = value
        return value
    }

    /// The rows that the spec spells out, in order.
    var staticRows: [Row] { remembered(\.staticRows) { table.staticRows } }
}
