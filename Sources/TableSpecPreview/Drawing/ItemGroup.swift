internal import TableSpecModel

/// A part of the screen whose items belong together.
struct ItemGroup: Hashable, Sendable {
    /// The part that a group plays.
    enum Role: Hashable, Sendable {
        case statusBar, navigationBar, tabBar, backButton, barButton, closeButton, editButton
        case title, titleView, largeTitle, tableHeader, sectionHeader, row, accessoryButton, swipeButton
        case sectionFooter, tableFooter, sectionIndex, unavailable, views, control
        /// An entry of an open menu, or a button of a question.
        case entry
        /// Texts whose contrast doesn't matter: of what isn't enabled, and beside the chosen one of a wheel.
        case inactive
    }

    /// What a tap does in the app.
    enum Tap: Hashable, Sendable {
        case nothing
        /// It calls code of the app.
        case acts
        /// It opens a menu, asks a question or shows a list.
        case opens(Opening)
        /// It has no effect, as the button isn't enabled.
        case isDimmed
    }

    var role: Role
    /// The id of the group in a preview; empty for a group that is drawn without one.
    var id = ""
    /// The words of a screen reader.
    var label: String?
    /// Where a tap leads.
    var segue: SegueContent?
    /// What a tap does besides.
    var tap = Tap.nothing
    /// The menu that a long press shows.
    var longPress: Opening?
    /// Whether a tap selects the row.
    var isSelectable = false
    /// The part of the preview that reacts to a tap.
    var frame: Rect
    /// How the group reacts, where it is a control.
    var control: LiveControl?
    /// The radii in points of the frame's upper and lower corners.
    var topRadius = 0.0
    var bottomRadius = 0.0
    /// The part of the preview that clips the group, if not all of it.
    var clip: Rect?
}
