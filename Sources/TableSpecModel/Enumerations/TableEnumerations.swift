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

/// When a bar button is enabled, with regard to editing mode.
package enum EditingCondition: String, SpecEnumeration {
    case notEditing, editing

    package static let noun = "editing condition"
}

/// When a row that leads to another screen is deselected.
package enum Deselection: String, SpecEnumeration {
    /// Animated, when the user returns.
    case onReturn
    /// Animated, immediately, before the other screen appears.
    case immediately

    package static let noun = "deselection"
}

/// The position of a row after scrolling: `UITableView.ScrollPosition`.
package enum ScrollPosition: String, SpecEnumeration {
    /// Just far enough to show the row.
    case none
    case top, middle, bottom

    package static let noun = "scroll position"
}

/// The number of rows of a selection list that can have a checkmark.
package enum SelectionMode: String, SpecEnumeration {
    /// One checkmark. The value is the identity of the selected element.
    case exclusive
    /// Any number of checkmarks. The value is the set of identities of the selected elements.
    case inclusive

    package static let noun = "selection mode"
}
