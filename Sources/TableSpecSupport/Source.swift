public import UIKit

#if tables
// MARK: - Source

extension TableSpec {
    /// The data source of a table, which stores the displayed content and animates changes to it.
    ///
    /// It implements all data source methods, because UIKit doesn't find optional ones of a subclass.
    @MainActor
    public final class Source<Section: Item, Row: Item>: NSObject, UITableViewDataSource {
        /// The displayed content, which lags behind the state while a change is pending.
        public private(set) var content = Content<Section, Row>() { didSet { (section, rows) = (-1, []) } }
        /// The section whose row was last configured, and its rows: copying a part of the content for each cell, or the
        /// rules, would take a tenth of the cell's time.
        private var section = -1
        private var rows: [Row] = []
        public private(set) weak var tableView: UITableView?
        /// The screen, as soon as its table has been in a window.
        private weak var screen: UIResponder?
        /// Whether the screen is gone while UIKit still lays out its table, so that closures must not access it:
        /// https://github.com/ReactiveX/RxSwift/issues/1154
        internal var isOrphaned: Bool { hadScreen && screen == nil }
        private var hadScreen = false
        #if editing
        private var rules: EditingRules<Section, Row>? { didSet { hasRules = rules != nil } }
        private var hasRules = false
        /// The rules, unless the screen that they read is gone.
        private var editing: EditingRules<Section, Row>? { isOrphaned ? nil : rules }
        /// The editing options of rows whose cells can still exist.
        private var answers: [Row.ID: EditingAnswer] = [:]
        /// Whether only insert rows react to taps in editing mode. Such a tap does what the insertion control does.
        private var selectsOnlyInsertRows = false
        /// The row that has just been dropped, while the table view can still animate it.
        private var dropped: Row.ID?
        /// Whether changes wait for a drop to finish because they replace the dropped row.
        private var isLanding = false
        /// The sections whose titles appear or disappear after the drop.
        private var late: Set<Section.ID> = []
        #endif
        #if index
        private var index: SectionIndex<Section>?
        #endif
        #if lists
        /// The position of a kind of row in its section.
        private var order: ((Row) -> Int)?
        /// The row that has been dropped, during the change of the state.
        public private(set) var droppedRow: Row?
        #endif
        #if loadMore
        /// The actions of rows that load more elements.
        private var loadMore: [Row.ID: () -> Void] = [:]
        /// The number of rows when an action was last called, and whether the state has changed since.
        private var asked: [Row.ID: (rows: Int, isAnswered: Bool)] = [:]
        #endif
        #if prefetching
        private var prefetcher: RowPrefetching<Section, Row>?
        #endif
        private let contentOfRow: (Row) -> RowContent?
        private let animation: UITableView.RowAnimation
        private var registered: Set<String> = []
        /// The last reuse identifier, which most rows share with the row before.
        private var lastQueue: String?
        private var callbacks = 0
        /// The rows that changed while the table was off screen.
        private var unshown: Set<Row.ID> = []
        /// What to do with a row as soon as it's on screen.
        private var wanted: (row: Row.ID, action: (UITableView, IndexPath) -> Void)?
        private var waiting: (content: Content<Section, Row>, changed: Set<Row.ID>)?
        #if menus
        /// The number of context menus that are open or being closed.
        private var menus = 0
        #endif
        #if performing
        private var changes: ((UITableView) -> Void)?
        #endif
        #if stripes
        private var hasStripes = false
        #endif
        #if titles
        /// The heights of visible titles after their last change, so that each is measured once per change.
        private var fittedHeights: [ObjectIdentifier: FittedHeight] = [:]
        #endif
        #if choosing
        /// Shows changes in the list of options that the screen has opened.
        var onChange: () -> Void = {}
        #endif

        /// Beyond this many changes, reload instead of animating.
        private let limit = 1000

        public init(animation: UITableView.RowAnimation = .automatic, contentOfRow: @escaping (Row) -> RowContent?) {
            self.animation = animation
            self.contentOfRow = contentOfRow
        }

