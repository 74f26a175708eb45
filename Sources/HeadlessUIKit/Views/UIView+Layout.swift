public import Foundation

/// A priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension UIView {
    /// The value of an intrinsic size that isn't set.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// The target size that stands for the smallest possible size.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target size that stands for the largest possible size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the priority with which the view resists growth along an axis.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis]
    }

    /// Sets the priority with which the view resists growth along an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }

    /// Returns the priority with which the view resists compression along an axis.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compression[axis]
    }

    /// Sets the priority with which the view resists compression along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        compression[axis] = priority
    }

    /// Adds a constraint, unless the view has it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraints.contains(constraint) else { return }
        constraints.append(constraint)
    }

    /// Adds constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Removes a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// Adds a layout guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text. In HeadlessUIKit it's the bottom edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text. In HeadlessUIKit it's the bottom edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Resizes subviews according to their autoresizing masks.
    func resizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            if mask.contains(.flexibleWidth) { view.frame.size.width += bounds.width - old.width }
            if mask.contains(.flexibleHeight) { view.frame.size.height += bounds.height - old.height }
            if mask.contains(.flexibleTopMargin), !mask.contains(.flexibleHeight) {
                view.frame.origin.y += bounds.height - old.height
            }
        }
    }
}
