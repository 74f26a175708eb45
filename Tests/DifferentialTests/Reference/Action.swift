/// What a user or the app does next.
enum Action: Equatable {
    case tapRow(Place)
    case tapAccessory(Place)
    /// Touches the control of a number in a row.
    case use(Place, Int, Touch)
    /// Touches the control of a number in the bar or beside the table.
    case useView(Int, Touch)
    case search(String)
    case chooseScope(Int)
    case pullToRefresh
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
    /// Two changes of which the second comes while what the first one moves is still moving.
    case changeTwice(Int, Int)

    /// What a user does to a control.
    enum Touch: Equatable {
        case toggle, increment, decrement, tap
        case slide(Float)
        case tapSegment(Int)
        case type(String)
        /// Picks a date or a duration in seconds.
        case pick(Int)
        /// Picks one of three colors.
        case pickColor(Int)
        /// Turns to a page, or a wheel to a row.
        case turn(Int)
    }

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
        case .use(let place, let index, let touch): "use \(place) \(index) \(touch)"
        case .useView(let index, let touch): "useView \(index) \(touch)"
        case .search(let text): "search \(text)"
        case .chooseScope(let index): "chooseScope \(index)"
        case .pullToRefresh: "pullToRefresh"
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
        case .changeTwice(let first, let second): "changeTwice \(first) \(second)"
        }
    }
}

extension Action.Touch: CustomStringConvertible {
    var description: String {
        switch self {
        case .toggle: "toggle"
        case .increment: "increment"
        case .decrement: "decrement"
        case .tap: "tap"
        case .slide(let value): "slide \(value)"
        case .tapSegment(let index): "tapSegment \(index)"
        case .type(let text): "type \(text)"
        case .pick(let seconds): "pick \(seconds)"
        case .pickColor(let index): "pickColor \(index)"
        case .turn(let index): "turn \(index)"
        }
    }
}
