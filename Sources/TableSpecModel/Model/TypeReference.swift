/// The type of a property of a screen or of a model type.
package indirect enum TypeReference: Hashable, Sendable {
    case string, integer, double, float, decimal, boolean, date, url, uuid, image, color
    case optional(TypeReference)
    case array(TypeReference)
    case set(TypeReference)
    /// A type that a `types` table declares, by its name.
    case structure(String)
    /// An enumeration: one that is declared inline, `enum(plain, photo)`, or one under `types`.
    case enumeration(Enumeration)
    /// A type that couldn't be decoded or found, which has been diagnosed.
    case unknown

    /// The type without its outermost `optional`.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    /// Whether the type is an `optional`.
    package var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Whether the type or a part of it is unknown.
    package var isUnknown: Bool {
        switch self {
        case .unknown: true
        case .optional(let part), .array(let part), .set(let part): part.isUnknown
        default: false
        }
    }

    /// Whether a value of the type can appear in a text.
    package var isText: Bool {
        switch unwrapped {
        case .string, .integer, .double, .float, .decimal, .boolean, .url, .uuid, .enumeration, .unknown: true
        default: false
        }
    }

    /// Whether the type is a number.
    package var isNumber: Bool {
        switch self {
        case .integer, .double, .float, .decimal, .unknown: true
        default: false
        }
    }

    /// The cases by which a spec chooses something for each value of the type, or `nil` for a type with too many
    /// values.
    package var caseNames: [String]? {
        switch self {
        case .enumeration(let enumeration): enumeration.cases
        case .boolean: ["true", "false"]
        default: nil
        }
    }

    /// The enumeration of the type, or in the type, if it's declared inline.
    package var inlineEnumeration: Enumeration? {
        switch self {
        case .enumeration(let enumeration): enumeration.isDeclared ? nil : enumeration
        case .optional(let part), .array(let part), .set(let part): part.inlineEnumeration
        default: nil
        }
    }

    /// A name for an element of this type: that of the type, or the singular of the collection's name.
    package func elementName(in collection: String) -> String {
        if case .structure(let name) = self { return name.prefix(1).lowercased() + name.dropFirst() }
        let last = collection.split(separator: ".").last ?? ""
        return last.hasSuffix("s") && last.count > 1 ? String(last.dropLast()) : "element"
    }

    /// Whether a value is neither a list nor a mapping.
    package var isScalar: Bool {
        switch unwrapped {
        case .array, .set, .structure: false
        default: true
        }
    }

    /// The name of the type under `types` that the type contains, at any depth of collections, or `nil`.
    package var declaredName: String? {
        switch self {
        case .structure(let name): name
        case .enumeration(let enumeration): enumeration.isDeclared ? enumeration.property : nil
        case .optional(let part), .array(let part), .set(let part): part.declaredName
        default: nil
        }
    }

    /// The type of an element, if the type is a collection that a loop can iterate over.
    package var element: TypeReference? {
        switch self {
        case .array(let element): element
        case .unknown: .unknown
        default: nil
        }
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type as a spec writes it.
    package var description: String {
        switch self {
        case .string: "String"
        case .integer: "Int"
        case .double: "Double"
        case .float: "Float"
        case .decimal: "Decimal"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .image: "Image"
        case .color: "Color"
        case .optional(let wrapped): "\(wrapped)?"
        case .array(let element): "[\(element)]"
        case .set(let element): "Set<\(element)>"
        case .structure(let name): name
        case .enumeration(let enumeration):
            enumeration.isDeclared ? enumeration.property : "enum(\(enumeration.cases.joined(separator: ", ")))"
        case .unknown: "unknown"
        }
    }
}

/// An enumeration that a property declares inline, or that is a type of the app's model.
package struct Enumeration: Hashable, Sendable {
    /// The type that declares the property, or `nil` if a screen declares it.
    package var owner: String?
    /// The name of the property, from which the name of the Swift type is derived.
    package var property: String
    /// The cases, in order.
    package var cases: [String]
    /// Whether it's a type of the app's model, whose name replaces the property's.
    package var isDeclared = false
    /// The titles of all cases in order, or `nil` if the spec specifies none.
    @BoxedIfPresent package var titles: ChoiceTitles?

    /// Creates an enumeration.
    package init(owner: String?, property: String, cases: [String]) {
        self.owner = owner
        self.property = property
        self.cases = cases
    }

    /// Whether a screen or an app declares it.
    package var belongsToScreen: Bool { owner == nil && !isDeclared }
}

extension Enumeration {
    /// Returns whether the types are the same. Their titles don't matter.
    package static func == (left: Enumeration, right: Enumeration) -> Bool {
        left.owner == right.owner && left.property == right.property && left.cases == right.cases
            && left.isDeclared == right.isDeclared
    }

    /// Hashes the type without its titles.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(owner)
        hasher.combine(property)
        hasher.combine(cases)
        hasher.combine(isDeclared)
    }
}
