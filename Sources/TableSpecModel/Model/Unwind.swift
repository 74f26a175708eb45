package import TableSpecDiagnostics

/// A return to an earlier screen, like an unwind segue in a storyboard.
package struct Unwind: Hashable, Sendable {
    /// The name of the screen, or `nil` if it's missing, which has been diagnosed.
    package var destination: Located<String>?
    package var target = Segue.Target.unresolved
    /// Whether the return is animated.
    package var isAnimated = Setting<Bool>.unset
    package var range: SourceRange

    /// Creates an unresolved return.
    package init(to destination: Located<String>?, at range: SourceRange) {
        self.destination = destination
        self.range = range
    }
}
