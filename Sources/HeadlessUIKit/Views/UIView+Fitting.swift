import Foundation

extension UIView {
    /// The length that required sizes and the content ask for along an axis; `nil` where nothing does.
    ///
    /// `systemLayoutSizeFitting(_:)` “returns the optimal size of the view based on its current constraints”
    /// (https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)). Here those are constant
    /// sizes, stacks, intrinsic sizes, and subviews between two edges; texts have one line.
    func fittingLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let fixed = constraints.first {
            $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.relation == .equal
        }
        if let fixed { return fixed.constant }
        if let stack = self as? UIStackView { return stack.fittingLengthOfViews(along: axis) }
        let intrinsic = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
        return intrinsic >= 0 ? intrinsic : lengthAroundSubviews(along: axis)
    }

    /// The length that subviews need which are tied to both edges.
    func lengthAroundSubviews(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let lengths = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }.compactMap { view -> CGFloat? in
            guard let start = distance(of: view, at: ends.0), let end = distance(of: view, at: ends.1),
                let length = view.fittingLength(along: axis)
            else { return nil }
            return length + start - end
        }
        return lengths.max()
    }

    /// How far a subview's edge is from the same edge of the view, or of its margins.
    private func distance(of view: UIView, at edge: NSLayoutConstraint.Attribute) -> CGFloat? {
        let ties = (constraints + view.constraints).filter { tie in
            tie.isActive && tie.relation == .equal && tie.firstItem === view && tie.firstAttribute == edge
                && tie.secondAttribute == edge
        }
        for tie in ties {
            if tie.secondItem === self { return tie.constant }
            if tie.secondItem === layoutMarginsGuide { return tie.constant + margin(at: edge) }
        }
        return nil
    }

    private func margin(at edge: NSLayoutConstraint.Attribute) -> CGFloat {
        switch edge {
        case .leading: layoutMargins.left
        case .trailing: -layoutMargins.right
        case .top: layoutMargins.top
        case .bottom: -layoutMargins.bottom
        default: 0
        }
    }
}

extension UIStackView {
    /// The lengths of all views that are not hidden together, or that of the longest across.
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
