/// The state of a table in its preview.
package enum PreviewState: String, CaseIterable, Hashable, Sendable {
    case normal
    /// The first row that can be selected is selected.
    case selected
    /// The table is in editing mode, with delete, insert and reorder controls.
    case editing
    /// The first row that can be swiped is swiped.
    case swiped
    /// The table is scrolled, and a plain table's header floats.
    case scrolled
    /// Rows with invalid values show their messages.
    case invalid
    /// The option list of the first row with one has been pushed.
    case choosing
    /// The menu of the first row with one is open, or that of the first pop-up button.
    case menu
    /// The confirmation question before an action is shown.
    case confirmation
    /// The collections are empty and optional values are missing.
    case empty

    /// Whether something covers the screen.
    var showsPopup: Bool { self == .menu || self == .confirmation }

    /// The states in which a tap, or a long press, has opened something.
    static let opening: [PreviewState] = [.menu, .confirmation, .choosing]
}
