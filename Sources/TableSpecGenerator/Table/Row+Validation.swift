internal import TableSpecModel
internal import TableSpecSwift

extension Row {
    /// Shows the messages of the row after the user has left one of its fields or changed another control.
    @SwiftBody func leaving(_ view: SwiftExpression, _ control: Control) -> [SwiftStatement] {
        if !validation.isEmpty, control.isTypedIn {
            SwiftExpression.shared(
                "validate",
                ["_": view, "as": .implicit(MemberName.id(id.value)), "of": "self"]
            )
        }
    }

    /// The statements after a change of a control.
    func following(_ action: SwiftClosure?, _ control: Control) -> SwiftClosure? {
        guard !validation.isEmpty, !control.isTypedIn, control.value != nil, control.kind.writes else {
            return action
        }
        let leave = SwiftStatement.call("self?.validation.leave", [.implicit(MemberName.id(id.value))])
        return action?.beginning(with: leave) ?? SwiftClosure(capturing: [.weak("self")]) { leave }
    }
}

extension Control {
    /// Whether the user can type in the control, which is then the first responder.
    fileprivate var isTypedIn: Bool { self.kind == .textField || self.kind == .textView }
}