        #if editing
        /// Sets the changes that the user can make to rows.
        ///
        /// - Parameters:
        ///   - isEditable: Whether a row is editable, in editing mode or through its swipe actions.
        ///   - held: The rows that stay at the ends of a section, or `nil` if no row can be dropped there. Without the
        ///     closure, rows can't be dragged between sections.
        ///   - move: The change of the state after a drag, by the places of the element in its lists.
        public func editing(
            isEditable: @escaping (Row) -> Bool = { _ in true },
            style: @escaping (Row, IndexPath) -> UITableViewCell.EditingStyle = { _, _ in .none },
            canMove: @escaping (Row, IndexPath) -> Bool = { _, _ in false },
            held: ((Section) -> HeldRows?)? = nil,
            delete: @escaping (Row, IndexPath) -> Void = { _, _ in },
            insert: ((Row, IndexPath) -> Void)? = nil,
            move: @escaping (IndexPath, IndexPath) -> Void = { _, _ in }
        ) -> Self {
            rules = EditingRules(
                isEditable: isEditable,
                style: style,
                canMove: canMove,
                held: held,
                delete: delete,
                insert: insert,
                move: move
            )
            return self
        }
        #endif

        #if index
        /// Adds a section index.
        public func indexed(by index: SectionIndex<Section>) -> Self {
            self.index = index
            return self
        }
        #endif

        #if lists
        /// Sets the position of each kind of row in its section, for sections with lists beside other rows.
        public func ordering(_ order: @escaping (Row) -> Int) -> Self {
            self.order = order
            return self
        }

        /// Returns the places of the rows of a list, in a section that can have other rows.
        public func list(_ number: Int, inSection section: Int) -> [Row].Indices {
            guard content.parts.indices.contains(section) else { return 0..<0 }
            let rows = content.parts[section].rows
            guard let order else { return rows.indices }
            let place = { (number: Int) in
                var (low, high) = (0, rows.count)
                while low < high {
                    let middle = (low + high) / 2
                    if order(rows[middle]) < number { low = middle + 1 } else { high = middle }
                }
                return low
            }
            let first = place(number)
            return first..<max(first, place(number + 1))
        }

        /// Returns the places of the rows of the list that contains a row.
        public func list(at indexPath: IndexPath) -> [Row].Indices {
            guard let row = content[indexPath] else { return 0..<0 }
            return list(order?(row) ?? 0, inSection: indexPath.section)
        }

        #if editing
        /// Returns the place of a row in the list that is dragged, or that the row is dragged to.
        private func placeInList(_ indexPath: IndexPath, from source: IndexPath) -> IndexPath {
            let number = editing?.held?(content.parts[indexPath.section].id)?.list
            let places = number.map { list($0, inSection: indexPath.section) } ?? list(at: source)
            return IndexPath(row: indexPath.row - places.lowerBound, section: indexPath.section)
        }
        #endif
        #endif

        #if loadMore
        /// Sets the actions of rows that load more elements when they appear.
        public func loadingMore(_ actions: [Row.ID: () -> Void]) -> Self {
            loadMore = actions
            return self
        }
        #endif

        #if prefetching
        /// Sets the actions that prefetch data for rows, and that cancel it.
        public func prefetching(_ begin: @escaping ([Row]) -> Void, cancel: @escaping ([Row]) -> Void = { _ in })
            -> Self
        {
            prefetcher = RowPrefetching(begin, cancel, of: self)
            return self
        }
        #endif

        /// Sets the data source of a table view.
        public func attach(to tableView: UITableView, showing content: Content<Section, Row>) {
            self.content = content
            self.tableView = tableView
            #if titles
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Title")
            #endif
            tableView.dataSource = self
            #if editing
            if editing?.insert != nil, !tableView.allowsSelectionDuringEditing {
                tableView.allowsSelectionDuringEditing = true
                selectsOnlyInsertRows = true
            }
            #endif
            #if prefetching
            tableView.prefetchDataSource = prefetcher
            #endif
            tableView.addSubview(WindowObserver { [weak self] in self?.catchUp() })
        }

        /// Selects a row and scrolls to it, as soon as the row is in the table and the table is on screen.
        public func select(_ row: Row.ID, scrolling position: UITableView.ScrollPosition) {
            wanted = (
                row,
                { $0.selectRow(at: $1, animated: false, scrollPosition: position) }
            )
            performWanted()
        }

