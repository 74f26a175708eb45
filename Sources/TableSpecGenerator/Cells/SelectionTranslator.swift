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
            case .inclusive: toggle(selection, value)
            case nil: []
            }
        }
    }

    /// Toggles the selection of the element, within the limits.
    private func toggle(_ selection: SelectionList, _ value: SwiftExpression) -> SwiftStatement {
        let count = value.dot("count")
        let maximum = selection.maximum.map { SwiftExpression.binary(count, .less, limit($0)) }
        let insert = SwiftStatement.expression(value.calling("insert", [identity]))
        guard let minimum = selection.minimum else {
            let removesNone = SwiftExpression.binary(value.calling("remove", [identity]), .equal, .nil)
            return .branch(
                [removesNone, maximum].compactMap { $0 }.map(SwiftCondition.expression),
                [insert],
                otherwise: []
            )
        }
        let isSelected = value.calling("contains", [identity])
        return Code.if(.expression(isSelected)) {
            Code.if(.expression(.binary(count, .greater, limit(minimum)))) { value.calling("remove", [identity]) }
        } else: {
            if let maximum { Code.if(.expression(maximum)) { insert } } else { insert }
        }
    }

    private func limit(_ source: ValueSource<Int>) -> SwiftExpression {
        scope.expression(of: source, SwiftExpression.integer)
    }

    /// The identity of the element of the row.
    var identity: SwiftExpression {
        let element = scope.element(rows.loop.variable.value)
        return rows.loop.identity(of: element)
    }
}
