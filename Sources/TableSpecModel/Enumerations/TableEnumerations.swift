/// The style of a table: `UITableView.Style`.
package enum TableStyle: String, SpecEnumeration {
    case plain, grouped, insetGrouped

    package static let noun = "table style"
}

/// The lines between rows: `UITableViewCell.SeparatorStyle`.
package enum SeparatorStyle: String, SpecEnumeration {
    case none, singleLine

    package static let noun = "separator style"
}

/// How the title is shown in a bar with large titles: `UINavigationItem.LargeTitleDisplayMode`.
package enum LargeTitleDisplayMode: String, SpecEnumeration {
    case automatic, always, never

    package static let noun = "large title display mode"
}

/// How a segue shows its destination.
package enum SegueKind: String, SpecEnumeration {
    /// Pushes onto the navigation stack: `show(_:sender:)`.
    case show
    /// Replaces the detail of a split view: `showDetailViewController(_:sender:)`.
    case showDetail
    /// Presents a sheet over the screen: `present(_:animated:completion:)`.
    case presentModally

    package static let noun = "segue kind"
}

/// When a bar button reacts, as far as editing is concerned.
package enum EditingCondition: String, SpecEnumeration {
    case notEditing, editing

    package static let noun = "editing condition"
}

/// When a row that leads to another screen stops being selected.
package enum Deselection: String, SpecEnumeration {
    /// With an animation when the user comes back.
    case onReturn
    /// With an animation at once, before the other screen is there.
    case immediately

    package static let noun = "deselection"
}

/// Where a row comes to lie that the table scrolls to: `UITableView.ScrollPosition`.
package enum ScrollPosition: String, SpecEnumeration {
    /// No farther than needed to see the row.
    case none
    case top, middle, bottom

    package static let noun = "scroll position"
}

/// How many rows of a selection list may carry a checkmark.
package enum SelectionMode: String, SpecEnumeration {
    /// One checkmark; the value is the identity of the chosen element.
    case exclusive
    /// Any number of checkmarks; the value is the set of the chosen identities.
    case inclusive

    package static let noun = "selection mode"
}