        /// Performs the effect of tapping a row, as soon as the row is in the table and the table is on screen. A row
        /// that doesn't react to taps then has no effect.
        public func open(_ row: Row.ID) {
            wanted = (
                row,
                { [weak self] tableView, indexPath in
                    guard let self, isSelectable(at: indexPath) else { return }
                    #if enabling
                    guard content(at: indexPath)?.isEnabled == true else { return }
                    #endif
                    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .middle)
                    #if canImport(ObjectiveC)
                    tableView.delegate?.tableView?(tableView, didSelectRowAt: indexPath)
                    #else
                    tableView.delegate?.tableView(tableView, didSelectRowAt: indexPath)
                    #endif
                }
            )
            performWanted()
        }

        private func performWanted() {
            guard let wanted, let tableView, tableView.window != nil,
                let indexPath = content.indexPath(for: wanted.row)
            else { return }
            self.wanted = nil
            tableView.layoutIfNeeded()
            wanted.action(tableView, indexPath)
        }

        #if validation
        /// Scrolls to a row, whose cell then exists.
        public func reveal(_ row: Row.ID) {
            guard let tableView, let indexPath = content.indexPath(for: row) else { return }
            tableView.scrollToRow(at: indexPath, at: .none, animated: false)
            tableView.layoutIfNeeded()
        }
        #endif

        /// Deselects the tapped row. It's called if the app provides no screen for the row's segue.
        public func deselect() {
            guard let tableView, !tableView.allowsMultipleSelection, let indexPath = tableView.indexPathForSelectedRow
            else { return }
            tableView.deselectRow(at: indexPath, animated: true)
        }

        /// The selected rows, from top to bottom.
        public var selectedRows: [Row] {
            (tableView?.indexPathsForSelectedRows ?? []).sorted().compactMap { content[$0] }
        }

        #if goingOn
        #if enabling
        /// Returns the index path of a row, or `nil` if the row is missing or disabled.
        public func indexPath(ofEnabled row: Row.ID) -> IndexPath? {
            guard let indexPath = content.indexPath(for: row), let row = content[indexPath] else { return nil }
            return contentOfRow(row)?.isEnabled == true ? indexPath : nil
        }
        #endif
        #endif

        /// Returns the index of the last row of a section.
        public func lastRow(inSection section: Int) -> Int { content.parts[section].rows.count - 1 }

        /// Returns the section at an index.
        public func section(at index: Int) -> Section? {
            content.parts.indices.contains(index) ? content.parts[index].id : nil
        }

        #if rowCells
        /// Returns the cell of a row at its current position, or `nil` if it's offscreen or removed.
        public func cell(of row: Row.ID?) -> UITableViewCell? {
            row.flatMap(content.indexPath).flatMap { tableView?.cellForRow(at: $0) }
        }
        #endif

        // MARK: Updates

        /// Shows new content in one batch update that inserts, deletes, and moves rows by identity.
        public func show(_ content: @autoclosure () -> Content<Section, Row>) {
            if tableView != nil { show(content(), filling: []) }
        }

        /// Shows new content.
        ///
        /// - Parameter isChanged: Whether a row shows a changed value besides its element.
        public func show(_ content: @autoclosure () -> Content<Section, Row>, changed isChanged: (Row) -> Bool) {
            guard tableView != nil else { return }
            let new = content()
            show(new, filling: new.parts.reduce(into: []) { $0.formUnion($1.rows.lazy.filter(isChanged).map(\.id)) })
        }

        private func show(_ new: Content<Section, Row>, filling ids: Set<Row.ID>) {
            let changed = ids.union(waiting?.changed ?? [])
            #if choosing
            onChange()
            #endif
            #if editing
            if isLanding, tableView?.window == nil {
                // Off screen, the table view may never report the end of the drop.
                (isLanding, dropped) = (false, nil)
            }
            if isLanding {
                waiting = (new, changed)
                return
            }
            #endif
            #if menus
            if tableView?.window == nil { menus = 0 }
            if menus > 0 {
                waiting = (new, changed)
                return
            }
            #endif
            guard callbacks == 0 else {
                // The table view must not be updated before UIKit returns from the callback.
                if waiting == nil { _Concurrency.Task { [weak self] in self?.showWaiting() } }
                waiting = (new, changed)
                return
            }
            #if loadMore
            for id in asked.keys { asked[id]?.isAnswered = true }
            #endif
            waiting = (new, changed)  // The new content includes the pending one.
            showWaiting()
        }

