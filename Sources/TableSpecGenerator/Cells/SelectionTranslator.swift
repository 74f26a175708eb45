internal import TableSpecModel
internal import TableSpecSwift

/// A selection list: which rows have a checkmark, and what a tap changes.
struct SelectionTranslator {
    let rows: DynamicRows
    let scope: ValueScope

    /// Whether the element of the row is selected, or `nil` if the rows aren't a selection list.
    var isChosen: SwiftExpression? {
        guard let selection = rows.selection, let value = selection.value else { return nil }
        switch selection.mode.value {
        case .inclusive: return scope.value(of: value).calling("contains", [identity])
        case .exclusive: return .binary(scope.value(of: value), .equal, identity)
        case nil: return nil
        }
    }

    /// Selects the element of the row, or toggles its selection.
    @SwiftBody var tap: [SwiftStatement] {
        if let selection = rows.selection, let value = selection.value.map(scope.value) {
            switch selection.mode.value {
            case .exclusive:
                Code.assign(value, identity)
            case .inclusive:
                Code.if(.expression(.binary(value.calling("remove", [identity]), .equal, .nil))) {
                    value.calling("insert", [identity])
                }
            case nil: []
            }
        }
    }

    /// The identity of the element of the row.
    var identity: SwiftExpression {
        let element = scope.element(rows.loop.variable.value)
        return rows.loop.identity(of: element)
    }
}
