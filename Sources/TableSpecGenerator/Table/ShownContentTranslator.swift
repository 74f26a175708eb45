internal import TableSpecModel
internal import TableSpecSwift

/// What the table view knows of sections and rows: it changes in the same block as the table view itself, so that the
/// data source never answers with anything else.
struct ShownContentTranslator {
    let plan: ScreenPlan

    @SwiftMembers var properties: [SwiftDeclaration] {
        switch plan.shape {
        case .rows(_, let rows):
            if plan.keepsRows {
                list("rows", "[Row]", constant: rows.contains { $0.visible != nil } ? nil : Self.literal(of: rows))
            }
        case .sections(let sections):
            if plan.hasSectionIDs {
                list("sections", Self.sectionsType, constant: plan.isConstant ? Self.literal(of: sections) : nil)
            } else {
                list("rows", "[[Row]]", constant: .array(sections.map { Self.literal(of: $0.staticRows) }))
            }
        case .indexed(let rows, _):
            IndexTranslator(plan: plan).property(of: rows)
        case .elements, .forEach: []
        }
        for collection in plan.collections.all {
            Declare.var(
                collection.name,
                .array(collection.elementType.swiftType(in: plan.context)),
                .private,
                documentation: "The \(collection.spokenName) as of the last update of the table view."
            )
        }
    }

    /// Brings what the table view knows in line with the input and the state.
    ///
    /// - Parameters:
    ///   - owner: What stands before the properties: `self` in closures.
    ///   - scope: Where the input and the state are.
    @SwiftBody func assignments(to owner: SwiftExpression?, in scope: ValueScope) -> [SwiftStatement] {
        switch plan.shape {
        case .rows(_, let rows):
            if rows.contains(where: { $0.visible != nil }) {
                Code.assign(property("rows", of: owner), visible("visibleRows"))
            }
        case .sections:
            if !plan.isConstant { Code.assign(property("sections", of: owner), visible("visibleSections")) }
        case .indexed(let rows, _):
            Code.assign(
                property("sections", of: owner),
                .call("Self.sections", ["of": scope.value(of: rows.loop.collection)])
            )
        case .elements, .forEach: []
        }
        for collection in plan.collections.all {
            Code.assign(property(collection.name, of: owner), Self.elements(of: collection, in: scope))
        }
    }

    /// The function that finds what is visible, for tables whose sections or rows come and go.
    @SwiftMembers var functions: [SwiftDeclaration] {
        switch plan.shape {
        case .rows(_, let rows):
            if rows.contains(where: { $0.visible != nil }) {
                function(
                    "visibleRows",
                    "[Row]",
                    "The rows that are there.",
                    VisibleRowsTranslator(plan: plan).rows(rows)
                )
            }
        case .sections(let sections):
            if !plan.isConstant {
                function(
                    "visibleSections",
                    Self.sectionsType,
                    "The visible sections with their rows.",
                    VisibleRowsTranslator(plan: plan).sections(sections)
                )
            }
        case .elements, .indexed, .forEach: []
        }
    }

    /// `[(id: Section, rows: [Row])]`
    static let sectionsType = SwiftType.array(.tuple([.init("id", "Section"), .init("rows", "[Row]")]))

    /// The call of the function that finds what is visible.
    func visible(_ function: SwiftIdentifier) -> SwiftExpression {
        .call(.member("Self", function), SwiftArguments(groups.map { .init($0.name, .identifier($0.name)) }))
    }

    /// Which of input and state decide what is visible.
    private var groups: [PropertyGroup] {
        plan.groups.filter { group in plan.structureDependencies.contains { $0.group == group } }
    }

    private func function(
        _ name: SwiftIdentifier,
        _ result: SwiftType,
        _ documentation: SwiftComment,
        _ body: [SwiftStatement]
    ) -> SwiftDeclaration {
        let parameters = groups.map { SwiftParameter(named: $0.name, .name($0.type)) }
        return Declare.func(
            name,
            SwiftParameters(parameters),
            [.private, .static],
            returns: result,
            documentation: documentation
        ) {
            body
        }
    }

    private func list(_ name: SwiftIdentifier, _ type: SwiftType, constant: SwiftExpression?) -> SwiftDeclaration {
        guard let constant else {
            return Declare.var(
                name,
                type,
                .private,
                documentation: "The \(name) as of the last update of the table view."
            )
        }
        return Declare.let(name, type, .private, value: constant)
    }

    private func property(_ name: SwiftIdentifier, of owner: SwiftExpression?) -> SwiftExpression {
        owner.map { $0.dot(name) } ?? .name(name)
    }

    // MARK: Elements

    /// The elements of a collection that are there.
    static func elements(of collection: Collections.Collection, in scope: ValueScope) -> SwiftExpression {
        let elements = scope.value(of: collection.binding)
        guard let filter = collection.filter else { return elements }
        guard filter.condition.variables.isEmpty else {
            let inner = ValueScope(elements: [filter.loop.variable.value: "$0"])
            return elements.calling(
                "filter",
                trailing: SwiftClosure { inner.value(of: filter.condition) }
            )
        }
        return .ternary(scope.value(of: filter.condition), elements, .array([]))
    }

    // MARK: Literals

    /// How many rows the compiler reads as one expression without taking noticeably longer for each.
    static let manyRows = 100

    /// The rows as a list; in a long one each names its type, as the compiler's search for the type takes quadratic time.
    static func literal(of rows: [Row]) -> SwiftExpression {
        .array(
            rows.map { row in
                let name = MemberName.id(row.id.value)
                return rows.count > manyRows ? .member("Row", name) : .implicit(name)
            }
        )
    }

    static func literal(of sections: [Section]) -> SwiftExpression {
        .array(sections.map { section(.implicit(MemberName.id($0.id.value)), literal(of: $0.staticRows)) })
    }

    static func section(_ id: SwiftExpression, _ rows: SwiftExpression) -> SwiftExpression { .tuple([id, rows]) }
}

extension ScreenPlan {
    /// Whether the table keeps a list of its rows: one row that is always there needs none.
    var keepsRows: Bool {
        guard case .rows(_, let rows) = shape else { return false }
        return namesRows || rows.count > 1 || rows.contains { $0.visible != nil }
    }

    /// Whether something tells the sections of a list apart: what stands above and below them, or that they come and go.
    var hasSectionIDs: Bool {
        guard case .sections(let sections) = shape else { return false }
        return !isConstant || sections.contains(where: \.hasSupplement)
    }

    /// Whether sections and rows are always the same, and few enough for one expression.
    var isConstant: Bool {
        structureDependencies.isEmpty && table.dynamicRows.isEmpty
            && table.staticRows.count <= ShownContentTranslator.manyRows
    }
}

extension Section {
    /// Whether the section states what stands above or below its rows, or how high that is.
    fileprivate var hasSupplement: Bool {
        header != nil || headerLook != nil || footer != nil || footerLook != nil || headerHeight.value != nil
            || footerHeight.value != nil
    }
}
