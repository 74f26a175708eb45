extension UITableView {
    /// The style of a table.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// The animation of rows that appear, disappear or move. HeadlessUIKit doesn't draw animations, so they differ only
    /// in `updateTrace` of the inspection.
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

    /// When self-sizing rows are measured again.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
}
