public import UIKit

#if tables
// MARK: - Difference

extension TableSpec {
    /// The difference between two lists.
    ///
    /// Deletions and origins of moves are indexes in the old list; all others are in the new list.
    ///
    /// Items with equal identities are matched in order. The longest increasing subsequence stays in
    /// place, which minimizes the number of moves.
    public nonisolated struct ListDifference {
        public private(set) var deleted: [Int] = []
        public private(set) var inserted: [Int] = []
        public private(set) var moved: [(from: Int, to: Int)] = []
        /// The items with an unchanged identity and a changed value.
        public private(set) var changed: [Int] = []

        public init<Element: Item>(from old: [Element], to new: [Element]) {
            var changed: [Int] = []
            defer { self.changed = changed }
            func match(_ before: Int, _ after: Int) -> Bool {
                if old[before] == new[after] { return true }
                guard old[before].id == new[after].id else { return false }
                changed.append(after)
                return true
            }
            var start = 0
            var (oldEnd, newEnd) = (old.count, new.count)
            while start < oldEnd, start < newEnd, match(start, start) { start += 1 }
            while start < oldEnd, start < newEnd, match(oldEnd - 1, newEnd - 1) {
                (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
            }
            guard start < oldEnd, start < newEnd else {
                (deleted, inserted) = (Array(start..<oldEnd), Array(start..<newEnd))
                return
            }
            // The most common move is that of one item, which shifts the items that it passes by one.
            let (last, oldPart, newPart) = (oldEnd - 1, old[start..<oldEnd], new[start..<newEnd])
            if oldPart.dropFirst() == newPart.dropLast(), match(start, last) {
                moved = [(start, last)]
                return
            }
            if oldPart.dropLast() == newPart.dropFirst(), match(last, start) {
                moved = [(last, start)]
                return
            }
            var first: [Element.ID: Int] = [:]
            first.reserveCapacity(oldEnd - start)
            var next = [Int](repeating: -1, count: oldEnd)  // the next old item with the same identity
            for index in (start..<oldEnd).reversed() {
                next[index] = first.updateValue(index, forKey: old[index].id) ?? -1
            }
            var stays = [Bool](repeating: false, count: oldEnd)
            var pairs: [(from: Int, to: Int)] = []
            for index in start..<newEnd {
                if let place = first.index(forKey: new[index].id), first.values[place] >= 0 {
                    let origin = first.values[place]
                    first.values[place] = next[origin]
                    stays[origin] = true
                    pairs.append((origin, index))
                    if old[origin] != new[index] { changed.append(index) }
                } else {
                    inserted.append(index)
                }
            }
            deleted = (start..<oldEnd).filter { !stays[$0] }
            moved = Self.outsideLongestIncreasingRun(pairs.map(\.from)).map { pairs[$0] }
        }

        /// Returns the positions that aren't in a longest increasing subsequence.
        private static func outsideLongestIncreasingRun(_ values: [Int]) -> [Int] {
            var ends: [Int] = []  // for each length, the position of the least value that ends a run
            var previous = [Int](repeating: -1, count: values.count)
            for (index, value) in values.enumerated() {
                var (low, high) = (0, ends.count)
                if let end = ends.last, values[end] < value { low = high }
                while low < high {
                    let middle = (low + high) / 2
                    if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
                }
                if low > 0 { previous[index] = ends[low - 1] }
                if low == ends.count { ends.append(index) } else { ends[low] = index }
            }
            var isOutside = [Bool](repeating: true, count: values.count)
            var next = ends.last ?? -1
            while next >= 0 {
                isOutside[next] = false
                next = previous[next]
            }
            return values.indices.filter { isOutside[$0] }
        }
    }
}

extension TableSpec {
    /// The difference between the contents of two tables, with the indexes that a batch update requires.
    public nonisolated struct Difference<Section: Item, Row: Item> {
        public private(set) var deletedSections = IndexSet()
        public private(set) var insertedSections = IndexSet()
        public private(set) var movedSections: [(from: Int, to: Int)] = []
        public private(set) var deletedRows: [IndexPath] = []
        public private(set) var insertedRows: [IndexPath] = []
        public private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []
        /// The rows to reconfigure, as new index paths.
        public private(set) var changedRows: [IndexPath] = []
        /// The sections that stay in place, as old and new indexes.
        public private(set) var kept: [(from: Int, to: Int)] = []

        public init(from old: Content<Section, Row>, to new: Content<Section, Row>) {
            let sections = ListDifference(from: old.parts.map(\.id), to: new.parts.map(\.id))
            deletedSections = IndexSet(sections.deleted)
            insertedSections = IndexSet(sections.inserted)
            for move in sections.moved {
                // UIKit can't change the rows of a section that moves.
                if old.parts[move.from].rows == new.parts[move.to].rows {
                    movedSections.append(move)
                } else {
                    deletedSections.insert(move.from)
                    insertedSections.insert(move.to)
                }
            }
            let moving = (from: Set(movedSections.map(\.from)), to: Set(movedSections.map(\.to)))
            let before = old.parts.indices.filter { !deletedSections.contains($0) && !moving.from.contains($0) }
            let after = new.parts.indices.filter { !insertedSections.contains($0) && !moving.to.contains($0) }
            kept = zip(before, after).map { (from: $0, to: $1) }
            for (from, to) in kept {
                let rows = ListDifference(from: old.parts[from].rows, to: new.parts[to].rows)
                deletedRows += rows.deleted.map { IndexPath(row: $0, section: from) }
                insertedRows += rows.inserted.map { IndexPath(row: $0, section: to) }
                movedRows += rows.moved.map {
                    (IndexPath(row: $0.from, section: from), IndexPath(row: $0.to, section: to))
                }
                changedRows += rows.changed.map { IndexPath(row: $0, section: to) }
            }
            if kept.count > 1, !deletedRows.isEmpty, !insertedRows.isEmpty { joinMoves(from: old, to: new) }
        }

        /// Turns the deletion and insertion of a row in different sections into a move.
        private mutating func joinMoves(from old: Content<Section, Row>, to new: Content<Section, Row>) {
            let leaving = Dictionary(grouping: deletedRows) { old.parts[$0.section].rows[$0.row].id }
            var origins = leaving.mapValues { $0[...] }
            var joined: Set<IndexPath> = []
            insertedRows.removeAll { place in
                let row = new.parts[place.section].rows[place.row]
                guard let origin = origins[row.id]?.popFirst() else { return false }
                joined.insert(origin)
                movedRows.append((origin, place))
                if old.parts[origin.section].rows[origin.row] != row { changedRows.append(place) }
                return true
            }
            deletedRows.removeAll(where: joined.contains)
        }

        /// The number of insertions, deletions, and moves.
        public var count: Int {
            deletedSections.count + insertedSections.count + movedSections.count + deletedRows.count
                + insertedRows.count
                + movedRows.count
        }

        @MainActor
        public func apply(to tableView: UITableView, animation: UITableView.RowAnimation) {
            if !deletedSections.isEmpty { tableView.deleteSections(deletedSections, with: .automatic) }
            if !insertedSections.isEmpty { tableView.insertSections(insertedSections, with: .automatic) }
            for move in movedSections { tableView.moveSection(move.from, toSection: move.to) }
            if !deletedRows.isEmpty { tableView.deleteRows(at: deletedRows, with: animation) }
            if !insertedRows.isEmpty { tableView.insertRows(at: insertedRows, with: animation) }
            for move in movedRows { tableView.moveRow(at: move.from, to: move.to) }
        }
    }
}
#endif
