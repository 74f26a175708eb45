/// The names of one scope and where each came from; it finds names that two places use.
///
/// `Place` is any type that the caller needs for its diagnostic, for example a source range.
package struct SwiftNameTable<Place: Sendable>: Sendable {
    /// Why a name could not be claimed.
    package enum Collision: Sendable {
        /// Another place has the name.
        case taken(by: Place)
        /// The scope has the name already, for example from a superclass.
        case reserved
    }

    private let reserved: Set<SwiftIdentifier>
    private var places: [SwiftIdentifier: Place] = [:]

    /// Makes an empty scope in which `reserved` names cannot be claimed.
    ///
    /// - Parameter capacity: About how many names there will be.
    package init(reserved: Set<SwiftIdentifier> = [], capacity: Int = 0) {
        self.reserved = reserved
        if capacity > 0 { places.reserveCapacity(capacity) }
    }

    /// Enters a name; returns the collision that prevents it, if there is one. The first place keeps the name.
    package mutating func claim(_ name: SwiftIdentifier, for place: Place) -> Collision? {
        if !reserved.isEmpty, reserved.contains(name) { return .reserved }
        let count = places.count
        // One look-up in the table finds the first place or makes this one the first.
        let first = { $0 }(&places[name, default: place])
        return places.count > count ? nil : .taken(by: first)
    }

    /// Where a name came from.
    package func place(of name: SwiftIdentifier) -> Place? {
        places[name]
    }
}

extension SwiftNameTable.Collision: Equatable where Place: Equatable {}
