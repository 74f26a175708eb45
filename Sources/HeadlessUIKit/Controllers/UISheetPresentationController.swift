public import Foundation

/// The sheet that a modal controller is shown in.
@MainActor open class UISheetPresentationController: UIPresentationController {
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?

    /// A height at which a sheet rests.
    @MainActor open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier

        required public init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        public class func large() -> Self { Self(.large) }
        public class func medium() -> Self { Self(.medium) }
    }

    /// Runs the changes at once.
    open func animateChanges(_ changes: () -> Void) {
        changes()
    }
}
