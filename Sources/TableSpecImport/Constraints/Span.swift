/// The known position and length of a view along one axis.
struct Span: Hashable, Sendable {
    struct Key: Hashable, Sendable {
        var view: String
        var axis: Anchor.Axis

        init(_ view: String, _ axis: Anchor.Axis) { (self.view, self.axis) = (view, axis) }
    }

    private var values: [Anchor.Part: Double] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript(part: Anchor.Part) -> Double? { values[part] }

    /// Sets a value, and derives another one. Returns whether it was unknown before.
    mutating func set(_ part: Anchor.Part, _ value: Double) -> Bool {
        guard values[part] == nil else { return false }
        values[part] = value
        switch (values[.start], values[.end], values[.middle], values[.length]) {
        case (let start?, let end?, _, _): fill(start, end - start)
        case (let start?, nil, _, let length?): fill(start, length)
        case (nil, let end?, _, let length?): fill(end - length, length)
        case (nil, nil, let middle?, let length?): fill(middle - length / 2, length)
        case (let start?, nil, let middle?, nil): fill(start, 2 * (middle - start))
        case (nil, let end?, let middle?, nil): fill(2 * middle - end, 2 * (end - middle))
        default: break
        }
        return true
    }

    private mutating func fill(_ start: Double, _ length: Double) {
        let found: [Anchor.Part: Double] = [
            .start: start, .end: start + length, .middle: start + length / 2, .length: length,
        ]
        values.merge(found) { known, _ in known }
    }
}
