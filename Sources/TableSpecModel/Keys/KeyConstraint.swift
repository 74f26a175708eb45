/// A constraint between the keys of a mapping. Decoding reports violations, and the schema includes it.
package indirect enum KeyConstraint: Equatable, Sendable {
    /// Exactly one of the keys must be present.
    ///
    /// `none` and `several` are the messages that decoding reports for other mappings. If they are `nil`,
    /// these mappings are reported elsewhere.
    case exactlyOne([String], none: String? = nil, several: String? = nil)
    /// At least one of the keys must be present.
    case atLeastOne([String], none: String? = nil)
    /// At most one of the keys can be present.
    case atMostOne([String], several: String? = nil)
    /// A key requires one of several others.
    case needs(String, beside: [String])
    /// If one of these keys is present, the other key is required.
    case required(String, ifAny: [String])
    /// Next to another key, a key has one of these values.
    case only(String, [String], beside: String)
    /// Next to another key, a key is a list or a mapping.
    case form(String, Form, beside: String)
    /// None of the keys can be present.
    case excluded([String])
    /// Constraints that apply if a key is present, and others that apply if it isn't.
    case when(String, [KeyConstraint], otherwise: [KeyConstraint])

    /// The form of a value, by its name in JSON Schema.
    package enum Form: String, Sendable {
        case list = "array"
        case mapping = "object"
    }
}

extension KeyTable {
    package static var constraints: [KeyConstraint] { [] }
}

extension KeyTable {
    /// The spellings of keys.
    static func names(_ keys: Self...) -> [String] { keys.map(\.name) }
}
