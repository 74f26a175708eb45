import UIKit

/// Whether a change of the state inserts, deletes or moves rows or sections; otherwise the selection must remain.
@MainActor
struct StructureTrace {
    private let table: UITableView
    private let selection: [IndexPath]?

    /// Selects the last row if the table allows it, and forgets earlier updates.
    init(_ table: UITableView) {
        self.table = table
        let last = (0..<table.numberOfSections).reversed()
            .first { table.numberOfRows(inSection: $0) > 0 }
            .map { IndexPath(row: table.numberOfRows(inSection: $0) - 1, section: $0) }
        table.selectRow(at: last, animated: false, scrollPosition: .none)
        selection = table.indexPathsForSelectedRows
        table.inspection.updateTrace = []
    }

    /// What happened, as text; deselects the row.
    var result: [String] {
        let selected = table.indexPathsForSelectedRows
        for path in selected ?? [] { table.deselectRow(at: path, animated: false) }
        if table.inspection.updateTrace.joined().contains(where: \.isStructural) { return ["structure changed"] }
        return ["structure kept", selected == selection ? "selection kept" : "selection lost"]
    }
}

extension TableChange {
    fileprivate var isStructural: Bool {
        switch self {
        case .insertRows, .deleteRows, .moveRow, .insertSections, .deleteSections, .moveSection: true
        case .reloadRows, .reloadSections: false
        }
    }
}
