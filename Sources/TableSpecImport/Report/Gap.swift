/// Something that specs cannot say: what it is, why they cannot, and what one does instead.
struct Gap: Hashable, Sendable {
    var kind: Omission.Kind
    var what: String
    var why: String
    var remedy: String
    /// Whether the object is missing with all that is in it.
    var isOfWhole: Bool
    /// The properties of the object that it is about, besides those that its words name.
    var properties: Set<String> = []

    init(_ kind: Omission.Kind, _ what: String, why: String, instead remedy: String, isOfWhole: Bool? = nil) {
        self.isOfWhole = isOfWhole ?? (kind == .content)
        self.kind = kind
        self.what = what
        self.why = why
        self.remedy = remedy
    }

    /// The gap with properties of the object that its words don't name.
    func about(_ properties: Set<String>) -> Gap {
        var gap = self
        gap.properties = properties
        return gap
    }
}
