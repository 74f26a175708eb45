import Foundation

extension UIStackView {
    /// Gives every visible arranged view its own length, and what is left in equal parts to those without one.
    func arrange() {
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard !views.isEmpty else { return }
        let isHorizontal = axis == .horizontal
        let room = isHorizontal ? bounds.width : bounds.height
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let lengths = views.map { distribution == .fillEqually ? nil : ownLength(of: $0) }
        let flexible = lengths.count { $0 == nil }
        let rest = max(room - gaps - lengths.reduce(0) { $0 + ($1 ?? 0) }, 0)
        var start: CGFloat = 0
        for (view, length) in zip(views, lengths) {
            let length = length ?? rest / CGFloat(max(flexible, 1))
            view.frame =
                isHorizontal
                ? CGRect(x: start, y: 0, width: length, height: bounds.height)
                : CGRect(x: 0, y: start, width: bounds.width, height: length)
            start += length + gap(after: view)
        }
    }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return custom == UIStackView.spacingUseDefault ? spacing : custom
    }

    /// The length that a constraint or the content asks for.
    private func ownLength(of view: UIView) -> CGFloat? {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let fixed = view.constraints.first {
            $0.isActive && $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.relation == .equal
        }
        if let fixed { return fixed.constant }
        let intrinsic = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        return intrinsic >= 0 ? intrinsic : nil
    }
}
