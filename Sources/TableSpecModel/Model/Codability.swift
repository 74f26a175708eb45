/// Finds out whether values of a type can be written to a file and read back, as Swift's `Codable`.
package struct Codability {
    /// The reason why values of a type cannot be written.
    package enum Obstacle: Hashable, Sendable {
        /// They hold images or colors, which are objects of UIKit.
        case object(TypeReference)
        /// They hold values of a type for which it was not asked.
        case type(ModelType)
    }

    private let types: TypeTable
    private var visited: Set<String> = []

    /// Creates a search among types.
    package init(_ types: TypeTable) {
        self.types = types
    }

    /// Whether all values of a property can be written; what is unknown has been diagnosed.
    package static func holds(for property: Property, _ types: TypeTable) -> Bool {
        var search = Codability(types)
        return search.obstacle(in: property.type) == nil
    }

    /// Returns the first obstacle in values of a type. A type is looked at once, however many properties have it.
    package mutating func obstacle(in type: TypeReference) -> Obstacle? {
        switch type {
        case .optional(let part), .array(let part), .set(let part): return obstacle(in: part)
        case .image, .color: return .object(type)
        case .structure(let name):
            guard visited.insert(name).inserted, let type = types[name] else { return nil }
            guard type.isCodable else { return .type(type) }
            for property in type.properties {
                if let obstacle = obstacle(in: property.type) { return obstacle }
            }
            return nil
        case .string, .integer, .double, .float, .boolean, .date, .url, .uuid, .enumeration, .unknown: return nil
        }
    }
}

extension SpecFile {
    /// Lets states that can be written to a file hold values of the types of this one.
    package mutating func makeTypesCodable() {
        for index in types.indices { types[index].isCodable = true }
    }
}