        private func showWaiting() {
            #if menus
            if menus > 0 { return }
            #endif
            guard let waiting else { return }
            #if editing
            if let dropped, let tableView, tableView.window != nil, waiting.content.indexPath(for: dropped) == nil {
                return waitForLanding(on: tableView)
            }
            #endif
            self.waiting = nil
            update(to: waiting.content, changed: waiting.changed)
            #if editing
            finishDrop()
            #endif
        }

        #if editing
        /// Shows the pending content after a drop, because another row replaces the dropped one.
        private func waitForLanding(on tableView: UITableView) {
            isLanding = true
            tableView.performBatchUpdates(nil) { [weak self] _ in
                self?.isLanding = false
                self?.dropped = nil
                self?.showWaiting()
            }
        }
        #endif

        #if menus
        /// Holds changes while a context menu is open, because UIKit animates it from and to the cell of its row:
        /// https://github.com/osmandapp/OsmAnd-iOS/pull/5052
        public func holdChanges() { menus += 1 }

        /// Shows the held changes after a context menu has closed.
        public func showHeldChanges(after animator: (any UIContextMenuInteractionAnimating)?) {
            let show = { [weak self] in
                guard let self, menus > 0 else { return }
                menus -= 1
                if menus == 0 { showWaiting() }
            }
            if let animator { animator.addCompletion(show) } else { show() }
        }
        #endif

        private func update(to new: Content<Section, Row>, changed: Set<Row.ID>) {
            guard let tableView else { return }
            let old = content
            let difference = Difference(from: old, to: new)
            guard tableView.window != nil else {
                guard difference.count == 0, old.hasSameTitles(as: new) else { return reload(new) }
                // A reload would lose the measured heights, so that the rows jump when the screen returns.
                unshown.formUnion(difference.changedRows.map { new.parts[$0.section].rows[$0.row].id })
                unshown.formUnion(changed)
                content = new
                return
            }
            guard difference.count <= limit else { return reload(new) }
            inCallback {
                move(to: new, by: difference, in: tableView)
                UIView.performWithoutAnimation {
                    var rows = Set(difference.changedRows)
                    rows.formUnion(new.indexPaths(for: changed))
                    #if editing
                    rows.formUnion(rowsWithOtherGrips())
                    #endif
                    #if stripes
                    #if editing
                    let hasMoved = difference.count > 0 || dropped != nil
                    #else
                    let hasMoved = difference.count > 0
                    #endif
                    if hasStripes, hasMoved { rows.formUnion(new.indexPaths { _, _ in true }) }
                    #endif
                    if !rows.isEmpty { tableView.reconfigureRows(at: Array(rows)) }
                    #if editing
                    reloadRowsWithOtherStyles()
                    #endif
                    #if titles
                    showTitles(from: old, kept: difference.kept + difference.movedSections)
                    #endif
                    reloadTitles(from: old, kept: difference.kept + difference.movedSections)
                }
            }
            #if loadMore
            loadMoreInSight()
            #endif
            performWanted()
        }

        /// Shows what has changed while the table was off screen, where drops and menus may not report their ends.
        private func catchUp() {
            let responders = tableView.map { sequence(first: $0 as UIResponder, next: \.next) }
            screen = responders?.first { $0 is UIViewController }
            if screen != nil { hadScreen = true }
            #if editing
            (isLanding, dropped, late) = (false, nil, [])
            #endif
            #if menus
            menus = 0
            #endif
            let rows = content.indexPaths(for: unshown)
            unshown = []
            if !rows.isEmpty { UIView.performWithoutAnimation { tableView?.reconfigureRows(at: rows) } }
            showWaiting()
            performWanted()
        }

