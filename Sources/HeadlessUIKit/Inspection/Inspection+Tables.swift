/// What tests read and set of a table.
struct TableRecord {
    var messages: [TableMessage] = []
    var changes: [[TableChange]] = []
    var isOn = true
    var preparedRowCount = 2

    /// Removes the messages of something that turned out not to happen.
    mutating func dropMessages(from place: Int) {
        // A receiver may have cleared the record.
        if place <= messages.count { messages.removeSubrange(place...) }
    }
}

@MainActor
extension Inspection where Base: UITableView {
    /// All messages so far, in order. Tests can clear it.
    public var trace: [TableMessage] {
        get { base.record.messages }
        nonmutating set { base.record.messages = newValue }
    }

    /// The changes of all update blocks so far, with one array for each block, in the order of the calls. Tests can
    /// clear it.
    public var updateTrace: [[TableChange]] {
        get { base.record.changes }
        nonmutating set { base.record.changes = newValue }
    }

    /// Whether messages and updates are recorded. Set it to `false` to measure many rows.
    public var isTracing: Bool {
        get { base.record.isOn }
        nonmutating set { base.record.isOn = newValue }
    }

    /// The number of rows that have prepared cells above and below the visible rows. UIKit prepares cells when it has
    /// time.
    public var preparedRowCount: Int {
        get { base.record.preparedRowCount }
        nonmutating set { base.record.preparedRowCount = newValue }
    }

    /// The titles of the section index, or `nil` if there's no index or the table has too few rows. UIKit only draws
    /// the titles.
    public var shownSectionIndexTitles: [String]? { base.drawnIndexTitles }

    /// The menu that is open, or `nil`.
    public var shownContextMenu: UIMenu? { base.shownMenu?.menu }

    /// Returns the number of cells in the queue of a reuse identifier.
    public func queuedCellCount(withIdentifier identifier: String) -> Int { base.reuse.cellCount(identifier) }
}
