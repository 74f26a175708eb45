internal import TableSpecModel
internal import TableSpecSwift

/// The methods of the app that are called after a change of the state.
struct ChangeEventTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["changes"]

    let plan: ScreenPlan

    var isNeeded: Bool { !plan.screen.onChange.isEmpty }

    /// The methods that are called when the state changes.
    var requirements: [Requirement] {
        plan.screen.onChange.compactMap { event in
            guard let property = plan.screen.state.first(where: { $0.name.value == event.property.value }) else {
                return nil
            }
            let type = property.type.swiftType(in: plan.context)
            return Requirement(
                name: MemberName.action(event.action),
                parameters: [SwiftParameter(named: label(of: event), type), SwiftParameter("oldValue", type)],
                place: event.action,
                purpose: .init(
                    noun: "action",
                    documentation: .text(
                        "Called after the user or the app changes `\(event.property.value)`; save it here."
                    )
                )
            )
        }
    }

    /// The object that stores the changes in order.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if isNeeded {
            Declare.let(
                "changes",
                nil,
                .private,
                value: .make(.shared("StateChanges", ["State"])).using(.changeEvents),
                documentation: "The state changes to report to the app."
            )
        }
    }

    /// Records a change before it's shown.
    @SwiftBody var noting: [SwiftStatement] {
        if isNeeded { Code.call("changes.append", ["_": "state", "since": "oldValue"]) }
    }

    /// Calls the app after the table has been updated.
    @SwiftBody var calls: [SwiftStatement] {
        if isNeeded {
            SwiftExpression("changes").calling(
                "tell",
                trailing: SwiftClosure(["new", "old"]) {
                    for event in plan.screen.onChange { call(of: event) }
                }
            )
        }
    }

    private func call(of event: ChangeEvent) -> SwiftStatement {
        let property = SwiftIdentifier(property: event.property.value)
        let (new, old) = (SwiftExpression("new").dot(property), SwiftExpression("old").dot(property))
        return Code.if(.expression(.binary(new, .notEqual, old))) {
            Code.call(
                .member("actions?", MemberName.action(event.action)),
                SwiftArguments([.init(label(of: event), new), .init("oldValue", old)])
            )
        }
    }

    private func label(of event: ChangeEvent) -> SwiftIdentifier {
        SwiftIdentifier(from: event.property.value, style: .lowerCamelCase)
    }
}