        /// Inserts, deletes, and moves rows.
        private func move(
            to new: Content<Section, Row>,
            by difference: Difference<Section, Row>,
            in tableView: UITableView
        ) {
            #if performing
            if let changes {
                // Changes that the app makes during the update are shown as usual.
                self.changes = nil
                // Other content that replaces the rows has no sections.
                guard !content.parts.isEmpty, !new.parts.isEmpty else {
                    return move(to: new, by: difference, in: tableView)
                }
                return tableView.performBatchUpdates {
                    self.content = new
                    changes(tableView)
                }
            }
            #endif
            guard difference.count > 0 else {
                content = new
                return
            }
            tableView.performBatchUpdates {
                self.content = new
                difference.apply(to: tableView, animation: self.animation)
            }
        }

        /// Reloads sections with added or removed titles, because UIKit doesn't ask for them otherwise.
        private func reloadTitles(from old: Content<Section, Row>, kept: [(from: Int, to: Int)]) {
            let sections = kept.filter { section in
                let (before, after) = (old.parts[section.from], content.parts[section.to])
                return (before.header == nil) != (after.header == nil)
                    || (before.footer == nil) != (after.footer == nil)
            }
            #if editing
            if dropped != nil { return late.formUnion(sections.map { content.parts[$0.to].id.id }) }
            #endif
            reloadSections(IndexSet(sections.map(\.to)))
        }

        private func reloadSections(_ sections: IndexSet) {
            guard let tableView, !sections.isEmpty else { return }
            keepingSelection { tableView.reloadSections(sections, with: .none) }
        }

        /// Reloads rows or sections and restores the selection, which UIKit removes.
        private func keepingSelection(_ reload: () -> Void) {
            let selected = tableView?.indexPathsForSelectedRows ?? []
            reload()
            let lost = Set(selected).subtracting(tableView?.indexPathsForSelectedRows ?? [])
            for indexPath in lost { tableView?.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
        }

        /// Runs a closure during a UIKit callback, when table updates have to be deferred.
        public func inCallback<Result>(_ body: () -> Result) -> Result {
            callbacks += 1
            defer { callbacks -= 1 }
            return body()
        }

        #if performing
        /// Changes the state, with a closure that updates the table in place of the computed difference.
        public func performing(_ changes: @escaping (UITableView) -> Void, during change: () -> Void) {
            self.changes = changes
            defer { self.changes = nil }
            change()
        }
        #endif

        /// Reloads the table and restores the selection of the remaining rows.
        private func reload(_ new: Content<Section, Row>) {
            let selected = Set(selectedRows.map(\.id))
            unshown = []
            content = new
            tableView?.reloadData()
            for indexPath in new.indexPaths(for: selected) {
                tableView?.selectRow(at: indexPath, animated: false, scrollPosition: .none)
            }
        }

        // MARK: UITableViewDataSource

        public func numberOfSections(in tableView: UITableView) -> Int { content.parts.count }

        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            content.parts[section].rows.count
        }

        internal func content(at indexPath: IndexPath) -> RowContent? { content[indexPath].flatMap(contentOfRow) }

        /// Returns whether the row at an index path reacts to taps; other rows can't be selected.
        public func isSelectable(at indexPath: IndexPath) -> Bool {
            if let tableView, tableView.isEditing {
                if tableView.allowsMultipleSelectionDuringEditing { return true }
                #if editing
                if selectsOnlyInsertRows, editingStyle(at: indexPath) != .insert { return false }
                #endif
            }
            return content(at: indexPath)?.isSelectable ?? false
        }

        /// Returns the row at an index path that exists.
        private func row(at indexPath: IndexPath) -> Row {
            if section != indexPath.section { keepRows(ofSection: indexPath.section) }
            return rows[indexPath.row]
        }

        @inline(never)
        private func keepRows(ofSection section: Int) {
            (self.section, rows) = (section, content.parts[section].rows)
        }

