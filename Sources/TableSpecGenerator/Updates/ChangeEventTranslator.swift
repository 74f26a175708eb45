internal import TableSpecModel
internal import TableSpecSwift

/// The methods of the app that are called after a change of the state.
struct ChangeEventTranslator {
    let plan: ScreenPlan

    /// Tells the app, once the table has been told.
    @SwiftBody var calls: [SwiftStatement] {
        for event in plan.screen.onChange {
            let property = SwiftIdentifier(property: event.property.value)
            let (new, old) = (SwiftExpression("state").dot(property), SwiftExpression("oldValue").dot(property))
            Code.if(.expression(.binary(new, .notEqual, old))) {
                Code.call(
                    .member("actions?", ActionsTranslator.name(of: event.action)),
                    SwiftArguments([.init(label(of: event), new), .init("oldValue", old)])
                )
            }
        }
    }

    /// The methods that the app must have.
    var requirements: [Requirement] {
        plan.screen.onChange.compactMap { event in
            guard let property = plan.screen.state.first(where: { $0.name.value == event.property.value }) else {
                return nil
            }
            let type = property.type.swiftType(in: plan.context)
            return Requirement(
                name: ActionsTranslator.name(of: event.action),
                parameters: [SwiftParameter(named: label(of: event), type), SwiftParameter("oldValue", type)],
                place: event.action,
                purpose: .change(of: event.property.value),
                events: []
            )
        }
    }

    private func label(of event: ChangeEvent) -> SwiftIdentifier {
        SwiftIdentifier(from: event.property.value, style: .lowerCamelCase)
    }
}
