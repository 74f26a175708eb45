/// Determines whether the values of a type can be `Codable`.
package struct Codability {
    /// The reason why the values of a type can't be encoded.
    package enum Obstacle: Equatable, Sendable {
        /// They contain images or colors, which are UIKit objects.
        case object(TypeReference)
        /// They contain values of a type that isn't `Codable`.
        case type(ModelType)
    }

    private let types: TypeTable
    private var visited: Set<String> = []

    /// Creates a search in a set of types.
    package init(_ types: TypeTable) {
        self.types = types
    }

    /// Whether all values of a property can be encoded. Unknown types have been diagnosed.
    package static func holds(for property: Property, _ types: TypeTable) -> Bool {
        var search = Codability(types)
        return search.obstacle(in: property.type) == nil
    }

    /// Returns the first obstacle in values of a type. Each type is checked only once.
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
        case .string, .integer, .double, .float, .decimal, .boolean, .date, .url, .uuid, .enumeration, .unknown:
            return nil
        }
    }
}

extension SpecFile {
    /// Allows `Codable` states to contain values of the types of this one.
    package mutating func makeTypesCodable() {
        for index in types.indices { types[index].isCodable = true }
    }
}
