/// How a bar button ends a screen that hands back a result.
public enum FinishKind: String, Word {
    /// Hands back nothing.
    case cancel
    /// Hands back the result.
    case save

    public static let noun = "way to finish"
}

/// How far a row may be dragged.
public enum MoveScope: String, Word {
    /// Within its own section; a drag out of it ends at the section's nearest place.
    case section

    public static let noun = "reach of a drag"
}

/// A row that keeps its place while others are dragged.
public enum FixedRow: String, Word {
    case first, last

    public static let noun = "row that keeps its place"
}
