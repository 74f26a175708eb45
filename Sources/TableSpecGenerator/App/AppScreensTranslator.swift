internal import TableSpecModel
internal import TableSpecSwift

/// The protocol for preparing the app's first screens, and for creating handwritten ones.
struct AppScreensTranslator {
    let plan: AppPlan

    /// Whether the protocol has requirements.
    var isNeeded: Bool { !plan.entries.isEmpty }

    @SwiftMembers var declarations: [SwiftDeclaration] {
        if isNeeded {
            Declare.protocol(
                plan.names.screens,
                attributes: [.mainActor],
                documentation: "The methods that the app implements for the first screens of \(plan.app.name.value)."
            ) {
                for requirement in requirements { requirement.declaration }
            }
        }
    }

    /// A screen as its view controller, which is created here or by the app's code.
    func make(_ start: AppPlan.Start, in scope: ValueScope) -> SwiftExpression {
        let values = PassedValues(by: start.segue, in: plan.context)
        guard let screen = plan.screen(of: start) else {
            return .call(.member("screens", SegueTranslator.maker(of: start.segue)), values.arguments(in: scope))
        }
        let names = ScreenNames(screen, in: plan.index)
        let input: SwiftArguments =
            screen.input.isEmpty ? [] : ["input": .make(names.nested("Input"), values.arguments(in: scope))]
        return .call(.identifier(names.viewController), input)
    }

    /// A method that the protocol requires.
    struct Requirement {
        /// The screen in the spec.
        let place: Located<String>?
        let name: SwiftIdentifier
        let parameters: SwiftParameters
        let result: SwiftType?
        let documentation: SwiftComment

        var declaration: SwiftDeclaration {
            Declare.requirement(name, parameters, returns: result, documentation: documentation)
        }
    }

    /// The methods without duplicates, in the order of the screens.
    var requirements: [Requirement] {
        plan.starts.reduce(into: []) { all, start in
            let requirement = requirement(of: start)
            if !all.contains(where: { $0.name == requirement.name && $0.parameters == requirement.parameters }) {
                all.append(requirement)
            }
        }
    }

    private func requirement(of start: AppPlan.Start) -> Requirement {
        if let screen = plan.screen(of: start) {
            return Requirement(
                place: start.segue.destination,
                name: "prepare",
                parameters: ["_ destination": .name(ScreenNames(screen, in: plan.index).viewController)],
                result: nil,
                documentation: "Prepares a screen before it is shown; set its actions here."
            )
        }
        let values = PassedValues(by: start.segue, in: plan.context).parameters
        let name = plan.index.external(of: start.segue)?.className.value ?? start.segue.destination?.value ?? ""
        return Requirement(
            place: start.segue.destination,
            name: SegueTranslator.maker(of: start.segue),
            parameters: SwiftParameters(values.map { SwiftParameter(named: $0, $1) }),
            result: "UIViewController",
            documentation: "Makes the screen `\(name)`, which the app starts with."
        )
    }
}
