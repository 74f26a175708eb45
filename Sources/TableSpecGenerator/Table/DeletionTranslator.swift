internal import TableSpecModel
internal import TableSpecSwift

/// The deletion of a row of a collection.
struct DeletionTranslator {
    let plan: ScreenPlan
    let rows: DynamicRows
    let scope: ValueScope

    private var variable: String { rows.loop.variable.value }

    /// Deletes the element of the row, at its current position, or asks the app first.
    var code: RowCode { RowCode(statements: deletion(isLater: false), variables: [variable]) }

    /// Deletes the element of the row.
    ///
    /// - Parameter isLater: Whether this happens in a closure that UIKit can keep, which captures `captures`.
    func deletion(isLater: Bool) -> [SwiftStatement] {
        guard let confirmation = rows.editing?.deletion?.confirmation else {
            return isLater ? [laterRemoval] : removal(isLater: false)
        }
        let actions = isLater ? scope.weakActions : scope.actions
        return [
            .expression(
                .call(
                    .member(actions, MemberName.action(confirmation)),
                    SwiftArguments([.init(plan.label(of: rows), scope.element(variable))]),
                    trailing: SwiftClosure(capturing: isLater ? [.weak("self")] : captures) { laterRemoval }
                )
            )
        ]
    }

    /// Removes the element unless the screen has been deallocated.
    private var laterRemoval: SwiftStatement { Code.if(.let("self")) { removal(isLater: true) } }

    /// Removes the element from its collection and from the selection, whose limits it would otherwise count for.
    @SwiftBody private func removal(isLater: Bool) -> [SwiftStatement] {
        removalFromCollection(isLater: isLater)
        if let selection = rows.selection, selection.mode.value == .inclusive, let value = selection.value {
            scope.value(of: value).calling("remove", [rows.loop.identity(of: scope.element(variable))])
        }
    }

    /// The values that a closure for a later deletion captures, because the sections can have other positions by then.
    var captures: [SwiftClosure.Capture] {
        guard let loop = sectionLoop else { return [.weak("self")] }
        return [.weak("self"), .value(group(loop), Self.shownGroup(loop))]
    }

    /// The element of the section in the table, which can be older than the state.
    private static func shownGroup(_ loop: Loop) -> SwiftExpression {
        SwiftExpression.call("source.section", ["at": "indexPath.section"])
            .chained.dot(IdentityTranslator.member(of: loop))
    }

    /// The loop of the sections whose elements contain those of the rows.
    private var sectionLoop: Loop? {
        guard case .forEach(let loop, _, let rows) = plan.shape,
            rows.loop.collection.variables.contains(loop.variable.value)
        else { return nil }
        return loop
    }

    /// The name of the element of the section.
    private func group(_ loop: Loop) -> SwiftIdentifier {
        plan.locals.sectionName(loop.variable.value, besides: variable)
    }

    /// The element at the row's position if it's the same, or else the first equal one, because elements can be
    /// repeated and positions change.
    private func removalFromCollection(isLater: Bool) -> SwiftExpression {
        guard let loop = sectionLoop else { return removal(in: scope.value(of: rows.loop.collection)) }
        let section = isLater ? .name(group(loop)) : Self.shownGroup(loop)
        let groups = SwiftExpression.prefix(.address, scope.value(of: loop.collection))
        let arguments =
            [.init(section), .init("in", groups), .init("near", "indexPath.section")] + loop.identityArgument
        let list = scope.with(elements: [loop.variable.value: "$0"]).value(of: rows.loop.collection)
        return .shared("change", SwiftArguments(arguments), trailing: SwiftClosure { removal(in: list) })
            .using(.groups)
    }

    private func removal(in list: SwiftExpression) -> SwiftExpression {
        let top = RowListTranslator.place.dot("lowerBound")
        let arguments: [SwiftArguments.Argument] = [
            .init(scope.element(variable)), .init("from", .prefix(.address, list)),
            .init("near", rows.listIndex == nil ? "indexPath.row" : .binary("indexPath.row", .subtract, top)),
        ]
        return .shared("remove", SwiftArguments(arguments + rows.loop.identityArgument))
    }
}

extension ScreenFacts {
    /// The label of the element's argument.
    func label(of rows: DynamicRows) -> SwiftIdentifier {
        SwiftIdentifier(from: rows.loop.variable.value, style: .lowerCamelCase)
    }

    /// The parameter for an element.
    func element(of rows: DynamicRows) -> SwiftParameter {
        SwiftParameter(named: label(of: rows), rows.loop.elementType.swiftType(in: context))
    }
}
