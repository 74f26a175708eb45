/// The outcome of a bar button that ends a screen with a result.
package enum FinishKind: String, SpecEnumeration {
    /// Returns nothing.
    case cancel
    /// Returns the result.
    case save

    package static let noun = "result action"
}

/// How far a row can be dragged.
package enum MoveScope: String, SpecEnumeration {
    /// Within its own section. A drag beyond it ends at the nearest position in the section.
    case section
    /// Into every section of the table whose rows can be dragged this way.
    case table

    package static let noun = "move scope"
}

/// A row that keeps its position while others are dragged.
package enum FixedRow: String, SpecEnumeration {
    case first, last

    package static let noun = "fixed row"
}

/// The animation of inserted and deleted rows: `UITableView.RowAnimation`.
package enum RowAnimation: String, SpecEnumeration {
    case fade, right, left, top, bottom, none, middle, automatic

    package static let noun = "row animation"
}

/// The style of a swipe action: `UIContextualAction.Style`.
package enum SwipeActionStyle: String, SpecEnumeration {
    case normal, destructive

    package static let noun = "swipe action style"
}

/// The style of a menu's entry: `UIMenuElement.Attributes.destructive`, or none.
package enum MenuItemStyle: String, SpecEnumeration {
    case normal, destructive

    package static let noun = "menu item style"
}
