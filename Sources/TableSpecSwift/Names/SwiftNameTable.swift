/// The names of one scope with their origins, which detects names that two places use.
///
/// `Place` is any type that the caller needs for its diagnostic, for example a source range.
package struct SwiftNameTable<Place: Sendable>: Sendable {
    /// The reason why a name can't be used.
    package enum Collision: Sendable {
        /// Another place uses the name.
        case taken(by: Place)
        /// The name is reserved in the scope, for example by a superclass.
        case reserved
    }

    private let reserved: Set<SwiftIdentifier>
    private var places: [SwiftIdentifier: Place] = [:]

    /// Creates an empty scope in which `reserved` names can't be used.
    ///
    /// - Parameter capacity: The approximate number of names.
    package init(reserved: Set<SwiftIdentifier> = [], capacity: Int = 0) {
        self.reserved = reserved
        if capacity > 0 { places.reserveCapacity(capacity) }
    }

    /// Adds a name, and returns the collision that prevents it, if there is one. The first place keeps the name.
    package mutating func claim(_ name: SwiftIdentifier, for place: Place) -> Collision? {
        if !reserved.isEmpty, reserved.contains(name) { return .reserved }
        let count = places.count
        // A single lookup in the table finds the first place or makes this one the first.
        let first = { $0 }(&places[name, default: place])
        return places.count > count ? nil : .taken(by: first)
    }

    /// The origin of a name.
    package func place(of name: SwiftIdentifier) -> Place? {
        places[name]
    }
}

extension SwiftNameTable.Collision: Equatable where Place: Equatable {}
