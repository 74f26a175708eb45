internal import TableSpecModel
internal import TableSpecSwift

/// Asks for confirmation in a sheet before running an action. The screen may have been deallocated when the user
/// confirms.
struct ConfirmationTranslator {
    let question: TextTemplate
    /// The title of the button that confirms.
    let title: TextTemplate?
    let scope: ValueScope

    /// - Parameters:
    ///   - source: The view or button that the sheet points at on iPad.
    ///   - needsScreen: Whether the statements use `self`; others use `self?`.
    func asking(
        at source: SwiftExpression,
        before statements: [SwiftStatement],
        needsScreen: Bool = true
    ) -> SwiftStatement {
        let confirmed = SwiftClosure(["isConfirmed"], capturing: [.weak("self")]) {
            if needsScreen {
                Code.guard(.expression("isConfirmed"), .let("self")) { Code.return() }
                statements
            } else {
                Code.if("isConfirmed") { statements }
            }
        }
        let arguments: SwiftArguments = [
            "_": scope.text(question), "_": title.map(scope.text) ?? .nil, "at": source, "on": scope.screen,
        ]
        return .expression(.shared("confirm", arguments, trailing: confirmed).using(.confirming))
    }
}
