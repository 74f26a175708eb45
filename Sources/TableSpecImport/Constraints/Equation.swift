/// What a constraint says: one anchor is a multiple of another one, and a distance more.
struct Equation: Hashable, Sendable {
    var first: Anchor
    /// `nil` where the first one is a number.
    var second: Anchor?
    var multiplier = 1.0
    var constant = 0.0
    /// Whether the two are equal, and not only not less or not more.
    var isEqual = true

    init(_ first: Anchor, _ second: Anchor?, constant: Double = 0) {
        (self.first, self.second, self.constant) = (first, second, constant)
    }

    /// - Parameter owner: The view that has the constraint, for which it may have no name.
    init?(_ constraint: Element, of owner: Element) {
        guard constraint.name == "constraint", let attribute = constraint["firstAttribute"],
            let first = (constraint["firstItem"] ?? owner["id"]).flatMap({ Anchor($0, attribute: attribute) })
        else { return nil }
        self.first = first
        isEqual = (constraint["relation"] ?? "equal") == "equal" && constraint.number("priority") ?? 1000 >= 500
        constant = constraint.number("constant") ?? 0
        multiplier = Self.multiplier(constraint["multiplier"] ?? "1")
        if let other = constraint["secondAttribute"] {
            // A view's own width by its own height names the view once.
            guard let second = Anchor(constraint["secondItem"] ?? first.view, attribute: other) else { return nil }
            self.second = second
            constant += Self.margin(other, of: owner)
        }
        constant -= Self.margin(attribute, of: owner)
    }

    /// How far a margin is from its edge: 8 points until iOS 10, when documents had no frames, and 16 at the sides of a
    /// controller's view (Auto Layout Guide, “Working with Constraints in Interface Builder”).
    private static func margin(_ attribute: String, of owner: Element) -> Double {
        switch attribute {
        case "leadingMargin", "leftMargin": owner["key"] == "view" ? 16 : 8
        case "trailingMargin", "rightMargin": owner["key"] == "view" ? -16 : -8
        case "topMargin": 8
        case "bottomMargin": -8
        default: 0
        }
    }

    /// `1.5`, or a ratio such as `16:9`.
    private static func multiplier(_ text: String) -> Double {
        let parts = text.split(separator: ":").compactMap { Double($0) }
        guard let first = parts.first, first != 0, first.isFinite else { return 1 }
        return parts.count == 2 && parts[1] != 0 ? first / parts[1] : first
    }
}
