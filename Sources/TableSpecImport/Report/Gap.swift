/// A feature that specs don't support: what it is, the reason, and the replacement.
package struct Gap: Hashable, Sendable {
    /// The kind of loss.
    package var kind: Omission.Kind
    /// The part that was left out.
    package var what: String
    /// The reason.
    package private(set) var why = ""
    /// The replacement that the user can write.
    package private(set) var remedy = ""
    /// Whether the object is missing with all its descendants.
    private(set) var isOfWhole: Bool
    /// The affected properties of the object, in addition to those in its description.
    private(set) var properties: Set<String> = []

    init(_ kind: Omission.Kind, _ what: String) {
        self.kind = kind
        self.what = what
        isOfWhole = kind == .content
    }

    static func appearance(_ what: String) -> Gap { Gap(.appearance, what) }

    static func content(_ what: String) -> Gap { Gap(.content, what) }

    static func behavior(_ what: String) -> Gap { Gap(.behavior, what) }

    static func code(_ what: String) -> Gap { Gap(.code, what) }

    func because(_ reason: String) -> Gap { with(\.why, reason) }

    func instead(_ remedy: String) -> Gap { with(\.remedy, remedy) }

    /// The gap of an object that is missing with all its descendants.
    var ofWhole: Gap { with(\.isOfWhole, true) }

    /// Returns the gap with properties of the object that aren't in its description.
    func about(_ properties: Set<String>) -> Gap { with(\.properties, properties) }

    private func with<Value>(_ path: WritableKeyPath<Gap, Value>, _ value: Value) -> Gap {
        var gap = self
        gap[keyPath: path] = value
        return gap
    }
}

extension [String] {
    /// The names in quotation marks.
    var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