        public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            inCallback {
                let item = self.row(at: indexPath)
                let row = (isOrphaned ? nil : contentOfRow(item)) ?? RowContent()
                if row.reuseIdentifier != lastQueue {
                    lastQueue = row.reuseIdentifier
                    if registered.insert(row.reuseIdentifier).inserted {
                        tableView.register(row.cellClass, forCellReuseIdentifier: row.reuseIdentifier)
                    }
                }
                let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
                #if stripes
                if let stripes = row.stripes {
                    hasStripes = true
                    cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? stripes.even : stripes.odd
                }
                #endif
                #if editing
                if hasRules {
                    // UIKit asks all rows again when editing begins.
                    cell.showsReorderControl =
                        tableView.isEditing ? self.tableView(tableView, canMoveRowAt: indexPath) : true
                }
                #endif
                // A cell without a selection style doesn't show that it's selected.
                cell.selectionStyle =
                    row.isSelectable || tableView.allowsMultipleSelectionDuringEditing ? .default : .none
                row.apply(to: cell)
                return cell
            }
        }

        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            content.parts[section].header
        }

        public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            content.parts[section].footer
        }

        // MARK: Editing

        public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            #if editing
            guard let editing, let row = content[indexPath] else { return false }
            if tableView.isEditing {
                answers[row.id, default: EditingAnswer()].styles.insert(editing.style(row, indexPath))
            }
            return editing.isEditable(row)
            #else
            false
            #endif
        }

        #if editing
        public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            guard let editing, let row = content[indexPath] else { return false }
            let canMove = editing.canMove(row, indexPath)
            answers[row.id, default: EditingAnswer()].canMove = canMove
            return canMove
        }

        public func tableView(
            _ tableView: UITableView,
            commit style: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            guard let row = content[indexPath] else { return }
            if style == .insert { editing?.insert?(row, indexPath) } else { editing?.delete(row, indexPath) }
        }

        public func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            // The table view has already moved the row, so only the state has to change.
            inCallback {
                let ids = content.parts.map { $0.rows.map(\.id) }
                let isCurrent = waiting.map { $0.content.parts.map { $0.rows.map(\.id) } == ids } ?? true
                dropped = content[source]?.id
                #if lists
                droppedRow = content[source]
                defer { droppedRow = nil }
                let (origin, target) = (placeInList(source, from: source), placeInList(destination, from: source))
                #endif
                content.moveRow(at: source, to: destination)
                // While an update is pending, the index paths don't match the state: revert the move.
                guard isCurrent else { return }
                #if lists
                editing?.move(origin, target)
                #else
                editing?.move(source, destination)
                #endif
                if waiting == nil { show(content) }
            }
        }

        /// Returns the editing style of a row, for the delegate.
        public func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            content[indexPath].flatMap { editing?.style($0, indexPath) } ?? .none
        }

        /// Returns where a dragged row can land, for the delegate. Rows that can't move stay in place.
        public func target(from source: IndexPath, proposed: IndexPath) -> IndexPath {
            guard let held = editing?.held else { return targetInSection(from: source, proposed: proposed) }
            // Beyond the sections that take rows, the nearest position is in the last one that the drag has passed.
            let isDown = proposed.section > source.section
            for section in stride(from: proposed.section, through: source.section, by: isDown ? -1 : 1) {
                let part = content.parts[section]
                guard let rows = held(part.id) else { continue }
                #if lists
                let list = self.list(rows.list, inSection: section)
                #else
                let list = part.rows.indices
                #endif
                let first = list.lowerBound + rows.top
                let last = list.upperBound - rows.bottom - (section == source.section ? 1 : 0)
                let row = section == proposed.section ? proposed.row : isDown ? last : first
                return IndexPath(row: min(max(row, first), max(last, list.lowerBound)), section: section)
            }
            return source
        }

        /// Returns the proposed index path, or the nearest one of a movable row in the row's list.
        private func targetInSection(from source: IndexPath, proposed: IndexPath) -> IndexPath {
            let section = source.section
            let isFree = { [content, editing] (row: Int) in
                editing?.canMove(content.parts[section].rows[row], IndexPath(row: row, section: section)) == true
            }
            #if lists
            let places = list(at: source)
            #else
            let places = content.parts[section].rows.indices
            #endif
            guard let first = places.first(where: isFree), let last = places.last(where: isFree) else { return source }
            let row = proposed.section < section ? first : proposed.section > section ? last : proposed.row
            return IndexPath(row: min(max(row, first), last), section: section)
        }

        /// Returns the rows that have gained or lost the ability to move, and with it a reorder control.
        private func rowsWithOtherGrips() -> [IndexPath] {
            guard let editing, tableView?.isEditing == true else {
                // Rows without a reorder control may need one when editing begins again.
                defer { answers = [:] }
                return content.indexPaths(for: Set(answers.filter { $1.canMove == false }.keys))
            }
            return content.indexPaths { row, indexPath in
                answers[row.id]?.canMove.map { $0 != editing.canMove(row, indexPath) } ?? false
            }
        }

        /// Reloads the rows whose editing style has changed.
        ///
        /// UIKit asks for the style only with a new cell. A row that is being dropped is reloaded later.
        private func reloadRowsWithOtherStyles() {
            guard let editing, let tableView, tableView.isEditing else { return }
            let rows = content.indexPaths { row, indexPath in
                guard row.id != dropped, let styles = answers[row.id]?.styles, !styles.isEmpty else { return false }
                return styles != [editing.style(row, indexPath)]
            }
            for indexPath in rows { content[indexPath].map { answers[$0.id] = nil } }
            if !rows.isEmpty { keepingSelection { tableView.reloadRows(at: rows, with: .none) } }
        }

        /// Updates the editing control of the dropped row once the table view has finished moving rows.
        private func finishDrop() {
            guard dropped != nil, let tableView else { return }
            guard tableView.window != nil else {
                // Off screen, everything has been reloaded.
                (dropped, late) = (nil, [])
                return
            }
            tableView.performBatchUpdates(nil) { [weak self] _ in
                guard let self else { return }
                let sections = content.parts.indices.filter { self.late.contains(self.content.parts[$0].id.id) }
                (dropped, late) = (nil, [])
                inCallback {
                    UIView.performWithoutAnimation {
                        self.reloadRowsWithOtherStyles()
                        self.reloadSections(IndexSet(sections))
                    }
                }
            }
        }
        #endif

        #if index
        // MARK: Index

        public func sectionIndexTitles(for tableView: UITableView) -> [String]? { index?.titles() }

        public func tableView(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int {
            self.index?.section(index, content.parts.map(\.id)) ?? index
        }
        #endif

        #if loadMore
        // MARK: Loading more

        /// Loads more elements if the row at an index path is a loading row.
        ///
        /// The app is asked once per number of rows, or again if the row reappears after a state change.
        public func loadMore(forRowAt indexPath: IndexPath) {
            guard !isOrphaned, let id = content[indexPath]?.id, let load = loadMore[id] else { return }
            let rows = content.parts[indexPath.section].rows.count
            if let last = asked[id], last.rows == rows, !last.isAnswered { return }
            asked[id] = (rows, false)
            inCallback(load)
        }

        /// Asks again if a loading row is still visible, because UIKit doesn't display it a second time.
        private func loadMoreInSight() {
            guard !asked.isEmpty else { return }
            for indexPath in tableView?.indexPathsForVisibleRows ?? [] {
                guard let id = content[indexPath]?.id, let last = asked[id] else { continue }
                if last.rows != content.parts[indexPath.section].rows.count { loadMore(forRowAt: indexPath) }
            }
        }
        #endif

        #if titles
        // MARK: Changing titles

        /// Returns the view of a header, for the delegate. Unlike plain titles, it can change in place.
        public func headerView(inSection section: Int) -> UIView? {
            titleView(headerConfiguration(of: content.parts[section]))
        }

        /// Returns the view of a footer, for the delegate.
        public func footerView(inSection section: Int) -> UIView? {
            titleView(footerConfiguration(of: content.parts[section]))
        }

        private func titleView(_ configuration: (any UIContentConfiguration)?) -> UIView? {
            guard let configuration else { return nil }
            let view = tableView?.dequeueReusableHeaderFooterView(withIdentifier: "Title")
            view?.contentConfiguration = configuration
            if let view { fittedHeights[ObjectIdentifier(view)] = nil }
            return view
        }

        private func headerConfiguration(of part: Content<Section, Row>.Part) -> (any UIContentConfiguration)? {
            #if oneHeader
            let standard = UIListContentConfiguration.header()
            #else
            let standard: UIListContentConfiguration = tableView?.style == .plain ? .plainHeader() : .groupedHeader()
            #endif
            return configuration(standard, part.header, part.headerStyle, isHeader: true)
        }

        private func footerConfiguration(of part: Content<Section, Row>.Part) -> (any UIContentConfiguration)? {
            #if oneHeader
            let standard = UIListContentConfiguration.footer()
            #else
            let standard: UIListContentConfiguration = tableView?.style == .plain ? .plainFooter() : .groupedFooter()
            #endif
            return configuration(standard, part.footer, part.footerStyle, isHeader: false)
        }

        private func configuration(
            _ standard: UIListContentConfiguration,
            _ title: String?,
            _ style: TitleStyle?,
            isHeader: Bool
        ) -> (any UIContentConfiguration)? {
            guard title != nil else { return nil }
            #if hiddenTitles
            if style?.isShown == false {
                // Keeps the spacing between groups.
                let margins = standard.directionalLayoutMargins
                return HiddenTitle(height: tableView?.style == .plain ? 0 : margins.top + margins.bottom)
            }
            #endif
            var configuration = standard
            configuration.text = title
            if let color = style?.color { configuration.textProperties.color = color }
            if let font = style?.font { configuration.textProperties.font = font }
            configuration.image = style?.image
            #if titleViews
            if let views = style?.views { return views.content(configuration, isHeader) }
            #endif
            return configuration
        }

        /// Returns whether two titles have the same text and style. Custom views are never the same.
        private func isSame(_ title: (any UIContentConfiguration)?, _ other: (any UIContentConfiguration)?) -> Bool {
            guard let title, let other else { return title == nil && other == nil }
            guard let title = title as? UIListContentConfiguration else { return false }
            return title == other as? UIListContentConfiguration
        }

        /// Updates titles in place, because reloading a section would dismiss the keyboard.
        private func showTitles(from old: Content<Section, Row>, kept: [(from: Int, to: Int)]) {
            guard let tableView else { return }
            var heightsChange = false
            for (from, to) in kept where !content.parts[to].hasSameTitles(as: old.parts[from]) {
                let (before, after) = (old.parts[from], content.parts[to])
                let (header, footer) = (headerConfiguration(of: after), footerConfiguration(of: after))
                if !isSame(header, headerConfiguration(of: before)) {
                    heightsChange = show(header, in: tableView.headerView(forSection: to)) || heightsChange
                }
                if !isSame(footer, footerConfiguration(of: before)) {
                    heightsChange = show(footer, in: tableView.footerView(forSection: to)) || heightsChange
                }
            }
            if heightsChange { tableView.performBatchUpdates(nil) }
        }

        /// Updates a visible title and returns whether its height can change.
        private func show(_ configuration: (any UIContentConfiguration)?, in view: UITableViewHeaderFooterView?) -> Bool
        {
            // Sections with added or removed titles are reloaded. Offscreen titles can change height.
            guard let configuration else { return false }
            guard let view, view.contentConfiguration != nil else {
                return configuration is UIListContentConfiguration
            }
            let id = ObjectIdentifier(view)
            let last = fittedHeights[id].flatMap { $0.isCurrent(for: view) ? $0 : nil } ?? FittedHeight(of: view)
            view.contentConfiguration = configuration
            let new = FittedHeight(of: view)
            fittedHeights[id] = new
            return abs(new.height - last.height) > 0.5
        }
        #endif
    }
}

#if titles
extension TableSpec {
    /// The height of a view at a width and a text size, in points.
    @MainActor
    private struct FittedHeight {
        let height: CGFloat
        private let width: CGFloat
        private let textSize: UIContentSizeCategory

        init(of view: UIView) {
            width = view.bounds.width
            textSize = view.traitCollection.preferredContentSizeCategory
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }

        func isCurrent(for view: UIView) -> Bool {
            view.bounds.width == width && view.traitCollection.preferredContentSizeCategory == textSize
        }
    }
}
#endif

extension TableSpec {
    /// A hidden view that reports when its table comes on screen.
    private final class WindowObserver: UIView {
        private let report: () -> Void

        init(_ report: @escaping () -> Void) {
            self.report = report
            super.init(frame: .zero)
            isHidden = true
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { report() }
        }
    }
}
#endif
