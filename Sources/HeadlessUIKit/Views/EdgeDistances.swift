import Foundation

/// The smallest length of a view whose subviews are constrained to its edges, to its guides and to each other.
///
/// Every constraint gives a minimum distance between two edges. The length is the longest path from the first edge of
/// the view to the last. Constraints with a lower priority than the fitting priority are ignored, and so are centers,
/// which let a view extend beyond the edges.
@MainActor struct EdgeDistances {
    private struct Tie {
        let from: Int
        let to: Int
        let distance: CGFloat
    }

    private let container: UIView
    private let axis: NSLayoutConstraint.Axis
    /// The index of the start of every item. The next index is its end.
    private var places: [ObjectIdentifier: Int] = [:]
    private var ties: [Tie] = []

    init(around container: UIView, along axis: NSLayoutConstraint.Axis) {
        self.container = container
        self.axis = axis
        places[ObjectIdentifier(container)] = 0
        let subviews = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        for view in subviews { add(view, length: view.fittingLength(along: axis) ?? 0) }
        guard !subviews.isEmpty else { return }
        addGuides()
        for constraint in (container.constraints + subviews.flatMap(\.constraints)) { add(constraint) }
    }

    /// Returns `nil` if there's nothing between the edges.
    var length: CGFloat? {
        var distances = [CGFloat?](repeating: nil, count: 2 * places.count)
        distances[0] = 0
        // Contradictory constraints would never converge.
        for _ in 0...ties.count {
            var isDone = true
            for tie in ties {
                guard let start = distances[tie.from], start + tie.distance > distances[tie.to] ?? -.infinity else {
                    continue
                }
                distances[tie.to] = start + tie.distance
                isDone = false
            }
            if isDone { break }
        }
        return distances[1].flatMap { $0 > 0 ? $0 : nil }
    }

    private mutating func add(_ item: AnyObject, length: CGFloat) {
        let place = 2 * places.count
        places[ObjectIdentifier(item)] = place
        ties.append(Tie(from: place, to: place + 1, distance: length))
    }

    private mutating func addGuides() {
        let margins = container.effectiveLayoutMargins
        let inset = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        addGuide(container.layoutMarginsGuide, inset: inset)
        addGuide(container.readableContentGuide, inset: inset)
        addGuide(container.safeAreaLayoutGuide, inset: (0, 0))
    }

    private mutating func addGuide(_ guide: UILayoutGuide, inset: (CGFloat, CGFloat)) {
        let place = 2 * places.count
        // A guide has no length: margins alone don't prevent a view from becoming small.
        places[ObjectIdentifier(guide)] = place
        ties.append(Tie(from: 0, to: place, distance: inset.0))
        ties.append(Tie(from: place, to: 0, distance: -inset.0))
        ties.append(Tie(from: place + 1, to: 1, distance: inset.1))
        ties.append(Tie(from: 1, to: place + 1, distance: -inset.1))
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, constraint.multiplier == 1,
            constraint.priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue,
            let first = place(constraint.firstItem, constraint.firstAttribute),
            let second = place(constraint.secondItem, constraint.secondAttribute)
        else { return }
        if constraint.relation != .lessThanOrEqual {
            ties.append(Tie(from: second, to: first, distance: constraint.constant))
        }
        if constraint.relation != .greaterThanOrEqual {
            ties.append(Tie(from: first, to: second, distance: -constraint.constant))
        }
    }

    private func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Int? {
        guard let item, let start = places[ObjectIdentifier(item)] else { return nil }
        switch (axis, attribute) {
        case (.horizontal, .leading), (.horizontal, .left), (.vertical, .top): return start
        case (.horizontal, .trailing), (.horizontal, .right): return start + 1
        case (.vertical, .bottom), (.vertical, .lastBaseline), (.vertical, .firstBaseline): return start + 1
        default: return nil
        }
    }
}
