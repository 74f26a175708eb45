/// How a bar button ends a screen that hands back a result.
public enum FinishKind: String, Word {
    /// Hands back nothing.
    case cancel
    /// Hands back the result.
    case save

    public static let noun = "result action"
}

/// How far a row may be dragged.
public enum MoveScope: String, Word {
    /// Within its own section; a drag out of it ends at the section's nearest place.
    case section
    /// Into every section of the table whose rows can be dragged so.
    case table

    public static let noun = "move scope"
}

/// A row that keeps its place while others are dragged.
public enum FixedRow: String, Word {
    case first, last

    public static let noun = "fixed row"
}

/// How rows come and go: `UITableView.RowAnimation`.
public enum RowAnimation: String, Word {
    case fade, right, left, top, bottom, none, middle, automatic

    public static let noun = "row animation"
}

/// The style of a swipe action: `UIContextualAction.Style`.
public enum SwipeActionStyle: String, Word {
    case normal, destructive

    public static let noun = "swipe action style"
}
