import Foundation

extension UIView {
    /// The length that constraints and the content determine along an axis, or `nil` if nothing does.
    ///
    /// `systemLayoutSizeFitting(_:)` “returns the optimal size of the view based on its current constraints”
    /// (https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)). Here, these are constant
    /// sizes and limits, sizes of subviews as limits, an aspect ratio, stacks, intrinsic sizes, and the edges of
    /// subviews. Texts wrap at the width of the view.
    func fittingLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let sizes = ownSizes(along: axis)
        if let fixed = sizes.first(where: { $0.relation == .equal }) { return fixed.constant }
        var length = axis == .vertical ? lengthByAspectRatio : nil
        length = length ?? naturalLength(along: axis)
        for limit in sizes {
            if limit.relation == .greaterThanOrEqual { length = max(length ?? 0, limit.constant) }
            if limit.relation == .lessThanOrEqual { length = length.map { min($0, limit.constant) } }
        }
        for limit in limitsBySubviews(along: axis) {
            guard let view = limit.secondItem as? UIView, let other = view.fittingLength(along: axis) else { continue }
            length = max(length ?? 0, other * limit.multiplier + limit.constant)
        }
        return length
    }

    /// Sets the widths of descendants, from the outside in, because the widths determine the line breaks of texts.
    func layOutForFitting() {
        if let stack = self as? UIStackView { stack.arrange() }
        if var layout = ConstraintLayout(self) { layout.apply() }
        for view in subviews { view.layOutForFitting() }
    }

    private func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        if let stack = self as? UIStackView { return stack.fittingLengthOfViews(along: axis) }
        let intrinsic = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
        return intrinsic >= 0 ? intrinsic : lengthAroundSubviews(along: axis)
    }

    /// The length that subviews need that are constrained to the edges.
    func lengthAroundSubviews(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        EdgeDistances(around: self, along: axis).length
    }

    /// Constant sizes and limits along an axis.
    private func ownSizes(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        return constraints.filter {
            $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        }
    }

    /// The limits that make the view at least as long as a subview.
    private func limitsBySubviews(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        return constraints.filter {
            $0.isActive && $0.relation == .greaterThanOrEqual && $0.firstItem === self && $0.firstAttribute == attribute
                && $0.secondAttribute == attribute && ($0.secondItem as? UIView)?.superview === self
        }
    }

    private var lengthByAspectRatio: CGFloat? {
        let ratio = constraints.first {
            $0.isActive && $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem === self
                && $0.secondAttribute == .height && $0.multiplier > 0
        }
        let fixed = ownSizes(along: .horizontal).first { $0.relation == .equal }
        let width = fixed?.constant ?? bounds.width
        return width > 0 ? ratio.map { width / $0.multiplier } : nil
    }

    /// The margins, which are at least those of the superview if the view preserves them
    /// (https://developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins).
    var effectiveLayoutMargins: UIEdgeInsets {
        guard preservesSuperviewLayoutMargins, let superview else { return layoutMargins }
        let (own, outer) = (layoutMargins, superview.effectiveLayoutMargins)
        return UIEdgeInsets(
            top: max(own.top, outer.top),
            left: max(own.left, outer.left),
            bottom: max(own.bottom, outer.bottom),
            right: max(own.right, outer.right)
        )
    }
}

extension UIStackView {
    /// The total length of all visible views, or the maximum length across the axis.
    fileprivate func fittingLengthOfViews(along outer: NSLayoutConstraint.Axis) -> CGFloat {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let lengths = views.map { $0.fittingLength(along: outer) ?? 0 }
        let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
        let edges = outer == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
        guard outer == axis else { return (lengths.max() ?? 0) + edges }
        let gaps = views.dropLast().reduce(CGFloat(0)) { sum, view in
            let custom = customSpacing(after: view)
            return sum + (custom == UIStackView.spacingUseDefault ? spacing : custom)
        }
        return lengths.reduce(0, +) + gaps + edges
    }
}
