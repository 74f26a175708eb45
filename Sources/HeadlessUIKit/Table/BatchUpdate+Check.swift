import Foundation

/// UIKit's consistency check.
extension BatchUpdate {
    /// The mistake in an update, in UIKit's words, or `nil` if the counts are consistent.
    ///
    /// Positions are checked before counts. Inserting at the end without changing the model is reported as an attempt
    /// to insert a row that doesn't exist after the update, as in crash reports.
    func failure(before: [Int], after: [Int]) -> String? {
        placeFailure(before: before) ?? conflict() ?? sectionFailure(before: before, after: after)
            ?? targetFailure(after: after) ?? rowFailure(before: before, after: after)
    }

    private func placeFailure(before: [Int]) -> String? {
        for section in deletedSections.union(reloadedSections).sorted() where !before.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for move in movedSections where !before.indices.contains(move.from) {
            return "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
        }
        for path in deletedRows.union(reloadedRows).sorted() {
            if let text = missing(path, "delete", "from", before) { return text }
        }
        for path in movedRows.map(\.from).sorted() {
            if let text = missing(path, "move", "from", before) { return text }
        }
        return nil
    }

    private func missing(_ path: IndexPath, _ verb: String, _ word: String, _ before: [Int]) -> String? {
        let start = "attempt to \(verb) row \(path.row) \(word) section \(path.section)"
        guard before.indices.contains(path.section) else {
            return "\(start), but there are only \(before.count) sections before the update"
        }
        guard (0..<before[path.section]).contains(path.row) else {
            return "\(start) which only contains \(before[path.section]) rows before the update"
        }
        return nil
    }

    private func conflict() -> String? {
        let removed = deletedRows.union(reloadedRows)
        if let move = movedRows.first(where: { removed.contains($0.from) }) {
            return
                "attempt to perform a delete and a move from the same index path (\(TableFailure.describe(move.from)))"
        }
        if let move = movedRows.first(where: { insertedRows.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same index path (\(TableFailure.describe(move.to)))"
        }
        return nil
    }

    private func sectionFailure(before: [Int], after: [Int]) -> String? {
        for section in insertedSections.union(movedSections.map(\.to)).sorted() where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        guard after.count != before.count - deletedSections.count + insertedSections.count else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
            + "update (\(after.count)) must be equal to the number of sections contained in the table view before the "
            + "update (\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    private func targetFailure(after: [Int]) -> String? {
        for path in insertedRows.union(movedRows.map(\.to)).sorted() {
            let start = "attempt to insert row \(path.row) into section \(path.section)"
            guard after.indices.contains(path.section) else {
                return "\(start), but there are only \(after.count) sections after the update"
            }
            guard (0..<after[path.section]).contains(path.row) else {
                return
                    "\(start), but there are only \(after[path.section]) rows in section \(path.section) after the update"
            }
        }
        return nil
    }

    private func rowFailure(before: [Int], after: [Int]) -> String? {
        let plan = TableUpdatePlan(self, before: before, sectionCount: after.count)
        for (old, count) in before.enumerated() where !reloadedSections.contains(old) {
            guard let new = plan.section(old) else { continue }
            let changes = RowChanges(self, from: old, to: new)
            if after[new] == count + changes.difference { continue }
            return changes.text(section: new, before: count, after: after[new])
        }
        return nil
    }
}

/// The numbers of rows that are inserted into and deleted from a section. A reload is a deletion and an insertion.
private struct RowChanges {
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    init(_ update: BatchUpdate, from old: Int, to new: Int) {
        let reloaded = update.reloadedRows.count { $0.section == old }
        inserted = update.insertedRows.count { $0.section == new } + reloaded
        deleted = update.deletedRows.count { $0.section == old } + reloaded
        movedIn = update.movedRows.count { $0.to.section == new }
        movedOut = update.movedRows.count { $0.from.section == old }
    }

    var difference: Int { inserted - deleted + movedIn - movedOut }

    func text(section: Int, before: Int, after: Int) -> String {
        "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section "
            + "after the update (\(after)) must be equal to the number of rows contained in that section before the update "
            + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
            + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved "
            + "in, \(movedOut) moved out)."
    }
}
