internal import TableSpecModel
internal import TableSpecSwift

/// What tells the sections and the rows of a table apart.
struct IdentityTranslator {
    let plan: ScreenPlan

    @SwiftMembers var declarations: [SwiftDeclaration] {
        switch plan.shape {
        case .rows(_, let rows):
            if plan.keepsRows { rowType { rows.map(Self.declaration) } }
        case .sections(let sections):
            if plan.hasSectionIDs {
                Declare.enum(
                    "Section",
                    inherits: ["Hashable", "Sendable"],
                    documentation: "The identity of each section, from the top."
                ) {
                    for section in sections { Declare.case(MemberName.id(section.id.value)) }
                }
            }
            rowType { sections.flatMap(cases) }
        case .elements(_, let rows), .indexed(let rows, _), .forEach(_, _, let rows):
            if plan.namesRows || needsRowType(rows) {
                rowType { [elementCase("element", rows)] }
            }
        }
    }

    private func rowType(_ cases: () -> [SwiftDeclaration]) -> SwiftDeclaration {
        Declare.enum("Row", inherits: ["Hashable", "Sendable"], documentation: "The identity of each row.") {
            cases()
        }
    }

    private func cases(of section: Section) -> [SwiftDeclaration] {
        let elements = section.dynamicRows.map { [elementCase(plan.rowCase(of: section), $0)] } ?? []
        return elements + section.staticRows.map(Self.declaration)
    }

    private static func declaration(of row: Row) -> SwiftDeclaration {
        Declare.case(MemberName.id(row.id.value))
    }

    private func elementCase(_ name: SwiftIdentifier, _ rows: DynamicRows) -> SwiftDeclaration {
        let identity = rows.loop.identityType ?? rows.loop.elementType
        let types = (needsRowType(rows) ? [rows.choiceType] : []) + [identity]
        let payload = types.compactMap { $0 }.map { SwiftParameter("_", $0.swiftType(in: plan.context)) }
        return Declare.case(name, SwiftParameters(payload))
    }

    /// Whether an element is told apart by the prototype that draws it, too: a cell cannot change its style.
    private func needsRowType(_ rows: DynamicRows) -> Bool { rows.choosesByElement && rows.loop.identityType != nil }

    // MARK: Identities

    /// The identity of one element, in a table whose rows have no identities of their own.
    func identity(of element: SwiftExpression, _ rows: DynamicRows) -> SwiftExpression {
        var payload = [rows.loop.identityType == nil ? element : element.dot("id")]
        if needsRowType(rows), case .byCase(let binding, _, _) = rows.prototype {
            payload.insert(ValueScope(elements: [rows.loop.variable.value: element]).value(of: binding), at: 0)
        }
        return .call(.implicit("element"), SwiftArguments(payload.map { .init($0) }))
    }

    /// What tells the elements of a list apart, as a list.
    func identities(of elements: SwiftExpression, _ rows: DynamicRows, in section: Section?) -> SwiftExpression {
        let isCase = section != nil || needsRowType(rows)
        guard isCase else { return Self.identities(of: elements, rows.loop) }
        let name = section.map { plan.rowCase(of: $0) } ?? "element"
        var payload: [SwiftExpression] = [rows.loop.identityType == nil ? "$0" : "$0.id"]
        if needsRowType(rows), case .byCase(let binding, _, _) = rows.prototype {
            payload.insert(ValueScope(elements: [rows.loop.variable.value: "$0"]).value(of: binding), at: 0)
        }
        return elements.calling(
            "map",
            trailing: SwiftClosure {
                Code.call(.member("Row", name), SwiftArguments(payload.map { .init($0) }))
            }
        )
    }

    /// The property `id` of each element of a loop, or the elements themselves.
    static func identities(of elements: SwiftExpression, _ loop: Loop) -> SwiftExpression {
        loop.identityType == nil ? elements : elements.calling("map", [.keyPath(nil, ["id"])])
    }
}

extension DynamicRows {
    /// The enumeration that chooses the prototype.
    fileprivate var choiceType: TypeReference? {
        if case .byCase(let binding, _, _) = prototype { return binding.path?.type }
        return nil
    }

    /// Whether the element itself says which prototype draws it.
    var choosesByElement: Bool {
        if case .byCase(let binding, _, _) = prototype { return binding.variables == [loop.variable.value] }
        return false
    }
}
