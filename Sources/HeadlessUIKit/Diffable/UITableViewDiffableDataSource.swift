public import Foundation

/// A data source that shows snapshots and turns the difference between two snapshots into one batch update.
///
/// Snapshots are applied on the main actor. If an item changes its position, HeadlessUIKit deletes and inserts its row,
/// and UIKit moves it.
@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that creates or dequeues the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    /// The animation of changes.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source and sets it as the data source of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // UIKit allows calls of the next five methods off the main actor. In HeadlessUIKit, such a call stops the process.

    /// Returns the current snapshot.
    public nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        MainActor.assumeIsolated { current }
    }

    /// Shows a snapshot with one batch update and runs the completion immediately.
    public nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        MainActor.assumeIsolated { applyNow(snapshot) }
        completion?()
    }

    /// Shows a snapshot with one batch update.
    public nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await MainActor.run { applyNow(snapshot) }
    }

    /// Shows a snapshot by reloading the table, and runs the completion immediately.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainActor.assumeIsolated { reload(snapshot) }
        completion?()
    }

    /// Shows a snapshot by reloading the table.
    public nonisolated func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await MainActor.run { reload(snapshot) }
    }

    private func applyNow(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        let update = BatchUpdate(from: current, to: snapshot)
        adopt(snapshot)
        tableView?.applyDifference(update)
    }

    private func reload(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        adopt(snapshot)
        tableView?.reloadData()
    }

    private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        current.forgetReloads()
    }

    // MARK: Looking

    /// Returns the item at an index path.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the index path of an item.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else {
            return nil
        }
        return IndexPath(row: row, section: index)
    }

    /// Returns the section at an index.
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// Returns the index of a section.
    public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
    }

    /// Returns the cell that the cell provider creates. Reports an exception if it returns `nil`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            HeadlessFailure.report(
                .exception,
                "UITableViewDiffableDataSource cell provider returned nil for index path "
                    + "\(TableFailure.describe(indexPath)), which is not allowed."
            )
            return UITableViewCell()
        }
        return cell
    }

    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Returns `nil`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index of the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

extension BatchUpdate {
    /// The update from one snapshot to another.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let sections = newSections.difference(from: oldSections)
        for change in sections {
            switch change {
            case .remove(let offset, _, _): deletedSections.insert(offset)
            case .insert(let offset, _, _): insertedSections.insert(offset)
            }
        }
        for (index, section) in oldSections.enumerated() where !deletedSections.contains(index) {
            if new.reloadedSectionIdentifiers.contains(section) {
                reloadedSections.insert(index)
            } else if let target = new.indexOfSection(section) {
                diffRows(old, new, section, from: index, to: target)
            }
        }
    }

    private mutating func diffRows<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ section: Section,
        from index: Int,
        to target: Int
    ) {
        let items = old.itemIdentifiers(inSection: section)
        for change in new.itemIdentifiers(inSection: section).difference(from: items) {
            switch change {
            case .remove(let offset, _, _): deletedRows.insert(IndexPath(row: offset, section: index))
            case .insert(let offset, _, _): insertedRows.insert(IndexPath(row: offset, section: target))
            }
        }
        let reloads = Set(new.reloadedItemIdentifiers)
        let reconfigures = Set(new.reconfiguredItemIdentifiers)
        guard !reloads.isEmpty || !reconfigures.isEmpty else { return }
        for (row, item) in items.enumerated() {
            let path = IndexPath(row: row, section: index)
            guard !deletedRows.contains(path) else { continue }
            if reloads.contains(item) { reloadedRows.insert(path) }
            if reconfigures.contains(item) { reconfiguredRows.insert(path) }
        }
    }
}
