public import Foundation

/// The sheet that presents a modal controller.
@MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can rest.
    open var detents: [Detent] = [.large()]
    /// The identifier of the height at which the sheet rests.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The identifier of the largest height that doesn't dim the content behind the sheet.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether the sheet shows a grabber.
    open var prefersGrabberVisible = false
    /// Whether scrolling to the edge of the content expands the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the edge of the screen in compact height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet uses the preferred width of its content when it's attached to the edge.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners in points, or `nil` for the system's value.
    open var preferredCornerRadius: CGFloat?

    /// A height at which a sheet rests.
    @MainActor open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The raw value.
            public let rawValue: String

            /// Creates an identifier from a raw value.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from a string.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The identifier of a detent at about half the height of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of a detent at full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        @available(iOS 16.0, *)
        public let identifier: Identifier

        /// Creates a detent with an identifier. Not part of UIKit, which has `custom(identifier:resolver:)`.
        required public init(headless identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        /// Returns a detent at full height.
        public class func large() -> Self { Self(headless: .large) }
        /// Returns a detent at about half the height of the screen.
        public class func medium() -> Self { Self(headless: .medium) }
    }

    /// Runs changes to the sheet immediately.
    open func animateChanges(_ changes: () -> Void) {
        changes()
    }
}
