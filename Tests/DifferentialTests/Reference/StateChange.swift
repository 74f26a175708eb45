import TableSpecModel

/// What the app's code does to a screen.
enum StateChange {
    /// Sets a property of the state.
    case set(Property, Value)
    /// Calls a named update: the last element goes, and another one comes first unless it is there.
    case update(TableUpdate, inserting: Value)
}

extension StateChange: CustomStringConvertible {
    var description: String {
        switch self {
        case .set(let property, let value): "\(property.name.value) = \(SwiftSource.literal(value))"
        case .update(let update, let element): "\(update.id.value) with \(SwiftSource.literal(element))"
        }
    }
}
