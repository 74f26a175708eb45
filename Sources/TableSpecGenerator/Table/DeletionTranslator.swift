internal import TableSpecModel
internal import TableSpecSwift

/// The deletion of a row of a collection.
struct DeletionTranslator {
    let plan: ScreenPlan
    let rows: DynamicRows
    let scope: ValueScope

    private var variable: String { rows.loop.variable.value }

    /// Deletes the element of the row, wherever it is by then, or asks the app first.
    var code: RowCode { RowCode(deletion(by: nil), variables: [variable]) }

    /// Deletes the element of the row.
    ///
    /// - Parameter owner: The prefix of members: `self?` in closures that UIKit may keep.
    func deletion(by owner: SwiftExpression?) -> SwiftExpression {
        guard let confirmation = rows.editing?.deletion?.confirmation else { return removal(from: owner) }
        let actions = owner.map { $0.dot("actions") } ?? "actions"
        return .call(
            .member(actions.chained, ActionsTranslator.name(of: confirmation)),
            SwiftArguments([.init(plan.label(of: rows), scope.element(variable))]),
            trailing: SwiftClosure(capturing: owner == nil ? captures : []) {
                removal(from: SwiftExpression("self").chained)
            }
        )
    }

    /// The values that a closure captures which deletes later: by then the sections may have other places.
    var captures: [SwiftClosure.Capture] {
        guard let loop = sectionLoop else { return [.weak("self")] }
        return [.weak("self"), .value(group(loop), Self.shownGroup(loop))]
    }

    /// The element of the section in the table, which may be older than the state.
    private static func shownGroup(_ loop: Loop) -> SwiftExpression {
        SwiftExpression.call("source.section", ["at": "indexPath.section"])
            .chained.dot(IdentityTranslator.member(of: loop))
    }

    /// The loop of the sections whose elements hold those of the rows.
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

    /// The one at the row's place if that is it, else the first that is: elements may repeat, and places change.
    private func removal(from owner: SwiftExpression?) -> SwiftExpression {
        let scope = ValueScope(roots: [.state: owner.map { $0.dot("state") } ?? "state"])
        guard let loop = sectionLoop else { return removal(in: scope.value(of: rows.loop.collection)) }
        let section = owner == nil ? Self.shownGroup(loop) : .name(group(loop))
        let arguments = [.init(section), .init("near", "indexPath.section")] + loop.identityArgument
        let list = ValueScope(elements: [loop.variable.value: "$0"]).value(of: rows.loop.collection)
        return scope.value(of: loop.collection)
            .calling("change", SwiftArguments(arguments), trailing: SwiftClosure { removal(in: list) }).using(.groups)
    }

    private func removal(in list: SwiftExpression) -> SwiftExpression {
        let arguments = [.init(scope.element(variable)), .init("near", "indexPath.row")] + rows.loop.identityArgument
        return list.calling("remove", SwiftArguments(arguments))
    }
}

extension ScreenPlan {
    /// The label under which the app gets an element.
    func label(of rows: DynamicRows) -> SwiftIdentifier {
        SwiftIdentifier(from: rows.loop.variable.value, style: .lowerCamelCase)
    }

    /// The parameter with which the app gets an element.
    func element(of rows: DynamicRows) -> SwiftParameter {
        SwiftParameter(named: label(of: rows), rows.loop.elementType.swiftType(in: context))
    }

    /// The methods that the app must have for the deletion of rows.
    var deletionRequirements: [Requirement] {
        EditingTranslator(plan: self).edited.compactMap { rows in
            guard let confirmation = rows.editing?.deletion?.confirmation else { return nil }
            let delete = SwiftType.attributed([.escaping], .function([], returns: "Void"))
            return Requirement(
                name: ActionsTranslator.name(of: confirmation),
                parameters: [element(of: rows), SwiftParameter("delete", delete)],
                place: confirmation,
                purpose: .confirmation,
                events: []
            )
        }
    }
}
