/// The property that identifies a type's elements: an entry of `identity`.
package struct TypeIdentity: Equatable, Sendable {
    /// The name of the type.
    package var type: Located<String>
    /// The name of the property.
    package var property: Located<String>
}

extension TypeReference {
    /// Whether values of the type can be unique and always present.
    var isIdentity: Bool {
        switch self {
        case .string, .integer, .double, .float, .decimal, .date, .url, .uuid, .structure, .enumeration, .unknown: true
        case .boolean, .image, .color, .optional, .array, .set: false
        }
    }
}
