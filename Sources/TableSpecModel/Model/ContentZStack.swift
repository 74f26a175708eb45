/// Views on top of each other: a `UIView` that is as large as the views that fill it.
package struct ContentZStack: Hashable, Sendable {
    /// The views from back to front.
    package var views: [ContentView]

    /// Creates a stack.
    package init(_ views: [ContentView] = []) {
        self.views = views
    }

    /// The views that extend from edge to edge, which determine the size of the stack.
    package var fillingViews: [ContentView] { views.filter { !$0.anchor.isStated } }
}

extension ContentView {
    /// Whether the view is a background that takes its size from another view of the `zstack`: an image without a
    /// specified size.
    package func isBackdrop(in stack: ContentZStack) -> Bool {
        guard case .image = kind, !anchor.isStated else { return false }
        let isSized = width.isStated || height.isStated || limits.aspectRatio.isStated
        return !isSized
            && stack.fillingViews.contains { other in
                if case .image = other.kind { return false }
                return true
            }
    }
}
