internal import TableSpecModel
internal import TableSpecSwift

/// The input and the state of a screen.
struct ValuesTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["input"]

    let plan: ScreenPlan

    /// The structures of the values, and the inline enumerations of their properties.
    @SwiftMembers var types: [SwiftDeclaration] {
        for enumeration in enumerations { enumeration.declaration(isCodable: isStateCodable) }
        for group in plan.groups {
            Declare.struct(
                group.type,
                .nonisolated,
                inherits: group == .state && isStateCodable
                    ? ["Hashable", "Sendable", "Codable"] : ["Hashable", "Sendable"],
                documentation: Self.documentation(of: group)
            ) {
                StoredProperties(
                    plan.properties(of: group).map { ($0, Self.start(of: $0, in: group)) },
                    in: plan.innerContext
                ).members
            }
        }
    }

    /// The properties for the values.
    ///
    /// - Parameter observer: Returns the statements after a change.
    @SwiftMembers func properties(observer: (PropertyGroup) -> [SwiftStatement]) -> [SwiftDeclaration] {
        for group in plan.groups {
            let observer = observer(group)
            Declare.var(
                group.name,
                .name(group.type),
                accessors: observer.isEmpty ? .stored : .observed(didSet: observer),
                // The documentation of the state is that of the protocol.
                documentation: group == .state
                    ? nil : "The current input\(observer.isEmpty ? "" : "; setting it updates what is shown")."
            )
        }
    }

    /// Whether the state is `Codable`. If it can't be, that has been reported.
    private var isStateCodable: Bool {
        plan.screen.codableState.value == true
            && plan.screen.state.allSatisfy { Codability.holds(for: $0, plan.index.types) }
    }

    private var enumerations: [Enumeration] {
        (plan.screen.input + plan.screen.state).compactMap(\.type.inlineEnumeration).filter { $0.owner == nil }
            .withoutRepetitions
    }

    private static func documentation(of group: PropertyGroup) -> SwiftComment {
        switch group {
        case .input: "The values passed by the previous screen."
        case .state: "The state of the screen."
        }
    }

    /// A state always has an initial value.
    private static func start(of property: Property, in group: PropertyGroup) -> Value? {
        property.defaultValue ?? (group == .state ? property.type.initialValue : nil)
    }
}
