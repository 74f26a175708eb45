/// The look of a table: `UITableView.Style`.
public enum TableStyle: String, Word {
    case plain, grouped, insetGrouped

    public static let noun = "table style"
}

/// The lines between rows: `UITableViewCell.SeparatorStyle`.
public enum SeparatorStyle: String, Word {
    case none, singleLine

    public static let noun = "separator style"
}

/// How the title is shown in a bar with large titles: `UINavigationItem.LargeTitleDisplayMode`.
public enum LargeTitleDisplayMode: String, Word {
    case automatic, always, never

    public static let noun = "large title display mode"
}

/// How a segue shows its destination.
public enum SegueKind: String, Word {
    /// Pushes onto the navigation stack: `show(_:sender:)`.
    case show
    /// Replaces the detail of a split view: `showDetailViewController(_:sender:)`.
    case showDetail
    /// Presents a sheet over the screen: `present(_:animated:completion:)`.
    case presentModally

    public static let noun = "segue kind"
}

/// When a bar button reacts, as far as editing is concerned.
public enum EditingCondition: String, Word {
    case notEditing, editing

    public static let noun = "editing condition"
}

/// When a row that leads to another screen stops being selected.
public enum Deselection: String, Word {
    /// With an animation when the person comes back.
    case onReturn
    /// With an animation at once, before the other screen is there.
    case immediately

    public static let noun = "deselection"
}

/// Where a row comes to lie that the table scrolls to: `UITableView.ScrollPosition`.
public enum ScrollPosition: String, Word {
    /// No farther than needed to see the row.
    case none
    case top, middle, bottom

    public static let noun = "scroll position"
}

/// How many rows of a selection list may carry a checkmark.
public enum SelectionMode: String, Word {
    /// One checkmark; the value is the identity of the chosen element.
    case exclusive
    /// Any number of checkmarks; the value is the set of the chosen identities.
    case inclusive

    public static let noun = "selection mode"
}
