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

    private func label(of event: ChangeEvent) -> SwiftIdentifier {
        SwiftIdentifier(from: event.property.value, style: .lowerCamelCase)
    }
}
