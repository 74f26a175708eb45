import Foundation

extension UIView {
    /// Requests layout of the enclosing stacks. They leave no space for hidden views
    /// (https://developer.apple.com/documentation/uikit/uistackview), so their sizes change.
    func arrangeStacksAround() {
        var container = superview
        while let stack = container as? UIStackView {
            stack.setNeedsLayout()
            container = stack.superview
        }
    }
}

extension UIStackView {
    /// Gives every visible arranged view its intrinsic length, and distributes the remaining space equally among views
    /// without one.
    func arrange() {
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard !views.isEmpty else { return }
        let isHorizontal = axis == .horizontal
        let bounds = arrangementBounds
        let room = isHorizontal ? bounds.width : bounds.height
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let lengths = views.map { distribution == .fillEqually ? nil : ownLength(of: $0) }
        let flexible = lengths.count { $0 == nil }
        let rest = max(room - gaps - lengths.reduce(0) { $0 + ($1 ?? 0) }, 0)
        var start = isHorizontal ? bounds.minX : bounds.minY
        for (view, length) in zip(views, lengths) {
            let length = length ?? rest / CGFloat(max(flexible, 1))
            view.frame =
                isHorizontal
                ? CGRect(x: start, y: bounds.minY, width: length, height: bounds.height)
                : CGRect(x: bounds.minX, y: start, width: bounds.width, height: length)
            start += length + gap(after: view)
        }
    }

    /// The bounds without the margins, if the stack uses them.
    private var arrangementBounds: CGRect {
        guard isLayoutMarginsRelativeArrangement else { return bounds }
        let margins = directionalLayoutMargins
        return CGRect(
            x: bounds.minX + margins.leading,
            y: bounds.minY + margins.top,
            width: max(bounds.width - margins.leading - margins.trailing, 0),
            height: max(bounds.height - margins.top - margins.bottom, 0)
        )
    }

    /// The total length of all arranged views, or the maximum length across the axis; `nil` if a view has no intrinsic
    /// length.
    private func length(along outer: NSLayoutConstraint.Axis) -> CGFloat? {
        let views = arrangedSubviews.filter { !$0.isHidden }
        var lengths: [CGFloat] = []
        for view in views {
            guard let length = view.fittingLength(along: outer) else { return nil }
            lengths.append(length)
        }
        let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
        let edges = outer == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
        guard outer == axis else { return (lengths.max() ?? 0) + edges }
        return lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + gap(after: $1) } + edges
    }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return custom == UIStackView.spacingUseDefault ? spacing : custom
    }

    /// The length that a constraint or the content determines.
    private func ownLength(of view: UIView) -> CGFloat? {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let fixed = view.constraints.first {
            $0.isActive && $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.relation == .equal
        }
        if let fixed { return fixed.constant }
        if let stack = view as? UIStackView { return stack.length(along: axis) }
        let intrinsic = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        return intrinsic >= 0 ? intrinsic : nil
    }
}
