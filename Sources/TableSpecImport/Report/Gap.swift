/// A feature that specs don't support: what it is, the reason, and the replacement.
struct Gap: Hashable, Sendable {
    var kind: Omission.Kind
    var what: String
    var why: String
    var remedy: String
    /// Whether the object is missing with all its descendants.
    var isOfWhole: Bool
    /// The affected properties of the object, in addition to those in its description.
    var properties: Set<String> = []

    init(_ kind: Omission.Kind, _ what: String, why: String, instead remedy: String, isOfWhole: Bool? = nil) {
        self.isOfWhole = isOfWhole ?? (kind == .content)
        self.kind = kind
        self.what = what
        self.why = why
        self.remedy = remedy
    }

    /// Returns the gap with properties of the object that aren't in its description.
    func about(_ properties: Set<String>) -> Gap {
        var gap = self
        gap.properties = properties
        return gap
    }
}
