internal import TableSpecDiagnostics
internal import TableSpecModel

/// The findings of the last check of each screen, so that the next check visits only the screens that a change can
/// affect.
///
/// The configuration must be the same. Rules about several screens are checked each time.
package struct LinterMemory: Sendable {
    var visits: StageMemory<ScreenVisit>
    private var mayLackScreens = false

    /// Creates a memory without findings.
    ///
    /// - Parameter isEnabled: Whether findings are kept.
    package init(isEnabled: Bool = true) {
        visits = StageMemory(isEnabled: isEnabled)
    }

    /// Begins the next check.
    mutating func begin(mayLackScreens: Bool) {
        if mayLackScreens != self.mayLackScreens { visits.removeAll() }
        self.mayLackScreens = mayLackScreens
    }
}

/// What the rules find in a screen, and where its segues lead.
struct ScreenVisit: Sendable {
    var findings: [Diagnostic]
    var incomingSegues: IncomingSegues
}
