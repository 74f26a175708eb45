internal import TableSpecSwift

/// A view in the making: the expression that creates it, and the statements that set it up.
struct MadeView {
    private let creation: SwiftExpression
    private var settings: [(SwiftExpression) -> [SwiftStatement]] = []

    init(_ creation: SwiftExpression) { self.creation = creation }

    /// The view with further statements, which get the name of the view.
    func setting(_ statements: @escaping (_ view: SwiftExpression) -> [SwiftStatement]) -> MadeView {
        var view = self
        view.settings.append(statements)
        return view
    }

    /// The view in one expression: as it is created, in the only call that sets it up, or in a closure.
    var expression: SwiftExpression {
        let statements = settings.flatMap { $0("$0") }
        if statements.isEmpty { return creation }
        if statements.count == 1, case .expression(let call)? = settings.flatMap({ $0(creation) }).first,
            call.function(of: SharedNamespace.current) != nil
        {
            return call
        }
        return .shared("with", ["_": creation], trailing: SwiftClosure { statements }).using(.views)
    }
}
