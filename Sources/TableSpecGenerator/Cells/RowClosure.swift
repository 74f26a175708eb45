internal import TableSpecModel
internal import TableSpecSwift

/// A closure that fills something of a cell; cells may outlive the screen, so it does not keep the screen.
struct RowClosure {
    private let parameter: SwiftIdentifier
    private let readsScreen: Bool
    private let hasActions: Bool

    /// - Parameters:
    ///   - bindings: What the closure reads.
    ///   - hasActions: Whether it contains closures that call the app.
    ///   - writes: Whether controls in it write the state.
    init(_ parameter: SwiftIdentifier, bindings: [Binding], hasActions: Bool = false, writes: Bool = false) {
        self.parameter = parameter
        readsScreen = writes || bindings.contains { Dependency($0) != nil }
        self.hasActions = hasActions
    }

    func closure(_ statements: (SwiftExpression) -> [SwiftStatement]) -> SwiftClosure {
        let captures: [SwiftClosure.Capture] = readsScreen || hasActions ? [.weak("self")] : []
        let named = statements(.name(parameter))
        if captures.isEmpty, named.count == 1 { return SwiftClosure { statements("$0") } }
        return SwiftClosure([SwiftClosure.Parameter(parameter)], capturing: captures) {
            if readsScreen { Code.guard(.let("self")) { Code.return() } }
            named
        }
    }
}
