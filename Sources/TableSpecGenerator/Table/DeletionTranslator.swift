internal import TableSpecModel
internal import TableSpecSwift

/// The deletion of a row of a collection.
struct DeletionTranslator {
    let plan: ScreenPlan
    let rows: DynamicRows
    let scope: ValueScope

    private var variable: String { rows.loop.variable.value }

    /// What must hold for a row to be deleted.
    var conditions: [SwiftExpression] {
        guard let deletion = rows.editing?.deletion else { return [] }
        return (deletion.keeps(.first) ? [.binary("indexPath.row", .greater, 0)] : [])
            + (deletion.keeps(.last) ? [.binary("indexPath.row", .less, plan.lastIndex(of: rows))] : [])
            + (deletion.condition.map { [scope.value(of: $0)] } ?? [])
    }

    var conditionVariables: Set<String> { rows.editing?.deletion?.condition?.variables ?? [] }

    /// Deletes the row at `indexPath`, or asks the app first.
    var deletion: RowCode {
        if rows.editing?.deletion?.confirmation == nil, !plan.isIndexed {
            return RowCode(statements: [.expression(plan.removal(from: rows))])
        }
        return deletionByIdentity(owner: nil)
    }

    /// Deletes the element of the row, wherever it is by then, or asks the app first.
    ///
    /// - Parameter owner: What stands before members: `self` in closures.
    func deletionByIdentity(owner: SwiftExpression?) -> RowCode {
        guard let confirmation = rows.editing?.deletion?.confirmation else {
            return RowCode(
                statements: [
                    Code.if(.let("index", index)) {
                        plan.collection(of: rows).calling("remove", ["at": "index"])
                    }
                ],
                variables: [variable]
            )
        }
        let delete = SwiftClosure(capturing: [.weak("self")]) {
            Code.guard(.let("self"), .let("index", index)) { Code.return() }
            plan.collection(of: rows).calling("remove", ["at": "index"])
        }
        let call = SwiftExpression.call(
            .member("actions?", ActionsTranslator.name(of: confirmation)),
            SwiftArguments([.init(plan.label(of: rows), scope.element(variable))]),
            trailing: delete
        )
        return RowCode(statements: [.expression(call)], variables: [variable])
    }

    /// The place of the element in the state.
    private var index: SwiftExpression {
        let element = scope.element(variable)
        guard rows.loop.identityType != nil else {
            return plan.collection(of: rows).calling("firstIndex", ["of": element])
        }
        return plan.collection(of: rows).calling(
            "firstIndex",
            ["where": .closure { SwiftExpression.binary("$0.id", .equal, element.dot("id")) }]
        )
    }
}

extension ScreenPlan {
    /// The collection in the state that the row at `indexPath` belongs to.
    func collection(of rows: DynamicRows, inSection section: SwiftExpression = "indexPath.section") -> SwiftExpression {
        guard case .forEach(let loop, _, _) = shape else { return ValueScope().value(of: rows.loop.collection) }
        let owner = ValueScope().value(of: loop.collection).at(section)
        return ValueScope(elements: [loop.variable.value: owner]).value(of: rows.loop.collection)
    }

    /// Removes the element of the row at `indexPath` from the state.
    func removal(from rows: DynamicRows) -> SwiftExpression {
        collection(of: rows).calling("remove", ["at": "indexPath.row"])
    }

    /// The number of rows of the section at an index.
    func count(of rows: DynamicRows, inSection section: SwiftExpression = "indexPath.section") -> SwiftExpression {
        if case .forEach(let loop, _, _) = shape {
            return elements(of: rows, inSection: elements(of: loop).at(section)).dot("count")
        }
        return elements(of: rows, inSection: nil).dot("count")
    }

    func lastIndex(of rows: DynamicRows) -> SwiftExpression { .binary(count(of: rows), .subtract, 1) }

    /// The label under which the app gets an element.
    func label(of rows: DynamicRows) -> SwiftIdentifier {
        SwiftIdentifier(from: rows.loop.variable.value, style: .lowerCamelCase)
    }

    /// The methods that the app must have for the editing of rows.
    var editingRequirements: [Requirement] {
        EditingTranslator(plan: self).edited.flatMap { rows -> [Requirement] in
            let element = SwiftParameter(named: label(of: rows), rows.loop.elementType.swiftType(in: context))
            let actions = (rows.editing?.swipeActions ?? []).map { action in
                Requirement(
                    name: ActionsTranslator.name(of: action.action),
                    parameters: [element],
                    place: action.action,
                    purpose: .action,
                    events: [.init(subject: "the swipe action “\(action.title.literal ?? action.action.value)”")]
                )
            }
            guard let confirmation = rows.editing?.deletion?.confirmation else { return actions }
            let delete = SwiftType.attributed([.escaping], .function([], returns: "Void"))
            return [
                Requirement(
                    name: ActionsTranslator.name(of: confirmation),
                    parameters: [element, SwiftParameter("delete", delete)],
                    place: confirmation,
                    purpose: .confirmation,
                    events: []
                )
            ] + actions
        }
    }
}
