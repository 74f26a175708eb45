/// The measures of editing mode and of swiped rows in points.
enum EditingMetrics {
    /// Evidence: "editing control 22×22 at x 12"; with the margins of iOS 11 and later it starts at the row's margin.
    static let control = Size(width: 22, height: 22)

    /// How far an editing control moves the content of its row.
    ///
    /// Evidence: "text x 53 = 15 + 38".
    static let shift = 38.0

    /// Evidence: "reorder grip: three lines 22 wide × 9 tall, right edge 14 margin".
    static let grip = Size(width: 22, height: 9)

    /// Evidence: "swipe-delete button 82–83 wide for “Delete”, FF3B30, 17–18pt white, full row height".
    /// The system's title of the button, `UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    static let deleteTitle = "Delete"
    static let swipeButtonWidth = 82.0
    static let swipePadding = 14.0

    /// The capsule of iOS 26 and the space on both sides of it; not measured.
    static let swipeCapsuleHeight = 44.0
    static let swipeGap = 8.0

    /// The maximum part of a row that several buttons cover; not measured.
    static let swipeShare = 0.8

    static let swipeFont = TextFont(size: 17)

    /// The distance by which the table is scrolled: half of its first row.
    static let scrolledShare = 0.5
}
