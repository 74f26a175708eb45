/// The state of a table in its preview.
package enum PreviewState: String, CaseIterable, Hashable, Sendable {
    case normal
    /// The first row that can be selected is.
    case selected
    /// The table is in editing mode: minus and plus, grips.
    case editing
    /// The first row that can be swiped has been.
    case swiped
    /// The table has been scrolled; a plain table's header floats.
    case scrolled
    /// Rows whose values are wrong tell so.
    case invalid
    /// The list in which the user chooses the first row's value has been pushed.
    case choosing
    /// The menu of the first row with one is open, or that of the first pop-up button.
    case menu
    /// The question is there that is asked before something is done.
    case confirmation
    /// The collections are empty and optional values missing.
    case empty

    /// Whether something lies over the screen.
    var isOpened: Bool { self == .menu || self == .confirmation }

    /// The states in which a tap, or a long press, has opened something.
    static let opening: [PreviewState] = [.menu, .confirmation, .choosing]
}
