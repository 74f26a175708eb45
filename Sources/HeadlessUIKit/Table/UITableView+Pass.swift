import Foundation

/// The time during which the table works on its cells: requests, shows or hides them, or applies an update.
///
/// Callbacks that the table makes during this time must not access its cells or change it.
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

    /// Reports a change from a callback. The table starts over with the next layout.
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
