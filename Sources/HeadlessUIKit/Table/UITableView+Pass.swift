import Foundation

/// The time during which the table itself works on its cells: asks for them, shows them, hides them, applies an update.
///
/// From inside, that is from the callbacks that it makes meanwhile, nothing may access its cells or change it.
extension UITableView {
    func inPass<Result>(_ body: () -> Result) -> Result {
        let isInner = isInPass
        isInPass = true
        defer { isInPass = isInner }
        return body()
    }

    func reportLookingDuringPass(_ text: String) {
        if isInPass { HeadlessFailure.report(.fault, text) }
    }

    /// Reports a change from inside; the table starts again with the next layout.
    func allowsUpdate() -> Bool {
        guard isInPass else { return true }
        HeadlessFailure.report(.exception, TableFailure.updateDuringUpdate)
        invalidateData()
        return false
    }

    func warnOffTheWindow() {
        guard window == nil, !hasWarnedOffTheWindow else { return }
        hasWarnedOffTheWindow = true
        HeadlessFailure.report(.log, TableFailure.layoutOffTheWindow)
    }
}
