internal import TableSpecModel
internal import TableSpecSwift

/// The part of the state that is stored in user defaults.
struct PersistedStateTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["persistedState"]

    let plan: ScreenPlan

    private var persisted: [UserDefault] {
        plan.screen.userDefaults.filter { value in
            plan.screen.state.contains { $0.name.value == value.property.value }
        }
    }

    var isNeeded: Bool { !persisted.isEmpty }

    private static var type: SwiftType { .shared("PersistedState", ["State"]) }

    @SwiftMembers var properties: [SwiftDeclaration] {
        if isNeeded {
            Declare.let(
                "persistedState",
                Self.type,
                .private,
                documentation: "The part of the state that is stored in user defaults."
            )
        }
    }

    /// The user defaults of the app, or those of a test.
    var parameters: [SwiftParameter] {
        isNeeded ? [SwiftParameter("userDefaults", "UserDefaults", default: ".standard")] : []
    }

    /// Creates the storage before the state exists.
    @SwiftBody var making: [SwiftStatement] {
        if isNeeded {
            let start = SwiftExpression.make(Self.type, ["in": "userDefaults"]).using(.userDefaults)
            Code.assign(
                "persistedState",
                persisted.reduce(start) { made, value in
                    let path = SwiftExpression.keyPath(nil, [SwiftIdentifier(property: value.property.value)])
                    return made.calling("keeping", ["_": path, "as": .string(value.key.value)])
                }
            )
        }
    }

    /// The initial state of the screen.
    var start: SwiftExpression {
        isNeeded ? SwiftExpression.call("persistedState.beginning", ["with": "state"]) : .identifier("state")
    }

    /// Shows changes by other code immediately.
    @SwiftBody var initialization: [SwiftStatement] {
        if isNeeded {
            // In the initializer, `state` is its parameter.
            let closure = SwiftClosure(capturing: [.weak("self")]) {
                Code.guard(.let("self")) { Code.return() }
                Code.assign("self.state", .call("persistedState.reading", ["over": "self.state"]))
            }
            SwiftExpression("persistedState").calling("onChange", trailing: closure)
        }
    }

    /// Stores the changes.
    @SwiftBody var writing: [SwiftStatement] {
        if isNeeded { Code.call("persistedState.write", ["_": "state", "since": "oldValue"]) }
    }
}
