import Foundation

/// The changes of one batch. Deletions, reloads and sources of moves have indexes before the update, and insertions and
/// targets of moves have indexes after it, in any order of calls (Table View Programming Guide, chapter 7).
struct BatchUpdate {
    struct Move<Place: Hashable>: Hashable {
        let from: Place
        let to: Place
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Move<Int>] = []
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var reconfiguredRows: Set<IndexPath> = []
    var movedRows: [Move<IndexPath>] = []

    var changesSections: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty)
    }
}

/// The new positions of all sections and rows in an update with consistent counts.
struct TableUpdatePlan {
    private let update: BatchUpdate
    /// The new index of each old section, or `nil` for deleted sections.
    private let sectionTargets: [Int?]
    private let removedRows: [Int: [Int]]
    private let occupiedRows: [Int: [Int]]
    private let rowMoves: [IndexPath: IndexPath]

    /// - Parameters:
    ///   - before: The number of rows of each section before the update.
    ///   - sectionCount: The number of sections after the update.
    init(_ update: BatchUpdate, before: [Int], sectionCount: Int) {
        self.update = update
        sectionTargets = TableUpdatePlan.sectionTargets(update, before: before.count, after: sectionCount)
        removedRows = TableUpdatePlan.bySection(update.deletedRows.union(update.movedRows.map(\.from)))
        occupiedRows = TableUpdatePlan.bySection(update.insertedRows.union(update.movedRows.map(\.to)))
        rowMoves = Dictionary(update.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { _, last in last })
    }

    /// Returns the new index of an old section, which can be a reloaded one.
    func section(_ old: Int) -> Int? {
        sectionTargets.indices.contains(old) ? sectionTargets[old] : nil
    }

    /// Returns the new index path of an old row, which can be a reloaded one, or `nil` for a deleted row and in a
    /// reloaded section.
    func path(_ old: IndexPath) -> IndexPath? {
        if let target = rowMoves[old] { return target }
        if update.deletedRows.contains(old) || update.reloadedSections.contains(old.section) { return nil }
        guard let section = section(old.section) else { return nil }
        let removed = removedRows[old.section] ?? []
        var row = old.row - removed.prefix { $0 < old.row }.count
        for taken in occupiedRows[section] ?? [] where taken <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Moved sections go to their targets. The others fill the remaining positions in their old order.
    private static func sectionTargets(_ update: BatchUpdate, before: Int, after: Int) -> [Int?] {
        var targets = [Int?](repeating: nil, count: before)
        var taken = update.insertedSections
        for move in update.movedSections where targets.indices.contains(move.from) {
            targets[move.from] = move.to
            taken.insert(move.to)
        }
        let moved = Set(update.movedSections.map(\.from))
        var free = (0..<after).filter { !taken.contains($0) }[...]
        for old in 0..<before where !moved.contains(old) && !update.deletedSections.contains(old) {
            targets[old] = free.popFirst()
        }
        return targets
    }

    private static func bySection(_ paths: Set<IndexPath>) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
    }
}
