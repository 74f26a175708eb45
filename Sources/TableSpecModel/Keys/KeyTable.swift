/// The keys of one kind of mapping with their meanings.
package protocol KeyTable: CaseIterable, Hashable, Sendable {
    /// The mapping's name in messages and its purpose.
    static var object: ObjectDescription { get }

    /// The constraints between the keys.
    static var constraints: [KeyConstraint] { get }

    /// The key's spelling in a spec.
    var name: String { get }

    /// The key's meaning and the values that it accepts.
    var entry: KeyDescription { get }
}

/// The name of a kind of mapping in messages, and its purpose.
package struct ObjectDescription: Equatable, Sendable {
    /// The name in messages, for example "row".
    package var name: String
    package var documentation: String
    /// The prefix of keys without a meaning, whose values can have anchors, or `nil` if there are none.
    ///
    /// Docker Compose has such keys, too (https://docs.docker.com/reference/compose-file/extension/).
    package var extensionPrefix: String?

    /// Creates a description.
    package init(_ name: String, _ documentation: String, extensionPrefix: String? = nil) {
        self.name = name
        self.documentation = documentation
        self.extensionPrefix = extensionPrefix
    }

    /// Whether a key has no meaning.
    func isExtension(_ key: String) -> Bool { extensionPrefix.map(key.hasPrefix) ?? false }
}

/// The meaning of a key and the values that it accepts.
package struct KeyDescription: Hashable, Sendable {
    package var type: ValueDescription
    /// The value that applies if the key is absent, as a spec would write it, or `nil` if there's none.
    package var defaultValue: String?
    /// Whether the mapping requires the key.
    package var isRequired: Bool
    package var documentation: String
    /// The version of the language that introduced the key.
    package var since: String

    /// Creates a description.
    package init(
        _ type: ValueDescription,
        default defaultValue: String? = nil,
        isRequired: Bool = false,
        since: String = "1",
        _ documentation: String
    ) {
        self.type = type
        self.defaultValue = defaultValue
        self.isRequired = isRequired
        self.since = since
        self.documentation = documentation
    }
}

/// The type of the values that a key accepts.
package indirect enum ValueDescription: Hashable, Sendable {
    /// Text for users, which can contain bindings.
    case text
    /// A string without bindings.
    case string
    /// A URL with a scheme.
    case url
    /// A name that becomes a Swift identifier.
    case identifier
    /// The name of a declaration in a spec, for example "screen".
    case name(of: String)
    /// A path to a value, `item.kind`, with or without `$( )`.
    case path
    /// A loop over a collection, `element in collection`.
    case loop
    case boolean
    /// A nonnegative whole number.
    case count
    /// A number without a unit.
    case number
    /// A number in a range.
    case bounded(ClosedRange<Double>)
    /// One of a closed list of whole numbers.
    case wholeNumber(among: [Int])
    /// A nonnegative number of points.
    case points
    /// A width: a number of points, or a percentage of the cell's width, `50%`.
    case length
    /// A value of an enumeration.
    case choice(noun: String, [String])
    /// A binding to a value, for example "a Boolean".
    case binding(to: String)
    /// A Boolean that depends on the data, in `$( )`.
    case condition
    /// A type with an optional default.
    case type
    /// The cases of an enumeration, `enum(first, second)`.
    case enumeration
    /// A value of a type that the spec declares.
    case value
    case color
    /// A color in hexadecimal digits.
    case hexadecimalColor
    case font
    /// A color, or the two colors of alternating rows.
    case alternatingColor
    case image
    /// A view of a custom cell, a text for a label, or a list of views.
    case content
    case list(of: ValueDescription)
    /// A mapping with arbitrary keys.
    case table(of: ValueDescription)
    /// A mapping with one fixed key of a certain kind and arbitrary keys.
    case tableWith(key: String, ValueDescription, others: ValueDescription)
    /// A mapping with the keys of a `KeyTable`, by the object's name.
    case object(String)
    /// An object that requires a key here, but not elsewhere.
    case requiring(key: String, ValueDescription)
    /// An object that can't have a key here, but can elsewhere.
    case excluding(key: String, ValueDescription)
    case either([ValueDescription])

    /// The description of an enumeration.
    @inline(never)
    package static func choice(_ type: any SpecEnumeration.Type) -> ValueDescription {
        .choice(noun: type.noun, type.spellings)
    }
}

extension KeyTable where Self: RawRepresentable, RawValue == String {
    package var name: String { rawValue }
}
