import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Where a drag ends that goes farther than rows can be dragged.
@Suite("A longer drag ends at the nearest position")
@MainActor
struct DragTests {
    private enum Part: TableSpec.Item { case top, open, locked, done, last }

    /// Rows move between three of the sections, of which the second keeps its first row and the third is empty.
    private let table = UITableView()
    private let source: TableSpec.Source<Part, Item>

    init() {
        source = TableSpec.Source { _ in TableSpec.RowContent() }
        _ = source.editing(held: { part in
            switch part {
            case .top, .done: TableSpec.HeldRows()
            case .open: TableSpec.HeldRows(top: 1)
            case .locked, .last: nil
            }
        })
        var content = TableSpec.Content<Part, Item>()
        content.add(.top, rows: [Item(id: 1), Item(id: 2)])
        content.add(.open, rows: [Item(id: 3), Item(id: 4), Item(id: 5)])
        content.add(.locked, rows: [Item(id: 6), Item(id: 7)])
        content.add(.done, rows: [])
        content.add(.last, rows: [Item(id: 8)])
        source.attach(to: table, showing: content)
    }

    @Test(arguments: [
        (from: path(0, 0), over: path(4, 0), end: path(3, 0)),
        (from: path(0, 0), over: path(2, 1), end: path(1, 3)),
        (from: path(0, 0), over: path(1, 0), end: path(1, 1)),
        (from: path(1, 1), over: path(2, 0), end: path(1, 2)),
        (from: path(1, 1), over: path(0, 1), end: path(0, 1)),
        (from: path(3, 0), over: path(2, 0), end: path(3, 0)),
    ])
    func aDrag(from start: IndexPath, over place: IndexPath, end: IndexPath) {
        #expect(source.target(from: start, proposed: place) == end)
    }
}
