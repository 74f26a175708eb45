import TableSpecModel

/// A property of the state of a screen, set by the app's code.
struct StateChange {
    var property: Property
    var value: Value
}
