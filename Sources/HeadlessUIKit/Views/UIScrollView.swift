public import Foundation

/// A view that shows a part of larger content.
@MainActor open class UIScrollView: UIView, HeadlessScrollView {
    /// When scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The style of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// Whether bars and safe areas are added to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The point of the content at the view's origin, in points. The delegate is called for every change.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            setNeedsLayout()
            headlessDelegate?.scrollViewDidScroll(self)
        }
    }
    /// The size of the content, in points.
    open var contentSize: CGSize = .zero
    /// The distances of the content from the edges, in points.
    open var contentInset: UIEdgeInsets = .zero
    /// The insets including bars and safe areas, in points. They equal `contentInset`, because HeadlessUIKit has no
    /// safe areas.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Whether bars and safe areas are added to the insets of the content.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    /// The storage of `delegate`, whose type every subclass narrows. Not part of UIKit.
    public final weak var headlessDelegate: (any UIScrollViewDelegate)? {
        didSet { headlessDelegateDidChange() }
    }
    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether scrolling bounces at the edges.
    open var bounces = true
    /// Whether the content bounces vertically even if it fits.
    open var alwaysBounceVertical = false
    /// Whether the content bounces horizontally even if it fits.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll indicator is visible.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is visible.
    open var showsHorizontalScrollIndicator = true
    /// The style of the scroll indicators.
    open var indicatorStyle: IndicatorStyle = .default
    /// When scrolling dismisses the keyboard.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether touches wait until it's clear that the user doesn't scroll.
    open var delaysContentTouches = true
    /// Whether scrolling cancels touches in the content.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// The spinner that appears when the user pulls the content down.
    open var refreshControl: UIRefreshControl?
    private(set) final var indicatorFlashes = 0

    func headlessDelegateDidChange() {}

    /// Scrolls to a point of the content, in points. Animated scrolling takes no time in HeadlessUIKit.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { headlessDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls just far enough to show a rectangle of the content, in points.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        setContentOffset(offset, animated: animated)
    }

    /// Counts the flashes for the inspection.
    open func flashScrollIndicators() {
        indicatorFlashes += 1
    }
}

/// Gives scroll views a `delegate` that subclasses redeclare with their own protocol, as UIKit's headers do and Swift
/// classes can't. Not part of UIKit.
@MainActor public protocol HeadlessScrollView: AnyObject {
    /// The storage of `delegate`.
    var headlessDelegate: (any UIScrollViewDelegate)? { get set }
}

extension HeadlessScrollView {
    /// The delegate, which is called whenever the content is scrolled.
    public var delegate: (any UIScrollViewDelegate)? {
        get { headlessDelegate }
        set { headlessDelegate = newValue }
    }
}

/// The delegate of a scroll view. Every method is optional, as in UIKit.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after the content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called before the user starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called after the user has stopped dragging the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called before the content starts to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called after the content has stopped decelerating.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated scroll has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after the content was scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
