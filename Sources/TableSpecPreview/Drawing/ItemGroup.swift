internal import TableSpecModel

/// A part of the screen whose items belong together.
struct ItemGroup: Hashable, Sendable {
    /// The role of a group.
    enum Role: Hashable, Sendable {
        case statusBar, navigationBar, tabBar, backButton, barButton, closeButton, editButton
        case title, titleView, largeTitle, tableHeader, sectionHeader, row, accessoryButton, swipeButton
        case sectionFooter, tableFooter, sectionIndex, unavailable, views, control
        /// An entry of an open menu, or a button of a confirmation question.
        case entry
        /// Texts whose contrast doesn't matter: disabled text, and unselected titles of a picker view.
        case inactive
    }

    /// The effect of a tap in the app.
    enum Tap: Hashable, Sendable {
        case nothing
        /// It calls code of the app.
        case acts
        /// It opens a menu, a confirmation question or a list.
        case opens(Opening)
        /// It has no effect, because the button is disabled.
        case isDimmed
    }

    var role: Role
    /// The id of the group in a preview; empty for a group without one.
    var id = ""
    /// The text for a screen reader.
    var label: String?
    /// The destination of a tap.
    var segue: SegueContent?
    /// The other effect of a tap.
    var tap = Tap.nothing
    /// The menu that a long press shows.
    var longPress: Opening?
    /// Whether a tap selects the row.
    var isSelectable = false
    /// The part of the preview that responds to a tap.
    var frame: Rect
    /// The behavior of the group, if it's a control.
    var control: LiveControl?
    /// The radii in points of the frame's upper and lower corners.
    var topRadius = 0.0
    var bottomRadius = 0.0
    /// The part of the preview that clips the group, if not all of it.
    var clip: Rect?
}
