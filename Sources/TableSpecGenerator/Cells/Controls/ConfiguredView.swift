internal import TableSpecSwift

/// A view that is being created: the expression that creates it, and the statements that configure it.
struct ConfiguredView {
    private let creation: SwiftExpression
    private var settings: [(SwiftExpression) -> [SwiftStatement]] = []

    init(_ creation: SwiftExpression) { self.creation = creation }

    /// Returns the view with additional statements, which receive the name of the view.
    func setting(_ statements: @escaping (_ view: SwiftExpression) -> [SwiftStatement]) -> ConfiguredView {
        var view = self
        view.settings.append(statements)
        return view
    }

    /// The view in one expression: as it's created, in the only call that configures it, or in a closure.
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
