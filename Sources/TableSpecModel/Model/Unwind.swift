package import TableSpecDiagnostics

/// A way back to an earlier screen: what an unwind segue of a storyboard does.
package struct Unwind: Hashable, Sendable {
    /// The name of the screen; `nil` where it is missing, which has been diagnosed.
    package var destination: Located<String>?
    package var target: Segue.Target
    /// Whether the screens go with an animation.
    package var isAnimated: Setting<Bool>
    package var range: SourceRange

    /// Creates an unresolved way back.
    package init(to destination: Located<String>?, at range: SourceRange) {
        self.destination = destination
        self.target = .unresolved
        self.isAnimated = .unset
        self.range = range
    }
}
