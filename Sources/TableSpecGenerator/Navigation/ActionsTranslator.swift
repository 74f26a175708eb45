internal import TableSpecModel
internal import TableSpecSwift

/// The protocol of what the app does for a screen.
struct ActionsTranslator {
    let plan: ScreenPlan

    /// Whether the app has to do anything.
    var isNeeded: Bool { !plan.requirements.isEmpty }

    @SwiftMembers var declarations: [SwiftDeclaration] {
        let requirements = plan.requirements
        if !requirements.isEmpty {
            Declare.protocol(
                plan.names.actions,
                inherits: ["AnyObject"],
                attributes: [.mainActor],
                documentation: "What the app implements for the \(plan.spokenName) screen."
            ) {
                for requirement in requirements { requirement.declaration }
            }
        }
    }

    /// The method for an action of a spec.
    static func name(of action: Located<String>) -> SwiftIdentifier {
        SwiftIdentifier(from: action.value, style: .lowerCamelCase)
    }

    /// Calls the app for a row of a prototype, with the elements that it shows.
    func calling(
        _ action: Located<String>,
        _ prototype: Prototype,
        of rows: DynamicRows? = nil,
        in scope: ValueScope,
        on actions: SwiftExpression = "actions?"
    ) -> RowCode {
        let arguments = prototype.elements.map { parameter in
            SwiftArguments.Argument(Self.label(parameter), scope.element(parameter.name))
        }
        return RowCode(
            statements: [.expression(.call(.member(actions, Self.name(of: action)), SwiftArguments(arguments)))],
            variables: Set(prototype.elements.map(\.name))
        )
    }

    fileprivate static func label(_ parameter: Prototype.Parameter) -> SwiftIdentifier {
        SwiftIdentifier(from: parameter.name, style: .lowerCamelCase)
    }

    // MARK: Requirements

    func findRequirements() -> [Requirement] {
        var all: [Requirement] = []
        var places: [Requirement.Signature: Int] = [:]
        for requirement in plan.sites.flatMap(requirements) + plan.editingRequirements {
            if let index = places[requirement.signature] {
                all[index].events += requirement.events
            } else {
                places[requirement.signature] = all.count
                all.append(requirement)
            }
        }
        all += LateImageTranslator(plan: plan).requirements
        return all + ValidationTranslator(plan: plan).requirements + ChangeEventTranslator(plan: plan).requirements
            + ScreenViewTranslator(plan: plan).requirements
            + HookTranslator(plan: plan).requirements
    }

    private func requirements(of site: TriggerSite) -> [Requirement] {
        let result = ResultTranslator(plan: plan)
        switch site.trigger {
        case .none, .toggle, .choose, .invalid:
            return []
        case .finish(let kind):
            return kind.value == .save ? [result.making].compactMap { $0 } : []
        case .action(let action):
            let parameters = (site.prototype?.elements ?? []).map { parameter in
                SwiftParameter(named: Self.label(parameter), parameter.type.swiftType(in: plan.context))
            }
            return [
                Requirement(
                    name: Self.name(of: action),
                    parameters: parameters + site.parameters,
                    place: action,
                    purpose: .action,
                    events: [site.event]
                )
            ]
        case .segue, .choice:
            return site.trigger.segues.flatMap { requirements(of: $0, event: site.event) }
        }
    }

    private func requirements(of segue: Segue, event: TriggerSite.Event) -> [Requirement] {
        let showing = ([segue] + segue.stack).map { SegueTranslator(plan: plan).requirement(of: $0, event: event) }
        return (showing + [ResultTranslator(plan: plan).reception(of: segue, event: event)]).compactMap { $0 }
    }
}

/// A method that the app must have.
struct Requirement {
    enum Purpose: Hashable {
        case action
        /// Gets a generated screen ready.
        case preparation
        /// Makes a screen that is written by hand.
        case making(screen: String)
        /// Makes what the screen hands back.
        case makingResult(SwiftType)
        /// Makes a view of the app's own class.
        case makingView(place: SwiftComment)
        /// Gets what another screen hands back.
        case reception(screen: String)
        /// Is told of a change of the state.
        case change(of: String)
        /// Says whether the value of a row is right.
        case validation
        /// Loads an image that is shown when it is there.
        case loadingImage
        /// Decides whether a row is deleted.
        case confirmation
        /// Takes part in a method of UIKit.
        case hook(Hook)
    }

    let name: SwiftIdentifier
    let parameters: [SwiftParameter]
    /// The name in the spec for which the method is made.
    let place: Located<String>
    let purpose: Purpose
    var events: [TriggerSite.Event]

    /// The key under which two requirements are one.
    struct Signature: Hashable {
        let name: SwiftIdentifier
        let parameters: [SwiftParameter]
        let purpose: Purpose
    }

    /// Whether the method takes its time; what it is asked for is still wanted when it answers, or its task is cancelled.
    private var isAsynchronous: Bool { purpose == .validation || purpose == .loadingImage }

    var signature: Signature { Signature(name: name, parameters: parameters, purpose: purpose) }

    var declaration: SwiftDeclaration {
        Declare.requirement(
            name,
            SwiftParameters(parameters),
            effects: isAsynchronous ? .async : [],
            returns: result,
            documentation: documentation
        )
    }

    private var result: SwiftType? {
        switch purpose {
        case .action, .preparation, .reception, .change, .confirmation: nil
        case .validation: "Bool"
        case .making: "UIViewController"
        case .makingView: "UIView"
        case .makingResult(let type): .optional(type)
        case .loadingImage: "UIImage?"
        case .hook(let hook): hook.result
        }
    }

    private var documentation: SwiftComment {
        switch purpose {
        case .action: "Called when \(TriggerSite.Event.phrase(events))."
        case .preparation: "Prepares a screen before it is shown; set its actions here."
        case .making(let screen):
            "Makes the screen `\(screen)`, which is shown when \(TriggerSite.Event.phrase(events))."
        case .makingView(let place): "Makes the \(place)."
        case .makingResult:
            "Makes the result of the screen from its state; `nil` keeps the screen open."
        case .reception(let screen):
            "Gets what the screen `\(screen)` hands back, or `nil` after cancelling; it has been dismissed."
        case .change(let property):
            "Called after `\(property)` has changed, by a person or by the app; save it here."
        case .validation:
            """
            Says whether a value is right; asked when \(TriggerSite.Event.phrase(events)). The task is cancelled when that \
            changes again.
            """
        case .loadingImage:
            """
            Loads an image that has come into sight, or hands back `nil` where there is none; the task is cancelled when \
            the image is no longer wanted.
            """
        case .confirmation: "Asks whether a row is to be deleted; `delete` deletes it, now or later."
        case .hook(let hook): hook.documentation
        }
    }
}
