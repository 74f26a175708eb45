import Foundation

/// Computes frames from constraints between the edges, centers and sizes of a view's direct subviews, the view and its
/// guides.
///
/// It supports only what a table needs that is constrained to other views. Inequalities and priorities apply only to
/// the container's own layout guides. A size without constraints is the intrinsic size, the size of a stack's views, or
/// else the current size.
@MainActor struct ConstraintLayout {
    private let container: UIView
    private let subviews: [UIView]
    private let equations: [NSLayoutConstraint]
    /// The optional constraints of the guides' edges, and the required limits that override them.
    private let wishes: [NSLayoutConstraint]
    private let bounds: [NSLayoutConstraint]
    private var spans: [ObjectIdentifier: [NSLayoutConstraint.Axis: Span]] = [:]

    /// Returns `nil` if no subview is laid out by constraints.
    init?(_ container: UIView) {
        let subviews = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !subviews.isEmpty else { return nil }
        self.container = container
        self.subviews = subviews
        let constraints = ([container] + subviews).flatMap(\.constraints).filter(\.isActive)
        let guides = container.layoutGuides
        func isOfGuide(_ constraint: NSLayoutConstraint) -> Bool { guides.contains { $0 === constraint.firstItem } }
        wishes = constraints.filter { $0.relation == .equal && $0.priority != .required && isOfGuide($0) }
        bounds = constraints.filter { $0.relation != .equal && isOfGuide($0) }
        let wishes = wishes
        equations = constraints.filter { $0.relation == .equal && !wishes.contains($0) }
    }

    mutating func apply() {
        solve()
        guard !wishes.isEmpty else { return }
        layOutNamedDescendants()
        grantWishes()
        solve()
    }

    private mutating func solve() {
        for _ in 0...equations.count where !propagate() { break }
        for view in subviews {
            let frame = view.frame
            let (x, width) = span(view, .horizontal).resolved(frame.minX, frame.width, view.ownLength(.horizontal))
            let (y, height) = span(view, .vertical).resolved(frame.minY, frame.height, view.ownLength(.vertical))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    // MARK: Guides

    /// An edge of a guide is at its preferred position, or as near to it as its required limits allow.
    private mutating func grantWishes() {
        for wish in wishes.sorted(by: { $0.priority.rawValue > $1.priority.rawValue }) {
            guard let wanted = value(of: wish.secondItem, wish.secondAttribute) else { continue }
            var place = wanted * wish.multiplier + wish.constant
            for bound in bounds where bound.firstItem === wish.firstItem && bound.firstAttribute == wish.firstAttribute
            {
                guard let other = value(of: bound.secondItem, bound.secondAttribute) else { continue }
                let limit = other * bound.multiplier + bound.constant
                place = bound.relation == .greaterThanOrEqual ? max(place, limit) : min(place, limit)
            }
            _ = set(wish.firstItem, wish.firstAttribute, place)
        }
    }

    /// Views inside subviews that limit guides need their frames first.
    private func layOutNamedDescendants() {
        for case let view as UIView in bounds.map(\.secondItem) where view.isDescendant(of: container) {
            var path: [UIView] = []
            var next = view.superview
            while let parent = next, parent !== container {
                path.insert(parent, at: 0)
                next = parent.superview
            }
            for parent in path {
                parent.layoutSubviews()
                if var layout = ConstraintLayout(parent) { layout.apply() }
            }
        }
    }

    /// The frame, in the container's coordinates, of a view inside one of its subviews.
    private func rect(ofDescendant view: UIView) -> CGRect? {
        guard view.superview !== container, view.isDescendant(of: container) else { return nil }
        var origin = view.frame.origin
        var next = view.superview
        while let parent = next, parent !== container {
            origin.x += parent.frame.minX - parent.bounds.minX
            origin.y += parent.frame.minY - parent.bounds.minY
            next = parent.superview
        }
        return CGRect(origin: origin, size: view.frame.size)
    }

    /// One pass over all equations.
    ///
    /// - Returns: Whether a new value was found.
    private mutating func propagate() -> Bool {
        var learned = false
        for equation in equations {
            if let value = value(of: equation.secondItem, equation.secondAttribute) {
                let result = value * equation.multiplier + equation.constant
                if set(equation.firstItem, equation.firstAttribute, result) { learned = true }
            } else if equation.multiplier != 0, let value = value(of: equation.firstItem, equation.firstAttribute) {
                let result = (value - equation.constant) / equation.multiplier
                if set(equation.secondItem, equation.secondAttribute, result) { learned = true }
            }
        }
        return learned
    }

    private func span(_ view: AnyObject, _ axis: NSLayoutConstraint.Axis) -> Span {
        spans[ObjectIdentifier(view)]?[axis] ?? Span()
    }

    private func value(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        if attribute == .notAnAttribute { return 0 }
        guard let (axis, part) = attribute.place, let item else { return nil }
        if let rect = knownRect(item) { return Span(rect, axis).value(part) }
        if let view = item as? UIView, let rect = rect(ofDescendant: view) { return Span(rect, axis).value(part) }
        return span(item, axis).value(part)
    }

    private mutating func set(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) -> Bool {
        guard let (axis, part) = attribute.place, let item, isLaidOut(item) else { return false }
        var span = span(item, axis)
        guard span.learn(part, value) else { return false }
        spans[ObjectIdentifier(item), default: [:]][axis] = span
        return true
    }

    private func isLaidOut(_ item: AnyObject) -> Bool {
        subviews.contains { $0 === item } || container.layoutGuides.contains { $0 === item }
    }

    /// The container and its guides in the container's coordinates.
    private func knownRect(_ item: AnyObject) -> CGRect? {
        if item === container || item === container.safeAreaLayoutGuide { return container.bounds }
        if item === container.keyboardLayoutGuide { return container.keyboardLayoutGuide.frame(in: container) }
        guard item === container.layoutMarginsGuide || item === container.readableContentGuide else { return nil }
        let (bounds, margins) = (container.bounds, container.effectiveLayoutMargins)
        return CGRect(
            x: bounds.minX + margins.left,
            y: bounds.minY + margins.top,
            width: bounds.width - margins.left - margins.right,
            height: bounds.height - margins.top - margins.bottom
        )
    }
}

extension UIView {
    /// The length that the view needs along an axis. Less than 0 if it needs none, or if the stack around it makes it
    /// fill the space across (https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/fill).
    fileprivate func ownLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        if let stack = superview as? UIStackView, stack.alignment == .fill, stack.axis != axis,
            stack.arrangedSubviews.contains(self)
        {
            return -1
        }
        let intrinsic = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
        guard intrinsic < 0, let stack = self as? UIStackView else { return intrinsic }
        // Views without an intrinsic length get their length from the stack around them.
        return stack.fittingLength(along: axis).flatMap { $0 > 0 ? $0 : nil } ?? intrinsic
    }
}

/// The known parts of a view's frame along one axis. Two parts determine the others.
private struct Span {
    enum Part {
        case start, end, middle, length
    }

