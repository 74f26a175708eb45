/// The property by which a type's elements are known, an entry of `identity`.
package struct TypeIdentity: Hashable, Sendable {
    /// The name of the type.
    package var type: Located<String>
    /// The name of the property.
    package var property: Located<String>
}

extension TypeReference {
    /// Whether a value of the type can be different for each element of a collection, and be there for each.
    var isIdentity: Bool {
        switch self {
        case .string, .integer, .double, .float, .date, .url, .uuid, .structure, .enumeration, .unknown: true
        case .boolean, .image, .color, .optional, .array, .set: false
        }
    }
}
