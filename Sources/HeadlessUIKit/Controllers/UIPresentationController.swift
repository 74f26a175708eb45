public import Foundation

/// An object that manages a modal presentation. It calls its delegate when the user swipes a sheet down.
@MainActor open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The delegate.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    private weak var presenting: UIViewController?

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The controller that presents. Before the presentation it's the one that was given, or else the presented one.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presenting ?? presentedViewController
    }
}

/// The delegate of a presentation. Every method is optional, as in UIKit.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether a swipe may dismiss the sheet.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a swipe dismisses the sheet.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a swipe has dismissed the sheet.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe couldn't dismiss the sheet.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// A presentation in a bubble that points at a view or a bar button.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The rectangle that the popover points at, in points in the source view.
    open var sourceRect: CGRect = .zero
    /// The bar button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that the arrow can point in.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// The directions that the arrow of a popover can point in.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set of directions from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// A direction that isn't known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
