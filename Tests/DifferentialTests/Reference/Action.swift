/// What a person or the app does next.
enum Action: Equatable {
    case tapRow(Place)
    case tapAccessory(Place)
    case toggle(Place)
    case slide(Place, Float)
    case increment(Place)
    case decrement(Place)
    case tapSegment(Place, Int)
    case type(Place, String)
    case tapButton(Place)
    case tapBarButton(Int)
    case edit
    case swipeToDelete(Place)
    /// Swipes a row and taps a button by its number.
    case tapSwipeAction(Place, Int)
    case tapLeadingSwipeAction(Place, Int)
    case tapMinus(Place)
    case tapPlus(Place)
    case drag(Place, to: Place)
    case goBack
    /// The app sets a property of the state of the main screen, by the number of the change.
    case change(Int)

    /// The place of a row.
    struct Place: Hashable, CustomStringConvertible {
        var section: Int
        var row: Int

        var description: String { "\(section) \(row)" }
    }
}

extension Action: CustomStringConvertible {
    /// The line that tells the driver.
    var description: String {
        switch self {
        case .tapRow(let place): "tapRow \(place)"
        case .tapAccessory(let place): "tapAccessory \(place)"
        case .toggle(let place): "toggle \(place)"
        case .slide(let place, let value): "slide \(place) \(value)"
        case .increment(let place): "increment \(place)"
        case .decrement(let place): "decrement \(place)"
        case .tapSegment(let place, let index): "tapSegment \(place) \(index)"
        case .type(let place, let text): "type \(place) \(text)"
        case .tapButton(let place): "tapButton \(place)"
        case .tapBarButton(let index): "tapBarButton \(index)"
        case .edit: "edit"
        case .swipeToDelete(let place): "swipeToDelete \(place)"
        case .tapSwipeAction(let place, let index): "tapSwipeAction \(place) \(index)"
        case .tapLeadingSwipeAction(let place, let index): "tapLeadingSwipeAction \(place) \(index)"
        case .tapMinus(let place): "tapMinus \(place)"
        case .tapPlus(let place): "tapPlus \(place)"
        case .drag(let place, let destination): "drag \(place) \(destination)"
        case .goBack: "goBack"
        case .change(let number): "change \(number)"
        }
    }
}
