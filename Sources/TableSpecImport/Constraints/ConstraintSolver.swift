/// Computes the frames of views from their constraints, one after another.
///
/// Known anchors are propagated until nothing new follows. Then the view with one known edge and the highest hugging
/// priority gets its natural size, as in Auto Layout. If there's none, an inequality counts as an equation.
struct ConstraintSolver {
    private var spans: [Span.Key: Span] = [:]
    private var equations: [Equation]
    private let naturals: [Natural]

    /// The natural size of a view along one axis.
    struct Natural: Hashable, Sendable {
        var view: Span.Key
        var length: Double
        /// The hugging priority.
        var hugging: Double
    }

    init(_ equations: [Equation], naturals: [Natural]) {
        self.equations = equations
        self.naturals = naturals.sorted { $0.hugging > $1.hugging }
    }

    /// Sets the frame of a view.
    mutating func place(_ view: String, at frame: Frame) {
        let parts: [(Anchor.Axis, Double, Double)] = [
            (.horizontal, frame.x, frame.width), (.vertical, frame.y, frame.height),
        ]
        for (axis, start, length) in parts {
            set(Anchor(view, axis, .start), start)
            set(Anchor(view, axis, .length), length)
        }
    }

    /// The frame of a view, as far as it follows from the constraints. A length that doesn't is 0.
    func frame(of view: String) -> Frame? {
        guard let x = spans[Span.Key(view, .horizontal)], let y = spans[Span.Key(view, .vertical)],
            let left = x[.start] ?? x[.middle], let top = y[.start] ?? y[.middle]
        else { return nil }
        return Frame(x: left, y: top, width: max(x[.length] ?? 0, 0), height: max(y[.length] ?? 0, 0))
    }

    /// The horizontal position and the width of a view, as far as they follow from the constraints.
    func span(of view: String) -> (x: Double, width: Double)? {
        guard let span = spans[Span.Key(view, .horizontal)], let x = span[.start], let width = span[.length]
        else { return nil }
        return (x, max(width, 0))
    }

    mutating func solve() {
        repeat { passOn() } while assumeNaturalSize() || assumeLimit() || assumeLoneSize()
    }

    /// Propagates known anchors until nothing new follows.
    private mutating func passOn() {
        var isNew = true
        while isNew {
            isNew = false
            for equation in equations where equation.isEqual && follow(equation) { isNew = true }
        }
    }

    /// Returns whether something new follows from an equation.
    private mutating func follow(_ equation: Equation) -> Bool {
        guard let other = equation.second else { return set(equation.first, equation.constant) }
        if let value = self[other] { return set(equation.first, value * equation.multiplier + equation.constant) }
        guard let value = self[equation.first] else { return false }
        return set(other, (value - equation.constant) / equation.multiplier)
    }

    private mutating func assumeNaturalSize() -> Bool {
        let natural = naturals.first { natural in
            guard let span = spans[natural.view] else { return false }
            return span[.length] == nil && !span.isEmpty
        }
        guard let natural else { return false }
        return set(Anchor(natural.view.view, natural.view.axis, .length), natural.length)
    }

    /// An inequality for a distance counts as an equation if it's the only information about a view.
    private mutating func assumeLimit() -> Bool {
        for index in equations.indices where !equations[index].isEqual && equations[index].second != nil {
            guard follow(equations[index]) else { continue }
            equations[index].isEqual = true
            return true
        }
        return false
    }

    /// A view without known edges can have edges that others are aligned with.
    private mutating func assumeLoneSize() -> Bool {
        for natural in naturals where spans[natural.view] == nil {
            return set(Anchor(natural.view.view, natural.view.axis, .length), natural.length)
        }
        return false
    }

    private subscript(anchor: Anchor) -> Double? { spans[Span.Key(anchor.view, anchor.axis)]?[anchor.part] }

    /// Returns whether the anchor was unknown before.
    @discardableResult
    private mutating func set(_ anchor: Anchor, _ value: Double) -> Bool {
        guard value.isFinite else { return false }
        return spans[Span.Key(anchor.view, anchor.axis), default: Span()].set(anchor.part, value)
    }
}
