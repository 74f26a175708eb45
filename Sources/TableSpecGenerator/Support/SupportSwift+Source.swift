// Recorded from Sources/TableSpecSupport by SupportSwiftTests. Do not edit.

/// A part of the Swift that the screens of a module share, which the module contains if a screen uses it.
package enum SupportPart: String, CaseIterable, Sendable {
    case activityIndicator
    case borders
    case button
    case cellFields
    case changeEvents
    case children
    case choosing
    case classes
    case colorWell
    case confirming
    case confirmingInBar
    case controls
    case dateLimits
    case datePicker
    case disclosure
    case dismissing
    case durationPicker
    case editing
    case elements
    case enabling
    case endingOnReturn
    case ends
    case fieldTable
    case fixedHeights
    case gestures
    case goingOn
    case goingToRow
    case groups
    case headerViews
    case hiddenTitles
    case imageSizes
    case images
    case index
    case keyboardShortcuts
    case keyboardToolbar
    case labels
    case lateImages
    case layers
    case limits
    case loadMore
    case markdown
    case menus
    case numbers
    case oneHeader
    case overlay
    case ownControls
    case pageControl
    case performing
    case pickerView
    case popUpButton
    case popUpLists
    case popUpOptions
    case popping
    case prefetching
    case presenting
    case progressView
    case prototypes
    case rowCells
    case segmentImages
    case segmentedControl
    case slider
    case stacks
    case state
    case stepper
    case stripes
    case swipes
    case switchControl
    case tables
    case textField
    case textLength
    case textPattern
    case textView
    case titleViews
    case titles
    case trailing
    case typing
    case unavailable
    case unavailableBefore17
    case unwinding
    case userDefaults
    case validation
    case value2
    case valueQuestion
    case values
    case views

    /// The parts without which the part doesn't compile.
    var needed: Set<SupportPart> {
        switch self {
        case .activityIndicator: [.state, .values, .views]
        case .borders: [.views]
        case .button: [.views]
        case .cellFields: [.goingOn, .keyboardToolbar, .rowCells, .typing]
        case .changeEvents: [.state]
        case .children: [.views]
        case .colorWell: [.state, .values, .views]
        case .confirming: [.presenting]
        case .confirmingInBar: [.confirming, .presenting]
        case .dateLimits: [.views]
        case .datePicker: [.state, .values, .views]
        case .disclosure: [.state, .values, .views]
        case .dismissing: [.presenting]
        case .durationPicker: [.datePicker, .numbers, .state, .values, .views]
        case .endingOnReturn: [.typing]
        case .fixedHeights: [.controls]
        case .goingOn: [.typing]
        case .goingToRow: [.goingOn, .typing]
        case .headerViews: [.views]
        case .hiddenTitles: [.titles]
        case .images: [.views]
        case .keyboardToolbar: [.goingOn, .typing]
        case .labels: [.views]
        case .layers: [.stacks, .views]
        case .limits: [.views]
        case .loadMore: [.prototypes, .stacks, .views]
        case .markdown: [.views]
        case .overlay: [.views]
        case .ownControls: [.controls]
        case .pageControl: [.state, .values, .views]
        case .pickerView: [.state, .values, .views]
        case .popUpButton: [.state, .values, .views]
        case .popUpLists: [.popUpButton, .popUpOptions, .state, .values, .views]
        case .popUpOptions: [.popUpButton, .state, .values, .views]
        case .popping: [.dismissing, .presenting]
        case .progressView: [.numbers, .state, .values, .views]
        case .segmentedControl: [.state, .values, .views]
        case .slider: [.numbers, .state, .values, .views]
        case .stacks: [.views]
        case .stepper: [.numbers, .state, .values, .views]
        case .switchControl: [.state, .values, .views]
        case .textField: [.state, .values, .views]
        case .textPattern: [.state, .validation]
        case .textView: [.state, .values, .views]
        case .titleViews: [.stacks, .titles, .views]
        case .unavailableBefore17: [.button, .images, .labels, .stacks, .views]
        case .unwinding: [.presenting]
        case .validation: [.state]
        case .value2: [.classes]
        case .valueQuestion: [.state, .validation]
        case .values: [.state, .views]
        default: []
        }
    }
}

extension SupportSwift {
    /// The names of the types, the private ones included.
    static let typeNames: Set<String> = [
        "AnchoredView",
        "BorderView",
        "ChoiceOption",
        "ChoiceViewController",
        "CollationKey",
        "ContainerView",
        "ControlContent",
        "ControlContentView",
        "DisclosureButton",
        "DurationPicker",
        "EditingAnswer",
        "EditingRules",
        "FieldTableView",
        "FormScreen",
        "GestureInteraction",
        "HeldRows",
        "HiddenTitle",
        "HiddenTitleView",
        "IndexLetter",
        "KeptState",
        "KeptStateObservation",
        "KeptValue",
        "KeyboardToolbar",
        "LateImages",
        "LayersView",
        "LimitedTextField",
        "ListDifference",
        "LoadingViews",
        "MessageContent",
        "MessageContentView",
        "PopUpButton",
        "RowContent",
        "RowField",
        "RowPickerView",
        "RowPrefetching",
        "RowProblem",
        "RowTextView",
        "RowValidation",
        "RowViews",
        "SectionIndex",
        "StateChanges",
        "StatefulScreen",
        "TableContent",
        "TableDifference",
        "TableHeaderView",
        "TableItem",
        "TableScreen",
        "TableSource",
        "TextPattern",
        "TitleStyle",
        "TitleViews",
        "TitleViewsContent",
        "TitleViewsContentView",
        "UnavailableContent",
        "ValidatedScreen",
        "Value2Cell",
        "ValueControl",
        "ValueQuestion",
        "ValueView",
        "ViewsContent",
        "ViewsContentView",
    ]

    /// The names of the members of view controllers.
    static let memberNames: Set<String> = [
        "choose",
        "confirm",
        "dismissPresented",
        "fields",
        "focusField",
        "hasField",
        "indexPath",
        "numberOfFields",
        "popPushed",
        "pressBarButton",
        "row",
        "searchOrSelf",
        "selectedRows",
        "showUnavailable",
        "source",
        "state",
        "unwind",
        "update",
        "validation",
    ]

    /// The Swift with the conditions of its parts.
    static let source = #"""

        #if tables
        // MARK: - Content

        /// A section or row of a table, with the element that it shows.
        ///
        /// The `id` identifies an item. If anything else changes, its cell is reconfigured, not replaced.
        nonisolated protocol TableItem: Hashable, Sendable {
            associatedtype ID: Hashable, Sendable = Self
            var id: ID { get }
        }

        nonisolated extension TableItem where ID == Self {
            var id: Self { self }
        }

        /// The content of a table: its sections, with their titles and rows, from top to bottom.
        nonisolated struct TableContent<Section: TableItem, Row: TableItem> {
            struct Part {
                var id: Section
                var header: String?
                var footer: String?
                #if titles
                var headerStyle: TitleStyle?
                var footerStyle: TitleStyle?
                #endif
                var rows: [Row]

                #if titles
                /// Returns whether both parts have the same titles, without custom styles.
                func hasSameTexts(as other: Part) -> Bool {
                    let styles = [headerStyle, footerStyle, other.headerStyle, other.footerStyle]
                    return header == other.header && footer == other.footer && styles.allSatisfy { $0 == nil }
                }
                #endif
            }

            private(set) var parts: [Part] = []

            init() {}

            #if !titles
            /// Creates content with one section.
            init(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
                parts = [Part(id: id, header: header, footer: footer, rows: rows)]
            }

            mutating func add(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
                parts.append(Part(id: id, header: header, footer: footer, rows: rows))
            }
            #endif
            #if titles
            /// Creates content with one section.
            init(
                _ id: Section,
                header: String? = nil,
                headerStyle: TitleStyle? = nil,
                footer: String? = nil,
                footerStyle: TitleStyle? = nil,
                rows: [Row]
            ) { add(id, header: header, headerStyle: headerStyle, footer: footer, footerStyle: footerStyle, rows: rows) }

            mutating func add(
                _ id: Section,
                header: String? = nil,
                headerStyle: TitleStyle? = nil,
                footer: String? = nil,
                footerStyle: TitleStyle? = nil,
                rows: [Row]
            ) {
                parts.append(
                    Part(id: id, header: header, footer: footer, headerStyle: headerStyle, footerStyle: footerStyle, rows: rows)
                )
            }
            #endif

            #if editing
            mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
                let row = parts[source.section].rows.remove(at: source.row)
                parts[destination.section].rows.insert(row, at: destination.row)
            }
            #endif

            subscript(indexPath: IndexPath) -> Row? {
                guard parts.indices.contains(indexPath.section) else { return nil }
                let rows = parts[indexPath.section].rows
                return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
            }

            /// Returns the index path of the first row with an identity.
            func indexPath(for id: Row.ID) -> IndexPath? { firstIndexPath { $0.id == id } }

            /// Returns the index path of the first row that satisfies a condition.
            func firstIndexPath(where isWanted: (Row) -> Bool) -> IndexPath? {
                for (section, part) in parts.enumerated() {
                    if let row = part.rows.firstIndex(where: isWanted) { return IndexPath(row: row, section: section) }
                }
                return nil
            }

            /// Returns the index paths of all rows that satisfy a condition.
            func indexPaths(where isWanted: (Row, IndexPath) -> Bool) -> [IndexPath] {
                parts.enumerated().flatMap { section, part in
                    part.rows.indices.compactMap { row in
                        let indexPath = IndexPath(row: row, section: section)
                        return isWanted(part.rows[row], indexPath) ? indexPath : nil
                    }
                }
            }

