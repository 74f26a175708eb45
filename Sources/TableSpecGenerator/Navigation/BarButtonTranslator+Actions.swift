internal import TableSpecModel
internal import TableSpecSwift

extension BarButtonTranslator {
    /// The action of a button, which the bar may show longer than the screen exists.
    func action(of button: BarButton) -> SwiftExpression? {
        guard let statements = effect(of: button, isWeak: button.confirmation == nil) else { return nil }
        let parameter = button.keyboardShortcut == nil ? button.trigger.actionParameter : "_"
        let closure = SwiftClosure([parameter], capturing: [.weak("self")]) { asking(before: statements, of: button) }
        return .call("UIAction", trailing: closure)
    }

    /// The effect of a button, or `nil` for none.
    ///
    /// - Parameter isWeak: Whether the screen may have been deallocated.
    private func effect(of button: BarButton, isWeak: Bool) -> [SwiftStatement]? {
        let scope = isWeak ? ValueScope.ofWeakSelf : plan.scope
        switch button.trigger {
        case .none, .choose, .invalid: return nil
        case .action(let action):
            let actions: SwiftExpression = isWeak ? "self?.actions?" : "actions?"
            return [.expression(.call(.member(actions, MemberName.action(action))))]
        case .finish(let kind) where kind.value == .cancel && plan.asksBeforeDiscarding:
            return [.expression(.call(isWeak ? "self?.cancel" : "cancel"))]
        case .finish(let kind) where kind.value == .cancel:
            return [.expression(.call(isWeak ? "self?.onFinish?" : "onFinish?", [.nil]))]
        case .finish:
            return [.expression(.call(isWeak ? "self?.save" : "save"))]
        case .toggle(let value):
            return [.expression(scope.value(of: value).calling("toggle"))]
        case .segue, .choice, .unwind, .open:
            let segues = SegueTranslator(plan: plan)
            return isWeak
                ? segues.followingWeakly(button.trigger, in: plan.scope, at: place(of: button))
                : segues.following(button.trigger, in: plan.scope, at: place(of: button))
        }
    }

    /// The source of a popover: the button, which isn't the sender of a key command.
    private func place(of button: BarButton) -> TapPlace {
        guard button.keyboardShortcut != nil else { return .barButton }
        return .menu(of: named.first { $0.button == button }?.name)
    }

    /// Runs an action, after asking for confirmation if the button requires it.
    @SwiftBody private func asking(before statements: [SwiftStatement], of button: BarButton) -> [SwiftStatement] {
        if let question = button.confirmation, let name = named.first(where: { $0.button == button })?.name {
            let _ = FileContext.note(.confirmingInBar)
            Code.guard(.let("self")) { Code.return() }
            ConfirmationTranslator(question: question, title: button.confirmationTitle, scope: plan.scope)
                .asking(at: .name(name), before: statements)
        } else {
            statements
        }
    }
}
