public import Foundation

/// An event, such as a touch of the screen. HeadlessUIKit passes `nil` when it asks views about touches.
@MainActor open class UIEvent: NSObject {}

extension UIView {
    /// Converts a point of the view to the coordinates of another view or of the window
    /// (https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// Converts a point of another view or of the window to the view's own coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// Converts a rectangle of the view to the coordinates of another view or of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle of another view or of the window to the view's own coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The position of the view's origin in the coordinates of the root view.
    private var origin: CGPoint {
        let outer = superview?.origin ?? .zero
        return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }

    /// Returns the frontmost view at a point. Views that are hidden, nearly transparent or don't receive touches are
    /// ignored, as are points outside the superview's bounds
    /// (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
    final func touchedView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        return subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
            ?? self
    }
}
