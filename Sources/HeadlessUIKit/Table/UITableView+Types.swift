extension UITableView {
    /// The style of a table as a whole.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// Where a row that is scrolled to ends up.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// How rows come and go. Time does not pass in memory: they differ in `updateTrace` only.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// The edges from which separator insets are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// When rows that size themselves are measured anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
}
