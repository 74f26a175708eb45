internal import TableSpecModel
internal import TableSpecSwift

/// The input and the state of a table.
struct ValuesTranslator {
    let plan: ScreenPlan

    /// The structures of the values, and the enumerations that their properties declare.
    @SwiftMembers var types: [SwiftDeclaration] {
        for enumeration in enumerations { enumeration.declaration }
        for group in plan.groups {
            Declare.struct(
                group.type,
                inherits: ["Hashable", "Sendable"],
                documentation: Self.documentation(of: group)
            ) {
                StoredProperties(
                    plan.properties(of: group).map { ($0, Self.start(of: $0, in: group)) },
                    in: context
                ).members
            }
        }
    }

    /// The properties that hold the values.
    @SwiftMembers var properties: [SwiftDeclaration] {
        for group in plan.groups {
            let isObserved = UpdateTranslator(plan: plan).reacts(to: group)
            let update = SwiftStatement.expression(.call("update", ["from": "oldValue"]))
            let isMoved = group == .state && EditingTranslator(plan: plan).hasMoves
            Declare.var(
                group.name,
                .name(group.type),
                accessors: isObserved
                    ? .observed(
                        willSet: nil,
                        didSet: [isMoved ? Code.if(.expression(.not("isMovingRow"))) { update } : update]
                    ) : .stored,
                documentation: "The current \(group.name)\(isObserved ? "; setting it updates what is shown" : "")."
            )
        }
    }

    private var context: TypeContext { TypeContext(index: plan.index, table: plan.names.table, isInsideTable: true) }

    private var enumerations: [Enumeration] {
        (plan.screen.input + plan.screen.state).compactMap(\.type.enumeration).filter { $0.owner == nil }
            .withoutRepetitions
    }

    private static func documentation(of group: PropertyGroup) -> SwiftComment {
        switch group {
        case .input: "The values that the previous screen passes."
        case .state: "The state that the screen shows and changes."
        }
    }

    /// A state always has a value to start with.
    private static func start(of property: Property, in group: PropertyGroup) -> Value? {
        property.defaultValue ?? (group == .state ? property.type.emptyValue : nil)
    }
}
