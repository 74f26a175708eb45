/// Something that specs cannot say: what it is, why they cannot, and what one does instead.
struct Gap: Hashable, Sendable {
    var kind: Omission.Kind
    var what: String
    var why: String
    var remedy: String

    init(_ kind: Omission.Kind, _ what: String, why: String, instead remedy: String) {
        self.kind = kind
        self.what = what
        self.why = why
        self.remedy = remedy
    }
}
