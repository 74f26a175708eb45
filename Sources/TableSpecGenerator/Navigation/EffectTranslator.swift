internal import TableSpecModel
internal import TableSpecSwift

/// The effects of controls and gestures outside the rows.
struct EffectTranslator {
    let plan: ScreenPlan

    /// The action of a control, after it has changed its value.
    func action(of control: Control) -> SwiftClosure? {
        if let action = control.action {
            return ControlTranslator(control: control, scope: plan.scope).telling(MemberName.action(action))
        }
        return SegueTranslator(plan: plan).closure(following: control.segue, in: plan.scope)
    }

    /// The statements that run after a gesture.
    func effect(of trigger: Trigger, at place: TapPlace) -> SwiftClosure? {
        switch trigger {
        case .action(let action):
            SwiftClosure([trigger.parameter(at: place)], capturing: [.weak("self")]) {
                Code.call(.member(plan.scope.weakActions, MemberName.action(action)), place.arguments)
            }
        case .toggle(let value):
            SwiftClosure(["_"], capturing: [.weak("self")]) {
                Code.guard(.let("self")) { Code.return() }
                plan.scope.value(of: value).calling("toggle")
            }
        case .none, .segue, .choice, .choose, .unwind, .open, .finish, .invalid:
            SegueTranslator(plan: plan).closure(following: trigger, in: plan.scope, at: place)
        }
    }

    /// The properties for views outside the rows.
    func members(of views: StoredViews) -> [SwiftDeclaration] { views.members(then: action, at: effect) }
}
