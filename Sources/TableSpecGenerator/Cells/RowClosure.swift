internal import TableSpecModel
internal import TableSpecSwift

/// A closure that configures part of a cell. Cells can outlive the screen, so the closure doesn't retain the screen.
struct RowClosure {
    private let parameters: [SwiftIdentifier]
    private let readsScreen: Bool
    private let hasActions: Bool

    /// - Parameters:
    ///   - second: A second parameter, to which the statements refer by its name.
    ///   - bindings: The bindings that the closure reads.
    ///   - hasActions: Whether it contains closures that call the app.
    ///   - writes: Whether controls in it change the state.
    init(
        _ parameter: SwiftIdentifier,
        _ second: SwiftIdentifier? = nil,
        bindings: [Binding],
        hasActions: Bool = false,
        writes: Bool = false
    ) {
        parameters = [parameter, second].compactMap(\.self)
        readsScreen = writes || bindings.contains { Dependency($0) != nil }
        self.hasActions = hasActions
    }

    func closure(_ statements: (SwiftExpression) -> [SwiftStatement]) -> SwiftClosure {
        let captures: [SwiftClosure.Capture] = readsScreen || hasActions ? [.weak("self")] : []
        let named = statements(.name(parameters[0]))
        if captures.isEmpty, named.count == 1, parameters.count == 1 { return SwiftClosure { statements("$0") } }
        return SwiftClosure(parameters, capturing: captures) {
            if readsScreen { Code.guard(.let("self")) { Code.return() } }
            named
        }
    }
}
