internal import TableSpecModel
internal import TableSpecSwift

/// The segues of a screen: one method for each destination and kind of segue.
struct SegueTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// The segues that the app performs, as locations of effects.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        facts.screen.appSegues.map { segue in
            TriggerSite(
                trigger: .segue(segue),
                event: .init(subject: "the app's code", verb: "performs the segue")
            )
        }
    }

    /// A value that a segue passes.
    private struct Parameter: Hashable {
        let name: SwiftIdentifier
        let type: SwiftType

        /// The name of the value inside the method of the segue.
        let local: SwiftIdentifier

        var declaration: SwiftParameter { SwiftParameter(.init(name, local), type) }
    }

    /// A method that several locations can share.
    private struct Method {
        struct Signature: Hashable {
            let name: SwiftIdentifier
            let parameters: [Parameter]
            /// The source of a popover.
            let source: PopoverSource?
        }

        let signature: Signature
        let segue: Segue
    }

    /// The methods, in the order of the locations that need them.
    @SwiftMembers var segues: [SwiftDeclaration] {
        let pushesOfRows = Set(plan.cells.compactMap(\.trigger.segue).filter { $0.kind.value == .show })
        for method in distinctMethods { declaration(of: method, isOfRow: pushesOfRows.contains(method.segue)) }
        if plan.sites.contains(where: { $0.trigger.openedURL != nil }) {
            Declare.func(Self.opening, [SwiftParameter("_ url", .optional("URL"))]) {
                Code.if(.let("url")) { Code.call("UIApplication.shared.open", ["_": "url"]) }
            }
        }
    }

    /// The method that opens a URL in the app that handles it.
    private static let opening: SwiftIdentifier = "openURL"

    private var distinctMethods: [Method] {
        var methods: [Method] = []
        var places: Set<Method.Signature> = []
        for (site, segue) in plan.segueSites {
            let signature = Method.Signature(
                name: name(of: segue),
                parameters: allParameters(of: segue),
                source: PopoverSource(of: segue, isBarButton: site.isBarButton)
            )
            if places.insert(signature).inserted { methods.append(Method(signature: signature, segue: segue)) }
        }
        return methods
    }

    /// - Parameter isOfRow: Whether a tap on a row performs the segue, so that the row is selected.
    private func declaration(of method: Method, isOfRow: Bool) -> SwiftDeclaration {
        let signature = method.signature
        return Declare.func(
            signature.name,
            SwiftParameters([signature.source?.parameter].compactMap { $0 } + signature.parameters.map(\.declaration))
        ) {
            if method.segue.kind.value == .presentModally {
                let presented: SwiftExpression =
                    plan.presenter.map { $0.dot("presentedViewController") } ?? "presentedViewController"
                Code.guard(.expression(.binary(presented, .equal, .nil))) { Code.return() }
            }
            if let destination = plan.index.destination(of: method.segue) {
                Code.let("destination", make(destination, parameters(of: method.segue)))
                ResultTranslator(plan: plan).receiving(method.segue)
                Code.call("actions?.prepare", ["destination"])
            } else {
                Code.guard(.let("destination", request(method.segue, parameters(of: method.segue)))) {
                    Code.return(isOfRow ? .call("source.deselect") : nil)
                }
            }
            show(method.segue, from: signature.source)
        }
    }

    /// Pushes a screen onto a presented stack, without animation.
    @SwiftBody private func pushing(_ above: Segue, onto stack: SwiftExpression) -> [SwiftStatement] {
        let name = SwiftIdentifier(from: above.destination?.value ?? "", style: .lowerCamelCase, avoiding: Self.locals)
        let values = parameters(of: above).map { parameter in
            SwiftArguments.Argument(parameter.name, .identifier(Self.name(of: parameter.name, above: above)))
        }
        let push = SwiftStatement.call(
            stack.dot("pushViewController"),
            ["_": .name(name), "animated": false]
        )
        if let screen = plan.index.destination(of: above) {
            Code.let(name, make(screen, values))
            Code.call("actions?.prepare", [.name(name)])
            push
        } else {
            let made = SwiftExpression.call(.member("actions?", Self.maker(of: above)), SwiftArguments(values))
            Code.if(.let(name, made)) { push }
        }
    }

    /// The other names that the method of a segue uses.
    private static let locals: Set<SwiftIdentifier> = [
        "actions", "destination", "navigationController", "popoverSource", "present", "presentedViewController",
        "result", "show", "showDetailViewController", "view",
    ]

    /// The parameter for a value of a screen above the destination: `pageRecipe`.
    private static func name(of value: SwiftIdentifier, above segue: Segue) -> SwiftIdentifier {
        SwiftIdentifier(from: "\(segue.destination?.value ?? "") \(value.text)", style: .lowerCamelCase)
    }

    /// Creates a generated screen with its input.
    private func make(_ screen: Screen, _ parameters: [Parameter]) -> SwiftExpression {
        make(screen, parameters.map { SwiftArguments.Argument($0.name, .identifier($0.local)) })
    }

    private func make(_ screen: Screen, _ values: [SwiftArguments.Argument]) -> SwiftExpression {
        let names = ScreenNames(screen, in: plan.index)
        let input: SwiftArguments =
            screen.input.isEmpty ? [] : ["input": .make(names.nested("Input"), SwiftArguments(values))]
        return .call(.identifier(names.viewController), input)
    }

    /// Asks the app for a handwritten screen.
    private func request(_ segue: Segue, _ parameters: [Parameter]) -> SwiftExpression {
        let values = parameters.map { SwiftArguments.Argument($0.name, .identifier($0.local)) }
        return .call(.member("actions?", Self.maker(of: segue)), SwiftArguments(values))
    }

    @SwiftBody private func show(_ segue: Segue, from source: PopoverSource?) -> [SwiftStatement] {
        switch segue.kind.value ?? .show {
        case .show:
            Code.call("show", ["_": "destination", "sender": "self"])
        case .showDetail:
            Code.call("showDetailViewController", ["_": "destination", "sender": "self"])
        case .presentModally:
            PresentationTranslator(
                plan: plan,
                segue: segue,
                source: source,
                pushing: segue.stack.flatMap { pushing($0, onto: "navigationController") }
            ).statements
        }
    }

    // MARK: Names and parameters

    /// The method of a segue: `showTrailDetail`.
    func name(of segue: Segue) -> SwiftIdentifier {
        let verb =
            switch segue.kind.value ?? .show {
            case .show: "show"
            case .showDetail: "showDetail"
            case .presentModally: "present"
            }
        return MemberName.method(verb, (segue.destination?.value ?? "") + variant(of: segue))
    }

    /// The part of a segue that differs from others to the same screen.
    private func variant(of segue: Segue) -> String {
        guard plan.variedTargets.contains(SegueTarget(segue)) else { return "" }
        let stack = segue.stack.map { "With" + ($0.destination?.value ?? "") }
        return segue.presentation.spokenName + stack.joined()
    }

    /// The method that creates a handwritten screen: `makeTrailMap`.
    static func maker(of segue: Segue) -> SwiftIdentifier {
        MemberName.method("make", segue.destination?.value ?? "")
    }

    private func parameters(of segue: Segue) -> [Parameter] {
        PassedValues(by: segue, in: plan.context).parameters.map { name, type in
            let local = SwiftIdentifier(from: name.text, style: .lowerCamelCase, avoiding: Self.locals)
            return Parameter(name: name, type: type, local: local)
        }
    }

    /// The values of the destination and of the screens above it.
    private func allParameters(of segue: Segue) -> [Parameter] {
        segue.stack.reduce(into: parameters(of: segue)) { all, above in
            all += parameters(of: above).map { parameter in
                let name = Self.name(of: parameter.name, above: above)
                return Parameter(name: name, type: parameter.type, local: name)
            }
        }
    }

    /// The call of a segue's method.
    private func calling(_ segue: Segue, in scope: ValueScope, at place: TapPlace) -> SwiftExpression {
        let own = PassedValues(by: segue, in: plan.context)
        let arguments = own.all.map { passed in
            SwiftArguments.Argument(SwiftIdentifier(property: passed.name.value), own.value(of: passed, in: scope))
        }
        let above = segue.stack.flatMap { above in
            let values = PassedValues(by: above, in: plan.context)
            return values.all.map { passed in
                SwiftArguments.Argument(
                    Self.name(of: SwiftIdentifier(property: passed.name.value), above: above),
                    values.value(of: passed, in: scope)
                )
            }
        }
        let name = name(of: segue)
        let source = segue.isPopover ? [SwiftArguments.Argument("from", place.tapped(in: scope))] : []
        return .call(scope.member(name), SwiftArguments(source + arguments + above))
    }

    /// Performs the segue of a trigger, or the one that a value determines.
    @SwiftBody func following(_ trigger: Trigger, in scope: ValueScope, at place: TapPlace) -> [SwiftStatement] {
        if case .choice(let choice) = trigger {
            Code.switch(scope.value(of: choice.value)) {
                for item in choice.cases {
                    Code.case(choice.value.pattern(of: item.name.value)) { calling(item.segue, in: scope, at: place) }
                }
            }
        } else if let segue = trigger.segue {
            calling(segue, in: scope, at: place)
        } else if let unwind = trigger.unwind {
            goingBack(by: unwind, from: scope.screen)
        } else if let url = trigger.openedURL {
            Code.call(scope.member(Self.opening), ["_": url.value(in: scope)])
        }
    }

    /// Returns to the nearest earlier screen of a class. Omitted if no spec describes the screen, which has been
    /// reported.
    @SwiftBody private func goingBack(by unwind: Unwind, from source: SwiftExpression) -> [SwiftStatement] {
        if let screen = plan.index.className(of: unwind) {
            let animated: [SwiftArguments.Argument] =
                unwind.isAnimated.value == false ? [.init("animated", .boolean(false))] : []
            let ends: [SwiftArguments.Argument] = [
                .init("from", source), .init("to", .postfixSelf(.identifier(screen))),
            ]
            SwiftExpression.shared("unwind", SwiftArguments(ends + animated)).using(.unwinding)
        }
    }

    /// The segue of a button or another view, or `nil` for none.
    func closure(following trigger: Trigger, in scope: ValueScope, at place: TapPlace = .button) -> SwiftClosure? {
        guard trigger.leavesScreen else { return nil }
        return SwiftClosure([trigger.parameter(at: place)], capturing: [.weak("self")]) {
            followingWeakly(trigger, in: scope, at: place)
        }
    }

    /// Performs the segue of a trigger in a closure that doesn't retain the screen.
    @SwiftBody func followingWeakly(
        _ trigger: Trigger,
        in scope: ValueScope,
        at place: TapPlace
    ) -> [SwiftStatement] {
        if case .segue(let segue) = trigger, !segue.isPopover, allParameters(of: segue).isEmpty {
            Code.call(scope.weakMember(name(of: segue)))
        } else if let unwind = trigger.unwind {
            goingBack(by: unwind, from: scope.weakScreen)
        } else if let url = trigger.openedURL, url.binding == nil {
            Code.call(scope.weakMember(Self.opening), ["_": url.value(in: scope)])
        } else {
            Code.guard(.let("self")) { Code.return() }
            following(trigger, in: scope, at: place)
        }
    }
}

extension OpenedURL {
    /// The URL, which the data may not have.
    fileprivate func value(in scope: ValueScope) -> SwiftExpression {
        switch self {
        case .settings: .call("URL", ["string": "UIApplication.openSettingsURLString"])
        case .constant(let url): .call("URL", ["string": .string(url.value)])
        case .bound(let binding): scope.value(of: binding)
        }
    }
}
