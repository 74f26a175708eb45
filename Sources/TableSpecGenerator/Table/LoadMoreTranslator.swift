internal import TableSpecModel
internal import TableSpecSwift

/// The load-more rows below collections.
struct LoadMoreTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var rows: [LoadMore] { Self.rows(in: plan) }

    private static func rows(in facts: ScreenFacts) -> [LoadMore] { facts.dynamicRows.compactMap(\.loadMore) }

    var isNeeded: Bool { !rows.isEmpty }

    /// Whether any row loads more elements.
    func isLoading(_ row: Row) -> Bool { rows.contains { $0.row.id.value == row.id.value } }

    /// The closure of the source that the rows call, or `nil` for a table without such rows.
    var actions: SwiftExpression? {
        guard isNeeded else { return nil }
        return .dictionary(
            rows.map { loadMore in
                let action = SwiftClosure(capturing: [.unowned("self")]) {
                    Code.call(.member(plan.scope.actions, MemberName.action(loadMore.action)))
                }
                return SwiftExpression.Entry(.implicit(MemberName.id(loadMore.row.id.value)), .closure(action))
            }
        )
    }

    /// Notifies the source of a row that becomes visible.
    @SwiftBody var displaying: [SwiftStatement] {
        if isNeeded { Code.call("source.loadMore", ["forRowAt": "indexPath"]) }
    }

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        rows(in: facts).map { loadMore in
            TriggerSite(
                trigger: .action(loadMore.action),
                event: .init(subject: "the loading row", verb: "becomes visible")
            )
        }
    }
}

extension DynamicRows {
    /// The number of rows below the elements, or `nil` if there are none.
    ///
    /// - Parameter kept: The number of elements to include in the count.
    func rowsBelowElements(in scope: ValueScope, and kept: Int = 0) -> SwiftExpression? {
        let rows = [editing?.insertRow?.row, loadMore?.row].compactMap { $0 }
        let count = kept + rows.count { $0.visible == nil }
        let conditions = rows.compactMap(\.visible).map(scope.value)
        guard let first = conditions.first else { return count == 0 ? nil : .integer(count) }
        return conditions.dropFirst().reduce(.ternary(first, .integer(count + 1), .integer(count))) {
            .binary($0, .add, .ternary($1, 1, 0))
        }
    }
}
