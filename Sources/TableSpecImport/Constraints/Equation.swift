/// The equation of a constraint: one anchor is a multiple of another one plus a constant.
struct Equation: Hashable, Sendable {
    var first: Anchor
    /// `nil` if the first anchor is a constant.
    var second: Anchor?
    var multiplier = 1.0
    var constant = 0.0
    /// Whether the constraint is an equality.
    var isEqual = true

    init(_ first: Anchor, _ second: Anchor?, constant: Double = 0) {
        (self.first, self.second, self.constant) = (first, second, constant)
    }

    /// - Parameter owner: The view that has the constraint, and need not be named in it.
    init?(_ constraint: Element, of owner: Element) {
        guard constraint.name == "constraint", let attribute = constraint["firstAttribute"],
            let first = (constraint["firstItem"] ?? owner["id"]).flatMap({ Anchor($0, attribute: attribute) })
        else { return nil }
        self.first = first
        isEqual = (constraint["relation"] ?? "equal") == "equal" && constraint.number("priority") ?? 1000 >= 500
        constant = constraint.number("constant") ?? 0
        multiplier = constraint.multiplier ?? 1
        if let other = constraint["secondAttribute"] {
            // A constraint between a view's own width and height names the view once.
            guard let second = Anchor(constraint["secondItem"] ?? first.view, attribute: other) else { return nil }
            self.second = second
            constant += Self.margin(other, of: owner)
        }
        constant -= Self.margin(attribute, of: owner)
    }

    /// The distance between a margin and its edge: 8 points until iOS 10, when documents had no frames, and 16 at the
    /// sides of a controller's view (Auto Layout Guide, “Working with Constraints in Interface Builder”).
    private static func margin(_ attribute: String, of owner: Element) -> Double {
        switch attribute {
        case "leadingMargin", "leftMargin": owner["key"] == "view" ? 16 : 8
        case "trailingMargin", "rightMargin": owner["key"] == "view" ? -16 : -8
        case "topMargin": 8
        case "bottomMargin": -8
        default: 0
        }
    }
}

extension Element {
    /// The multiplier of a constraint: `1.5`, or a ratio such as `16:9`; `nil` if it's invalid.
    var multiplier: Double? {
        let parts = (self["multiplier"] ?? "1").split(separator: ":").compactMap { Double($0) }
        guard let first = parts.first, first != 0, first.isFinite, parts.count <= 2 else { return nil }
        return parts.count == 2 && parts[1] != 0 ? first / parts[1] : first
    }
}
