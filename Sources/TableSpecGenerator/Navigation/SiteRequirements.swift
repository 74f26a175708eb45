internal import TableSpecModel
internal import TableSpecSwift

/// What the app must implement for the effects of taps and changes.
struct SiteRequirements: ScreenFeature {
    let plan: ScreenPlan

    /// The methods, in the order of the locations that need them. Several locations can share one.
    var requirements: [Requirement] { plan.sites.flatMap { requirements(of: $0) } }

    // MARK: Taps

    private func requirements(of site: TriggerSite) -> [Requirement] {
        switch site.trigger {
        case .none, .toggle, .choose, .unwind, .open, .invalid:
            return []
        case .finish(let kind):
            return kind.value == .save ? resultRequirements : []
        case .action(let action):
            let parameters = (site.prototype?.elements ?? []).map { parameter in
                SwiftParameter(named: ActionsTranslator.label(parameter), parameter.type.swiftType(in: plan.context))
            }
            return [
                Requirement(
                    name: MemberName.action(action),
                    parameters: parameters + site.parameters,
                    place: action,
                    purpose: .action,
                    events: [site.event],
                    isAwaited: site.isAwaited
                )
            ]
        case .segue, .choice:
            return site.trigger.segues.flatMap { requirements(of: $0, event: site.event) }
        }
    }

    private func requirements(of segue: Segue, event: TriggerSite.Event) -> [Requirement] {
        let shown = ([segue] + segue.stack).map { showing($0, event: event) }
        return (shown + [reception(of: segue, event: event)]).compactMap { $0 }
    }

    /// The method that prepares the destination of a segue, or creates a handwritten one.
    private func showing(_ segue: Segue, event: TriggerSite.Event) -> Requirement? {
        guard let place = segue.destination else { return nil }
        if let destination = plan.index.destination(of: segue) {
            let type = SwiftType.name(ScreenNames(destination, in: plan.index).viewController)
            return Requirement(
                name: "prepare",
                parameters: [SwiftParameter("_ destination", type)],
                place: place,
                purpose: .init(
                    noun: "segue to",
                    documentation: .text("Prepares a screen before it is shown; set its actions here."),
                    isDestination: true
                ),
                events: [event]
            )
        }
        let screen = plan.index.external(of: segue)?.className.value ?? place.value
        return Requirement(
            name: SegueTranslator.maker(of: segue),
            parameters: PassedValues(by: segue, in: plan.context).parameters.map { SwiftParameter(named: $0, $1) },
            place: place,
            purpose: .init(
                noun: "segue to",
                documentation: .events("Makes the screen `\(screen)`, which is shown when "),
                result: "UIViewController",
                isDestination: true
            ),
            events: [event]
        )
    }

    // MARK: Results

    /// The method with which the app creates the result, or `nil` if the values contain all of it.
    private var resultRequirements: [Requirement] {
        guard let result = plan.screen.result, result.source == .app else { return [] }
        let parameters = plan.groups.reversed().enumerated().map { index, group in
            index == 0
                ? SwiftParameter(.init("from", group.name), plan.names.nested(group.type))
                : SwiftParameter(named: group.name, plan.names.nested(group.type))
        }
        let maker = ResultTranslator.maker(of: result)
        return [
            Requirement(
                name: maker,
                parameters: parameters,
                place: Located(result.type.description, at: result.range),
                purpose: .init(
                    noun: "result",
                    documentation: .text("Makes the result of the screen from its state; `nil` keeps the screen open."),
                    result: .optional(result.type.swiftType(in: plan.context))
                ),
                subject: maker.text
            )
        ]
    }

    /// The method that receives a result, or `nil` if the screen stores it itself.
    private func reception(of segue: Segue, event: TriggerSite.Event) -> Requirement? {
        guard let result = segue.result, let place = segue.destination, plan.collection(receiving: segue) == nil else {
            return nil
        }
        let type = SwiftType.optional(result.swiftType(in: plan.context))
        return Requirement(
            name: "didFinish",
            parameters: [SwiftParameter(.init(ResultTranslator.label(of: segue), "result"), type)],
            place: place,
            purpose: .init(
                noun: "segue to",
                documentation: .text(
                    """
                    Receives the result of the screen `\(place.value)`, or `nil` on cancel, after the screen is closed.
                    """
                )
            ),
            events: [event],
            subject: "didFinish of \(place.value)"
        )
    }
}
