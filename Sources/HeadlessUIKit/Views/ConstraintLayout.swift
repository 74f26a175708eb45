import Foundation

/// Frames from equations between edges, centres and sizes of a view's direct subviews, the view and its guides.
///
/// Enough for a table that is pinned beside other views to get its size, and no more: inequalities and priorities are not
/// solved, and a size that nothing says is the intrinsic one, else the present one.
@MainActor struct ConstraintLayout {
    private let container: UIView
    private let subviews: [UIView]
    private let equations: [NSLayoutConstraint]
    private var spans: [ObjectIdentifier: [NSLayoutConstraint.Axis: Span]] = [:]

    /// `nil` when no subview is laid out by constraints.
    init?(_ container: UIView) {
        let subviews = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !subviews.isEmpty else { return nil }
        self.container = container
        self.subviews = subviews
        equations = ([container] + subviews).flatMap(\.constraints).filter { $0.isActive && $0.relation == .equal }
    }

    mutating func apply() {
        for _ in 0...equations.count where !propagate() { break }
        for view in subviews {
            let frame = view.frame
            let intrinsic = view.intrinsicContentSize
            let (x, width) = span(view, .horizontal).resolved(frame.minX, frame.width, intrinsic.width)
            let (y, height) = span(view, .vertical).resolved(frame.minY, frame.height, intrinsic.height)
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// One pass over all equations.
    ///
    /// - Returns: Whether something new was learned.
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

    private func span(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Span {
        spans[ObjectIdentifier(view)]?[axis] ?? Span()
    }

    private func value(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        if attribute == .notAnAttribute { return 0 }
        guard let (axis, part) = attribute.place, let item else { return nil }
        if let rect = knownRect(item) { return Span(rect, axis).value(part) }
        guard let view = item as? UIView else { return nil }
        return span(view, axis).value(part)
    }

    private mutating func set(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) -> Bool {
        guard let (axis, part) = attribute.place, let view = item as? UIView, subviews.contains(view) else {
            return false
        }
        var span = span(view, axis)
        guard span.learn(part, value) else { return false }
        spans[ObjectIdentifier(view), default: [:]][axis] = span
        return true
    }

    /// The container and its guides in the container's coordinates.
    private func knownRect(_ item: AnyObject) -> CGRect? {
        if item === container || item === container.safeAreaLayoutGuide { return container.bounds }
        if item === container.keyboardLayoutGuide { return container.keyboardLayoutGuide.frame(in: container) }
        guard item === container.layoutMarginsGuide || item === container.readableContentGuide else { return nil }
        let (bounds, margins) = (container.bounds, container.layoutMargins)
        return CGRect(
            x: bounds.minX + margins.left,
            y: bounds.minY + margins.top,
            width: bounds.width - margins.left - margins.right,
            height: bounds.height - margins.top - margins.bottom
        )
    }
}

/// The known parts of a view's place along one axis; two parts decide the others.
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

    /// Start and length, where nothing is said from the present ones or the intrinsic length.
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
    /// Axis and part; leading is left, as in a left-to-right language, and baselines are bottoms.
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