            /// Returns the index paths of all rows with one of the identities.
            func indexPaths(for ids: Set<Row.ID>) -> [IndexPath] {
                ids.isEmpty ? [] : indexPaths { row, _ in ids.contains(row.id) }
            }
        }
        #endif


        #if tables
        // MARK: - Difference

        /// The difference between two lists.
        ///
        /// Deletions and origins of moves are indexes in the old list; all others are in the new list.
        ///
        /// Items with equal identities are matched in order. The longest increasing subsequence stays in
        /// place, which minimizes the number of moves.
        nonisolated struct ListDifference {
            private(set) var deleted: [Int] = []
            private(set) var inserted: [Int] = []
            private(set) var moved: [(from: Int, to: Int)] = []
            /// The items with an unchanged identity and a changed value.
            private(set) var changed: [Int] = []

            init<Item: TableItem>(from old: [Item], to new: [Item]) {
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
                var first: [Item.ID: Int] = [:]
                first.reserveCapacity(oldEnd - start)
                var next = [Int](repeating: -1, count: oldEnd)  // the next old item with the same identity
                for index in (start..<oldEnd).reversed() { next[index] = first.updateValue(index, forKey: old[index].id) ?? -1 }
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

        /// The difference between the contents of two tables, with the indexes that a batch update requires.
        nonisolated struct TableDifference<Section: TableItem, Row: TableItem> {
            private(set) var deletedSections = IndexSet()
            private(set) var insertedSections = IndexSet()
            private(set) var movedSections: [(from: Int, to: Int)] = []
            private(set) var deletedRows: [IndexPath] = []
            private(set) var insertedRows: [IndexPath] = []
            private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []
            /// The rows to reconfigure, as new index paths.
            private(set) var changedRows: [IndexPath] = []
            /// The sections that stay in place, as old and new indexes.
            private(set) var kept: [(from: Int, to: Int)] = []

            init(from old: TableContent<Section, Row>, to new: TableContent<Section, Row>) {
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
                    movedRows += rows.moved.map { (IndexPath(row: $0.from, section: from), IndexPath(row: $0.to, section: to)) }
                    changedRows += rows.changed.map { IndexPath(row: $0, section: to) }
                }
                if kept.count > 1, !deletedRows.isEmpty, !insertedRows.isEmpty { joinMoves(from: old, to: new) }
            }

            /// Turns the deletion and insertion of a row in different sections into a move.
            private mutating func joinMoves(from old: TableContent<Section, Row>, to new: TableContent<Section, Row>) {
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
            var count: Int {
                deletedSections.count + insertedSections.count + movedSections.count + deletedRows.count + insertedRows.count
                    + movedRows.count
            }

            @MainActor
            func apply(to tableView: UITableView, animation: UITableView.RowAnimation) {
                if !deletedSections.isEmpty { tableView.deleteSections(deletedSections, with: .automatic) }
                if !insertedSections.isEmpty { tableView.insertSections(insertedSections, with: .automatic) }
                for move in movedSections { tableView.moveSection(move.from, toSection: move.to) }
                if !deletedRows.isEmpty { tableView.deleteRows(at: deletedRows, with: animation) }
                if !insertedRows.isEmpty { tableView.insertRows(at: insertedRows, with: animation) }
                for move in movedRows { tableView.moveRow(at: move.from, to: move.to) }
            }
        }
        #endif


        #if tables
        // MARK: - Source

        /// The data source of a table, which stores the displayed content and animates changes to it.
        ///
        /// It implements all data source methods, because UIKit doesn't find optional ones of a subclass.
        @MainActor
        final class TableSource<Section: TableItem, Row: TableItem>: NSObject, UITableViewDataSource {
            /// The displayed content, which lags behind the state while a change is pending.
            private(set) var content = TableContent<Section, Row>()
            private(set) weak var tableView: UITableView?
            #if editing
            private var editing: EditingRules<Section, Row>?
            /// The editing options of rows whose cells can still exist.
            private var answers: [Row.ID: EditingAnswer] = [:]
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
            #if loadMore
            /// The actions of rows that load more elements.
            private var loadMore: [Row.ID: () -> Void] = [:]
            /// The number of rows when an action was last called, and whether the state has changed since.
            private var asked: [Row.ID: (rows: Int, isAnswered: Bool)] = [:]
            #endif
            #if prefetching
            private var prefetcher: RowPrefetching<Section, Row>?
            #endif
            private let contentOfRow: (Row) -> RowContent
            private let animation: UITableView.RowAnimation
            private var registered: Set<String> = []
            /// The last reuse identifier, which most rows share with the row before.
            private var lastQueue: String?
            private var callbacks = 0
            private var waiting: (content: TableContent<Section, Row>, changed: Set<Row.ID>)?
            #if performing
            private var changes: ((UITableView) -> Void)?
            #endif
            #if stripes
            private var hasStripes = false
            #endif

            /// Beyond this many changes, reload instead of animating.
            private let limit = 1000

            init(animation: UITableView.RowAnimation = .automatic, contentOfRow: @escaping (Row) -> RowContent) {
                self.animation = animation
                self.contentOfRow = contentOfRow
            }

            #if editing
            /// Sets the rules for editing rows.
            func editing(_ rules: EditingRules<Section, Row>) -> Self {
                editing = rules
                return self
            }
            #endif

            #if index
            /// Adds a section index.
            func indexed(by index: SectionIndex<Section>) -> Self {
                self.index = index
                return self
            }
            #endif

            #if loadMore
            /// Sets the actions of rows that load more elements when they appear.
            func loadingMore(_ actions: [Row.ID: () -> Void]) -> Self {
                loadMore = actions
                return self
            }
            #endif

            #if prefetching
            /// Sets the actions that prefetch data for rows, and that cancel it.
            func prefetching(_ begin: @escaping ([Row]) -> Void, cancel: @escaping ([Row]) -> Void = { _ in }) -> Self {
                prefetcher = RowPrefetching(begin, cancel, of: self)
                return self
            }
            #endif

            /// Sets the data source of a table view.
            func attach(to tableView: UITableView, showing content: TableContent<Section, Row>) {
                self.content = content
                self.tableView = tableView
                #if titles
                tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Title")
                #endif
                tableView.dataSource = self
                #if prefetching
                tableView.prefetchDataSource = prefetcher
                #endif
            }

            /// The selected rows, from top to bottom.
            var selectedRows: [Row] {
                (tableView?.indexPathsForSelectedRows ?? []).sorted().compactMap { content[$0] }
            }

            #if goingOn
            #if enabling
            /// Returns the index path of a row, or `nil` if the row is missing or disabled.
            func indexPath(ofEnabled row: Row.ID) -> IndexPath? {
                guard let indexPath = content.indexPath(for: row), let row = content[indexPath] else { return nil }
                return contentOfRow(row).isEnabled ? indexPath : nil
            }
            #endif
            #endif

            /// Returns the index of the last row of a section.
            func lastRow(inSection section: Int) -> Int { content.parts[section].rows.count - 1 }

            /// Returns the section at an index.
            func section(at index: Int) -> Section? { content.parts.indices.contains(index) ? content.parts[index].id : nil }

            #if rowCells
            /// Returns the cell of a row at its current position, or `nil` if it's offscreen or removed.
            func cell(of row: Row.ID?) -> UITableViewCell? {
                row.flatMap(content.indexPath).flatMap { tableView?.cellForRow(at: $0) }
            }
            #endif

            // MARK: Updates

            /// Shows new content in one batch update that inserts, deletes, and moves rows by identity.
            func show(_ content: @autoclosure () -> TableContent<Section, Row>) {
                if tableView != nil { show(content(), filling: []) }
            }

            /// Shows new content.
            ///
            /// - Parameter isChanged: Whether a row shows a changed value besides its element.
            func show(_ content: @autoclosure () -> TableContent<Section, Row>, changed isChanged: (Row) -> Bool) {
                guard tableView != nil else { return }
                let new = content()
                show(new, filling: new.parts.reduce(into: []) { $0.formUnion($1.rows.lazy.filter(isChanged).map(\.id)) })
            }

            private func show(_ new: TableContent<Section, Row>, filling ids: Set<Row.ID>) {
                let changed = ids.union(waiting?.changed ?? [])
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

            private func update(to new: TableContent<Section, Row>, changed: Set<Row.ID>) {
                guard let tableView else { return }
                guard tableView.window != nil else { return reload(new) }
                let old = content
                let difference = TableDifference(from: old, to: new)
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
            }

            /// Inserts, deletes, and moves rows.
            private func move(
                to new: TableContent<Section, Row>,
                by difference: TableDifference<Section, Row>,
                in tableView: UITableView
            ) {
                #if performing
                if let changes {
                    // Changes that the app makes during the update are shown as usual.
                    self.changes = nil
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
            private func reloadTitles(from old: TableContent<Section, Row>, kept: [(from: Int, to: Int)]) {
                let sections = kept.filter { section in
                    let (before, after) = (old.parts[section.from], content.parts[section.to])
                    return (before.header == nil) != (after.header == nil) || (before.footer == nil) != (after.footer == nil)
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
            func inCallback<Result>(_ body: () -> Result) -> Result {
                callbacks += 1
                defer { callbacks -= 1 }
                return body()
            }

            #if performing
            /// Changes the state, with a closure that updates the table in place of the computed difference.
            func performing(_ changes: @escaping (UITableView) -> Void, during change: () -> Void) {
                self.changes = changes
                defer { self.changes = nil }
                change()
            }
            #endif

            /// Reloads the table and restores the selection of the remaining rows.
            private func reload(_ new: TableContent<Section, Row>) {
                let selected = Set(selectedRows.map(\.id))
                content = new
                tableView?.reloadData()
                for indexPath in new.indexPaths(for: selected) {
                    tableView?.selectRow(at: indexPath, animated: false, scrollPosition: .none)
                }
            }

            // MARK: UITableViewDataSource

            func numberOfSections(in tableView: UITableView) -> Int { content.parts.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                content.parts[section].rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                inCallback {
                    let item = content.parts[indexPath.section].rows[indexPath.row]
                    let row = contentOfRow(item)
                    if row.reuseIdentifier != lastQueue, registered.insert(row.reuseIdentifier).inserted {
                        tableView.register(row.cellClass, forCellReuseIdentifier: row.reuseIdentifier)
                    }
                    lastQueue = row.reuseIdentifier
                    let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
                    #if stripes
                    if let stripes = row.stripes {
                        hasStripes = true
                        cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? stripes.even : stripes.odd
                    }
                    #endif
                    #if editing
                    if editing != nil {
                        // UIKit asks all rows again when editing begins.
                        cell.showsReorderControl =
                            tableView.isEditing ? self.tableView(tableView, canMoveRowAt: indexPath) : true
                    }
                    #endif
                    row.apply(to: cell)
                    return cell
                }
            }

            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                content.parts[section].header
            }

            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                content.parts[section].footer
            }

            // MARK: Editing

            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
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
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                guard let editing, let row = content[indexPath] else { return false }
                let canMove = editing.canMove(row, indexPath)
                answers[row.id, default: EditingAnswer()].canMove = canMove
                return canMove
            }

            func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            {
                guard let row = content[indexPath] else { return }
                if style == .insert { editing?.insert(row, indexPath) } else { editing?.delete(row, indexPath) }
            }

            func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                // The table view has already moved the row, so only the state has to change.
                inCallback {
                    let ids = content.parts.map { $0.rows.map(\.id) }
                    let isCurrent = waiting.map { $0.content.parts.map { $0.rows.map(\.id) } == ids } ?? true
                    dropped = content[source]?.id
                    content.moveRow(at: source, to: destination)
                    // While an update is pending, the index paths don't match the state: revert the move.
                    guard isCurrent else { return }
                    editing?.move(source, destination)
                    if waiting == nil { show(content) }
                }
            }

            /// Returns the editing style of a row, for the delegate.
            func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
                content[indexPath].flatMap { editing?.style($0, indexPath) } ?? .none
            }

            /// Returns where a dragged row can land, for the delegate. Rows that can't move stay in place.
            func target(from source: IndexPath, proposed: IndexPath) -> IndexPath {
                guard let held = editing?.held else { return targetInSection(from: source, proposed: proposed) }
                let part = content.parts[proposed.section]
                guard let rows = held(part.id) else { return source }
                let last = part.rows.count - rows.bottom - (proposed.section == source.section ? 1 : 0)
                return IndexPath(row: min(max(proposed.row, rows.top), max(last, 0)), section: proposed.section)
            }

            /// Returns the proposed index path, or the nearest one of a movable row in the row's section.
            private func targetInSection(from source: IndexPath, proposed: IndexPath) -> IndexPath {
                let section = source.section
                let isFree = { [content, editing] (row: Int) in
                    editing?.canMove(content.parts[section].rows[row], IndexPath(row: row, section: section)) == true
                }
                let places = content.parts[section].rows.indices
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

            func sectionIndexTitles(for tableView: UITableView) -> [String]? { index?.titles() }

            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                self.index?.section(index, content.parts.map(\.id)) ?? index
            }
            #endif

            #if loadMore
            // MARK: Loading more

            /// Loads more elements if the row at an index path is a loading row.
            ///
            /// The app is asked once per number of rows, or again if the row reappears after a state change.
            func loadMore(forRowAt indexPath: IndexPath) {
                guard let id = content[indexPath]?.id, let load = loadMore[id] else { return }
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
            func headerView(inSection section: Int) -> UIView? { titleView(headerConfiguration(of: content.parts[section])) }

            /// Returns the view of a footer, for the delegate.
            func footerView(inSection section: Int) -> UIView? { titleView(footerConfiguration(of: content.parts[section])) }

            private func titleView(_ configuration: (any UIContentConfiguration)?) -> UIView? {
                guard let configuration else { return nil }
                let view = tableView?.dequeueReusableHeaderFooterView(withIdentifier: "Title")
                view?.contentConfiguration = configuration
                return view
            }

            private func headerConfiguration(of part: TableContent<Section, Row>.Part) -> (any UIContentConfiguration)? {
                #if oneHeader
                let standard = UIListContentConfiguration.header()
                #else
                let standard: UIListContentConfiguration = tableView?.style == .plain ? .plainHeader() : .groupedHeader()
                #endif
                return configuration(standard, part.header, part.headerStyle, isHeader: true)
            }

            private func footerConfiguration(of part: TableContent<Section, Row>.Part) -> (any UIContentConfiguration)? {
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
            private func showTitles(from old: TableContent<Section, Row>, kept: [(from: Int, to: Int)]) {
                guard let tableView else { return }
                var heightsChange = false
                for (from, to) in kept where !content.parts[to].hasSameTexts(as: old.parts[from]) {
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
            private func show(_ configuration: (any UIContentConfiguration)?, in view: UITableViewHeaderFooterView?) -> Bool {
                // Sections with added or removed titles are reloaded. Offscreen titles can change height.
                guard let configuration else { return false }
                guard let view, view.contentConfiguration != nil else {
                    return configuration is UIListContentConfiguration
                }
                let height = fittedHeight(of: view)
                view.contentConfiguration = configuration
                return fittedHeight(of: view) != height
            }

            private func fittedHeight(of view: UIView) -> CGFloat {
                let size = CGSize(width: view.bounds.width, height: 0)
                return view.systemLayoutSizeFitting(
                    size,
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            #endif
        }
        #endif


        #if prefetching
        /// Tells the app which rows will soon be visible, and which no longer need to be prefetched.
        @MainActor
        private final class RowPrefetching<Section: TableItem, Row: TableItem>: NSObject, UITableViewDataSourcePrefetching {
            private let begin: ([Row]) -> Void
            private let cancel: ([Row]) -> Void
            private weak var source: TableSource<Section, Row>?

            init(
                _ begin: @escaping ([Row]) -> Void,
                _ cancel: @escaping ([Row]) -> Void,
                of source: TableSource<Section, Row>
            ) {
                (self.begin, self.cancel, self.source) = (begin, cancel, source)
            }

            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                source?.inCallback { begin(rows(at: indexPaths)) }
            }

            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                source?.inCallback { cancel(rows(at: indexPaths)) }
            }

            /// Rows removed since prefetching are skipped.
            private func rows(at indexPaths: [IndexPath]) -> [Row] { indexPaths.compactMap { source?.content[$0] } }
        }
        #endif


        #if titles
        /// The appearance of a title that differs from the table's style.
        struct TitleStyle {
            var color: UIColor?
            var font: UIFont?
            var image: UIImage?
            #if hiddenTitles
            /// Whether the header or footer is visible.
            var isShown = true
            #endif
            #if titleViews
            var views: TitleViews?
            #endif
        }
        #endif


        #if editing
        // MARK: - Editing

        /// The changes that the user can make to rows in editing mode, and their effect on the state.
        @MainActor
        struct EditingRules<Section: TableItem, Row: TableItem> {
            /// Whether a row is editable, in editing mode or through its swipe actions.
            var isEditable: (Row) -> Bool = { _ in true }
            var style: (Row, IndexPath) -> UITableViewCell.EditingStyle = { _, _ in .none }
            var canMove: (Row, IndexPath) -> Bool = { _, _ in false }
            /// The rows that stay at the ends of a section, or `nil` if no row can be dropped there.
            ///
            /// The closure is `nil` if rows can't be dragged between sections.
            var held: ((Section) -> HeldRows?)?
            var delete: (Row, IndexPath) -> Void = { _, _ in }
            var insert: (Row, IndexPath) -> Void = { _, _ in }
            var move: (IndexPath, IndexPath) -> Void = { _, _ in }
        }

        /// The number of rows that stay in place at the ends of a section during a drag.
        nonisolated struct HeldRows {
            var top = 0
            var bottom = 0
        }

        /// The editing options of a row, as last reported to UIKit.
        private nonisolated struct EditingAnswer {
            /// More than one style if several rows have the same identity.
            var styles: Set<UITableViewCell.EditingStyle> = []
            var canMove: Bool?
        }

        extension Array where Element: Equatable {
            #if groups
            /// Changes an element: the one at an index if it's still equal, otherwise the first equal one.
            mutating func change(_ element: Element?, near index: Int, _ change: (inout Element) -> Void) {
                self.change(element, near: index, by: { $0 }, change)
            }
            #endif

            /// Removes an element: the one at an index if it's still equal, otherwise the first equal one.
            mutating func remove(_ element: Element, near index: Int) { remove(element, near: index) { $0 } }
        }

        extension Array {
            /// Removes the element with an identity: the one at an index if it matches, otherwise the first.
            mutating func remove<ID: Equatable>(_ element: Element, near index: Int, by id: (Element) -> ID) {
                let wanted = id(element)
                if indices.contains(index), id(self[index]) == wanted {
                    remove(at: index)
                } else if let place = firstIndex(where: { id($0) == wanted }) {
                    remove(at: place)
                }
            }

            #if groups
            /// Changes the element with an identity: the one at an index if it matches, otherwise the first.
            mutating func change<ID: Equatable>(
                _ element: Element?,
                near index: Int,
                by id: (Element) -> ID,
                _ change: (inout Element) -> Void
            ) {
                guard let element else { return }
                let wanted = id(element)
                let isThere = indices.contains(index) && id(self[index]) == wanted
                if let place = isThere ? index : firstIndex(where: { id($0) == wanted }) { change(&self[place]) }
            }
            #endif
        }
        #endif


        #if swipes
        // MARK: - Swipes

        extension UIContextualAction {
            /// Creates a swipe action for a row.
            static func forRow(
                _ title: String?,
                style: UIContextualAction.Style = .normal,
                image: UIImage? = nil,
                color: UIColor? = nil,
                action: @escaping () -> Void
            ) -> UIContextualAction {
                let button = UIContextualAction(style: style, title: title) { _, _, completion in
                    action()
                    completion(true)
                }
                button.image = image
                if let color { button.backgroundColor = color }
                return button
            }

            #if confirming
            /// Creates a swipe action for a row that asks for confirmation on a screen.
            static func forRow(
                _ title: String?,
                style: UIContextualAction.Style = .normal,
                image: UIImage? = nil,
                color: UIColor? = nil,
                asking question: String,
                on screen: UIViewController,
                action: @escaping () -> Void
            ) -> UIContextualAction {
                let button = UIContextualAction(style: style, title: title) { [weak screen] _, view, completion in
                    guard let screen else { return completion(false) }
                    screen.confirm(question, title, at: view) { isConfirmed in
                        if isConfirmed { action() }
                        completion(isConfirmed)
                    }
                }
                button.image = image
                if let color { button.backgroundColor = color }
                return button
            }
            #endif
        }
        #endif


        #if menus
        // MARK: - Menus

        extension UIContextMenuConfiguration {
            /// Returns the context menu of a row.
            static func forRow(_ children: [UIMenuElement]) -> UIContextMenuConfiguration {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: children) }
            }
        }
        #endif




        #if confirming
        // MARK: - Confirmation

        extension UIViewController {
            /// Asks for confirmation in an action sheet.
            ///
            /// - Parameters:
            ///   - title: The title of the button that confirms.
            ///   - source: The view that the sheet points to on iPad.
            func confirm(
                _ question: String,
                _ title: String?,
                at source: UIView?,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                let source: UIView = source ?? view
                let sheet = UIAlertController(asking: question, title, completion: completion)
                sheet.popoverPresentationController?.sourceView = source
                sheet.popoverPresentationController?.sourceRect = source.bounds
                searchOrSelf.present(sheet, animated: true)
            }

            #if confirmingInBar
            /// Asks for confirmation of the action of a bar button or an item in its menu.
            func confirm(
                _ question: String,
                _ title: String?,
                at item: UIBarButtonItem,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                let sheet = UIAlertController(asking: question, title, completion: completion)
                sheet.popoverPresentationController?.barButtonItem = item
                searchOrSelf.present(sheet, animated: true)
            }
            #endif
        }

        extension UIAlertController {
            fileprivate convenience init(
                asking question: String,
                _ title: String?,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                self.init(title: question, message: nil, preferredStyle: .actionSheet)
                addAction(UIAlertAction(title: title, style: .destructive) { _ in completion(true) })
                addAction(UIAlertAction(title: "Cancel".inUIKitsWords, style: .cancel) { _ in completion(false) })
            }
        }
        #endif


        #if choosing || popUpLists
        // MARK: - Choosing

        /// An option in a list or menu.
        nonisolated struct ChoiceOption<Value: Equatable> {
            let value: Value
            let text: String

            init(_ value: Value, _ text: String) { (self.value, self.text) = (value, text) }
        }
        #endif

        #if choosing
        extension Array {
            /// Returns the text of the option with a value.
            func text<Value>(of chosen: Value?) -> String? where Element == ChoiceOption<Value> {
                first { $0.value == chosen }?.text
            }
        }

        extension UIViewController {
            /// Shows a list of options that closes when the user chooses one.
            func choose<Value>(
                from options: [ChoiceOption<Value>],
                titled title: String?,
                chosen: Value?,
                choose: @escaping (Value) -> Void
            ) {
                let list = ChoiceViewController(options.map(\.text), chosen: options.firstIndex { $0.value == chosen }) {
                    choose(options[$0].value)
                }
                list.title = title
                guard navigationController == nil else { return show(list, sender: self) }
                // Without a navigation stack to go back in, present the list in its own.
                list.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    systemItem: .cancel,
                    primaryAction: UIAction { [weak list] _ in list?.dismiss(animated: true) }
                )
                present(UINavigationController(rootViewController: list), animated: true)
            }
        }

        /// A list of options with a checkmark at the chosen one, and a search field for long lists.
        private final class ChoiceViewController: UITableViewController, UISearchResultsUpdating {
            private let options: [String]
            private var chosen: Int?
            private let choose: (Int) -> Void
            /// The indexes of the options that match the search.
            private var found: [Int]
            private var hasAppeared = false

            /// The minimum number of options for a search field.
            private static let many = 12

            init(_ options: [String], chosen: Int?, choose: @escaping (Int) -> Void) {
                self.options = options
                self.chosen = chosen
                self.choose = choose
                found = Array(options.indices)
                super.init(style: .insetGrouped)
                navigationItem.largeTitleDisplayMode = .never
                if options.count >= Self.many { addSearchField() }
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            private func addSearchField() {
                let search = UISearchController(searchResultsController: nil)
                search.searchResultsUpdater = self
                search.obscuresBackgroundDuringPresentation = false
                navigationItem.searchController = search
                // Keeps the search field from covering pushed screens.
                definesPresentationContext = true
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Option")
            }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                guard !hasAppeared, let chosen else { return }
                hasAppeared = true
                tableView.scrollToRow(at: IndexPath(row: chosen, section: 0), at: .middle, animated: false)
            }

            func updateSearchResults(for searchController: UISearchController) {
                let words = searchController.searchBar.text ?? ""
                found = options.indices.filter { words.isEmpty || options[$0].localizedStandardContains(words) }
                tableView.reloadData()
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
                let option = found[indexPath.row]
                var content = cell.defaultContentConfiguration()
                content.text = options[option]
                cell.contentConfiguration = content
                cell.accessoryType = option == chosen ? .checkmark : .none
                // VoiceOver doesn't announce checkmarks.
                cell.accessibilityTraits = option == chosen ? [.button, .selected] : .button
                return cell
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                let option = found[indexPath.row]
                let rows = Set([chosen.flatMap { found.firstIndex(of: $0) }, indexPath.row].compactMap { $0 })
                chosen = option
                tableView.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
                choose(option)
                goBack()
            }

            /// Closes the list, after ending a search, which is presented over it.
            private func goBack() {
                navigationItem.searchController?.isActive = false
                if let navigationController, navigationController.viewControllers.first !== self {
                    // A second tap during the transition must not pop the screen below.
                    if navigationController.topViewController === self {
                        navigationController.popViewController(animated: true)
                    }
                } else {
                    presentingViewController?.dismiss(animated: true)
                }
            }
        }
        #endif


        #if index
        // MARK: - Index

        /// A section of an alphabetical table, for a letter of the collation.
        nonisolated struct IndexLetter: TableItem {
            let index: Int

            @MainActor var title: String { UILocalizedIndexedCollation.current().sectionTitles[index] }
        }

        /// The titles of a section index, and the section that each title scrolls to.
        @MainActor
        struct SectionIndex<Section> {
            var titles: () -> [String]
            var section: (Int, [Section]) -> Int
        }

        extension SectionIndex<IndexLetter> {
            /// An index with the letters of the collation.
            ///
            /// A letter without rows scrolls to the next letter that has rows, or to the last one.
            static var collation: SectionIndex {
                SectionIndex(
                    titles: { UILocalizedIndexedCollation.current().sectionIndexTitles },
                    section: { index, letters in
                        let wanted = UILocalizedIndexedCollation.current().section(forSectionIndexTitle: index)
                        return letters.firstIndex { $0.index >= wanted } ?? max(letters.count - 1, 0)
                    }
                )
            }
        }

        extension Sequence {
            /// Returns the elements in alphabetical order, grouped by letter.
            @MainActor
            func byLetter(_ text: (Element) -> String) -> [(letter: IndexLetter, elements: [Element])] {
                let sorted = map { (text: text($0), element: $0) }
                    .sorted { $0.text.localizedCaseInsensitiveCompare($1.text) == .orderedAscending }
                let groups = Dictionary(grouping: sorted) { IndexLetter(of: $0.text) }
                return groups.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value.map(\.element)) }
            }
        }

        extension IndexLetter {
            @MainActor
            fileprivate init(of text: String) {
                let collation = UILocalizedIndexedCollation.current()
                #if canImport(ObjectiveC)
                index = collation.section(
                    for: CollationKey(text),
                    collationStringSelector: #selector(getter: CollationKey.text)
                )
                #else
                let letter = text.prefix(1).folding(options: .diacriticInsensitive, locale: nil).uppercased()
                index = collation.sectionTitles.firstIndex(of: letter) ?? collation.sectionTitles.count - 1
                #endif
            }
        }

        #if canImport(ObjectiveC)
        /// A text that the collation can read through an Objective-C selector.
        private final class CollationKey: NSObject {
            @objc let text: String

            init(_ text: String) { self.text = text }
        }
        #endif
        #endif



        #if tables
        // MARK: - Rows

        /// The content of a cell, which sets every property that a reused cell can have from another row.
        ///
        /// It's created each time a cell is configured. Its methods return the modified content.
        @MainActor
        struct RowContent {
            enum Style { case basic, subtitle, value1 }

            /// The accessory of a row. The closure of a view receives the view that the cell already has.
            private enum Accessory {
                case type(UITableViewCell.AccessoryType)
                case view((UIView?) -> UIView)

                var type: UITableViewCell.AccessoryType { if case .type(let type) = self { type } else { .none } }

                @MainActor
                func showView(in cell: UITableViewCell, instead old: UIView?, set: (UIView?) -> Void) {
                    guard case .view(let wanted) = self else {
                        if old != nil { set(nil) }
                        return
                    }
                    let new = wanted(old)
                    if old === new, new.isDescendant(of: cell) { return }
                    // Another cell that is animating out can still contain the view.
                    set(nil)
                    set(new)
                }
            }

            /// The reuse identifier of the cell. A row with a control has its own, which keeps the control.
            private(set) var reuseIdentifier: String
            private(set) var cellClass: UITableViewCell.Type = UITableViewCell.self
            /// The content configuration, or `nil` for a cell that sets its own labels.
            private var content: (any UIContentConfiguration)?
            /// The content of a row in a standard style.
            ///
            /// It's computed because storing a second copy would be the slowest part of a row.
            private var list: UIListContentConfiguration? {
                get { content as? UIListContentConfiguration }
                set { content = newValue }
            }
            #if controls
            private var control: ((UIView?) -> UIView)?
            #endif
            #if fixedHeights
            private var keepsControlBesideText = false
            #endif
            private var accessory: Accessory
            #if ends
            private var editingAccessory = Accessory.type(.none)
            #endif
            private var isSelectable: Bool
            private var isChosen = false
            #if enabling
            private(set) var isEnabled = true
            #endif
            private var accessibilityLabel: String?
            /// Additional changes to the cell, in order.
            private var steps: [(UITableViewCell) -> Void] = []
            #if validation
            /// The message below the content, or `nil` for a row that never shows one.
            private var message: String??
            #endif
            #if stripes
            /// The alternating background colors of rows.
            private(set) var stripes: (even: UIColor?, odd: UIColor?)?
            #endif

            /// Creates content with texts and an image in a standard style.
            ///
            /// - Parameter set: A closure that changes the appearance.
            init(
                _ text: String? = nil,
                detail: String? = nil,
                style: Style = .basic,
                image: UIImage? = nil,
                in queue: String = "Row",
                accessory: UITableViewCell.AccessoryType = .none,
                isSelectable: Bool = true,
                set: (inout UIListContentConfiguration) -> Void = { _ in }
            ) {
                var list: UIListContentConfiguration =
                    switch style {
                    case .basic: .cell()
                    case .subtitle: .subtitleCell()
                    case .value1: .valueCell()
                    }
                (list.text, list.secondaryText, list.image) = (text, detail, image)
                set(&list)
                content = list
                reuseIdentifier = queue
                self.accessory = .type(accessory)
                self.isSelectable = isSelectable
            }

            #if controls
            /// Creates content with texts and a control that the screen owns.
            ///
            /// A switch or activity indicator becomes the accessory view; others are with the texts.
            ///
            /// - Parameter label: The accessibility label of the control. The default is the row's text.
            init(
                _ text: String? = nil,
                detail: String? = nil,
                style: Style = .basic,
                image: UIImage? = nil,
                with control: UIView,
                label: String? = nil,
                in queue: String,
                accessory: UITableViewCell.AccessoryType = .none,
                isSelectable: Bool = false,
                set: (inout UIListContentConfiguration) -> Void = { _ in }
            ) {
                self.init(
                    text,
                    detail: detail,
                    style: style,
                    image: image,
                    in: queue,
                    accessory: accessory,
                    isSelectable: isSelectable,
                    set: set
                )
                if let label = label ?? text ?? (control as? UITextField)?.placeholder { control.accessibilityLabel = label }
                if let indicator = control as? UIActivityIndicatorView {
                    self.accessory = .view { _ in
                        // UIKit removes the animation when the cell is reused.
                        if indicator.isAnimating { indicator.startAnimating() }
                        return indicator
                    }
                } else if control is UISwitch {
                    self.accessory = .view { _ in control }
                } else {
                    self.control = { _ in control }
                }
            }
            #endif

            #if prototypes
            /// Creates content with the views of a prototype, which each cell creates for itself.
            init<Views: RowViews>(
                _ views: Views.Type,
                accessory: UITableViewCell.AccessoryType = .none,
                isSelectable: Bool = true,
                fill: @escaping (Views) -> Void = { _ in }
            ) {
                reuseIdentifier = String(describing: views)
                self.accessory = .type(accessory)
                self.isSelectable = isSelectable
                content = ViewsContent(fill: fill)
            }
            #endif

            #if classes
            /// Creates content for a cell of a custom class, or of a style without a content configuration.
            init<Cell: UITableViewCell>(
                cell: Cell.Type,
                in queue: String,
                accessory: UITableViewCell.AccessoryType = .none,
                isSelectable: Bool = true,
                fill: @escaping (Cell) -> Void = { _ in }
            ) {
                (reuseIdentifier, cellClass) = (queue, cell)
                self.accessory = .type(accessory)
                self.isSelectable = isSelectable
                steps = [{ cell in (cell as? Cell).map(fill) }]
            }
            #endif

            /// Shows a checkmark for the chosen row, as the accessory or, if that's taken, as the image.
            consuming func chosen(_ isChosen: Bool) -> Self {
                self.isChosen = isChosen
                if case .type(.none) = accessory {
                    accessory = .type(isChosen ? .checkmark : .none)
                } else if isChosen || list?.image == nil {
                    list?.image = UIImage(systemName: "checkmark")
                    // Reserves space for the image, so that all texts align.
                    if !isChosen { list?.imageProperties.tintColor = .clear }
                }
                return self
            }

            /// Sets the accessibility label of the row.
            consuming func labelled(_ label: String?) -> Self {
                accessibilityLabel = label
                return self
            }

            #if fixedHeights
            /// Keeps the control beside the texts at all text sizes, for a row of fixed height.
            consuming func controlBesideText() -> Self {
                keepsControlBesideText = true
                return self
            }
            #endif

            #if enabling
            /// Enables or disables the row and its controls; UIKit dims the texts of a disabled row.
            consuming func enabled(_ isEnabled: Bool) -> Self {
                self.isEnabled = isEnabled
                return self
            }
            #endif

            #if validation
            /// Reserves space below the content for a message, and shows it if there is one.
            consuming func message(_ message: String?) -> Self {
                self.message = .some(message)
                return self
            }
            #endif

            #if lateImages
            /// Loads an image that replaces the current one, with space reserved for it.
            consuming func lateImage(_ url: URL?, from images: LateImages) -> Self {
                let size = CGSize(width: 40, height: 40)
                if list?.image == nil { list?.image = UIImage() }
                if list?.imageProperties.maximumSize == .zero {
                    list?.imageProperties.maximumSize = size
                    list?.imageProperties.reservedLayoutSize = size
                }
                steps.append { images.show(url, in: $0) }
                return self
            }
            #endif

            /// Adds a change for cells that aren't reused for rows without it.
            consuming func cell(_ set: @escaping (UITableViewCell) -> Void) -> Self {
                steps.append(set)
                return self
            }

            #if stripes
            /// Sets alternating background colors for even and odd rows.
            consuming func striped(even: UIColor?, odd: UIColor?) -> Self {
                stripes = (even, odd)
                return self
            }
            #endif

            #if ends
            /// Shows an accessory view that the screen owns.
            consuming func keptAccessory(_ view: UIView, in queue: String) -> Self {
                (accessory, reuseIdentifier) = (.view { _ in view }, queue)
                return self
            }

            /// Shows an accessory view that the screen owns, in editing mode.
            consuming func keptEditingAccessory(_ view: UIView, in queue: String) -> Self {
                (editingAccessory, reuseIdentifier) = (.view { _ in view }, queue)
                return self
            }

            /// Sets the accessory type in editing mode.
            consuming func editingAccessory(_ type: UITableViewCell.AccessoryType) -> Self {
                editingAccessory = .type(type)
                return self
            }

            /// Shows an accessory view that each cell creates for itself.
            consuming func accessory<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self {
                (accessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
                return self
            }

            /// Shows an accessory view that each cell creates for itself, in editing mode.
            consuming func editingAccessory<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self {
                (editingAccessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
                return self
            }
            #endif

            #if ownControls
            /// Shows a control beside or below the texts that each cell creates for itself.
            consuming func control<View: UIView>(
                _ view: @autoclosure @escaping () -> View,
                in queue: String,
                fill: @escaping (View) -> Void = { _ in }
            ) -> Self {
                let text = list?.text
                control = Self.own(view) { control in
                    if let text { control.accessibilityLabel = text }
                    fill(control)
                }
                reuseIdentifier = queue
                return self
            }
            #endif

            #if ends || ownControls
            /// Returns a closure that updates the existing view of a cell, or a new one, for the row.
            private static func own<View: UIView>(
                _ make: @escaping () -> View,
                _ fill: @escaping (View) -> Void
            ) -> (UIView?) -> UIView {
                { old in
                    let view = old as? View ?? make()
                    fill(view)
                    return view
                }
            }
            #endif

            func apply(to cell: UITableViewCell) {
                cell.accessibilityLabel = accessibilityLabel
                cell.accessibilityTraits = traits(over: cell.accessibilityTraits)
                cell.selectionStyle = isSelectable ? .default : .none
                #if enabling
                cell.isUserInteractionEnabled = isEnabled
                #endif
                #if controls || validation
                if var content {
                    #if controls
                    if let control, let list {
                        let old = (cell.contentConfiguration as? ControlContent)?.control
                        #if !fixedHeights
                        content = ControlContent(list: list, control: control(old))
                        #else
                        content = ControlContent(
                            list: list,
                            control: control(old),
                            keepsControlBesideText: keepsControlBesideText
                        )
                        #endif
                    }
                    #endif
                    #if validation
                    if let message { content = MessageContent(content: content, message: message) }
                    #endif
                    cell.contentConfiguration = content
                }
                #else
                if let content { cell.contentConfiguration = content }
                #endif
                cell.accessoryType = accessory.type
                accessory.showView(in: cell, instead: cell.accessoryView) { cell.accessoryView = $0 }
                #if ends
                cell.editingAccessoryType = editingAccessory.type
                editingAccessory.showView(in: cell, instead: cell.editingAccessoryView) { cell.editingAccessoryView = $0 }
                #endif
                for step in steps { step(cell) }
            }

            private func traits(over others: UIAccessibilityTraits) -> UIAccessibilityTraits {
                #if enabling
                let own: UIAccessibilityTraits = [isChosen ? .selected : [], isEnabled ? [] : .notEnabled]
                return others.subtracting([.selected, .notEnabled]).union(own)
                #else
                others.subtracting(.selected).union(isChosen ? .selected : [])
                #endif
            }
        }
        #endif



        #if value2
        /// A cell in the `value2` style, which has no content configuration and uses its labels.
        final class Value2Cell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .value2, reuseIdentifier: reuseIdentifier)
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        }
        #endif

        #if prototypes || titleViews
        /// The views of a prototype, which are created once per cell and updated on each reuse.
        @MainActor
        protocol RowViews: AnyObject {
            /// The view that contains all others.
            var view: UIView { get }
            init()
        }
        #endif

        #if prototypes
        /// A content configuration that shows the views of a prototype.
        private struct ViewsContent<Views: RowViews>: UIContentConfiguration {
            let fill: (Views) -> Void

            func makeContentView() -> any UIView & UIContentView { ViewsContentView(self) }

            func updated(for state: any UIConfigurationState) -> Self { self }
        }

        private final class ViewsContentView<Views: RowViews>: UIView, UIContentView {
            private let views = Views()
            var configuration: any UIContentConfiguration { didSet { show() } }

            init(_ content: ViewsContent<Views>) {
                configuration = content
                super.init(frame: .zero)
                layOutRow(views.view)
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            private func show() { (configuration as? ViewsContent<Views>)?.fill(views) }

            #if button
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                touched(super.hitTest(point, with: event), at: point)
            }
            #endif
        }
        #endif

        #if controls
        /// A content configuration with a control beside its texts, or below them if they are very large.
        private struct ControlContent: UIContentConfiguration {
            var list: UIListContentConfiguration
            let control: UIView
            #if fixedHeights
            let keepsControlBesideText: Bool
            #endif

            func makeContentView() -> any UIView & UIContentView { ControlContentView(self) }

            #if enabling
            /// Dims the texts of a disabled row.
            func updated(for state: any UIConfigurationState) -> Self {
                var content = self
                content.list = list.updated(for: state)
                return content
            }
            #else
            func updated(for state: any UIConfigurationState) -> Self { self }
            #endif
        }

        private final class ControlContentView: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            private let imageView = UIImageView()
            #if imageSizes
            private lazy var imageSize = [
                imageView.widthAnchor.constraint(equalToConstant: 0), imageView.heightAnchor.constraint(equalToConstant: 0),
            ]
            #endif
            private let label = UILabel()
            private let detailLabel = UILabel()
            private lazy var texts = UIStackView(arrangedSubviews: [label, detailLabel])
            private lazy var stack = UIStackView(arrangedSubviews: [imageView, texts])
            /// A limit on the width of the texts, which leaves enough space to use the control.
            private lazy var textWidth = NSLayoutConstraint(
                item: texts,
                attribute: .width,
                relatedBy: .lessThanOrEqual,
                toItem: stack,
                attribute: .width,
                multiplier: 0.6,
                constant: 0
            )

            init(_ content: ControlContent) {
                configuration = content
                super.init(frame: .zero)
                stack.spacing = 8
                for view in [imageView, label, detailLabel] {
                    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
                }
                // The control's accessibility label already contains this text.
                label.isAccessibilityElement = false
                // Keeps a detail text next to the control.
                label.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
                layOutRow(stack, overMargins: 7)
                // Only controls extend into the margins, so that a button doesn't make its row higher.
                texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
                texts.isLayoutMarginsRelativeArrangement = true
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            #if button
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                touched(super.hitTest(point, with: event), at: point)
            }
            #endif

            private func show() {
                guard let content = configuration as? ControlContent else { return }
                show(content.list.text, content.list.textProperties, in: label)
                show(content.list.secondaryText, content.list.secondaryTextProperties, in: detailLabel)
                imageView.image = content.list.image
                imageView.tintColor = content.list.imageProperties.tintColor
                imageView.isHidden = content.list.image == nil
                #if imageSizes
                imageView.contentMode = .scaleAspectFit
                let room = content.list.imageProperties.maximumSize
                for (constraint, length) in zip(imageSize, [room.width, room.height]) {
                    constraint.constant = length
                    constraint.isActive = length > 0 && !imageView.isHidden
                }
                #endif
                texts.isHidden = label.isHidden && detailLabel.isHidden
                // The cell applies its content again when the text size changes.
                let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                #if fixedHeights
                let isStacked = isLarge && !content.keepsControlBesideText
                #else
                let isStacked = isLarge
                #endif
                textWidth.isActive = !isStacked && !texts.isHidden
                stack.axis = isStacked ? .vertical : .horizontal
                // A detail text appears beside the text, before the control.
                let isSideBySide = content.list.prefersSideBySideTextAndSecondaryText && !isLarge
                texts.axis = isSideBySide ? .horizontal : .vertical
                texts.spacing = isSideBySide ? content.list.textToSecondaryTextHorizontalPadding : 0
                // Sliders and fields fill the remaining width; other controls keep their own.
                let control = content.control
                let fillsWidth = !(control is UIControl) || control is UISlider || control is UITextField
                control.setContentHuggingPriority(fillsWidth ? .fittingSizeLevel : .required, for: .horizontal)
                stack.alignment = !isStacked ? .center : fillsWidth ? .fill : .leading
                guard control.superview !== stack else { return }
                for view in stack.arrangedSubviews where view !== imageView && view !== texts { view.removeFromSuperview() }
                stack.addArrangedSubview(control)
            }

            private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
                label.text = text
                label.isHidden = text == nil
                label.font = properties.font
                label.textColor = properties.resolvedColor()
                label.numberOfLines = properties.numberOfLines
                label.adjustsFontForContentSizeCategory = true
            }
        }
        #endif

        #if controls || prototypes
        extension UIView {
            /// Lays out the view of a row between the margins of a cell, at least 44 points high.
            ///
            /// - Parameter distance: How far the view can extend into the top and bottom margins, in points.
            fileprivate func layOutRow(_ view: UIView, overMargins distance: CGFloat = 0) {
                preservesSuperviewLayoutMargins = true
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
                height.priority = .defaultHigh
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                    view.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor, constant: -distance),
                    view.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor, constant: distance),
                    view.centerYAnchor.constraint(equalTo: centerYAnchor),
                    height,
                ])
            }
        }
        #endif


        #if validation
        /// The content of a row, with space for a message below it.
        ///
        /// The content view stays the same when a message appears, so that its fields keep the keyboard.
        private struct MessageContent: UIContentConfiguration {
            var content: any UIContentConfiguration
            var message: String?

            func makeContentView() -> any UIView & UIContentView { MessageContentView(self) }

            func updated(for state: any UIConfigurationState) -> Self {
                MessageContent(content: content.updated(for: state), message: message)
            }
        }

        private final class MessageContentView: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            private var contentView: any UIView & UIContentView
            private let label = UILabel()
            private lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)

            init(_ content: MessageContent) {
                configuration = content
                contentView = content.content.makeContentView()
                super.init(frame: .zero)
                preservesSuperviewLayoutMargins = true
                label.font = .preferredFont(forTextStyle: .footnote)
                label.adjustsFontForContentSizeCategory = true
                label.textColor = .systemRed
                label.numberOfLines = 0
                for view in [contentView, label] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                NSLayoutConstraint.activate([
                    contentView.topAnchor.constraint(equalTo: topAnchor),
                    contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
                    contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
                    label.topAnchor.constraint(equalTo: contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                    bottom,
                ])
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            private func show() {
                guard let content = configuration as? MessageContent else { return }
                contentView.configuration = content.content
                label.text = content.message
                label.isHidden = content.message == nil
                // A label without text has no height.
                bottom.constant = content.message == nil ? 0 : -11
            }
        }
        #endif



        #if views
        // MARK: - Views and controls

        extension NSObjectProtocol where Self: UIView {
            /// Returns the view after configuring it with a closure.
            @MainActor
            func with(_ set: (Self) -> Void) -> Self {
                set(self)
                return self
            }

            /// Returns the view with a fixed size.
            @MainActor
            func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
                if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
                if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
                return self
            }
        }

        #if values
        /// A view that shows a value.
        @MainActor
        protocol ValueView: UIView {
            associatedtype Value: Equatable
            var shownValue: Value { get set }
        }

        extension ValueView {
            /// Shows a value if it has changed, because setting the text of a field moves the cursor.
            func show(_ value: Value) {
                if shownValue != value { shownValue = value }
            }

            /// Returns the view after showing a value.
            func showing(_ value: Value) -> Self {
                show(value)
                return self
            }
        }

        /// A view whose value the user can change.
        @MainActor
        protocol ValueControl: ValueView {
            /// Calls a closure after each change by the user, replacing an earlier closure.
            @discardableResult
            func changed(_ action: @escaping (Self) -> Void) -> Self
        }

        extension ValueControl {
            /// Binds the control to a value in the state of a screen.
            ///
            /// - Parameter action: A closure that is called after each change.
            @discardableResult
            func writing<Screen: StatefulScreen>(
                _ path: WritableKeyPath<Screen.State, Value>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Self {
                show(screen.state[keyPath: path])
                return changed { [weak screen] control in
                    guard let screen else { return }
                    screen.state[keyPath: path] = control.shownValue
                    // The state can round the value to a whole number.
                    control.show(screen.state[keyPath: path])
                    action()
                }
            }
        }

        extension ValueControl where Self: UIControl {
            @discardableResult
            func changed(_ action: @escaping (Self) -> Void) -> Self {
                addAction(
                    UIAction(identifier: UIAction.Identifier("changed")) { [weak self] _ in self.map(action) },
                    for: self is UITextField ? .editingChanged : .valueChanged
                )
                return self
            }
        }
        #endif
        #endif



        #if switchControl
        extension UISwitch: ValueControl {
            var shownValue: Bool {
                get { isOn }
                set { setOn(newValue, animated: window != nil) }
            }
        }
        #endif



        #if slider
        extension UISlider: ValueControl {
            var shownValue: Float {
                get { value }
                set { value = newValue }
            }
        }
        #endif



        #if stepper
        extension UIStepper: ValueControl {
            var shownValue: Double {
                get { value }
                set { value = newValue }
            }
        }
        #endif



        #if segmentedControl
        extension UISegmentedControl: ValueControl {
            var shownValue: Int {
                get { selectedSegmentIndex }
                set {
                    // UIKit doesn't document what happens if the index is out of range.
                    selectedSegmentIndex =
                        (0..<numberOfSegments).contains(newValue) ? newValue : UISegmentedControl.noSegment
                }
            }
        }
        #endif

        #if segmentImages
        extension UISegmentedControl {
            /// Shows an image with a title for VoiceOver, or the title if the image doesn't exist.
            func setImage(_ image: UIImage?, called title: String, forSegmentAt segment: Int) {
                guard let image else { return setTitle(title, forSegmentAt: segment) }
                // UIKit caches images by name, so the original is shared.
                let copy = image.withRenderingMode(image.renderingMode)
                copy.accessibilityLabel = title
                setImage(copy, forSegmentAt: segment)
            }
        }
        #endif





        #if textField
        extension UITextField: ValueControl {
            #if !textLength
            var shownValue: String {
                get { text ?? "" }
                set { text = newValue }
            }
            #else
            var shownValue: String {
                get { (self as? LimitedTextField)?.limitedText ?? text ?? "" }
                set { text = newValue }
            }
            #endif

            /// Creates a field that adjusts to the preferred text size.
            static func forRow(placeholder: String? = nil) -> UITextField {
                UITextField().with { $0.beginRow(placeholder: placeholder) }
            }

            fileprivate func beginRow(placeholder: String?) {
                self.placeholder = placeholder
                font = .preferredFont(forTextStyle: .body)
                adjustsFontForContentSizeCategory = true
            }
        }

        #if textLength
        /// A field that limits the length of its text.
        final class LimitedTextField: UITextField {
            /// The maximum number of characters.
            var maximumLength = Int.max

            convenience init(placeholder: String? = nil) {
                self.init(frame: .zero)
                beginRow(placeholder: placeholder)
                let limiting = UIAction(identifier: UIAction.Identifier("limiting")) { [weak self] _ in self?.limit() }
                addAction(limiting, for: .editingChanged)
            }

            fileprivate var limitedText: String { limited(text ?? "", to: maximumLength) }

            private func limit() {
                if limitedText != text { keepingCursor { text = limitedText } }
            }
        }
        #endif
        #endif

        #if textLength
        extension UITextInput {
            /// Returns a text limited to a length, removing excess characters before the cursor.
            fileprivate func limited(_ text: String, to length: Int) -> String {
                guard text.count > length else { return text }
                let rest = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
                let cursor = text.utf16.index(text.endIndex, offsetBy: -rest, limitedBy: text.startIndex)
                let end = text[(cursor ?? text.startIndex)...].prefix(length)
                return String(text[..<(cursor ?? text.startIndex)].prefix(length - end.count) + end)
            }

            /// Changes the text and keeps the cursor position, unless the user is composing marked text.
            fileprivate func keepingCursor(_ change: () -> Void) {
                guard markedTextRange == nil else { return }
                let rest = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) } ?? 0
                change()
                guard let cursor = position(from: endOfDocument, offset: -rest) else { return }
                selectedTextRange = textRange(from: cursor, to: cursor)
            }
        }
        #endif

        #if textField
        #if keyboardToolbar
        extension UITextField {
            /// Shows a toolbar above the keyboard while the field is being edited.
            @discardableResult
            func accompanied(by bar: KeyboardToolbar) -> Self {
                inputAccessoryView = bar
                let following = UIAction(identifier: UIAction.Identifier("following")) { [weak self, weak bar] _ in
                    if let self { bar?.follow(self) }
                }
                addAction(following, for: .editingDidBegin)
                return self
            }
        }
        #endif
        #endif

        #if typing
        extension UIControl {
            /// Calls a closure on an event, replacing an earlier closure.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                let identifier = UIAction.Identifier("event \(event.rawValue)")
                addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
                return self
            }
        }
        #endif

        #if endingOnReturn
        extension UITextField {
            /// Makes the Return key hide the keyboard, which UIKit does if the event has an action.
            @discardableResult
            func endingOnReturn() -> Self { on(.editingDidEndOnExit) {} }
        }
        #endif

        #if goingOn
        extension UITextField {
            /// Makes the Return key move to the next field of a screen.
            @discardableResult
            func goingOn(in screen: some FormScreen) -> Self {
                on(.editingDidEndOnExit) { [weak self, weak screen] in
                    if let self { screen?.focusField(after: self) }
                }
            }

            #if goingToRow
            /// Makes the Return key move to the field of a row.
            @discardableResult
            func goingOn<Screen: FormScreen>(in screen: Screen, to row: Screen.Row.ID) -> Self {
                on(.editingDidEndOnExit) { [weak screen] in screen?.focusField(in: row) }
            }
            #endif
        }
        #endif





        #if datePicker
        extension UIDatePicker: ValueControl {
            var shownValue: Date {
                get { date }
                set { date = newValue }
            }
        }
        #endif

        #if dateLimits
        extension Date {
            /// Returns the date clamped to optional limits.
            ///
            /// If the minimum is greater than the maximum, both are ignored, as in date pickers.
            func limited(from minimum: Date? = nil, to maximum: Date? = nil) -> Date {
                if let minimum, let maximum, minimum > maximum { return self }
                return min(max(self, minimum ?? .distantPast), maximum ?? .distantFuture)
            }
        }
        #endif

        #if durationPicker
        /// A date picker for a duration in seconds.
        ///
        /// UIKit doesn't report the first change unless the duration is set while the picker is visible.
        final class DurationPicker: UIDatePicker {
            override init(frame: CGRect) {
                super.init(frame: frame)
                datePickerMode = .countDownTimer
                preferredDatePickerStyle = .wheels
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                _Concurrency.Task { [weak self] in
                    guard let self else { return }
                    show(countDownDuration)
                }
            }

            func show(_ duration: Double) { countDownDuration = duration }

            /// Binds the control to a number of seconds in the state of a screen.
            @discardableResult
            func writing<Screen: StatefulScreen>(
                _ path: WritableKeyPath<Screen.State, Double>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> DurationPicker {
                show(screen.state[keyPath: path])
                return changed { [weak screen] picker in
                    guard let screen else { return }
                    screen.state[keyPath: path] = picker.countDownDuration
                    picker.show(screen.state[keyPath: path])
                    action()
                }
            }
        }
        #endif



        #if colorWell
        extension UIColorWell: ValueControl {
            var shownValue: UIColor? {
                get { selectedColor }
                set { selectedColor = newValue }
            }

            /// Binds the control to a color in the state of a screen.
            @discardableResult
            func writing<Screen: StatefulScreen>(
                _ path: WritableKeyPath<Screen.State, UIColor>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Self {
                show(screen.state[keyPath: path])
                return changed { [weak screen] control in
                    guard let screen, let color = control.selectedColor else { return }
                    screen.state[keyPath: path] = color
                    action()
                }
            }
        }
        #endif



        #if pageControl
        extension UIPageControl: ValueControl {
            var shownValue: Int {
                get { currentPage }
                set { currentPage = newValue }
            }
        }
        #endif



        #if progressView
        extension UIProgressView: ValueView {
            var shownValue: Float {
                get { progress }
                set { progress = newValue }
            }
        }
        #endif



        #if activityIndicator
        extension UIActivityIndicatorView: ValueView {
            var shownValue: Bool {
                get { isAnimating }
                set { if newValue { startAnimating() } else { stopAnimating() } }
            }

            /// Shows the value even if it's unchanged, because UIKit removes the animation on reuse
            /// (https://github.com/lionheart/openradar-mirror/issues/17872).
            func show(_ isAnimating: Bool) { shownValue = isAnimating }
        }
        #endif





        #if popUpButton
        /// A pop-up button; its value is the selected title's index.
        final class PopUpButton: UIButton, ValueControl {
            var titles: [String] { didSet { if titles != oldValue { showChoices() } } }
            private var choice = 0
            private var change: (PopUpButton) -> Void = { _ in }
            #if popUpLists
            private var renewal: (PopUpButton) -> Void = { _ in }
            #endif

            init(titles: [String]) {
                self.titles = titles
                super.init(frame: .zero)
                var configuration = UIButton.Configuration.plain()
                configuration.baseForegroundColor = .secondaryLabel
                // Aligns the title with the margin of the row.
                configuration.contentInsets.trailing = 0
                self.configuration = configuration
                showsMenuAsPrimaryAction = true
                changesSelectionAsPrimaryAction = true
                setContentHuggingPriority(.required, for: .horizontal)
                showChoices()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            var shownValue: Int {
                get { choice }
                set {
                    choice = newValue
                    showChoices()
                }
            }

            @discardableResult
            func changed(_ action: @escaping (PopUpButton) -> Void) -> PopUpButton {
                change = action
                return self
            }

            /// Updates the menu; the button shows the title of the action whose state is `on`.
            private func showChoices() {
                let actions = titles.enumerated().map { index, title in
                    UIAction(title: title, state: index == choice ? .on : .off) { [weak self] _ in
                        self?.choose(index)
                    }
                }
                menu = UIMenu(options: .singleSelection, children: actions)
                #if popUpOptions
                // A button that changes its selection always has one, so turn that off if there is no value.
                changesSelectionAsPrimaryAction = titles.indices.contains(choice)
                if !changesSelectionAsPrimaryAction { configuration?.title = "–" }
                #endif
                accessibilityValue = titles.indices.contains(choice) ? titles[choice] : nil
            }

            #if popUpLists
            /// Binds the button to a value in the state of a screen, with a list of options.
            ///
            /// - Parameter action: A closure that is called after each change.
            @discardableResult
            func choosing<Screen: StatefulScreen, Value: Equatable>(
                _ path: WritableKeyPath<Screen.State, Value>,
                of screen: Screen,
                from options: @escaping (Screen) -> [ChoiceOption<Value>],
                then action: @escaping () -> Void = {}
            ) -> PopUpButton {
                renewal = { [weak screen] button in
                    guard let screen else { return }
                    let options = options(screen)
                    let value = screen.state[keyPath: path]
                    button.titles = options.map(\.text)
                    button.shownValue = options.firstIndex { $0.value == value } ?? -1
                }
                renew()
                return changed { [weak screen] button in
                    guard let screen else { return }
                    let options = options(screen)
                    guard options.indices.contains(button.shownValue) else { return }
                    screen.state[keyPath: path] = options[button.shownValue].value
                    action()
                }
            }

            /// Updates the options and the selection.
            func renew() { renewal(self) }
            #endif

            private func choose(_ index: Int) {
                shownValue = index
                change(self)
            }
        }

        // Conversions between enumeration values and menu indexes.

        extension CaseIterable where Self: Equatable, AllCases == [Self] {
            var asIndex: Int {
                get { Self.allCases.firstIndex(of: self) ?? 0 }
                set { if Self.allCases.indices.contains(newValue) { self = Self.allCases[newValue] } }
            }
        }
        #endif



        #if textView
        /// A text view whose row grows with its text.
        final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
            private var change: (RowTextView) -> Void = { _ in }
            private var events: [UInt: () -> Void] = [:]
            #if validation
            /// A closure that is called after editing ends.
            fileprivate var left: () -> Void = {}
            #endif
            #if keyboardToolbar
            private weak var bar: KeyboardToolbar?
            #endif
            #if textLength
            /// The maximum number of characters.
            var maximumLength = Int.max
            #endif

            static func forRow() -> RowTextView {
                RowTextView().with {
                    $0.font = .preferredFont(forTextStyle: .body)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.backgroundColor = .clear
                    $0.isScrollEnabled = false
                    $0.delegate = $0
                }
            }

            #if !textLength
            var shownValue: String {
                get { text ?? "" }
                set { text = newValue }
            }
            #else
            var shownValue: String {
                get { limited(text ?? "", to: maximumLength) }
                set { text = newValue }
            }
            #endif

            /// Whether the text needs a different height; most characters don't change it.
            var needsOtherHeight: Bool {
                let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
                // Layout rounds to the pixels of the screen.
                return abs(wanted - bounds.height) >= 1
            }

            @discardableResult
            func changed(_ action: @escaping (RowTextView) -> Void) -> RowTextView {
                change = action
                return self
            }

            /// Calls a closure when editing begins or ends, replacing an earlier closure.
            @discardableResult
            func on(_ event: UIControl.Event, _ action: @escaping () -> Void) -> Self {
                events[event.rawValue] = action
                return self
            }

            #if !textLength
            func textViewDidChange(_ textView: UITextView) { change(self) }
            #else
            func textViewDidChange(_ textView: UITextView) {
                if shownValue != text { keepingCursor { text = shownValue } }
                change(self)
            }
            #endif

            #if !keyboardToolbar
            func textViewDidBeginEditing(_ textView: UITextView) { events[UIControl.Event.editingDidBegin.rawValue]?() }
            #else
            func textViewDidBeginEditing(_ textView: UITextView) {
                bar?.follow(self)
                events[UIControl.Event.editingDidBegin.rawValue]?()
            }

            /// Shows a toolbar above the keyboard while the view is being edited.
            @discardableResult
            func accompanied(by bar: KeyboardToolbar) -> Self {
                inputAccessoryView = bar
                self.bar = bar
                return self
            }
            #endif

            func textViewDidEndEditing(_ textView: UITextView) {
                events[UIControl.Event.editingDidEnd.rawValue]?()
                #if validation
                left()
                #endif
            }
        }
        #endif



        #if pickerView
        /// A picker view; its value is the selected row's index.
        final class RowPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ValueControl {
            var titles: [String] { didSet { if titles != oldValue { reloadAllComponents() } } }
            private var change: (RowPickerView) -> Void = { _ in }

            init(titles: [String]) {
                self.titles = titles
                super.init(frame: .zero)
                dataSource = self
                delegate = self
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            var shownValue: Int {
                get { selectedRow(inComponent: 0) }
                set { selectRow(newValue, inComponent: 0, animated: false) }
            }

            @discardableResult
            func changed(_ action: @escaping (RowPickerView) -> Void) -> RowPickerView {
                change = action
                return self
            }

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                titles.indices.contains(row) ? titles[row] : nil
            }

            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { change(self) }
        }
        #endif



        #if disclosure
        /// A button at the end of a header that shows and hides the rows of its section.
        ///
        /// Its chevron points down while the rows are visible.
        final class DisclosureButton: UIButton, ValueControl {
            var shownValue = true { didSet { if shownValue != oldValue { showValue() } } }

            init() {
                super.init(frame: .zero)
                var configuration = UIButton.Configuration.plain()
                // Aligns the chevron with the margin.
                configuration.contentInsets = .zero
                self.configuration = configuration
                setContentHuggingPriority(.required, for: .horizontal)
                addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
                showValue()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            /// Makes the whole header tappable, as in an outline: “a tap anywhere in the header toggles the
            /// expansion state”.
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                let header = superview ?? self
                return header.bounds.contains(convert(point, to: header))
            }

            private func toggle() {
                shownValue.toggle()
                sendActions(for: .valueChanged)
            }

            private func showValue() {
                configuration?.image = UIImage(systemName: shownValue ? "chevron.down" : "chevron.forward")
                #if oneHeader
                accessibilityExpandedStatus = shownValue ? .expanded : .collapsed
                #else
                if #available(iOS 18, *) {
                    accessibilityExpandedStatus = shownValue ? .expanded : .collapsed
                } else {
                    let bundle = Bundle(for: DisclosureButton.self)
                    accessibilityValue =
                        shownValue
                        ? String(localized: "Expanded", bundle: bundle) : String(localized: "Collapsed", bundle: bundle)
                }
                #endif
            }
        }
        #endif


        #if numbers
        // Conversions between the number types of states and controls.

        extension Int {
            var asDouble: Double {
                get { Double(self) }
                set { self = Int(newValue.rounded()) }
            }

            var asFloat: Float {
                get { Float(self) }
                set { self = Int(newValue.rounded()) }
            }
        }

        extension Double {
            var asFloat: Float {
                get { Float(self) }
                set { self = Double(newValue) }
            }
        }

        extension Float {
            var asDouble: Double {
                get { Double(self) }
                set { self = Float(newValue) }
            }
        }
        #endif



        #if views
        #if button
        extension UIButton {
            /// Creates a button for a row.
            static func forRow(title: String? = nil, image: UIImage? = nil, label: String? = nil) -> UIButton {
                let button = UIButton(type: .system)
                button.show(title: title, image: image, label: label)
                return button
            }

            /// Shows a title or an image, at a size of at least 44 × 44 points.
            func show(title: String? = nil, image: UIImage? = nil, label: String? = nil) {
                setTitle(title, for: .normal)
                setImage(image, for: .normal)
                accessibilityLabel = label
                let fitted = sizeThatFits(.zero)
                frame.size = CGSize(width: max(fitted.width, 44), height: max(fitted.height, 44))
            }

            /// Calls a closure on each tap, replacing an earlier closure.
            @discardableResult
            func tapped(_ action: @escaping (UIAction) -> Void) -> Self {
                addAction(UIAction(identifier: UIAction.Identifier("tapped"), handler: action), for: .touchUpInside)
                return self
            }
        }
        #endif

        #if (button && controls) || (button && prototypes) || (button && titleViews) || (button && headerViews)
        extension UIView {
            /// Returns the view for a touch, extending the touch area of buttons to 44 × 44 points.
            ///
            /// Other controls take precedence. UIKit finds a button only inside its stack views, which can
            /// be as small as its image.
            fileprivate func touched(_ view: UIView?, at point: CGPoint) -> UIView? {
                guard let view else { return nil }
                let isTaken = sequence(first: view, next: \.superview).prefix { $0 !== self }
                    .contains { $0 is UIControl || $0 is UIScrollView || $0 is UIPickerView }
                if isTaken { return view }
                let distances = buttons.map { button in
                    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: self)
                    return (button: button, x: abs(middle.x - point.x), y: abs(middle.y - point.y))
                }
                let near = distances.filter { max($0.x, $0.y) <= 22 }
                return near.min { hypot($0.x, $0.y) < hypot($1.x, $1.y) }?.button ?? view
            }

            /// The enabled and visible buttons in the view.
            private var buttons: [UIButton] {
                subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled }.flatMap { view in
                    (view as? UIButton).map { $0.isEnabled ? [$0] : [] } ?? view.buttons
                }
            }
        }
        #endif

        #if trailing
        extension NSTextAlignment {
            /// The side where lines begin in the app's language.
            static var leading: NSTextAlignment { .natural }

            /// The side where lines end in the app's language.
            @MainActor static var trailing: NSTextAlignment {
                UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
            }
        }
        #endif

        #if labels
        extension UILabel {
            /// Creates a label for a row, which adjusts to the preferred text size.
            static func forRow(
                _ text: String? = nil,
                style: UIFont.TextStyle = .body,
                color: UIColor? = nil,
                alignment: NSTextAlignment = .natural,
                lines: Int = 1
            ) -> UILabel {
                UILabel().with {
                    $0.text = text
                    $0.font = .preferredFont(forTextStyle: style)
                    $0.adjustsFontForContentSizeCategory = true
                    if let color { $0.textColor = color }
                    $0.textAlignment = alignment
                    $0.numberOfLines = lines
                }
            }
        }
        #endif

        #if markdown
        extension NSAttributedString {
            /// Returns a text with inline Markdown, which labels show in variants of their own font.
            static func markdown(_ text: String) -> NSAttributedString {
                let options = AttributedString.MarkdownParsingOptions(
                    interpretedSyntax: .inlineOnlyPreservingWhitespace
                )
                let styled = try? NSAttributedString(markdown: text, options: options)
                return styled ?? NSAttributedString(string: text)
            }
        }

        extension String {
            /// The text with Markdown characters escaped.
            var escapedForMarkdown: String {
                reduce(into: "") { text, character in
                    if character.isASCII, character.isPunctuation || character.isSymbol { text.append("\\") }
                    text.append(character)
                }
            }
        }
        #endif

        #if images
        extension UIImageView {
            /// Creates an image view for a row.
            ///
            /// - Parameter label: The accessibility label. Without one, VoiceOver ignores the image.
            static func forRow(
                _ image: UIImage? = nil,
                mode: UIView.ContentMode = .scaleAspectFit,
                tint: UIColor? = nil,
                cornerRadius: CGFloat = 0,
                label: String? = nil
            ) -> UIImageView {
                UIImageView(image: image).with {
                    $0.contentMode = mode
                    if let tint { $0.tintColor = tint }
                    $0.layer.cornerRadius = cornerRadius
                    $0.clipsToBounds = cornerRadius > 0 || mode == .scaleAspectFill
                    guard let label else { return }
                    ($0.accessibilityLabel, $0.isAccessibilityElement, $0.accessibilityTraits) = (label, true, .image)
                }
            }
        }
        #endif

        #if stacks
        extension UIStackView {
            /// Creates a horizontal stack of views, in which plain views are flexible space.
            ///
            /// - Parameter index: The index of the view that fills the remaining space.
            static func row(
                _ views: [UIView],
                spacing: CGFloat = 8,
                alignment: UIStackView.Alignment = .center,
                distribution: UIStackView.Distribution = .fill,
                stretching index: Int? = nil
            ) -> UIStackView {
                let room = views.filter(\.isRoom)
                if distribution == .fill, index != nil || !room.isEmpty {
                    for (position, view) in views.enumerated() where !view.isRoom {
                        if position == index { view.yieldWidth() } else { view.keepWidth() }
                    }
                }
                let stack = UIStackView(arrangedSubviews: views)
                (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
                if distribution != .fillEqually {
                    for view in room.dropFirst() { view.widthAnchor.constraint(equalTo: room[0].widthAnchor).isActive = true }
                }
                return stack
            }

            /// Creates a vertical stack of views, in which plain views are flexible space.
            static func column(
                _ views: [UIView],
                spacing: CGFloat = 0,
                alignment: UIStackView.Alignment = .fill,
                distribution: UIStackView.Distribution = .fill
            ) -> UIStackView {
                let stack = UIStackView(arrangedSubviews: views)
                stack.axis = .vertical
                (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
                let room = views.filter(\.isRoom)
                if distribution != .fillEqually {
                    for view in room.dropFirst() { view.heightAnchor.constraint(equalTo: room[0].heightAnchor).isActive = true }
                }
                return stack
            }
        }

        extension UIView {
            /// Whether the view is flexible space between others.
            fileprivate var isRoom: Bool { type(of: self) == UIView.self }

            fileprivate func keepWidth() {
                #if layers
                if let layers = self as? LayersView {
                    for view in layers.subviews { view.keepWidth() }
                    return
                }
                #endif
                guard let stack = self as? UIStackView else { return setContentHuggingPriority(.required, for: .horizontal) }
                for view in stack.arrangedSubviews where !view.isRoom { view.keepWidth() }
            }

            fileprivate func yieldWidth() {
                guard let stack = self as? UIStackView else {
                    if self is UILabel || self is UIButton {
                        setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                    }
                    return
                }
                for view in stack.arrangedSubviews { view.yieldWidth() }
            }
        }
        #endif
        #endif




        #if views
        #if limits
        extension NSObjectProtocol where Self: UIView {
            /// Returns the view with limits on its size and aspect ratio.
            @MainActor
            func limited(
                minWidth: CGFloat? = nil,
                maxWidth: CGFloat? = nil,
                minHeight: CGFloat? = nil,
                maxHeight: CGFloat? = nil,
                aspectRatio: CGFloat? = nil
            ) -> Self {
                if let minWidth { widthAnchor.constraint(greaterThanOrEqualToConstant: minWidth).isActive = true }
                if let maxWidth { widthAnchor.constraint(lessThanOrEqualToConstant: maxWidth).isActive = true }
                if let minHeight { heightAnchor.constraint(greaterThanOrEqualToConstant: minHeight).isActive = true }
                if let maxHeight { heightAnchor.constraint(lessThanOrEqualToConstant: maxHeight).isActive = true }
                if let aspectRatio { widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio).isActive = true }
                return self
            }
        }
        #endif

        #if children
        /// A view that contains the view of a child view controller.
        final class ContainerView: UIView {
            init(_ child: UIViewController, in parent: UIViewController) {
                super.init(frame: .zero)
                parent.addChild(child)
                child.view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(child.view)
                NSLayoutConstraint.activate([
                    child.view.topAnchor.constraint(equalTo: topAnchor),
                    child.view.leadingAnchor.constraint(equalTo: leadingAnchor),
                    child.view.trailingAnchor.constraint(equalTo: trailingAnchor),
                    child.view.bottomAnchor.constraint(equalTo: bottomAnchor),
                ])
                child.didMove(toParent: parent)
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        }
        #endif

        #if layers
        /// A view that stacks its layers back to front and takes the size of the layers that fill it.
        final class LayersView: UIView {
            init(_ layers: [AnchoredView]) {
                super.init(frame: .zero)
                for layer in layers {
                    layer.view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(layer.view)
                    NSLayoutConstraint.activate(layer.constraints(in: self))
                }
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        }
        #endif

        #if layers || overlay
        /// A view with its position among layers that share the same space.
        @MainActor
        struct AnchoredView {
            let view: UIView
            private var sides: [NSLayoutConstraint.Attribute]
            private var inset: CGFloat

            /// Returns a layer that extends from edge to edge.
            static func filling(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
                AnchoredView(view: view, sides: [.leading, .trailing, .top, .bottom], inset: inset)
            }

            /// Returns a layer that takes the size of the views in front of it, not that of its image.
            static func behind(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
                view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
                view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
                return filling(view, inset: inset)
            }

            /// Returns a layer that is aligned on each axis and stays within the other edges.
            static func at(
                _ x: NSLayoutConstraint.Attribute,
                _ y: NSLayoutConstraint.Attribute,
                _ view: UIView,
                inset: CGFloat = 0
            ) -> AnchoredView { AnchoredView(view: view, sides: [x, y], inset: inset) }

            fileprivate func constraints(in container: some NSObject) -> [NSLayoutConstraint] {
                let pins = sides.map { side in
                    let isFar = side == .trailing || side == .bottom
                    let distance = side == .centerX || side == .centerY ? 0 : isFar ? -inset : inset
                    return constraint(side, .equal, container, distance)
                }
                return pins + bounds(.leading, .trailing, .centerX, container) + bounds(.top, .bottom, .centerY, container)
            }

            /// Returns constraints that keep the other sides of an axis inside the container.
            private func bounds(
                _ near: NSLayoutConstraint.Attribute,
                _ far: NSLayoutConstraint.Attribute,
                _ middle: NSLayoutConstraint.Attribute,
                _ container: some NSObject
            ) -> [NSLayoutConstraint] {
                let distance = sides.contains(middle) ? 0 : max(inset, 0)
                var bounds: [NSLayoutConstraint] = []
                if !sides.contains(near) { bounds.append(constraint(near, .greaterThanOrEqual, container, distance)) }
                if !sides.contains(far) { bounds.append(constraint(far, .lessThanOrEqual, container, -distance)) }
                return bounds
            }

            private func constraint(
                _ side: NSLayoutConstraint.Attribute,
                _ relation: NSLayoutConstraint.Relation,
                _ container: some NSObject,
                _ distance: CGFloat
            ) -> NSLayoutConstraint {
                NSLayoutConstraint(
                    item: view,
                    attribute: side,
                    relatedBy: relation,
                    toItem: container,
                    attribute: side,
                    multiplier: 1,
                    constant: distance
                )
            }
        }
        #endif

        #if overlay
        extension UIView {
            /// Adds views that float over the part of a table view that bars and other views leave free.
            func addOverlay(_ layers: [AnchoredView], over tableView: UITableView) {
                let room = UILayoutGuide()
                addLayoutGuide(room)
                let top = room.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
                let bottom = room.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
                // The table can begin below the bars and end above the bars or the keyboard.
                (top.priority, bottom.priority) = (.defaultHigh, .defaultHigh)
                NSLayoutConstraint.activate([
                    top, bottom,
                    room.topAnchor.constraint(greaterThanOrEqualTo: tableView.topAnchor),
                    room.bottomAnchor.constraint(lessThanOrEqualTo: tableView.bottomAnchor),
                    room.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                    room.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
                ])
                for layer in layers {
                    layer.view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(layer.view)
                    NSLayoutConstraint.activate(layer.constraints(in: room))
                }
            }

            /// Returns the height that a view and its insets cover at the bottom, or 0 if it's hidden.
            func heightOverRows(inset: CGFloat = 0) -> CGFloat { isHidden ? 0 : bounds.height + 2 * inset }
        }
        #endif

        #if borders
        extension UIView {
            /// Adds a border inside the edges of the view.
            func border(_ color: UIColor, width: CGFloat) {
                let line = BorderView(color, width: width)
                line.translatesAutoresizingMaskIntoConstraints = false
                addSubview(line)
                NSLayoutConstraint.activate([
                    line.leadingAnchor.constraint(equalTo: leadingAnchor),
                    line.trailingAnchor.constraint(equalTo: trailingAnchor),
                    line.topAnchor.constraint(equalTo: topAnchor),
                    line.bottomAnchor.constraint(equalTo: bottomAnchor),
                ])
            }
        }

        /// A border inside the edges of its superview, whose color adapts to light and dark appearance.
        final class BorderView: UIView {
            private let color: UIColor

            init(_ color: UIColor, width: CGFloat) {
                self.color = color
                super.init(frame: .zero)
                isUserInteractionEnabled = false
                layer.borderWidth = width
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            // A layer's color doesn't adapt to appearance changes, but UIKit lays out views when they occur.
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.borderColor = color.cgColor
                layer.cornerRadius = superview?.layer.cornerRadius ?? 0
            }
        }
        #endif
        #endif



        #if headerViews
        // MARK: - Table header and footer views

        /// A table header or footer view, whose content respects the margins of the table or its own.
        final class TableHeaderView: UIView {
            init(_ content: UIView, margins: NSDirectionalEdgeInsets? = nil) {
                super.init(frame: .zero)
                preservesSuperviewLayoutMargins = margins == nil
                if let margins { directionalLayoutMargins = margins }
                content.translatesAutoresizingMaskIntoConstraints = false
                addSubview(content)
                let trailing = content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
                let bottom = content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -(margins?.bottom ?? 8))
                // The frame is empty until the view has been sized to fit.
                trailing.priority = UILayoutPriority(999)
                bottom.priority = UILayoutPriority(999)
                NSLayoutConstraint.activate([
                    content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    trailing,
                    // Layout margins at the top and bottom would change while the table scrolls under a bar.
                    content.topAnchor.constraint(equalTo: topAnchor, constant: margins?.top ?? 8),
                    bottom,
                ])
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            #if button
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                touched(super.hitTest(point, with: event), at: point)
            }
            #endif
        }
        #endif



        #if loadMore
        // MARK: - Loading more

        /// A centered activity indicator.
        final class LoadingViews: RowViews {
            let indicator = UIActivityIndicatorView(style: .medium)
            private(set) lazy var view: UIView = UIStackView.column([indicator], alignment: .center)
        }

        extension RowContent {
            /// A row with an activity indicator, which has to be restarted when a cell is reused.
            static var loading: RowContent {
                RowContent(LoadingViews.self, isSelectable: false) { $0.indicator.startAnimating() }
            }
        }
        #endif




        #if titleViews || hiddenTitles
        #if titleViews
        // MARK: - Views in headers and footers

        /// Views that replace or follow the text of a header or footer, created for each of them.
        @MainActor
        struct TitleViews {
            /// Returns the content of a header or footer.
            fileprivate let content: (UIListContentConfiguration, _ isHeader: Bool) -> any UIContentConfiguration

            init<Views: RowViews>(_ views: Views.Type, afterText: Bool = false, fill: @escaping (Views) -> Void = { _ in }) {
                content = { title, isHeader in
                    TitleViewsContent(title: afterText ? title : nil, isHeader: isHeader, fill: fill)
                }
            }
        }

        private struct TitleViewsContent<Views: RowViews>: UIContentConfiguration {
            let title: UIListContentConfiguration?
            let isHeader: Bool
            let fill: (Views) -> Void

            func makeContentView() -> any UIView & UIContentView { TitleViewsContentView(self) }

            func updated(for state: any UIConfigurationState) -> Self { self }
        }

        private final class TitleViewsContentView<Views: RowViews>: UIView, UIContentView {
            private let views = Views()
            private let title: UIListContentView?
            var configuration: any UIContentConfiguration { didSet { show() } }

            init(_ content: TitleViewsContent<Views>) {
                configuration = content
                title = content.title.map(UIListContentView.init)
                super.init(frame: .zero)
                preservesSuperviewLayoutMargins = true
                layOut(views.view)
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            #if button
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                touched(super.hitTest(point, with: event), at: point)
            }
            #endif

            private func show() {
                guard let content = configuration as? TitleViewsContent<Views> else { return }
                content.fill(views)
                guard let title, let configuration = content.title else { return }
                title.configuration = configuration
                // Makes the text a separate element, which VoiceOver finds among the headings.
                title.isAccessibilityElement = configuration.text?.isEmpty == false
                title.accessibilityLabel = configuration.text
                title.accessibilityTraits = content.isHeader ? .header : .staticText
            }

            private func layOut(_ view: UIView) {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).isActive = true
                // The frame is empty until the header has been sized.
                let priority = UILayoutPriority(999)
                guard let title else {
                    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
                    bottom.priority = priority
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                        view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        bottom,
                    ])
                    return
                }
                title.translatesAutoresizingMaskIntoConstraints = false
                // Passes touches on the text to the views after it.
                title.isUserInteractionEnabled = false
                addSubview(title)
                view.setContentHuggingPriority(.required, for: .horizontal)
                view.setContentCompressionResistancePriority(.required, for: .horizontal)
                let bottom = title.bottomAnchor.constraint(equalTo: bottomAnchor)
                bottom.priority = priority
                let lowest = view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
                lowest.priority = priority
                let middle = title.textLayoutGuide?.centerYAnchor ?? title.centerYAnchor
                NSLayoutConstraint.activate([
                    title.leadingAnchor.constraint(equalTo: leadingAnchor),
                    title.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: -8),
                    title.topAnchor.constraint(equalTo: topAnchor),
                    bottom,
                    view.centerYAnchor.constraint(equalTo: middle),
                    view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
                    lowest,
                ])
            }
        }
        #endif

        #if hiddenTitles
        // MARK: - Hidden headers and footers

        /// The empty content of a hidden header or footer.
        ///
        /// Adding or removing a title requires reloading the section, which dismisses the keyboard.
        private struct HiddenTitle: UIContentConfiguration {
            let height: CGFloat

            func makeContentView() -> any UIView & UIContentView { HiddenTitleView(self) }

            func updated(for state: any UIConfigurationState) -> Self { self }
        }

        private final class HiddenTitleView: UIView, UIContentView {
            var configuration: any UIContentConfiguration

            init(_ title: HiddenTitle) {
                configuration = title
                super.init(frame: .zero)
                let room = heightAnchor.constraint(equalToConstant: title.height)
                room.priority = UILayoutPriority(999)
                room.isActive = true
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        }
        #endif
        #endif


        #if lateImages
        // MARK: - Asynchronous images

        /// Loads the images of a screen on demand and caches them while memory allows.
        ///
        /// An image that several views show is loaded once. A task is canceled when no view waits for it anymore.
        @MainActor
        final class LateImages {
            /// A view with the image that it shows or waits for.
            private struct Client {
                weak var view: UIView?
                let url: URL
                /// The image, which the view keeps when the cache is emptied in the background.
                var image: UIImage?
                let show: @MainActor (UIImage?) -> Void
            }

            private let load: @MainActor (URL) async -> UIImage?
            private let kept = NSCache<NSURL, UIImage>()
            private var clients: [ObjectIdentifier: Client] = [:]
            private var tasks: [URL: _Concurrency.Task<Void, Never>] = [:]
            /// When images couldn't be loaded, in seconds since the system started.
            private var failures: [URL: Double] = [:]

            /// How long a failed image isn't requested again, in seconds.
            private let pause: Double = 30

            init(_ load: @escaping @MainActor (URL) async -> UIImage?) { self.load = load }

            deinit {
                for task in tasks.values { task.cancel() }
            }

            /// Shows an image in a view, with a placeholder image while it loads.
            func show(_ url: URL?, in view: UIImageView, placeholder: UIImage? = nil) {
                show(url, for: view) { [weak view] image in view?.image = image ?? placeholder }
            }

            /// Shows an image in a view, with a placeholder color while it loads.
            func show(_ url: URL?, in view: UIImageView, placeholder color: UIColor, background: UIColor? = nil) {
                show(url, for: view) { [weak view] image in
                    view?.image = image
                    view?.backgroundColor = image == nil ? color : background
                }
            }

            /// Shows an image beside the texts of a cell, which already shows the placeholder.
            func show(_ url: URL?, in cell: UITableViewCell) {
                show(url, for: cell) { [weak cell] image in
                    guard let cell, let image, let content = cell.contentConfiguration else { return }
                    cell.contentConfiguration = Self.adding(image, to: content)
                }
            }

            private static func adding(
                _ image: UIImage,
                to content: any UIContentConfiguration
            ) -> any UIContentConfiguration {
                switch content {
                case var list as UIListContentConfiguration:
                    list.image = image
                    return list
                #if controls
                case var control as ControlContent:
                    control.list.image = image
                    return control
                #endif
                #if validation
                case var message as MessageContent:
                    message.content = adding(image, to: message.content)
                    return message
                #endif
                default: return content
                }
            }

            /// - Parameter show: Shows the image, or the placeholder if `nil`.
            private func show(_ url: URL?, for view: UIView, _ show: @escaping @MainActor (UIImage?) -> Void) {
                let id = ObjectIdentifier(view)
                let last = clients[id].flatMap { $0.view === view ? $0 : nil }
                let own = last?.url == url ? last?.image : nil
                let image = own ?? url.flatMap { kept.object(forKey: $0 as NSURL) }
                show(image)
                clients[id] = url.map { Client(view: view, url: $0, image: image, show: show) }
                if let last, last.url != url { cancelUnlessAwaited(last.url) }
                if let url, image == nil { request(url) }
            }

            private func request(_ url: URL) {
                let now = ProcessInfo.processInfo.systemUptime
                guard tasks[url] == nil, failures[url].map({ now - $0 > pause }) ?? true else { return }
                tasks[url] = _Concurrency.Task { [weak self, load] in
                    guard !_Concurrency.Task.isCancelled else { return }
                    let image = await load(url)
                    guard !_Concurrency.Task.isCancelled else { return }
                    self?.finish(url, with: image)
                }
            }

            private func finish(_ url: URL, with image: UIImage?) {
                let now = ProcessInfo.processInfo.systemUptime
                tasks[url] = nil
                failures = failures.filter { now - $1 <= pause }
                failures[url] = image == nil ? now : nil
                clients = clients.filter { $1.view != nil }
                guard let image else { return }
                kept.setObject(image, forKey: url as NSURL)
                for (id, client) in clients where client.url == url {
                    clients[id]?.image = image
                    client.show(image)
                }
            }

            private func cancelUnlessAwaited(_ url: URL) {
                let isAwaited = clients.values.contains { $0.url == url && $0.view != nil }
                if !isAwaited { tasks.removeValue(forKey: url)?.cancel() }
            }
        }
        #endif


        #if gestures
        // MARK: - Gestures

        extension NSObjectProtocol where Self: UIView {
            /// Calls a closure with the view on each tap, replacing an earlier closure.
            ///
            /// VoiceOver treats the view as a button and can activate it.
            @MainActor
            @discardableResult
            func onTap(_ action: @escaping (UIView) -> Void) -> Self {
                accessibilityTraits.insert(.button)
                return recognizing(UITapGestureRecognizer(), action)
            }

            /// Calls a closure with the view on each long press, replacing an earlier closure.
            ///
            /// - Parameter name: The name of the custom action that VoiceOver offers for the gesture.
            @MainActor
            @discardableResult
            func onLongPress(_ name: String, _ action: @escaping (UIView) -> Void) -> Self {
                recognizing(UILongPressGestureRecognizer(), action).nameLongPress(name)
                return self
            }

            /// Changes the name of the VoiceOver action for a long press.
            @MainActor
            func nameLongPress(_ name: String) {
                guard let spoken = gesture(UILongPressGestureRecognizer.self)?.spokenAction else { return }
                spoken.name = name
                let others = (accessibilityCustomActions ?? []).filter { $0 !== spoken }
                accessibilityCustomActions = others + [spoken]
            }

            @MainActor
            private func recognizing<Recognizer: UIGestureRecognizer>(
                _ recognizer: @autoclosure () -> Recognizer,
                _ action: @escaping (UIView) -> Void
            ) -> Self {
                if let present = gesture(Recognizer.self) {
                    present.action = action
                } else {
                    isUserInteractionEnabled = true
                    // A container keeps its own accessibility settings.
                    if subviews.isEmpty { isAccessibilityElement = true }
                    addInteraction(GestureInteraction(recognizer(), action))
                }
                return self
            }

            /// Returns the interaction that the view already has for a kind of gesture recognizer.
            @MainActor
            private func gesture<Recognizer: UIGestureRecognizer>(_ kind: Recognizer.Type) -> GestureInteraction? {
                interactions.lazy.compactMap { $0 as? GestureInteraction }.first { $0.recognizer is Recognizer }
            }
        }

        /// An interaction, owned by its view, that calls a closure on a tap or long press.
        @MainActor
        private final class GestureInteraction: NSObject, UIInteraction {
            let recognizer: UIGestureRecognizer
            var action: (UIView) -> Void
            private(set) weak var view: UIView?
            /// The custom action that VoiceOver offers for the gesture.
            private(set) lazy var spokenAction = UIAccessibilityCustomAction(name: "") { [weak self] _ in
                guard let self, let view else { return false }
                action(view)
                return true
            }

            init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIView) -> Void) {
                self.recognizer = recognizer
                self.action = action
                super.init()
                #if canImport(ObjectiveC)
                recognizer.addTarget(self, action: #selector(recognized))
                #else
                recognizer.addTarget { [weak self] _ in self?.perform() }
                #endif
            }

            func willMove(to view: UIView?) {
                self.view?.removeGestureRecognizer(recognizer)
            }

            func didMove(to view: UIView?) {
                self.view = view
                view?.addGestureRecognizer(recognizer)
            }

            /// Calls the closure when a tap is recognized or a long press begins.
            private func perform() {
                guard let view, recognizer.state == .began || recognizer is UITapGestureRecognizer else { return }
                action(view)
            }

            #if canImport(ObjectiveC)
            @objc private func recognized() {
                perform()
            }
            #endif
        }
        #endif



        #if unavailable
        // MARK: - Unavailable content

        /// The content shown in place of a table's rows.
        enum UnavailableContent {
            case loading
            case search
            case message(
                image: UIImage? = nil,
                text: String? = nil,
                secondaryText: String? = nil,
                button: UIAction? = nil,
                secondaryButton: UIAction? = nil
            )

            /// The content as a UIKit configuration.
            @available(iOS 17.0, *)
            @MainActor
            var configuration: UIContentUnavailableConfiguration {
                switch self {
                case .loading: return .loading()
                case .search: return .search()
                case .message(let image, let text, let secondaryText, let button, let secondaryButton):
                    var content = UIContentUnavailableConfiguration.empty()
                    (content.image, content.text, content.secondaryText) = (image, text, secondaryText)
                    if let button {
                        content.button = .plain()
                        content.button.title = button.title
                        content.buttonProperties.primaryAction = button
                    }
                    if let secondaryButton {
                        content.secondaryButton = .plain()
                        content.secondaryButton.title = secondaryButton.title
                        content.secondaryButtonProperties.primaryAction = secondaryButton
                    }
                    return content
                }
            }

            #if unavailableBefore17
            /// The views in the table's background before iOS 17.
            @MainActor
            var views: [UIView] {
                switch self {
                case .loading:
                    let spinner = UIActivityIndicatorView(style: .medium)
                    spinner.startAnimating()
                    return [spinner]
                case .search:
                    return Self.message(image: UIImage(systemName: "magnifyingglass"), text: "No Results").views
                case .message(let image, let text, let secondaryText, let button, let secondaryButton):
                    let texts = [
                        text.map { UILabel.forRow($0, style: .title2, alignment: .center, lines: 0) },
                        secondaryText.map {
                            UILabel.forRow($0, style: .subheadline, color: .secondaryLabel, alignment: .center, lines: 0)
                        },
                    ]
                    let buttons = [button, secondaryButton].compactMap { $0 }.map { action in
                        UIButton(type: .system, primaryAction: action)
                    }
                    let picture = image.map { UIImageView.forRow($0, tint: .secondaryLabel).sized(width: 48, height: 48) }
                    return [picture].compactMap { $0 } + texts.compactMap { $0 } + buttons
                }
            }
            #endif
        }

        extension UIViewController {
            /// Shows content in place of the rows, or only the rows if `nil`, after the view has loaded.
            func showUnavailable(_ content: UnavailableContent?, in tableView: @autoclosure () -> UITableView) {
                guard isViewLoaded else { return }
                #if unavailableBefore17
                guard #available(iOS 17.0, *) else {
                    let tableView = tableView()
                    let stack = content.map { UIStackView.column($0.views, spacing: 12, alignment: .center) }
                    tableView.backgroundView = stack.map { stack in
                        let view = UIView(frame: tableView.bounds)
                        stack.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(stack)
                        NSLayoutConstraint.activate([
                            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                        ])
                        return view
                    }
                    return
                }
                #endif
                contentUnavailableConfiguration = content?.configuration
            }
        }
        #endif


        #if userDefaults
        // MARK: - Persistent state

        /// A value that user defaults can store, in the same form as `AppStorage`.
        protocol KeptValue: Equatable {
            static func read(_ key: String, of defaults: UserDefaults) -> Self?
            func write(_ key: String, to defaults: UserDefaults)
            /// Registers the value as the default, so that other readers of the user defaults find it.
            func register(_ key: String, in defaults: UserDefaults)
        }

        extension KeptValue {
            func write(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

            func register(_ key: String, in defaults: UserDefaults) { defaults.register(defaults: [key: self]) }
        }

        // These methods of user defaults convert launch arguments, which are strings.

        extension Bool: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> Bool? {
                defaults.object(forKey: key).map { _ in defaults.bool(forKey: key) }
            }
        }

        extension Int: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> Int? {
                defaults.object(forKey: key).map { _ in defaults.integer(forKey: key) }
            }
        }

        extension Double: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> Double? {
                defaults.object(forKey: key).map { _ in defaults.double(forKey: key) }
            }
        }

        extension String: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> String? { defaults.string(forKey: key) }
        }

        extension URL: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> URL? { defaults.url(forKey: key) }

            func write(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

            // User defaults archive URLs, so they can't be registered as they are.
            func register(_ key: String, in defaults: UserDefaults) {}
        }

        /// The part of a screen's state that is stored in user defaults.
        @MainActor
        final class KeptState<State> {
            private let defaults: UserDefaults
            private var begin: [(inout State) -> Void] = []
            private var read: [(inout State) -> Void] = []
            private var write: [(State, _ old: State) -> Void] = []
            private var observation: KeptStateObservation?

            init(in defaults: UserDefaults) { self.defaults = defaults }

            func keeping<Value: KeptValue>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self {
                keeping(key, registers: true) {
                    $0[keyPath: path]
                } set: { state, value in
                    if let value { state[keyPath: path] = value }
                }
            }

            func keeping<Value: KeptValue>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self {
                keeping(key, registers: false) {
                    $0[keyPath: path]
                } set: {
                    $0[keyPath: path] = $1
                }
            }

            /// Stores a value as its raw value; an invalid raw value is ignored.
            func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self
            where Value.RawValue: KeptValue {
                keeping(key, registers: true) {
                    $0[keyPath: path].rawValue
                } set: { state, value in
                    if let value = value.flatMap({ Value(rawValue: $0) }) { state[keyPath: path] = value }
                }
            }

            func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self
            where Value.RawValue: KeptValue {
                keeping(key, registers: false) {
                    $0[keyPath: path]?.rawValue
                } set: { state, value in
                    state[keyPath: path] = value.flatMap { Value(rawValue: $0) }
                }
            }

            private func keeping<Value: KeptValue>(
                _ key: String,
                registers: Bool,
                get: @escaping (State) -> Value?,
                set: @escaping (inout State, Value?) -> Void
            ) -> Self {
                let defaults = defaults
                // The value read or written last. A different value was set by another part of the app.
                var last: Value?
                begin.append { state in
                    if registers { get(state)?.register(key, in: defaults) }
                    last = Value.read(key, of: defaults)
                    if last != nil { set(&state, last) }
                }
                read.append { state in
                    let value = Value.read(key, of: defaults)
                    guard value != last else { return }
                    last = value
                    set(&state, value)
                }
                write.append { state, old in
                    let value = get(state)
                    guard value != get(old), value != last else { return }
                    last = value
                    if let value { value.write(key, to: defaults) } else { defaults.removeObject(forKey: key) }
                }
                return self
            }

            /// Returns a state with its stored values, and registers its other values as defaults.
            func beginning(with state: State) -> State {
                var state = state
                for begin in begin { begin(&state) }
                return state
            }

            /// Returns a state with the values that others have changed in the user defaults.
            func reading(over state: State) -> State {
                var state = state
                for read in read { read(&state) }
                return state
            }

            /// Writes the values that changed since an earlier state.
            func write(_ state: State, since old: State) {
                for write in write { write(state, old) }
            }

            /// Calls a closure on the main actor after each change to the user defaults in this process.
            func onChange(_ action: @escaping @MainActor @Sendable () -> Void) {
                observation = KeptStateObservation(of: defaults, action)
            }
        }

        /// An observation of user defaults that ends when the object is deallocated.
        private nonisolated final class KeptStateObservation {
            private let token: any NSObjectProtocol

            init(of defaults: UserDefaults, _ action: @escaping @MainActor @Sendable () -> Void) {
                token = NotificationCenter.default.addObserver(
                    forName: UserDefaults.didChangeNotification,
                    object: defaults,
                    queue: nil
                ) { _ in
                    // The notification is posted on the thread of the change.
                    if Thread.isMainThread {
                        MainActor.assumeIsolated(action)
                    } else {
                        _Concurrency.Task { await action() }
                    }
                }
            }

            deinit { NotificationCenter.default.removeObserver(token) }
        }
        #endif


        #if tables
        // MARK: - Screens

        /// A screen whose main view is a table.
        @MainActor
        protocol TableScreen: AnyObject {
            associatedtype Section: TableItem
            associatedtype Row: TableItem
            /// The data source of the table.
            var source: TableSource<Section, Row> { get }
        }

        extension TableScreen {
            /// Returns the row at an index path.
            func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }

            /// Returns the index path of a row.
            func indexPath(for id: Row.ID) -> IndexPath? { source.content.indexPath(for: id) }

            /// The selected rows, from top to bottom.
            var selectedRows: [Row] { source.selectedRows }
        }
        #endif


        #if fieldTable
        /// A table view that keeps the active field visible when the keyboard reduces the table's height.
        ///
        /// Only `UITableViewController` does this by itself.
        final class FieldTableView: UITableView {
            private var height: CGFloat = 0

            override func layoutSubviews() {
                let isLower = bounds.height < height
                height = bounds.height
                super.layoutSubviews()
                guard isLower, let field = firstResponder(in: self) else { return }
                scrollRectToVisible(field.convert(field.bounds, to: self), animated: false)
            }

            private func firstResponder(in view: UIView) -> UIView? {
                view.isFirstResponder ? view : view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
            }
        }
        #endif

        #if goingOn
        /// A field with the row that contains it.
        @MainActor
        struct RowField<Row: TableItem> {
            let row: Row.ID
            #if !cellFields
            let view: UIView

            init(_ row: Row.ID, _ view: UIView) { (self.row, self.view) = (row, view) }
            #else
            private let find: @MainActor () -> UIView?

            /// The field, or `nil` if its cell doesn't exist.
            var view: UIView? { find() }

            init(_ row: Row.ID, _ view: UIView) { self.init(row) { view } }

            init(_ row: Row.ID, finding find: @escaping @MainActor () -> UIView?) { (self.row, self.find) = (row, find) }
            #endif

            /// Whether the field accepts input, assuming that its row is in the table.
            fileprivate var isUsable: Bool {
                #if cellFields
                guard let view else { return true }
                #endif
                let views = sequence(first: view, next: \.superview).prefix { !($0 is UITableViewCell) }
                return (view as? UIControl)?.isEnabled != false && (view as? UITextView)?.isEditable != false
                    && !views.contains(where: \.isHidden)
            }

            /// Whether the field's cell and its other superviews accept user interaction.
            fileprivate var isReachable: Bool {
                #if cellFields
                guard let view else { return false }
                #endif
                return sequence(first: view, next: \.superview).prefix { !($0 is UITableView) }
                    .allSatisfy(\.isUserInteractionEnabled)
            }

            #if keyboardToolbar
            /// Whether the field accepts input. The superviews of an offscreen cell can be out of date.
            fileprivate var isAvailable: Bool {
                #if !cellFields
                isUsable && (view.window == nil || isReachable)
                #else
                isUsable && (view?.window == nil || isReachable)
                #endif
            }
            #endif
        }

        /// A screen with fields that the Return key or the keyboard toolbar moves between.
        @MainActor
        protocol FormScreen: TableScreen {
            /// The fields that the screen owns, in the order of their rows.
            var fields: [RowField<Row>] { get }

            #if cellFields
            /// Returns the number of fields in the cell of a collection's row.
            func numberOfFields(in row: Row) -> Int
            #endif
        }
        #endif

        #if cellFields
        extension FormScreen {
            var fields: [RowField<Row>] { [] }

            func numberOfFields(in row: Row) -> Int { 0 }

            /// Returns the fields of a row, in order.
            private func fields(of row: Row) -> [RowField<Row>] {
                let count = numberOfFields(in: row)
                guard count > 0 else { return fields.filter { $0.row == row.id } }
                return (0..<count).map { number in
                    RowField(row.id) { [weak self] in
                        self?.source.cell(of: row.id)?.fields.dropFirst(number).first
                    }
                }
            }

            /// Returns the row that contains a field.
            private func row(of field: UIView) -> Row.ID? {
                if let row = fields.first(where: { $0.view === field })?.row { return row }
                let cell = sequence(first: field, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
                guard let cell, let tableView = source.tableView else { return nil }
                // The cell of the active field stays at its row when offscreen, but has no index path:
                // https://github.com/ericberman/MyFlightbookiOS/issues/142
                let indexPath = tableView.indexPath(for: cell) ?? tableView.indexPathForRow(at: cell.center)
                return indexPath.flatMap { row(at: $0)?.id }
            }

            /// Returns the fields after another one, lazily because there can be many rows.
            private func fields(after field: UIView) -> some Sequence<RowField<Row>> {
                let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows))
                return rows.drop { $0.id != row }.flatMap { self.fields(of: $0) }.drop { $0.view !== field }.dropFirst()
            }

            /// Returns the fields before another one, nearest first.
            private func fields(before field: UIView) -> some Sequence<RowField<Row>> {
                let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows).reversed())
                return rows.drop { $0.id != row }.flatMap { self.fields(of: $0).reversed() }.drop { $0.view !== field }
                    .dropFirst()
            }
        }

        extension UITableViewCell {
            /// The text fields and text views, in order.
            fileprivate var fields: [UIView] {
                func fields(in view: UIView) -> [UIView] {
                    view is UITextField || view is UITextView ? [view] : view.subviews.flatMap(fields)
                }
                return [contentView, accessoryView].compactMap { $0 }.flatMap(fields)
            }
        }
        #endif

        #if goingOn
        extension FormScreen {
            /// Moves the focus to the next available field, or hides the keyboard after the last one.
            func focusField(after field: UIView) { focus(fields(after: field)) }

            #if goingToRow
            /// Moves the focus to the field of a row, or to the next available field.
            func focusField(in row: Row.ID) {
                focus(fields.drop { $0.row != row })
            }
            #endif

            #if keyboardToolbar
            /// Moves the focus to the previous available field.
            func focusField(before field: UIView) { focus(fields(before: field)) }

            /// Returns whether there is an available field before another one.
            fileprivate func hasField(before field: UIView) -> Bool { canFocus(fields(before: field)) }

            /// Returns whether there is an available field after another one.
            fileprivate func hasField(after field: UIView) -> Bool { canFocus(fields(after: field)) }

            private func canFocus(_ fields: some Sequence<RowField<Row>>) -> Bool {
                fields.contains { $0.isAvailable && place(of: $0) != nil }
            }
            #endif

            #if !cellFields
            private func fields(after field: UIView) -> ArraySlice<RowField<Row>> {
                fields.drop { $0.view !== field }.dropFirst()
            }

            #if keyboardToolbar
            /// Returns the fields before another one, nearest first.
            private func fields(before field: UIView) -> ArraySlice<RowField<Row>> {
                ArraySlice(fields.prefix { $0.view !== field }.reversed())
            }
            #endif
            #endif

            private func focus(_ fields: some Sequence<RowField<Row>>) {
                guard let tableView = source.tableView else { return }
                for next in fields where next.isUsable {
                    guard let indexPath = place(of: next) else { continue }
                    if tableView.indexPathsForVisibleRows?.contains(indexPath) != true {
                        // The field of an offscreen row has no window, even if its cell is prefetched.
                        tableView.scrollToRow(at: indexPath, at: .none, animated: false)
                        tableView.layoutIfNeeded()
                    }
                    #if !cellFields
                    if next.isReachable, next.view.becomeFirstResponder() { return }
                    #else
                    if next.isReachable, next.view?.becomeFirstResponder() == true { return }
                    #endif
                }
            }

            /// Returns the index path of a field's row, or `nil` if the row is hidden or disabled.
            private func place(of field: RowField<Row>) -> IndexPath? {
                #if enabling
                source.indexPath(ofEnabled: field.row)
                #else
                indexPath(for: field.row)
                #endif
            }
        }
        #endif




        #if keyboardToolbar
        /// A toolbar above the keyboard that moves between fields and hides the keyboard.
        final class KeyboardToolbar: UIToolbar {
            private weak var screen: (any FormScreen)?
            private weak var field: UIView?
            private lazy var previousItem = item("chevron.up", "Previous") { $0.focusField(before: $1) }
            private lazy var nextItem = item("chevron.down", "Next") { $0.focusField(after: $1) }

            init(leadingThrough screen: any FormScreen) {
                self.screen = screen
                // The toolbar lays out its items before the keyboard sets its width.
                super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                let ending = UIAction { [weak self] _ in self?.field?.resignFirstResponder() }
                let doneItem = UIBarButtonItem(systemItem: .done, primaryAction: ending)
                setItems([previousItem, nextItem, .flexibleSpace(), doneItem], animated: false)
                sizeToFit()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            /// Updates the buttons for a field, or for the current one if `nil`.
            func follow(_ field: UIView? = nil) {
                self.field = field ?? self.field
                guard let screen, let field = self.field else { return }
                previousItem.isEnabled = screen.hasField(before: field)
                nextItem.isEnabled = screen.hasField(after: field)
            }

            private func item(
                _ symbol: String,
                _ name: String,
                _ lead: @escaping (any FormScreen, UIView) -> Void
            ) -> UIBarButtonItem {
                let action = UIAction { [weak self] _ in
                    if let screen = self?.screen, let field = self?.field { lead(screen, field) }
                }
                let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action)
                item.accessibilityLabel = name.inUIKitsWords
                return item
            }
        }
        #endif

        #if confirming || keyboardToolbar || keyboardShortcuts
        extension String {
            /// The system's translation of the string, as UIKit uses it for its own buttons.
            var inUIKitsWords: String {
                Bundle(for: UIViewController.self).localizedString(forKey: self, value: self, table: nil)
            }
        }
        #endif



        #if state
        /// A screen with state.
        @MainActor
        protocol StatefulScreen: AnyObject {
            associatedtype State
            /// The current state; setting it updates the screen.
            var state: State { get set }
        }

        extension StatefulScreen {
            /// Changes several values with a single table update.
            func update(_ change: (inout State) -> Void) {
                var new = state
                change(&new)
                state = new
            }
        }
        #endif

        #if changeEvents
        /// State changes to report to the app in order, including changes that it makes during a report.
        @MainActor
        final class StateChanges<State> {
            private var waiting: [(new: State, old: State)] = []
            private var isTelling = false

            /// Records a change before the screen shows it, which can change the state again.
            func append(_ new: State, since old: State) { waiting.append((new, old)) }

            /// Reports the pending changes.
            func tell(_ tell: (_ new: State, _ old: State) -> Void) {
                guard !isTelling else { return }
                isTelling = true
                defer { isTelling = false }
                while !waiting.isEmpty {
                    let change = waiting.removeFirst()
                    tell(change.new, change.old)
                }
            }
        }
        #endif

        #if elements
        extension Array {
            /// Changes the element with the same identity as another one.
            ///
            /// - Returns: The changed element, or `nil` if it no longer exists.
            @discardableResult
            mutating func change<ID: Equatable>(
                _ element: Element,
                by id: (Element) -> ID,
                _ change: (inout Element) -> Void
            ) -> Element? {
                let wanted = id(element)
                guard let index = firstIndex(where: { id($0) == wanted }) else { return nil }
                change(&self[index])
                return self[index]
            }
        }
        #endif




        #if presenting
        extension UIViewController {
            /// The screen, or its active search controller, because only that can present during a search.
            var searchOrSelf: UIViewController { presentedViewController as? UISearchController ?? self }
        }
        #endif

        #if dismissing
        extension UIViewController {
            /// Dismisses the presented screen, if any, before calling a closure.
            func dismissPresented(then next: @escaping () -> Void) {
                guard let presented = searchOrSelf.presentedViewController else { return next() }
                // Ignores a second tap during the transition.
                if !presented.isBeingDismissed { searchOrSelf.dismiss(animated: true, completion: next) }
            }
        }
        #endif

        #if popping
        extension UIViewController {
            /// Pops the screens above this one before calling a closure.
            ///
            /// Without a navigation stack, `show` presents screens, so the presented screen is dismissed.
            func popPushed(then next: @escaping () -> Void) {
                guard let navigationController else { return dismissPresented(then: next) }
                // Either the screen or its container is in the stack.
                let place = sequence(first: self, next: \.parent).first { $0.parent === navigationController }
                guard let place, navigationController.topViewController !== place else { return next() }
                navigationController.popToViewController(place, animated: true)
                guard let coordinator = navigationController.transitionCoordinator else { return next() }
                coordinator.animate(alongsideTransition: nil) { _ in next() }
            }
        }
        #endif

        #if unwinding
        extension UIViewController {
            /// Goes back to the nearest earlier screen of a class, as an unwind segue does.
            ///
            /// Screens that were pushed or presented since then are removed.
            func unwind<Screen: UIViewController>(to _: Screen.Type, animated: Bool = true) {
                guard let screen = earlierScreens.first(where: { $0 is Screen }) else { return }
                // Keeps an active search and dismisses the screen that it presents.
                let presenter = screen.searchOrSelf
                let presented = presenter.presentedViewController
                if let stack = screen.navigationController,
                    let place = sequence(first: screen, next: \.parent).first(where: { $0.parent === stack })
                {
                    // The presented screen covers the stack, so no animation is needed.
                    stack.popToViewController(place, animated: animated && presented == nil)
                }
                // Ignores a second tap during the transition.
                if let presented, !presented.isBeingDismissed { presenter.dismiss(animated: animated) }
            }

            /// The screens that led to this one, nearest first.
            private var earlierScreens: [UIViewController] {
                if let stack = parent as? UINavigationController {
                    let below = stack.viewControllers.prefix { $0 !== self }.reversed()
                    return below.flatMap(\.shownScreens) + stack.earlierScreens
                }
                if let parent { return [parent] + parent.earlierScreens }
                guard let presenter = presentingViewController else { return [] }
                return presenter.shownScreens + presenter.earlierScreens
            }

            /// The screens in a container, frontmost first, or the screen itself and its children.
            private var shownScreens: [UIViewController] {
                if let stack = self as? UINavigationController {
                    return stack.viewControllers.reversed().flatMap(\.shownScreens)
                }
                if let tabs = self as? UITabBarController { return tabs.selectedViewController?.shownScreens ?? [] }
                return [self] + children.flatMap(\.shownScreens)
            }
        }
        #endif


        #if keyboardShortcuts
        extension UIBarButtonItem {
            /// Returns a key command for the action of the button, or `nil` if the button is disabled.
            ///
            /// - Parameter name: The name in the list of shortcuts. The default is the title of the button.
            func keyCommand(
                for input: String,
                _ modifiers: UIKeyModifierFlags,
                named name: String? = nil
            ) -> UIKeyCommand? {
                guard isEnabled else { return nil }
                #if canImport(ObjectiveC)
                return UIKeyCommand(
                    title: name ?? title ?? "",
                    action: #selector(UIViewController.pressBarButton),
                    input: input,
                    modifierFlags: modifiers,
                    propertyList: Int(bitPattern: ObjectIdentifier(self))
                )
                #else
                return UIKeyCommand(title: name ?? title ?? "", input: input, modifierFlags: modifiers) { [weak self] _ in
                    self?.press()
                }
                #endif
            }

            fileprivate func press() {
                if isEnabled, let primaryAction { UIControl().sendAction(primaryAction) }
            }
        }

        #if canImport(ObjectiveC)
        extension UIViewController {
            /// Performs the action of a bar button, on the nearest screen that shows the button.
            @objc fileprivate func pressBarButton(_ command: UIKeyCommand) {
                let bars = [navigationItem.leftBarButtonItems, navigationItem.rightBarButtonItems, toolbarItems]
                let items = bars.compactMap { $0 }.joined()
                let wanted = command.propertyList as? Int
                if let item = items.first(where: { Int(bitPattern: ObjectIdentifier($0)) == wanted }) {
                    item.press()
                } else {
                    parent?.pressBarButton(command)
                }
            }
        }
        #endif
        #endif




        #if validation
        // MARK: - Validation

        /// A validation problem of a row.
        nonisolated enum RowProblem: Equatable {
            /// The value is invalid, for the reason in the message.
            case message(String)
            /// The app hasn't validated the value yet.
            case unanswered
        }

        /// The validation problems of rows, and which of them are shown.
        @MainActor
        final class RowValidation<Row: Hashable> {
            private let rows: [Row]
            private let problem: (Row) -> RowProblem?
            private let show: () -> Void
            /// The problems, or `nil` before the first validation.
            private var problems: [Row: RowProblem]?
            /// The invalid rows that the user has finished editing.
            private var left: Set<Row> = []
            /// The visible messages.
            private(set) var messages: [Row: String] = [:]
            private var changed: Set<Row> = []
            /// Whether the last update changed whether all values are valid.
            private(set) var validityChanged = false

            init(_ rows: [Row], problem: @escaping (Row) -> RowProblem?, showing show: @escaping () -> Void) {
                (self.rows, self.problem, self.show) = (rows, problem, show)
            }

            /// Whether all values are valid.
            var isValid: Bool {
                if problems == nil { problems = found() }
                return problems?.isEmpty == true
            }

            /// Returns whether the last update changed, added, or removed the message of a row.
            func hasOtherMessage(_ row: Row) -> Bool { changed.contains(row) }

            /// Validates all values again.
            ///
            /// A message disappears once its value is valid, and reappears after the user leaves the row.
            func update() {
                let (wasValid, old) = (problems?.isEmpty, messages)
                let problems = found()
                self.problems = problems
                validityChanged = wasValid != problems.isEmpty
                left.formIntersection(problems.keys)
                messages = left.reduce(into: [:]) { messages, row in
                    if case .message(let text)? = problems[row] { messages[row] = text }
                }
                changed = old == messages ? [] : Set(rows.filter { old[$0] != messages[$0] })
                for row in rows where changed.contains(row) { messages[row].map(Self.announce) }
            }

            /// Shows the problem of a row after the user finishes editing it.
            func leave(_ row: Row) {
                if problem(row) != nil, left.insert(row).inserted { show() }
            }

            /// Shows the problems of all rows.
            ///
            /// - Returns: Whether all values are valid.
            @discardableResult
            func validate() -> Bool {
                let wrong = found().keys
                if !left.isSuperset(of: wrong) {
                    left.formUnion(wrong)
                    show()
                }
                return isValid
            }

            private func found() -> [Row: RowProblem] {
                var problems = [Row: RowProblem](minimumCapacity: rows.count)
                for row in rows { problems[row] = problem(row) }
                return problems
            }

            /// Queues an announcement of a message, after VoiceOver speaks the name of the next field.
            private static func announce(_ message: String) {
                let text = NSAttributedString(string: message, attributes: [.accessibilitySpeechQueueAnnouncement: true])
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        }

        /// A screen that validates the values of its rows.
        @MainActor
        protocol ValidatedScreen: TableScreen {
            var validation: RowValidation<Row.ID> { get }
        }

        #if textField
        extension UITextField {
            /// Shows the message of the field's row after editing ends.
            @discardableResult
            func validated<Screen: ValidatedScreen>(as row: Screen.Row.ID, of screen: Screen) -> Self {
                let action = UIAction(identifier: UIAction.Identifier("validated")) { [weak screen] _ in
                    screen?.validation.leave(row)
                }
                addAction(action, for: .editingDidEnd)
                return self
            }
        }
        #endif

        #if textView
        extension RowTextView {
            /// Shows the message of the field's row after editing ends.
            @discardableResult
            func validated<Screen: ValidatedScreen>(as row: Screen.Row.ID, of screen: Screen) -> Self {
                left = { [weak screen] in screen?.validation.leave(row) }
                return self
            }
        }
        #endif

        #if textPattern
        /// A regular expression that has to match a whole text.
        @MainActor
        final class TextPattern {
            private let expression: NSRegularExpression?
            /// The last text and its result, cached because most changes affect other fields.
            private var last = (text: "", matches: true)

            init(_ pattern: String) { expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") }

            /// Returns whether a text is empty or matches.
            func matches(_ text: String) -> Bool {
                if text == last.text { return last.matches }
                let range = NSRange(text.startIndex..., in: text)
                last = (text, text.isEmpty || expression?.firstMatch(in: text, range: range) != nil)
                return last.matches
            }
        }
        #endif

        #if valueQuestion
        /// A validation by the app, with its result.
        @MainActor
        final class ValueQuestion<Value: Equatable & Sendable> {
            private let ask: (Value) async -> Bool
            private let show: () -> Void
            private var value: Value?
            private var isRight: Bool?
            private var task: _Concurrency.Task<Void, Never>?

            init(asking ask: @escaping @MainActor (Value) async -> Bool, showing show: @escaping () -> Void) {
                (self.ask, self.show) = (ask, show)
            }

            deinit { task?.cancel() }

            /// Returns the problem with a value, asking the app again if the value has changed.
            func problem(of value: Value, else message: @autoclosure () -> String) -> RowProblem? {
                if value != self.value { ask(about: value) }
                guard let isRight else { return .unanswered }
                return isRight ? nil : .message(message())
            }

            private func ask(about value: Value) {
                task?.cancel()
                (self.value, isRight) = (value, nil)
                task = _Concurrency.Task { [weak self, ask] in
                    let isRight = await ask(value)
                    // A canceled task has validated an outdated value.
                    guard !_Concurrency.Task.isCancelled, let self else { return }
                    self.isRight = isRight
                    show()
                }
            }
        }
        #endif
        #endif

        """#
}
