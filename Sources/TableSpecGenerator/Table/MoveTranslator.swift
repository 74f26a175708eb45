internal import TableSpecModel
internal import TableSpecSwift

/// The change of the state after a drag.
struct MoveTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["list", "move"]

    let plan: ScreenPlan

    private var editing: EditingTranslator { EditingTranslator(plan: plan) }

    /// The rule for a drag, or `nil` if rows can't be dragged.
    var closure: SwiftExpression? {
        guard let first = editing.movable.first else { return nil }
        guard case .sections(let sections) = plan.shape, editing.movable.count > 1 else {
            return inUpdate { move(first) }
        }
        if editing.movesAcrossSections {
            return .closure(["origin", "destination"], capturing: [.unowned("self")]) {
                Code.call("move", ["from": "origin", "to": "destination"])
            }
        }
        return .closure(["origin", "destination"], capturing: [.unowned("self")]) {
            if sections.contains(where: { $0.movable.count > 1 }) {
                RowDispatch(plan: plan).statements(on: "source.droppedRow") { target in
                    guard case .prototype(_, let rows, _) = target, rows.editing?.move != nil else { return nil }
                    return RowCode(update { move(rows) })
                }
            } else {
                Code.switch(.call("source.section", ["at": "origin.section"])) {
                    for section in sections {
                        if let rows = section.movable.first {
                            Code.case(.of(MemberName.id(section.id.value))) { update { move(rows) } }
                        }
                    }
                    if sections.contains(where: \.movable.isEmpty) { Code.default { Code.break } }
                    if !sections.contains(where: \.movable.isEmpty) { Code.case(.expression(.nil)) { Code.break } }
                }
            }
        }
    }

    private func inUpdate(@SwiftBody _ body: () -> [SwiftStatement]) -> SwiftExpression {
        .closure(["origin", "destination"], capturing: [.unowned("self")]) { update(body) }
    }

    private func update(@SwiftBody _ body: () -> [SwiftStatement]) -> SwiftExpression {
        .call(plan.scope.member("update"), trailing: SwiftClosure { body() })
    }

    /// Moves the element within its list or to that of another section.
    private func move(_ rows: DynamicRows) -> SwiftExpression {
        let removed = list(of: rows, "origin.section").calling("remove", ["at": "origin.row"])
        return list(of: rows, "destination.section").calling("insert", ["_": removed, "at": "destination.row"])
    }

    /// The list of the elements in the state `$0`.
    private func list(of rows: DynamicRows, _ section: SwiftExpression) -> SwiftExpression {
        let scope = ValueScope(roots: [.state: "$0"])
        guard case .forEach(let loop, _, _) = plan.shape else { return scope.value(of: rows.loop.collection) }
        let owner = scope.value(of: loop.collection).at(section)
        return ValueScope(roots: [.state: "$0"], elements: [loop.variable.value: owner])
            .value(of: rows.loop.collection)
    }

    /// The type of the state, next to the rows.
    private var state: SwiftType { plan.isSeparate ? plan.names.nested("State") : "State" }

    // MARK: Drags between lists

    /// The methods that move rows between the lists of several sections.
    @SwiftMembers var delegate: [SwiftDeclaration] {
        if case .sections(let sections) = plan.shape, editing.movable.count > 1, editing.movesAcrossSections,
            let element = editing.movable.first?.loop.elementType.swiftType(in: plan.tableContext)
        {
            Declare.func(
                "move",
                ["from origin": "IndexPath", "to destination": "IndexPath"],
                .private,
                documentation: "Moves a dragged element within a list or to another list."
            ) {
                Code.guard(
                    .let("from", .call("list", ["ofSection": "origin.section"])),
                    .let("to", .call("list", ["ofSection": "destination.section"]))
                ) {
                    Code.return()
                }
                Code.call(
                    plan.scope.member("update"),
                    trailing: SwiftClosure {
                        Code.let("element", Self.list("from").calling("remove", ["at": "origin.row"]))
                        Self.list("to").calling("insert", ["_": "element", "at": "destination.row"])
                    }
                )
            }
            Declare.func(
                "list",
                ["ofSection section": "Int"],
                .private,
                returns: .optional(.generic("WritableKeyPath", [state, .array(element)])),
                documentation: "Returns the list that contains the rows of a section."
            ) {
                Code.switch(.call("source.section", ["at": "section"])) {
                    for section in sections {
                        if let rows = section.movable.first {
                            Code.case(.of(MemberName.id(section.id.value))) { keyPath(of: rows) }
                        }
                    }
                    Code.default { SwiftExpression.nil }
                }
            }
        }
    }

    /// `$0[keyPath: from]`
    private static func list(_ keyPath: SwiftExpression) -> SwiftExpression {
        .subscript("$0", ["keyPath": keyPath])
    }

    private func keyPath(of rows: DynamicRows) -> SwiftExpression {
        let steps = rows.loop.collection.path?.steps ?? []
        return .keyPath(nil, steps.map { SwiftIdentifier(property: $0.name) })
    }
}
