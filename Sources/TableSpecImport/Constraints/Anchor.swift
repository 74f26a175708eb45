/// A position or length of a view along one axis, as constraints name it.
struct Anchor: Hashable, Sendable {
    enum Axis: Hashable, Sendable, CaseIterable {
        case horizontal, vertical
    }

    /// The part of the view: its left or top edge, its right or bottom edge, its center, its width or height.
    enum Part: Hashable, Sendable, CaseIterable {
        case start, end, middle, length
    }

    var view: String
    var axis: Axis
    var part: Part

    init(_ view: String, _ axis: Axis, _ part: Part) {
        (self.view, self.axis, self.part) = (view, axis, part)
    }

    /// The anchor for an attribute of a constraint. Baselines count as the centers of their texts.
    init?(_ view: String, attribute: String) {
        let word = attribute.hasSuffix("Margin") ? String(attribute.dropLast("Margin".count)) : attribute
        guard let (axis, part) = Self.attributes[word] else { return nil }
        self.init(view, axis, part)
    }

    private static let attributes: [String: (Axis, Part)] = [
        "leading": (.horizontal, .start), "left": (.horizontal, .start), "trailing": (.horizontal, .end),
        "right": (.horizontal, .end), "centerX": (.horizontal, .middle), "centerXWithin": (.horizontal, .middle),
        "width": (.horizontal, .length), "top": (.vertical, .start), "bottom": (.vertical, .end),
        "centerY": (.vertical, .middle), "centerYWithin": (.vertical, .middle), "height": (.vertical, .length),
        "baseline": (.vertical, .middle), "firstBaseline": (.vertical, .middle), "lastBaseline": (.vertical, .middle),
    ]
}