    private var known: [Part: CGFloat] = [:]

    init() {}

    init(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis) {
        let (start, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
        known = [.start: start, .length: length]
    }

    mutating func learn(_ part: Part, _ value: CGFloat) -> Bool {
        guard self.value(part) == nil else { return false }
        known[part] = value
        return true
    }

    func value(_ part: Part) -> CGFloat? {
        if let value = known[part] { return value }
        guard let (start, length) = startAndLength else { return nil }
        switch part {
        case .start: return start
        case .end: return start + length
        case .middle: return start + length / 2
        case .length: return length
        }
    }

    /// The start and length. Unknown parts come from the current frame or the intrinsic length.
    func resolved(_ start: CGFloat, _ length: CGFloat, _ intrinsic: CGFloat) -> (CGFloat, CGFloat) {
        if let (start, length) = startAndLength { return (start, max(length, 0)) }
        let length = known[.length] ?? (intrinsic >= 0 ? intrinsic : length)
        if let start = known[.start] { return (start, length) }
        if let end = known[.end] { return (end - length, length) }
        if let middle = known[.middle] { return (middle - length / 2, length) }
        return (start, length)
    }

    private var startAndLength: (CGFloat, CGFloat)? {
        switch (known[.start], known[.end], known[.middle], known[.length]) {
        case (let start?, _, _, let length?): (start, length)
        case (let start?, let end?, _, _): (start, end - start)
        case (_, let end?, _, let length?): (end - length, length)
        case (_, _, let middle?, let length?): (middle - length / 2, length)
        case (let start?, _, let middle?, _): (start, (middle - start) * 2)
        case (_, let end?, let middle?, _): (middle * 2 - end, (end - middle) * 2)
        default: nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// An axis and a part. Leading means left, as in a left-to-right language, and baselines mean bottoms.
    fileprivate var place: (NSLayoutConstraint.Axis, Span.Part)? {
        switch self {
        case .left, .leading: (.horizontal, .start)
        case .right, .trailing: (.horizontal, .end)
        case .centerX: (.horizontal, .middle)
        case .width: (.horizontal, .length)
        case .top: (.vertical, .start)
        case .bottom, .firstBaseline, .lastBaseline: (.vertical, .end)
        case .centerY: (.vertical, .middle)
        case .height: (.vertical, .length)
        case .notAnAttribute: nil
        }
    }
}
