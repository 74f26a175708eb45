internal import TableSpecModel
internal import TableSpecSwift

/// The gestures on a view: closures that the view calls with itself.
struct GestureTranslator {
    /// The statements run at a gesture; `nil` for none.
    typealias Effect = (Trigger) -> SwiftClosure?

    let view: ContentView
    let scope: ValueScope

    /// The view, which does something at its gestures.
    func listening(_ made: SwiftExpression, calling effect: Effect) -> SwiftExpression {
        view.effects.reduce(made) { made, gesture in
            guard let closure = effect(gesture.trigger) else { return made }
            let name = gesture.gesture == .longPress ? view.pressName : nil
            return made.calling(
                gesture.gesture.method,
                SwiftArguments(name.map { [.init(scope.text($0))] } ?? []),
                trailing: closure
            ).using(.gestures)
        }
    }

    /// VoiceOver's name for the long press on a kept view, where it depends on a value.
    @SwiftBody func naming(_ owner: SwiftExpression) -> [SwiftStatement] {
        if let name = view.pressName, !name.bindings.isEmpty {
            owner.calling("nameLongPress", ["_": scope.text(name)]).using(.gestures)
        }
    }

    /// Statements by which a view that several rows share does something for one of them.
    @SwiftBody func statements(on owner: SwiftExpression, calling effect: Effect) -> [SwiftStatement] {
        if view.effects.contains(where: { effect($0.trigger) != nil }) { listening(owner, calling: effect) }
    }

    /// The statements of an event on a screen outside of its rows.
    static func effect(in plan: ScreenPlan) -> Effect {
        { trigger in
            switch trigger {
            case .action(let action):
                SwiftClosure(["_"], capturing: [.weak("self")]) {
                    Code.call(.member("self?.actions?", ActionsTranslator.name(of: action)))
                }
            case .toggle(let value):
                SwiftClosure(["_"], capturing: [.weak("self")]) {
                    Code.guard(.let("self")) { Code.return() }
                    ValueScope().value(of: value).calling("toggle")
                }
            case .none, .segue, .choice, .choose, .unwind, .finish, .invalid:
                SegueTranslator(plan: plan).closure(following: trigger, in: ValueScope(), at: .view)
            }
        }
    }
}

extension ViewGestures.Gesture {
    /// The method of the support file that takes what happens.
    fileprivate var method: SwiftIdentifier {
        switch self {
        case .tap: "onTap"
        case .longPress: "onLongPress"
        }
    }

    /// The word for it in comments: "is tapped".
    var verb: SwiftComment {
        switch self {
        case .tap: "is tapped"
        case .longPress: "is touched and held"
        }
    }
}
