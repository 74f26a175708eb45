// Recorded from Sources/TableSpecSupport by SupportSwiftTests. Do not edit.

/// A part of the Swift that the screens of a module share, which the module contains if a screen uses it.
package enum SupportPart: String, CaseIterable, Sendable {
    case actions
    case activityIndicator
    case adaptiveRows
    case barViews
    case before17
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
    case discarding
    case disclosure
    case dismissing
    case durationPicker
    case editing
    case elements
    case enabling
    case endingOnReturn
    case ends
    case enumerationIndex
    case expanding
    case fieldTable
    case fitting
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
    case layers
    case limits
    case links
    case lists
    case loadMore
    case markdown
    case measurements
    case menus
    case navigation
    case numberField
    case numbers
    case oneHeader
    case outlets
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
    case remoteImages
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
    case textPlaceholder
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
        case .adaptiveRows: [.stacks, .views]
        case .borders: [.views]
        case .button: [.views]
        case .cellFields: [.goingOn, .keyboardToolbar, .rowCells, .typing]
        case .changeEvents: [.state]
        case .children: [.views]
        case .choosing: [.state]
        case .colorWell: [.state, .values, .views]
        case .confirming: [.presenting]
        case .confirmingInBar: [.confirming, .presenting]
        case .dateLimits: [.views]
        case .datePicker: [.state, .values, .views]
        case .discarding: [.confirming, .confirmingInBar, .presenting]
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
        case .links: [.markdown, .views]
        case .loadMore: [.prototypes, .stacks, .views]
        case .markdown: [.views]
        case .numberField: [.state, .textField, .values, .views]
        case .outlets: [.classes, .prototypes]
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
        case .textPlaceholder: [.state, .textView, .values, .views]
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
    /// The names of the members that screens get.
    static let memberNames: Set<String> = [
        "fields",
        "focusField",
        "hasField",
        "indexPath",
        "numberOfFields",
        "open",
        "row",
        "select",
        "selectedRows",
        "source",
        "state",
        "texts",
        "update",
        "validation",
    ]

    /// The Swift with the conditions of its parts.
    static let source = #"""

        #if tables
        /// A namespace for what the screens share, so that its names can't collide with those of the app.
        public nonisolated enum TableSpec {}
        #endif


        #if tables
        // MARK: - Content

        extension TableSpec {
            /// A section or row of a table, with the element that it shows.
            ///
            /// The `id` identifies an item. If anything else changes, its cell is reconfigured, not replaced.
            public nonisolated protocol Item: Hashable, Sendable {
                associatedtype ID: Hashable, Sendable = Self
                var id: ID { get }
            }
        }

        nonisolated extension TableSpec.Item where ID == Self {
            public var id: Self { self }
        }

        extension TableSpec {
            /// The content of a table: its sections, with their titles and rows, from top to bottom.
            public nonisolated struct Content<Section: Item, Row: Item> {
                public struct Part {
                    public var id: Section
                    public var header: String?
                    public var footer: String?
                    #if titles
                    public var headerStyle: TitleStyle?
                    public var footerStyle: TitleStyle?
                    #endif
                    public var rows: [Row]

                    #if titles
                    /// Returns whether both parts have the same titles in the same styles.
                    fileprivate func hasSameTitles(as other: Part) -> Bool {
                        header == other.header && footer == other.footer
                            && TitleStyle.isSame(headerStyle, other.headerStyle)
                            && TitleStyle.isSame(footerStyle, other.footerStyle)
                    }
                    #endif
                }

                public private(set) var parts: [Part] = []

                /// Returns whether the titles of all sections are the same as in other content with the same sections.
                fileprivate func hasSameTitles(as other: Self) -> Bool {
                    zip(parts, other.parts).allSatisfy { part, other in
                        #if titles
                        part.hasSameTitles(as: other)
                        #else
                        part.header == other.header && part.footer == other.footer
                        #endif
                    }
                }

                public init() {}

                #if !titles
                /// Creates content with one section.
                public init(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
                    parts = [Part(id: id, header: header, footer: footer, rows: rows)]
                }

                public mutating func add(_ id: Section, header: String? = nil, footer: String? = nil, rows: [Row]) {
                    parts.append(Part(id: id, header: header, footer: footer, rows: rows))
                }
                #endif
                #if titles
                /// Creates content with one section.
                public init(
                    _ id: Section,
                    header: String? = nil,
                    headerStyle: TitleStyle? = nil,
                    footer: String? = nil,
                    footerStyle: TitleStyle? = nil,
                    rows: [Row]
                ) { add(id, header: header, headerStyle: headerStyle, footer: footer, footerStyle: footerStyle, rows: rows) }

                public mutating func add(
                    _ id: Section,
                    header: String? = nil,
                    headerStyle: TitleStyle? = nil,
                    footer: String? = nil,
                    footerStyle: TitleStyle? = nil,
                    rows: [Row]
                ) {
                    parts.append(
                        Part(
                            id: id,
                            header: header,
                            footer: footer,
                            headerStyle: headerStyle,
                            footerStyle: footerStyle,
                            rows: rows
                        )
                    )
                }
                #endif

                #if editing
                public mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
                    let row = parts[source.section].rows.remove(at: source.row)
                    parts[destination.section].rows.insert(row, at: destination.row)
                }
                #endif

                public subscript(indexPath: IndexPath) -> Row? {
                    guard parts.indices.contains(indexPath.section) else { return nil }
                    let rows = parts[indexPath.section].rows
                    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
                }

                /// Returns the index path of the first row with an identity.
                public func indexPath(for id: Row.ID) -> IndexPath? { firstIndexPath { $0.id == id } }

                /// Returns the index path of the first row that satisfies a condition.
                public func firstIndexPath(where isWanted: (Row) -> Bool) -> IndexPath? {
                    for (section, part) in parts.enumerated() {
                        if let row = part.rows.firstIndex(where: isWanted) { return IndexPath(row: row, section: section) }
                    }
                    return nil
                }

                /// Returns the index paths of all rows that satisfy a condition.
                public func indexPaths(where isWanted: (Row, IndexPath) -> Bool) -> [IndexPath] {
                    parts.enumerated().flatMap { section, part in
                        part.rows.indices.compactMap { row in
                            let indexPath = IndexPath(row: row, section: section)
                            return isWanted(part.rows[row], indexPath) ? indexPath : nil
                        }
                    }
                }

                /// Returns the index paths of all rows with one of the identities.
                public func indexPaths(for ids: Set<Row.ID>) -> [IndexPath] {
                    ids.isEmpty ? [] : indexPaths { row, _ in ids.contains(row.id) }
                }
            }
        }
        #endif


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
                fileprivate var isOrphaned: Bool { hadScreen && screen == nil }
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

                fileprivate func content(at indexPath: IndexPath) -> RowContent? { content[indexPath].flatMap(contentOfRow) }

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


        #if prefetching
        extension TableSpec {
            /// Tells the app which rows will soon be visible, and which no longer need to be prefetched.
            @MainActor
            fileprivate final class RowPrefetching<Section: Item, Row: Item>: NSObject, UITableViewDataSourcePrefetching {
                private let begin: ([Row]) -> Void
                private let cancel: ([Row]) -> Void
                private weak var source: Source<Section, Row>?

                init(
                    _ begin: @escaping ([Row]) -> Void,
                    _ cancel: @escaping ([Row]) -> Void,
                    of source: Source<Section, Row>
                ) {
                    (self.begin, self.cancel, self.source) = (begin, cancel, source)
                }

                func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                    if let source, !source.isOrphaned { source.inCallback { begin(rows(at: indexPaths)) } }
                }

                func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                    if let source, !source.isOrphaned { source.inCallback { cancel(rows(at: indexPaths)) } }
                }

                /// Rows removed since prefetching are skipped.
                private func rows(at indexPaths: [IndexPath]) -> [Row] { indexPaths.compactMap { source?.content[$0] } }
            }
        }
        #endif


        #if titles
        extension TableSpec {
            /// The appearance of a title that differs from the table's style.
            public nonisolated struct TitleStyle {
                public var color: UIColor?
                public var font: UIFont?
                public var image: UIImage?
                #if hiddenTitles
                /// Whether the header or footer is visible.
                public var isShown = true
                #endif
                #if titleViews
                public var views: TitleViews?
                #endif

                /// Returns whether two titles have the same style. Custom views are never the same.
                fileprivate static func isSame(_ style: TitleStyle?, _ other: TitleStyle?) -> Bool {
                    guard let style, let other else { return style == nil && other == nil }
                    #if titleViews
                    if style.views != nil || other.views != nil { return false }
                    #endif
                    #if hiddenTitles
                    if style.isShown != other.isShown { return false }
                    #endif
                    return style.color == other.color && style.font == other.font && style.image == other.image
                }

                #if hiddenTitles && titleViews
                public init(
                    color: UIColor? = nil,
                    font: UIFont? = nil,
                    image: UIImage? = nil,
                    isShown: Bool = true,
                    views: TitleViews? = nil
                ) {
                    (self.color, self.font, self.image) = (color, font, image)
                    (self.isShown, self.views) = (isShown, views)
                }
                #endif
            }
        }
        #endif


        #if editing
        // MARK: - Editing

        extension TableSpec {
            /// The changes that the user can make to rows in editing mode, and their effect on the state.
            @MainActor
            fileprivate struct EditingRules<Section: Item, Row: Item> {
                let isEditable: (Row) -> Bool
                let style: (Row, IndexPath) -> UITableViewCell.EditingStyle
                let canMove: (Row, IndexPath) -> Bool
                let held: ((Section) -> HeldRows?)?
                let delete: (Row, IndexPath) -> Void
                let insert: ((Row, IndexPath) -> Void)?
                let move: (IndexPath, IndexPath) -> Void
            }
        }

        extension TableSpec {
            /// The number of rows that stay in place at the ends of a section, or of a list in it, during a drag.
            public nonisolated struct HeldRows {
                let top: Int
                let bottom: Int
                #if lists
                /// The number of the list that takes rows.
                let list: Int

                public init(list: Int = 0, top: Int = 0, bottom: Int = 0) {
                    (self.list, self.top, self.bottom) = (list, top, bottom)
                }
                #endif
                #if !lists
                public init(top: Int = 0, bottom: Int = 0) { (self.top, self.bottom) = (top, bottom) }
                #endif
            }
        }

        extension TableSpec {
            /// The editing options of a row, as last reported to UIKit.
            fileprivate nonisolated struct EditingAnswer {
                /// More than one style if several rows have the same identity.
                var styles: Set<UITableViewCell.EditingStyle> = []
                var canMove: Bool?
            }
        }

        extension TableSpec {
            /// Removes an element: the one at an index if it's still equal, otherwise the first equal one.
            public nonisolated static func remove<Element: Equatable>(
                _ element: Element,
                from list: inout [Element],
                near index: Int
            ) {
                remove(element, from: &list, near: index) { $0 }
            }

            /// Removes the element with an identity: the one at an index if it matches, otherwise the first.
            public nonisolated static func remove<Element, ID: Equatable>(
                _ element: Element,
                from list: inout [Element],
                near index: Int,
                by id: (Element) -> ID
            ) {
                let wanted = id(element)
                if list.indices.contains(index), id(list[index]) == wanted {
                    list.remove(at: index)
                } else if let place = list.firstIndex(where: { id($0) == wanted }) {
                    list.remove(at: place)
                }
            }

            #if groups
            /// Changes an element: the one at an index if it's still equal, otherwise the first equal one.
            public nonisolated static func change<Element: Equatable>(
                _ element: Element?,
                in list: inout [Element],
                near index: Int,
                _ change: (inout Element) -> Void
            ) {
                self.change(element, in: &list, near: index, by: { $0 }, change)
            }

            /// Changes the element with an identity: the one at an index if it matches, otherwise the first.
            public nonisolated static func change<Element, ID: Equatable>(
                _ element: Element?,
                in list: inout [Element],
                near index: Int,
                by id: (Element) -> ID,
                _ change: (inout Element) -> Void
            ) {
                guard let element else { return }
                let wanted = id(element)
                let isThere = list.indices.contains(index) && id(list[index]) == wanted
                if let place = isThere ? index : list.firstIndex(where: { id($0) == wanted }) { change(&list[place]) }
            }
            #endif
        }
        #endif


        #if swipes
        // MARK: - Swipes

        @MainActor
        extension TableSpec {
            /// Creates a swipe action for a row.
            public static func swipeAction(
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
            public static func swipeAction(
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
                    confirm(question, title, at: view, on: screen) { isConfirmed in
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

        @MainActor
        extension TableSpec {
            /// Returns the context menu of a row. Changes are held while it's open, so it returns to its row.
            public static func contextMenu(_ children: [UIMenuElement]) -> UIContextMenuConfiguration {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: children) }
            }
        }
        #endif





        #if confirming
        // MARK: - Confirmation

        @MainActor
        extension TableSpec {
            /// Asks for confirmation in an action sheet.
            ///
            /// - Parameters:
            ///   - title: The title of the button that confirms.
            ///   - source: The view that the sheet points to on iPad.
            public static func confirm(
                _ question: String,
                _ title: String?,
                at source: UIView?,
                on screen: UIViewController,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                let source: UIView = source ?? screen.view
                let sheet = confirmation(question, title, completion)
                sheet.popoverPresentationController?.sourceView = source
                sheet.popoverPresentationController?.sourceRect = source.bounds
                presenter(of: screen).present(sheet, animated: true)
            }

            #if confirmingInBar
            /// Asks for confirmation of the action of a bar button or an item in its menu.
            public static func confirm(
                _ question: String,
                _ title: String?,
                at item: UIBarButtonItem,
                on screen: UIViewController,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                present(confirmation(question, title, completion), at: item, on: screen)
            }

            private static func present(_ sheet: UIAlertController, at item: UIBarButtonItem, on screen: UIViewController) {
                sheet.popoverPresentationController?.barButtonItem = item
                presenter(of: screen).present(sheet, animated: true)
            }
            #endif

            #if discarding
            /// Asks whether to discard the changes in a form.
            ///
            /// - Parameter bundle: The bundle whose strings can translate the title “Discard Changes”.
            public static func confirmDiscarding(
                at item: UIBarButtonItem,
                on screen: UIViewController,
                bundle: Bundle = .main,
                discard: @escaping () -> Void
            ) {
                let title = bundle.localizedString(forKey: "Discard Changes", value: nil, table: nil)
                present(confirmation(nil, title) { if $0 { discard() } }, at: item, on: screen)
            }
            #endif

            private static func confirmation(
                _ question: String?,
                _ title: String?,
                _ completion: @escaping (_ isConfirmed: Bool) -> Void
            ) -> UIAlertController {
                let sheet = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: title, style: .destructive) { _ in completion(true) })
                sheet.addAction(UIAlertAction(title: systemTitle("Cancel"), style: .cancel) { _ in completion(false) })
                return sheet
            }
        }
        #endif



        #if choosing || popUpLists
        // MARK: - Choosing

        extension TableSpec {
            /// An option in a list or menu.
            public nonisolated struct ChoiceOption<Value: Equatable> {
                public let value: Value
                public let text: String

                public init(_ value: Value, _ text: String) { (self.value, self.text) = (value, text) }
            }
        }
        #endif

        #if choosing
        extension TableSpec {
            /// Returns the text of the option with a value.
            public nonisolated static func text<Value>(of chosen: Value?, in options: [ChoiceOption<Value>]) -> String? {
                options.first { $0.value == chosen }?.text
            }
        }

        @MainActor
        extension TableSpec {
            /// Shows a list of options that closes when the user chooses one, which becomes a value in the state of a screen.
            ///
            /// The list follows changes to the options and to the value.
            public static func choose<Controller, Value: Equatable>(
                _ options: KeyPath<Controller, [ChoiceOption<Value>]>,
                titled title: String?,
                for path: WritableKeyPath<Controller.State, Value>,
                of screen: Controller
            ) where Controller: UIViewController & TableSpec.Screen & StatefulScreen {
                let list = ChoiceViewController { [weak screen] in
                    guard let screen else { return [] }
                    let (options, value) = (screen[keyPath: options], screen.state[keyPath: path])
                    let chosen = options.firstIndex { $0.value == value }
                    return options.indices.map { (options[$0].text, $0 == chosen) }
                } choose: { [weak screen] index in
                    guard let screen, screen[keyPath: options].indices.contains(index) else { return }
                    screen.state[keyPath: path] = screen[keyPath: options][index].value
                }
                list.title = title
                screen.source.onChange = { [weak list] in list?.showChanges() }
                guard screen.navigationController == nil else { return screen.show(list, sender: screen) }
                // Without a navigation stack to go back in, present the list in its own.
                list.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    systemItem: .cancel,
                    primaryAction: UIAction { [weak list] _ in list?.dismiss(animated: true) }
                )
                screen.present(UINavigationController(rootViewController: list), animated: true)
            }
        }

        extension TableSpec {
            /// A list of options with a checkmark at the chosen one, and a search field for long lists.
            private final class ChoiceViewController: UITableViewController, UISearchResultsUpdating {
                /// Returns the titles of the options, and whether each is chosen.
                private let read: () -> [(text: String, isChosen: Bool)]
                private let choose: (Int) -> Void
                private var options: [(text: String, isChosen: Bool)]
                /// The indexes of the options that match the search.
                private var found: [Int]
                private var hasAppeared = false

                /// The minimum number of options for a search field.
                private static let many = 12

                init(_ read: @escaping () -> [(text: String, isChosen: Bool)], choose: @escaping (Int) -> Void) {
                    self.read = read
                    self.choose = choose
                    options = read()
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
                    defer { hasAppeared = true }
                    guard !hasAppeared, let row = found.firstIndex(where: { options[$0].isChosen }) else { return }
                    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
                }

                /// Shows other options, or the checkmark of another one.
                func showChanges() {
                    let old = options
                    options = read()
                    guard old.map(\.text) == options.map(\.text) else { return search() }
                    let rows = found.indices.filter { old[found[$0]].isChosen != options[found[$0]].isChosen }
                    tableView.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
                }

                private func search() {
                    let words = navigationItem.searchController?.searchBar.text ?? ""
                    found = options.indices.filter { words.isEmpty || options[$0].text.localizedStandardContains(words) }
                    tableView.reloadData()
                }

                func updateSearchResults(for searchController: UISearchController) { search() }

                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
                    let option = options[found[indexPath.row]]
                    var content = cell.defaultContentConfiguration()
                    content.text = option.text
                    cell.contentConfiguration = content
                    cell.accessoryType = option.isChosen ? .checkmark : .none
                    // VoiceOver doesn't announce checkmarks.
                    cell.accessibilityTraits = option.isChosen ? [.button, .selected] : .button
                    return cell
                }

                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    tableView.deselectRow(at: indexPath, animated: true)
                    choose(found[indexPath.row])
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
        }
        #endif


        #if index
        // MARK: - Index

        extension TableSpec {
            /// A section of an alphabetical table, for a letter of the collation.
            public nonisolated struct IndexLetter: Item {
                public let index: Int

                @MainActor
                public var title: String { UILocalizedIndexedCollation.current().sectionTitles[index] }
            }
        }

        extension TableSpec {
            /// The titles of a section index, and the section that each title scrolls to.
            @MainActor
            public struct SectionIndex<Section> {
                public var titles: () -> [String]
                public var section: (Int, [Section]) -> Int
            }
        }

        extension TableSpec.SectionIndex<TableSpec.IndexLetter> {
            /// An index with the letters of the collation.
            ///
            /// A letter without rows scrolls to the next letter that has rows, or to the last one.
            public static var collation: Self {
                Self(
                    titles: { UILocalizedIndexedCollation.current().sectionIndexTitles },
                    section: { index, letters in
                        let wanted = UILocalizedIndexedCollation.current().section(forSectionIndexTitle: index)
                        return letters.firstIndex { $0.index >= wanted } ?? max(letters.count - 1, 0)
                    }
                )
            }
        }

        @MainActor
        extension TableSpec {
            /// Returns elements in alphabetical order, grouped by letter.
            public static func byLetter<Element>(
                _ elements: some Sequence<Element>,
                _ text: (Element) -> String
            ) -> [(letter: IndexLetter, elements: [Element])] {
                let named = elements.map { (text: text($0), element: $0) }
                #if canImport(ObjectiveC)
                let sorted = named.sorted { $0.text.localizedCaseInsensitiveCompare($1.text) == .orderedAscending }
                #else
                let sorted = UILocalizedIndexedCollation.current().headlessSortedArray(from: named) { $0.text }
                #endif
                let groups = Dictionary(grouping: sorted) { IndexLetter(of: $0.text) }
                return groups.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value.map(\.element)) }
            }
        }

        extension TableSpec.IndexLetter {
            @MainActor
            fileprivate init(of text: String) {
                let collation = UILocalizedIndexedCollation.current()
                #if canImport(ObjectiveC)
                index = collation.section(
                    for: TableSpec.CollationKey(text),
                    collationStringSelector: #selector(getter: TableSpec.CollationKey.text)
                )
                #else
                index = collation.headlessSection(forText: text)
                #endif
            }
        }

        #if canImport(ObjectiveC)
        extension TableSpec {
            /// A text that the collation can read through an Objective-C selector.
            ///
            /// An extension of a nested type doesn't find the members of the types around it by their names alone
            /// (https://github.com/swiftlang/swift/pull/7241).
            fileprivate final class CollationKey: NSObject {
                @objc let text: String

                init(_ text: String) { self.text = text }
            }
        }
        #endif
        #endif




        #if tables
        // MARK: - Rows

        extension TableSpec {
            /// The content of a cell, which sets every property that a reused cell can have from another row.
            ///
            /// It's created each time a cell is configured. Its methods return the modified content.
            @MainActor
            public struct RowContent {
                public enum Style { case basic, subtitle, value1 }

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
                public private(set) var reuseIdentifier: String
                public private(set) var cellClass: UITableViewCell.Type = UITableViewCell.self
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
                fileprivate private(set) var isSelectable: Bool
                #if expanding
                /// Whether the rows that the row shows and hides are visible, or `nil` for a row without such rows.
                private var isExpanded: Bool?
                #endif
                private var isChosen = false
                #if enabling
                public private(set) var isEnabled = true
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
                public private(set) var stripes: (even: UIColor?, odd: UIColor?)?
                #endif

                /// Creates content with texts and an image in a standard style.
                ///
                /// - Parameter set: A closure that changes the appearance.
                public init(
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
                    list.text = text
                    if let detail { list.secondaryText = detail }
                    if let image { list.image = image }
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
                public init(
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
                    if let label = label ?? text ?? (control as? UITextField)?.placeholder {
                        control.accessibilityLabel = label
                    }
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
                public init<Views: RowViews>(
                    _ views: Views.Type,
                    accessory: UITableViewCell.AccessoryType = .none,
                    isSelectable: Bool = true,
                    fill: @escaping (Views) -> Void = { _ in }
                ) {
                    reuseIdentifier = String(describing: views)
                    self.accessory = .type(accessory)
                    self.isSelectable = isSelectable
                    content = ViewsContent(Filling(fill))
                }
                #endif

                #if classes
                /// Creates content for a cell of a custom class, or of a style without a content configuration.
                public init<Cell: UITableViewCell>(
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

                /// Shows the content in a cell of a custom class.
                public consuming func cell<Cell: UITableViewCell>(
                    _ cell: Cell.Type,
                    in queue: String,
                    fill: @escaping (Cell) -> Void = { _ in }
                ) -> Self {
                    (reuseIdentifier, cellClass) = (queue, cell)
                    steps.append { cell in (cell as? Cell).map(fill) }
                    return self
                }
                #endif

                #if outlets
                /// Shows the views of a prototype in a cell of a custom class that has outlets for them.
                public consuming func cell<Cell: UITableViewCell, Views: RowViews>(
                    _ cell: Cell.Type,
                    with views: Views.Type,
                    in queue: String,
                    fill: @escaping (Cell, Views) -> Void
                ) -> Self {
                    self.cell(cell, in: queue) { cell in
                        // A content configuration replaces the content view of a cell
                        // (https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration).
                        (cell.contentView as? ViewsContentView<Views>).map { fill(cell, $0.views) }
                    }
                }
                #endif

                /// Shows a checkmark for the chosen row, as the accessory or, if that's taken, as the image.
                public consuming func chosen(_ isChosen: Bool) -> Self {
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
                public consuming func labeled(_ label: String?) -> Self {
                    accessibilityLabel = label
                    return self
                }

                #if fixedHeights
                /// Keeps the control beside the texts at all text sizes, for a row of fixed height.
                public consuming func controlBesideText() -> Self {
                    keepsControlBesideText = true
                    return self
                }
                #endif

                #if enabling
                /// Enables or disables the row and its controls; UIKit dims the texts of a disabled row.
                public consuming func enabled(_ isEnabled: Bool) -> Self {
                    self.isEnabled = isEnabled
                    return self
                }
                #endif

                #if expanding
                /// Tells VoiceOver whether the rows that the row shows and hides are visible.
                public consuming func expanded(_ isExpanded: Bool) -> Self {
                    self.isExpanded = isExpanded
                    return self
                }
                #endif

                #if validation
                /// Reserves space below the content for a message, and shows it if there is one.
                public consuming func message(_ message: String?) -> Self {
                    self.message = .some(message)
                    return self
                }
                #endif

                #if remoteImages
                /// Loads an image that replaces the current one, with space reserved for it.
                public consuming func remoteImage(_ url: URL?, from images: RemoteImages) -> Self {
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
                public consuming func cell(_ set: @escaping (UITableViewCell) -> Void) -> Self {
                    steps.append(set)
                    return self
                }

                #if stripes
                /// Sets alternating background colors for even and odd rows.
                public consuming func striped(even: UIColor?, odd: UIColor?) -> Self {
                    stripes = (even, odd)
                    return self
                }
                #endif

                #if ends
                /// Shows an accessory view that the screen owns.
                public consuming func storedAccessory(_ view: UIView, in queue: String) -> Self {
                    (accessory, reuseIdentifier) = (.view { _ in view }, queue)
                    return self
                }

                /// Shows an accessory view that the screen owns, in editing mode.
                public consuming func storedEditingAccessory(_ view: UIView, in queue: String) -> Self {
                    (editingAccessory, reuseIdentifier) = (.view { _ in view }, queue)
                    return self
                }

                /// Sets the accessory type in editing mode.
                public consuming func editingAccessory(_ type: UITableViewCell.AccessoryType) -> Self {
                    editingAccessory = .type(type)
                    return self
                }

                /// Shows an accessory view that each cell creates for itself.
                public consuming func accessory<View: UIView>(
                    _ view: @autoclosure @escaping () -> View,
                    in queue: String,
                    fill: @escaping (View) -> Void = { _ in }
                ) -> Self {
                    (accessory, reuseIdentifier) = (.view(Self.own(view, fill)), queue)
                    return self
                }

                /// Shows an accessory view that each cell creates for itself, in editing mode.
                public consuming func editingAccessory<View: UIView>(
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
                public consuming func control<View: UIView>(
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

                /// The texts of the row from top to bottom.
                fileprivate var texts: [String] {
                    #if controls
                    if let control { return listTexts + TableSpec.texts(in: control(nil)) }
                    #endif
                    #if prototypes
                    if let content = content as? any ViewTexts { return content.texts }
                    #endif
                    return listTexts
                }

                private var listTexts: [String] { [list?.text, list?.secondaryText].compactMap(\.self) }

                public func apply(to cell: UITableViewCell) {
                    cell.accessibilityLabel = accessibilityLabel
                    cell.accessibilityTraits = traits(over: cell.accessibilityTraits)
                    #if expanding
                    showExpansion(in: cell)
                    #endif
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

                #if expanding
                private func showExpansion(in cell: UITableViewCell) {
                    #if oneHeader
                    cell.accessibilityExpandedStatus = isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
                    #else
                    if #available(iOS 18, *) {
                        cell.accessibilityExpandedStatus = isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
                    }
                    #endif
                }
                #endif

                /// UIKit makes only cells with a disclosure indicator buttons
                /// (https://github.com/mozilla-mobile/firefox-ios/issues/24083).
                private func traits(over others: UIAccessibilityTraits) -> UIAccessibilityTraits {
                    var own: UIAccessibilityTraits = isSelectable ? .button : []
                    // VoiceOver doesn't read a checkmark (https://github.com/emkey1/ish-AOK/pull/217).
                    if isChosen || accessory.type == .checkmark { own.insert(.selected) }
                    #if enabling
                    if !isEnabled { own.insert(.notEnabled) }
                    #endif
                    return others.subtracting([.button, .selected, .notEnabled]).union(own)
                }
            }
        }

        #if controls || prototypes
        @MainActor
        extension TableSpec {
            /// Returns the visible texts in a view from top to bottom.
            fileprivate static func texts(in view: UIView) -> [String] {
                if view.isHidden { return [] }
                let text =
                    (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal) ?? (view as? UITextField)?.text
                    ?? (view as? UITextView)?.text
                return text.map { [$0] } ?? view.subviews.flatMap(texts)
            }
        }
        #endif
        #endif



        #if value2
        extension TableSpec {
            /// A cell in the `value2` style, which has no content configuration and uses its labels.
            public final class Value2Cell: UITableViewCell {
                public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: .value2, reuseIdentifier: reuseIdentifier)
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }
        }
        #endif

        #if prototypes || titleViews
        extension TableSpec {
            /// The views of a prototype, which are created once per cell and updated on each reuse.
            @MainActor
            public protocol RowViews: AnyObject {
                /// The view that contains all others.
                var view: UIView { get }
                init()
            }
        }
        #endif

        #if prototypes
        extension TableSpec {
            /// A content configuration that shows the views of a prototype.
            fileprivate struct ViewsContent<Views: RowViews>: UIContentConfiguration {
                let filling: Filling<Views>

                init(_ filling: Filling<Views>) { self.filling = filling }

                func makeContentView() -> any UIView & UIContentView { ViewsContentView(self) }

                func updated(for state: any UIConfigurationState) -> Self { self }
            }
        }

        extension TableSpec {
            /// Content whose texts are in its views.
            @MainActor
            fileprivate protocol ViewTexts {
                var texts: [String] { get }
            }
        }

        extension TableSpec.ViewsContent: TableSpec.ViewTexts {
            /// The texts of views that are created to read them.
            var texts: [String] {
                let views = Views()
                filling.fill(views)
                return TableSpec.texts(in: views.view)
            }
        }

        extension TableSpec {
            /// A closure that updates the views of a prototype, with an identity.
            fileprivate final class Filling<Views: RowViews> {
                let fill: (Views) -> Void

                init(_ fill: @escaping (Views) -> Void) { self.fill = fill }
            }
        }

        extension TableSpec {
            fileprivate final class ViewsContentView<Views: RowViews>: UIView, UIContentView {
                let views = Views()
                private var filling: Filling<Views>?
                var configuration: any UIContentConfiguration { didSet { show() } }

                init(_ content: ViewsContent<Views>) {
                    configuration = content
                    super.init(frame: .zero)
                    TableSpec.layOutRow(views.view, in: self)
                    show()
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                /// Updates the views, but not when UIKit sets the same content again for a highlighted or selected cell. The
                /// element in its closure could be older than what the user has typed.
                private func show() {
                    guard let new = (configuration as? ViewsContent<Views>)?.filling, new !== filling else { return }
                    filling = new
                    new.fill(views)
                }

                #if button
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
                }
                #endif
            }
        }
        #endif

        #if controls
        extension TableSpec {
            /// A content configuration with a control beside its texts, or below them if they are very large.
            fileprivate struct ControlContent: UIContentConfiguration {
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
        }

        extension TableSpec {
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
                    TableSpec.layOutRow(stack, in: self, overMargins: 7)
                    // Only controls extend into the margins, so that a button doesn't make its row higher.
                    texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
                    texts.isLayoutMarginsRelativeArrangement = true
                    show()
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                #if button
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
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
        }
        #endif

        #if controls || prototypes
        @MainActor
        extension TableSpec {
            /// Lays out the view of a row between the margins of a cell, at least 44 points high.
            ///
            /// - Parameter distance: How far the view can extend into the top and bottom margins, in points.
            fileprivate static func layOutRow(_ view: UIView, in container: UIView, overMargins distance: CGFloat = 0) {
                container.preservesSuperviewLayoutMargins = true
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                let height = container.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
                height.priority = .defaultHigh
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
                    view.topAnchor.constraint(
                        greaterThanOrEqualTo: container.layoutMarginsGuide.topAnchor,
                        constant: -distance
                    ),
                    view.bottomAnchor.constraint(
                        lessThanOrEqualTo: container.layoutMarginsGuide.bottomAnchor,
                        constant: distance
                    ),
                    view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
                    height,
                ])
            }
        }
        #endif


        #if validation
        extension TableSpec {
            /// The content of a row, with space for a message below it.
            ///
            /// The content view stays the same when a message appears, so that its fields keep the keyboard.
            fileprivate struct MessageContent: UIContentConfiguration {
                var content: any UIContentConfiguration
                var message: String?

                func makeContentView() -> any UIView & UIContentView { MessageContentView(self) }

                func updated(for state: any UIConfigurationState) -> Self {
                    MessageContent(content: content.updated(for: state), message: message)
                }
            }
        }

        extension TableSpec {
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
        }
        #endif



        #if views
        // MARK: - Views and controls

        @MainActor
        extension TableSpec {
            /// Returns a view after configuring it with a closure.
            public static func with<View: UIView>(_ view: View, _ set: (View) -> Void) -> View {
                set(view)
                return view
            }

            /// Gives a view a fixed size, in points.
            @discardableResult
            public static func size<View: UIView>(_ view: View, width: CGFloat? = nil, height: CGFloat? = nil) -> View {
                if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
                if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
                return view
            }
        }

        #if values
        extension TableSpec {
            /// A view that shows a value.
            @MainActor
            public protocol ValueView: UIView {
                associatedtype TableSpecValue: Equatable
                var tableSpecValue: TableSpecValue { get set }
            }
        }

        @MainActor
        extension TableSpec {
            /// Shows a value in a view if it has changed, because setting the text of a field moves the cursor.
            @discardableResult
            public static func show<View: ValueView>(_ value: View.TableSpecValue, in view: View) -> View {
                if view.tableSpecValue != value { view.tableSpecValue = value }
                return view
            }
        }

        extension TableSpec {
            /// A view whose value the user can change.
            @MainActor
            public protocol ValueControl: ValueView {
                /// Calls a closure after each change by the user, replacing an earlier closure.
                func tableSpecOnChange(_ action: @escaping () -> Void)
            }
        }

        @MainActor
        extension TableSpec {
            /// Calls a closure after each change of a control by the user, replacing an earlier closure.
            @discardableResult
            public static func onChange<Control: ValueControl>(
                of control: Control,
                _ action: @escaping (Control) -> Void
            ) -> Control {
                control.tableSpecOnChange { [weak control] in control.map(action) }
                return control
            }

            /// Binds a control to a value in the state of a screen.
            ///
            /// - Parameter action: A closure that is called after each change.
            @discardableResult
            public static func bind<Control: ValueControl, Screen: StatefulScreen>(
                _ control: Control,
                to path: WritableKeyPath<Screen.State, Control.TableSpecValue>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Control {
                show(screen.state[keyPath: path], in: control)
                return onChange(of: control) { [weak screen] control in
                    guard let screen else { return }
                    screen.state[keyPath: path] = control.tableSpecValue
                    // The state can round the value to a whole number.
                    show(screen.state[keyPath: path], in: control)
                    action()
                }
            }
        }

        extension TableSpec.ValueControl where Self: UIControl {
            public func tableSpecOnChange(_ action: @escaping () -> Void) {
                addAction(
                    UIAction(identifier: UIAction.Identifier("changed")) { _ in action() },
                    for: self is UITextField ? .editingChanged : .valueChanged
                )
            }
        }
        #endif
        #endif



        #if switchControl
        extension UISwitch: TableSpec.ValueControl {
            public var tableSpecValue: Bool {
                get { isOn }
                set { setOn(newValue, animated: window != nil) }
            }
        }
        #endif



        #if slider
        extension UISlider: TableSpec.ValueControl {
            public var tableSpecValue: Float {
                get { value }
                set { value = newValue }
            }
        }
        #endif



        #if stepper
        extension UIStepper: TableSpec.ValueControl {
            public var tableSpecValue: Double {
                get { value }
                set { value = newValue }
            }
        }
        #endif



        #if segmentedControl
        extension UISegmentedControl: TableSpec.ValueControl {
            public var tableSpecValue: Int {
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
        @MainActor
        extension TableSpec {
            /// Shows an image with a title for VoiceOver in a segment, or the title if the image doesn't exist.
            @discardableResult
            public static func setImage<Control: UISegmentedControl>(
                _ image: UIImage?,
                called title: String,
                forSegmentAt segment: Int,
                of control: Control
            ) -> Control {
                guard let image else {
                    control.setTitle(title, forSegmentAt: segment)
                    return control
                }
                // UIKit caches images by name, so the original is shared.
                let copy = image.withRenderingMode(image.renderingMode)
                copy.accessibilityLabel = title
                control.setImage(copy, forSegmentAt: segment)
                return control
            }
        }
        #endif





        #if textField
        extension UITextField: TableSpec.ValueControl {
            #if !textLength
            public var tableSpecValue: String {
                get { text ?? "" }
                set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
            }
            #else
            public var tableSpecValue: String {
                get { (self as? TableSpec.LimitedTextField)?.limitedText ?? text ?? "" }
                set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
            }
            #endif
        }

        @MainActor
        extension TableSpec {
            /// Creates a field that adjusts to the preferred text size.
            public static func textField(placeholder: String? = nil) -> UITextField {
                let field = UITextField()
                setUp(field, placeholder: placeholder)
                return field
            }

            fileprivate static func setUp(_ field: UITextField, placeholder: String?) {
                field.placeholder = placeholder
                field.font = .preferredFont(forTextStyle: .body)
                field.adjustsFontForContentSizeCategory = true
            }
        }

        #if textLength
        extension TableSpec {
            /// A field that limits the length of its text.
            public final class LimitedTextField: UITextField {
                /// The maximum number of characters.
                public var maximumLength = Int.max

                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    let limiting = UIAction(identifier: UIAction.Identifier("limiting")) { [weak self] _ in self?.limit() }
                    addAction(limiting, for: .editingChanged)
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                fileprivate var limitedText: String { TableSpec.limit(text ?? "", to: maximumLength, in: self) }

                private func limit() {
                    if markedTextRange == nil, limitedText != text { tableSpecValue = limitedText }
                }
            }
        }

        @MainActor
        extension TableSpec {
            /// Creates a field that limits the length of its text and adjusts to the preferred text size.
            public static func limitedTextField(placeholder: String? = nil) -> LimitedTextField {
                let field = LimitedTextField()
                setUp(field, placeholder: placeholder)
                return field
            }
        }
        #endif
        #endif

        #if textLength
        @MainActor
        extension TableSpec {
            /// Returns a text limited to a length, removing excess characters before the cursor.
            fileprivate static func limit(_ text: String, to length: Int, in input: some UITextInput) -> String {
                guard text.count > length else { return text }
                let rest = input.selectedTextRange.map { input.offset(from: $0.end, to: input.endOfDocument) } ?? 0
                let cursor = text.utf16.index(text.endIndex, offsetBy: -rest, limitedBy: text.startIndex)
                let end = text[(cursor ?? text.startIndex)...].prefix(length)
                return String(text[..<(cursor ?? text.startIndex)].prefix(length - end.count) + end)
            }

        }
        #endif

        #if textField || textView
        @MainActor
        extension TableSpec {
            /// Changes a text, after which UIKit moves the cursor to the end, and moves the cursor back during editing. It stays
            /// behind the character that was typed, even if the app reformats the text.
            fileprivate static func keepCursor(
                in input: some UIView & UITextInput,
                from old: String?,
                to new: String,
                _ change: () -> Void
            ) {
                guard input.isFirstResponder, let end = input.selectedTextRange?.end else { return change() }
                let offset = cursor(
                    at: input.offset(from: input.beginningOfDocument, to: end),
                    from: old ?? "",
                    to: new
                )
                change()
                guard let cursor = input.position(from: input.beginningOfDocument, offset: offset) else { return }
                input.selectedTextRange = input.textRange(from: cursor, to: cursor)
            }

            /// Returns the offset of a cursor in a new text: before the same ending, or before as many letters and digits.
            private nonisolated static func cursor(at offset: Int, from old: String, to new: String) -> Int {
                let isInWord = { (character: String.Element) in character.isLetter || character.isNumber }
                let rest = old[String.Index(utf16Offset: min(offset, old.utf16.count), in: old)...]
                if new.lowercased().hasSuffix(rest.lowercased()) { return max(new.utf16.count - rest.utf16.count, 0) }
                var missing = rest.count(where: isInWord)
                var index = new.endIndex
                while missing > 0, index > new.startIndex {
                    index = new.index(before: index)
                    if isInWord(new[index]) { missing -= 1 }
                }
                if missing > 0 { return min(offset, new.utf16.count) }
                while index > new.startIndex, !isInWord(new[new.index(before: index)]) { index = new.index(before: index) }
                return index.utf16Offset(in: new)
            }
        }
        #endif

        #if textField
        #if keyboardToolbar
        @MainActor
        extension TableSpec {
            /// Shows a toolbar above the keyboard while a field is being edited.
            @discardableResult
            public static func show<Field: UITextField>(_ bar: KeyboardToolbar, aboveKeyboardOf field: Field) -> Field {
                field.inputAccessoryView = bar
                let following = UIAction(identifier: UIAction.Identifier("following")) { [weak field, weak bar] _ in
                    if let field { bar?.follow(field) }
                }
                field.addAction(following, for: .editingDidBegin)
                return field
            }
        }
        #endif
        #endif

        #if typing
        @MainActor
        extension TableSpec {
            /// Calls a closure on an event of a control, replacing an earlier closure.
            @discardableResult
            public static func on<Control: UIControl>(
                _ event: UIControl.Event,
                of control: Control,
                _ action: @escaping () -> Void
            ) -> Control {
                let identifier = UIAction.Identifier("event \(event.rawValue)")
                control.addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
                return control
            }
        }
        #endif

        #if endingOnReturn
        @MainActor
        extension TableSpec {
            /// Makes the Return key hide the keyboard, which UIKit does if the event has an action.
            @discardableResult
            public static func onReturnEndEditing<Field: UITextField>(of field: Field) -> Field {
                on(.editingDidEndOnExit, of: field) {}
            }
        }
        #endif

        #if goingOn
        @MainActor
        extension TableSpec {
            /// Makes the Return key move to the next field of a screen.
            @discardableResult
            public static func onReturn<Field: UITextField>(
                of field: Field,
                focusNextFieldIn screen: some FormScreen
            ) -> Field {
                on(.editingDidEndOnExit, of: field) { [weak field, weak screen] in
                    if let field { screen?.focusField(after: field) }
                }
            }

            #if goingToRow
            /// Makes the Return key move to the field of a row.
            @discardableResult
            public static func onReturn<Field: UITextField, Screen: FormScreen>(
                of field: Field,
                focusFieldIn row: Screen.Row.ID,
                of screen: Screen
            ) -> Field {
                on(.editingDidEndOnExit, of: field) { [weak screen] in screen?.focusField(in: row) }
            }
            #endif
        }
        #endif



        #if numberField
        extension TableSpec {
            /// A number that a field can show.
            public protocol FieldNumber: Comparable {
                /// Creates a number from ASCII digits, with an optional minus sign and period.
                ///
                /// - Returns: `nil` for a number that's too large.
                init?(tableSpecDigits digits: String)

                /// Returns the number with all its digits, as the user writes it.
                func tableSpecText(
                    grouping: NumberFormatStyleConfiguration.Grouping,
                    in locale: Locale
                ) -> String
            }
        }

        extension Int: TableSpec.FieldNumber {
            public init?(tableSpecDigits digits: String) { self.init(digits) }

            public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
                formatted(.number.grouping(grouping).locale(locale))
            }
        }

        extension Double: TableSpec.FieldNumber {
            public init?(tableSpecDigits digits: String) {
                guard let number = Double(digits), number.isFinite else { return nil }
                self = number
            }

            public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
                formatted(.number.precision(.fractionLength(0...15)).grouping(grouping).locale(locale))
            }
        }

        extension Float: TableSpec.FieldNumber {
            public init?(tableSpecDigits digits: String) {
                guard let number = Float(digits), number.isFinite else { return nil }
                self = number
            }

            public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
                // The format style of `Float` would write all digits of the nearest `Double`.
                (Double("\(self)") ?? Double(self)).tableSpecText(grouping: grouping, in: locale)
            }
        }

        extension Decimal: TableSpec.FieldNumber {
            public init?(tableSpecDigits digits: String) {
                // A `Decimal` has 38 digits.
                guard digits.count(where: \.isNumber) <= 38, let number = Decimal(string: digits), !number.isNaN else {
                    return nil
                }
                self = number
            }

            public func tableSpecText(grouping: NumberFormatStyleConfiguration.Grouping, in locale: Locale) -> String {
                formatted(.number.precision(.fractionLength(0...38)).grouping(grouping).locale(locale))
            }
        }

        extension TableSpec {
            /// A field for a number, which it reads and writes in the user's locale.
            ///
            /// While its text isn't a valid number, the field keeps the last one.
            public final class NumberField<Number: FieldNumber>: UITextField {
                /// The smallest valid number.
                public var minimumValue: Number?
                /// The largest valid number.
                public var maximumValue: Number?
                /// Whether the field can be empty.
                public var acceptsEmptyText = false
                /// The locale of the text.
                public var locale = Locale.autoupdatingCurrent { didSet { if isValid { write() } } }
                /// Whether invalid text stays after editing.
                fileprivate var keepsInvalidText = false
                /// A closure that is called when the text becomes valid, and after each change of invalid text.
                fileprivate var onValidityChange: (() -> Void)? { didSet { wasValid = isValid } }
                private var wasValid = true
                /// The last valid number, and a text for it.
                private var last: (number: Number?, text: String) = (nil, "")
                /// The number before the user began to edit it.
                private var start: Number?
                /// The number that the screen has shown.
                private var shown: Number?

                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    TableSpec.setUp(self, placeholder: nil)
                    addAction(
                        UIAction(identifier: UIAction.Identifier("number")) { [weak self] _ in self?.write() },
                        for: [.editingDidBegin, .editingDidEnd]
                    )
                    addAction(
                        UIAction(identifier: UIAction.Identifier("validity")) { [weak self] _ in self?.tellValidity() },
                        for: .editingChanged
                    )
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                /// The last valid number. For empty text, it's `nil`, or the number before the edit if the field can't be empty.
                public var number: Number? {
                    switch content {
                    case .valid(let number): last = (number, text ?? "")
                    case .empty: last = (start, start?.tableSpecText(grouping: .never, in: locale) ?? "")
                    case .invalid: break
                    }
                    return last.number
                }

                /// Whether the text is a number within the limits, or empty text that the field accepts.
                public var isValid: Bool {
                    if case .valid = content { return true }
                    return false
                }

                private enum Content {
                    case valid(Number?)
                    case empty
                    case invalid
                }

                private var content: Content {
                    let text = text ?? ""
                    let isEmpty = text.allSatisfy(\.isWhitespace)
                    let number = text == last.text ? last.number : Self.number(text, in: locale)
                    guard let number else { return isEmpty ? acceptsEmptyText ? .valid(nil) : .empty : .invalid }
                    if let minimumValue, number < minimumValue { return .invalid }
                    if let maximumValue, number > maximumValue { return .invalid }
                    return .valid(number)
                }

                private static func number(_ text: String, in locale: Locale) -> Number? {
                    TableSpec.digits(of: text, in: locale).flatMap { Number(tableSpecDigits: $0) }
                }

                /// Shows another number than before. The screen's number can be older than the text.
                fileprivate func show(_ number: Number?) {
                    // NaN isn't equal to itself.
                    guard number != shown, number == number || shown == shown else { return }
                    shown = number
                    guard number != self.number else { return }
                    last.number = number
                    start = number
                    replaceText()
                    tellValidity()
                }

                /// Writes the number without separators for editing, or with them. Text that the user has to correct stays.
                private func write() {
                    if isEditing ? text == last.text : isValid || !keepsInvalidText {
                        start = number
                        replaceText()
                    }
                }

                private func replaceText() {
                    let grouping: NumberFormatStyleConfiguration.Grouping = isEditing ? .never : .automatic
                    let new = last.number?.tableSpecText(grouping: grouping, in: locale) ?? ""
                    last.text = new
                    if text != new { TableSpec.keepCursor(in: self, from: text, to: new) { text = new } }
                }

                private func tellValidity() {
                    guard !isValid || !wasValid else { return }
                    wasValid = isValid
                    onValidityChange?()
                }
            }
        }

        @MainActor
        extension TableSpec {
            /// Shows a number in a field if it isn't the one that the field has.
            @discardableResult
            public static func show<Number>(_ number: Number?, in field: NumberField<Number>) -> NumberField<Number> {
                field.show(number)
                return field
            }

            /// Binds a field to a number in the state of a screen, which keeps the last valid number.
            ///
            /// - Parameter action: A closure that is called after each change of the number.
            @discardableResult
            public static func bind<Number, Screen: StatefulScreen>(
                _ field: NumberField<Number>,
                to path: WritableKeyPath<Screen.State, Number>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> NumberField<Number> {
                show(screen.state[keyPath: path], in: field)
                return onChange(of: field) { [weak screen] field in
                    guard let screen, let number = field.number, number != screen.state[keyPath: path] else { return }
                    screen.state[keyPath: path] = number
                    action()
                }
            }

            /// Binds a field to an optional number in the state of a screen, which is `nil` for empty text.
            ///
            /// - Parameter action: A closure that is called after each change of the number.
            @discardableResult
            public static func bind<Number, Screen: StatefulScreen>(
                _ field: NumberField<Number>,
                to path: WritableKeyPath<Screen.State, Number?>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> NumberField<Number> {
                show(screen.state[keyPath: path], in: field)
                return onChange(of: field) { [weak screen] field in
                    guard let screen, field.number != screen.state[keyPath: path] else { return }
                    screen.state[keyPath: path] = field.number
                    action()
                }
            }
        }

        #if validation
        @MainActor
        extension TableSpec {
            /// Shows the message of a field's row after editing ends, and keeps invalid text for the user to correct.
            @discardableResult
            public static func validate<Number, Screen: ValidatedScreen>(
                _ field: NumberField<Number>,
                as row: Screen.Row.ID,
                of screen: Screen
            ) -> NumberField<Number> {
                field.keepsInvalidText = true
                field.onValidityChange = { [weak screen] in screen?.validation.showChanges() }
                let action = UIAction(identifier: UIAction.Identifier("validated")) { [weak screen] _ in
                    screen?.validation.leave(row)
                }
                field.addAction(action, for: .editingDidEnd)
                screen.validation.setField(field, of: row)
                return field
            }
        }
        #endif

        extension TableSpec {
            /// Returns the number in a text, with ASCII digits and a period, or `nil` for other text.
            ///
            /// Foundation's parse strategies aren't strict enough: they ignore what follows a number, so that “1.5” is 1 in
            /// German, and “12a” is 12. This function accepts the digits of all scripts, and separators between thousands only
            /// where they belong.
            fileprivate nonisolated static func digits(of text: String, in locale: Locale) -> String? {
                let separators = (decimal: locale.decimalSeparator ?? ".", grouping: locale.groupingSeparator ?? ",")
                var (whole, fraction) = ("", String?.none)
                var sign: String?
                var groups = [0]
                // Formatted negative numbers contain marks that determine the direction of writing.
                let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
                for scalar in String(String.UnicodeScalarView(scalars)).trimmed.unicodeScalars {
                    let character = String(scalar)
                    if let digit = scalar.digit {
                        if fraction == nil {
                            whole += digit
                            groups[groups.count - 1] += 1
                        } else {
                            fraction? += digit
                        }
                    } else if fraction != nil {
                        return nil
                    } else if ["-", "\u{2212}", "+"].contains(character), sign == nil, whole.isEmpty {
                        sign = character == "+" ? "" : "-"
                    } else if character == separators.decimal || character == "." && separators.grouping != "." {
                        fraction = ""
                    } else if groups.last != 0, character == separators.grouping || scalar.groups {
                        groups.append(0)
                    } else {
                        return nil
                    }
                }
                guard !(whole + (fraction ?? "")).isEmpty, areComplete(groups) else { return nil }
                let places = String((fraction ?? "").reversed().drop { $0 == "0" }.reversed())
                return (sign ?? "") + (whole.isEmpty ? "0" : whole) + (places.isEmpty ? "" : "." + places)
            }

            /// Whether the last group has three digits, and those before it two, as in India, or three.
            private nonisolated static func areComplete(_ groups: [Int]) -> Bool {
                groups.count == 1
                    || groups.last == 3 && groups[0] <= 3 && groups.dropFirst().dropLast().allSatisfy { 2...3 ~= $0 }
            }
        }

        extension String {
            fileprivate nonisolated var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
        }

        extension Unicode.Scalar {
            /// The ASCII digit for a decimal digit of any script.
            fileprivate nonisolated var digit: String? {
                guard properties.generalCategory == .decimalNumber else { return nil }
                return String.Element(self).wholeNumberValue.map(String.init)
            }

            /// Whether the character separates thousands in some language, and is nothing else in numbers.
            fileprivate nonisolated var groups: Bool {
                properties.generalCategory == .spaceSeparator || "'\u{2019}".unicodeScalars.contains(self)
            }
        }
        #endif





        #if datePicker
        extension UIDatePicker: TableSpec.ValueControl {
            public var tableSpecValue: Date {
                get { date }
                set { date = newValue }
            }
        }
        #endif

        #if dateLimits
        extension TableSpec {
            /// Returns a date clamped to optional limits.
            ///
            /// If the minimum is greater than the maximum, both are ignored, as in date pickers.
            public nonisolated static func limit(_ date: Date, from minimum: Date? = nil, to maximum: Date? = nil) -> Date {
                if let minimum, let maximum, minimum > maximum { return date }
                return min(max(date, minimum ?? .distantPast), maximum ?? .distantFuture)
            }
        }
        #endif

        #if durationPicker
        extension TableSpec {
            /// A date picker for a duration in seconds.
            ///
            /// UIKit doesn't report the first change unless the duration is set while the picker is visible.
            public final class DurationPicker: UIDatePicker {
                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    datePickerMode = .countDownTimer
                    preferredDatePickerStyle = .wheels
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                public override func didMoveToWindow() {
                    super.didMoveToWindow()
                    _Concurrency.Task { [weak self] in
                        guard let self else { return }
                        TableSpec.show(countDownDuration, in: self)
                    }
                }
            }
        }

        @MainActor
        extension TableSpec {
            /// Shows a duration in seconds.
            @discardableResult
            public static func show(_ duration: Double, in picker: DurationPicker) -> DurationPicker {
                picker.countDownDuration = duration
                return picker
            }

            /// Binds a picker to a number of seconds in the state of a screen.
            ///
            /// - Parameter action: A closure that is called after each change.
            @discardableResult
            public static func bind<Screen: StatefulScreen>(
                _ picker: DurationPicker,
                to path: WritableKeyPath<Screen.State, Double>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> DurationPicker {
                show(screen.state[keyPath: path], in: picker)
                return onChange(of: picker) { [weak screen] picker in
                    guard let screen else { return }
                    screen.state[keyPath: path] = picker.countDownDuration
                    show(screen.state[keyPath: path], in: picker)
                    action()
                }
            }
        }
        #endif



        #if colorWell
        extension UIColorWell: TableSpec.ValueControl {
            public var tableSpecValue: UIColor? {
                get { selectedColor }
                set { selectedColor = newValue }
            }
        }

        @MainActor
        extension TableSpec {
            /// Binds a color well to a color in the state of a screen.
            ///
            /// - Parameter action: A closure that is called after each change.
            @discardableResult
            public static func bind<Well: UIColorWell, Screen: StatefulScreen>(
                _ well: Well,
                to path: WritableKeyPath<Screen.State, UIColor>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Well {
                show(screen.state[keyPath: path], in: well)
                return onChange(of: well) { [weak screen] well in
                    guard let screen, let color = well.selectedColor else { return }
                    screen.state[keyPath: path] = color
                    action()
                }
            }
        }
        #endif



        #if pageControl
        extension UIPageControl: TableSpec.ValueControl {
            public var tableSpecValue: Int {
                get { currentPage }
                set { currentPage = newValue }
            }
        }
        #endif



        #if progressView
        extension UIProgressView: TableSpec.ValueView {
            public var tableSpecValue: Float {
                get { progress }
                set { progress = newValue }
            }
        }
        #endif



        #if activityIndicator
        extension UIActivityIndicatorView: TableSpec.ValueView {
            public var tableSpecValue: Bool {
                get { isAnimating }
                set { if newValue { startAnimating() } else { stopAnimating() } }
            }
        }

        @MainActor
        extension TableSpec {
            /// Shows whether an indicator is animating, even if that's unchanged, because UIKit removes the animation on reuse
            /// (https://github.com/lionheart/openradar-mirror/issues/17872).
            @discardableResult
            public static func show<Indicator: UIActivityIndicatorView>(_ isAnimating: Bool, in indicator: Indicator)
                -> Indicator
            {
                indicator.tableSpecValue = isAnimating
                return indicator
            }
        }
        #endif





        #if popUpButton
        extension TableSpec {
            /// A pop-up button; its value is the selected title's index.
            public final class PopUpButton: UIButton, ValueControl {
                public var titles: [String] { didSet { if titles != oldValue { showChoices() } } }
                private var choice = 0
                private var change: () -> Void = {}
                #if popUpLists
                fileprivate var renewal: (PopUpButton) -> Void = { _ in }
                #endif

                public init(titles: [String]) {
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

                public var tableSpecValue: Int {
                    get { choice }
                    set {
                        choice = newValue
                        showChoices()
                    }
                }

                public func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }

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
                /// Updates the options and the selection.
                public func renew() { renewal(self) }
                #endif

                private func choose(_ index: Int) {
                    tableSpecValue = index
                    change()
                }
            }
        }

        #if popUpLists
        @MainActor
        extension TableSpec {
            /// Binds a button to a value in the state of a screen, with a list of options.
            ///
            /// - Parameter action: A closure that is called after each change.
            @discardableResult
            public static func bind<Screen: StatefulScreen, Value: Equatable>(
                _ button: PopUpButton,
                to path: WritableKeyPath<Screen.State, Value>,
                of screen: Screen,
                offering options: @escaping (Screen) -> [ChoiceOption<Value>],
                then action: @escaping () -> Void = {}
            ) -> PopUpButton {
                button.renewal = { [weak screen] button in
                    guard let screen else { return }
                    let options = options(screen)
                    let value = screen.state[keyPath: path]
                    button.titles = options.map(\.text)
                    button.tableSpecValue = options.firstIndex { $0.value == value } ?? -1
                }
                button.renew()
                return onChange(of: button) { [weak screen] button in
                    guard let screen else { return }
                    let options = options(screen)
                    guard options.indices.contains(button.tableSpecValue) else { return }
                    screen.state[keyPath: path] = options[button.tableSpecValue].value
                    action()
                }
            }
        }
        #endif
        #endif

        #if enumerationIndex
        // Conversions between enumeration values and the indexes of menus and segments.

        extension CaseIterable where Self: Equatable, AllCases == [Self] {
            public var tableSpecIndex: Int {
                get { Self.allCases.firstIndex(of: self) ?? 0 }
                set { if Self.allCases.indices.contains(newValue) { self = Self.allCases[newValue] } }
            }
        }
        #endif




        #if textView
        extension TableSpec {
            /// A text view whose row grows with its text.
            public final class RowTextView: UITextView, UITextViewDelegate, ValueControl {
                private var change: () -> Void = {}
                fileprivate var events: [UInt: () -> Void] = [:]
                #if validation
                /// A closure that is called after editing ends.
                fileprivate var left: () -> Void = {}
                #endif
                #if keyboardToolbar
                fileprivate weak var bar: KeyboardToolbar?
                #endif
                #if textLength
                /// The maximum number of characters.
                public var maximumLength = Int.max
                #endif

                #if !textLength
                public var tableSpecValue: String {
                    get { text ?? "" }
                    set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
                }
                #else
                public var tableSpecValue: String {
                    get { TableSpec.limit(text ?? "", to: maximumLength, in: self) }
                    set { TableSpec.keepCursor(in: self, from: text, to: newValue) { text = newValue } }
                }
                #endif

                /// Whether the text needs a different height; most characters don't change it.
                public var needsOtherHeight: Bool {
                    let wanted = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
                    // Layout rounds to the pixels of the screen.
                    return abs(wanted - bounds.height) >= 1
                }

                public func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }

                public func textViewDidChange(_ textView: UITextView) {
                    #if textLength
                    let limited = tableSpecValue
                    if markedTextRange == nil, limited != text { tableSpecValue = limited }
                    #endif
                    #if textPlaceholder
                    showPlaceholder()
                    #endif
                    change()
                }

                #if !keyboardToolbar
                public func textViewDidBeginEditing(_ textView: UITextView) {
                    events[UIControl.Event.editingDidBegin.rawValue]?()
                }
                #else
                public func textViewDidBeginEditing(_ textView: UITextView) {
                    bar?.follow(self)
                    events[UIControl.Event.editingDidBegin.rawValue]?()
                }
                #endif

                public func textViewDidEndEditing(_ textView: UITextView) {
                    events[UIControl.Event.editingDidEnd.rawValue]?()
                    #if validation
                    left()
                    #endif
                }

                #if textPlaceholder
                /// The text that the view shows while it has none.
                public var placeholder: String? {
                    didSet {
                        if placeholderLabel == nil, placeholder != nil { addPlaceholderLabel() }
                        placeholderLabel?.text = placeholder
                        showPlaceholder()
                    }
                }

                private var placeholderLabel: UILabel?
                /// Makes an empty view as high as its placeholder.
                private var placeholderHeight: NSLayoutConstraint?
                /// The distances of the text from the edges: the default insets and the default padding of lines
                /// (https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding).
                private let placeholderInsets = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

                public override var text: String! {
                    didSet { showPlaceholder() }
                }

                public override var font: UIFont? {
                    didSet { placeholderLabel?.font = font }
                }

                public override var textAlignment: NSTextAlignment {
                    didSet { placeholderLabel?.textAlignment = textAlignment }
                }

                /// The value of the app or the text; if there is neither, the placeholder.
                public override var accessibilityValue: String? {
                    get {
                        if let value = super.accessibilityValue, !value.isEmpty { return value }
                        return isPlaceholderShown ? placeholder : nil
                    }
                    set { super.accessibilityValue = newValue }
                }

                public override func sizeThatFits(_ size: CGSize) -> CGSize {
                    var fitting = super.sizeThatFits(size)
                    guard isPlaceholderShown, let placeholderLabel else { return fitting }
                    let insets = placeholderInsets
                    let room = CGSize(width: max(0, size.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
                    let height = insets.top + placeholderLabel.sizeThatFits(room).height + insets.bottom
                    fitting.height = max(fitting.height, height)
                    return fitting
                }

                private var isPlaceholderShown: Bool { placeholder != nil && (text ?? "").isEmpty }

                private func showPlaceholder() {
                    placeholderLabel?.isHidden = !isPlaceholderShown
                    placeholderHeight?.isActive = isPlaceholderShown
                }

                private func addPlaceholderLabel() {
                    let label = UILabel()
                    (label.font, label.textAlignment) = (font, textAlignment)
                    label.adjustsFontForContentSizeCategory = true
                    label.textColor = .placeholderText
                    label.numberOfLines = 0
                    // The view says it.
                    label.isAccessibilityElement = false
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    let insets = placeholderInsets
                    let width = label.widthAnchor.constraint(equalTo: widthAnchor, constant: -insets.left - insets.right)
                    let height = heightAnchor.constraint(
                        greaterThanOrEqualTo: label.heightAnchor,
                        constant: insets.top + insets.bottom
                    )
                    // A stack makes a hidden view 0 points wide or high.
                    for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
                    NSLayoutConstraint.activate([
                        label.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left),
                        label.topAnchor.constraint(equalTo: topAnchor, constant: insets.top), width,
                    ])
                    (placeholderLabel, placeholderHeight) = (label, height)
                }
                #endif
            }
        }

        @MainActor
        extension TableSpec {
            /// Creates a text view for a row.
            public static func textView() -> RowTextView {
                let view = RowTextView()
                view.font = .preferredFont(forTextStyle: .body)
                view.adjustsFontForContentSizeCategory = true
                view.backgroundColor = .clear
                view.isScrollEnabled = false
                view.delegate = view
                return view
            }

            #if textPlaceholder
            /// Creates a text view for a row that shows a placeholder while it's empty.
            public static func textView(placeholder: String?) -> RowTextView {
                let view = textView()
                view.placeholder = placeholder
                return view
            }
            #endif

            #if typing
            /// Calls a closure when editing a text view begins or ends, replacing an earlier closure.
            @discardableResult
            public static func on(
                _ event: UIControl.Event,
                of view: RowTextView,
                _ action: @escaping () -> Void
            ) -> RowTextView {
                view.events[event.rawValue] = action
                return view
            }
            #endif

            #if keyboardToolbar
            /// Shows a toolbar above the keyboard while a text view is being edited.
            @discardableResult
            public static func show(_ bar: KeyboardToolbar, aboveKeyboardOf view: RowTextView) -> RowTextView {
                view.inputAccessoryView = bar
                view.bar = bar
                return view
            }
            #endif
        }
        #endif



        #if links
        extension TableSpec {
            /// A text with Markdown that looks like a label, and whose links can be tapped.
            public final class LinkTextView: UITextView, UITextViewDelegate {
                /// The text with Markdown.
                public var markdown = "" {
                    didSet { if markdown != oldValue { showText() } }
                }
                /// Creates the font of the text, also when the preferred text size changes.
                public var makeFont: () -> UIFont {
                    didSet { showText() }
                }
                /// How the last line is truncated.
                public var lineBreakMode: NSLineBreakMode {
                    get { textContainer.lineBreakMode }
                    set { textContainer.lineBreakMode = newValue }
                }
                fileprivate var follow: ((URL) -> Void)?
                private let color: UIColor
                private let alignment: NSTextAlignment
                private let lines: Int?

                fileprivate init(style: UIFont.TextStyle, color: UIColor, alignment: NSTextAlignment, lines: Int?) {
                    makeFont = { .preferredFont(forTextStyle: style) }
                    (self.color, self.alignment, self.lines) = (color, alignment, lines)
                    super.init(frame: .zero, textContainer: nil)
                    isEditable = false
                    isScrollEnabled = false
                    backgroundColor = .clear
                    textContainerInset = .zero
                    textContainer.lineFragmentPadding = 0
                    textContainer.lineBreakMode = .byTruncatingTail
                    // As a label draws them.
                    linkTextAttributes = [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
                    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                    delegate = self
                    showText()
                    #if !before17
                    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: LinkTextView, _) in
                        view.showText()
                    }
                    #endif
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                #if before17
                public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { showText() }
                }
                #endif

                // Selecting text would show the cursor and the menu of an editor.
                public override var canBecomeFirstResponder: Bool { false }

                // Only links receive touches. Others belong to the row.
                public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    let text = textStorage
                    var isLink = false
                    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, stop in
                        guard link != nil, let start = position(from: beginningOfDocument, offset: range.location),
                            let end = position(from: start, offset: range.length), let part = textRange(from: start, to: end)
                        else { return }
                        isLink = selectionRects(for: part).contains { $0.rect.contains(point) }
                        if isLink { stop.pointee = true }
                    }
                    return isLink
                }

                #if before17
                // iOS 15 and 16 call this method, which iOS 17 replaces (Apple's documentation of UITextViewDelegate).
                public func textView(
                    _ textView: UITextView,
                    shouldInteractWith url: URL,
                    in characterRange: NSRange,
                    interaction: UITextItemInteraction
                ) -> Bool {
                    guard interaction == .invokeDefaultAction, let follow else { return true }
                    follow(url)
                    return false
                }
                #endif

                // Apple's documentation of UITextViewDelegate: returns the action for a tap, or `nil` for none.
                @available(iOS 17.0, *)
                public func textView(
                    _ textView: UITextView,
                    primaryActionFor textItem: UITextItem,
                    defaultAction: UIAction
                ) -> UIAction? {
                    guard let follow, case .link(let url) = textItem.content else { return defaultAction }
                    return UIAction { _ in follow(url) }
                }

                private func showText() {
                    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                    textContainer.maximumNumberOfLines = lines ?? (isLarge ? 0 : 1)
                    let (styled, font) = (TableSpec.markdown(markdown), makeFont())
                    attributedText = styled
                    // These properties apply to the entire text.
                    (self.font, textColor, textAlignment) = (font, color, alignment)
                    let (text, whole) = (textStorage, NSRange(location: 0, length: styled.length))
                    styled.enumerateAttribute(.inlinePresentationIntent, in: whole) { number, range, _ in
                        guard let number = number as? NSNumber else { return }
                        let intent = InlinePresentationIntent(rawValue: number.uintValue)
                        text.addAttribute(.font, value: Self.variant(of: font, intent), range: range)
                        if intent.contains(.strikethrough) {
                            text.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
                        }
                    }
                    text.removeAttribute(.inlinePresentationIntent, range: whole)
                }

                /// Returns a font with the styles of Markdown.
                private static func variant(of font: UIFont, _ intent: InlinePresentationIntent) -> UIFont {
                    if intent.isDisjoint(with: [.stronglyEmphasized, .emphasized, .code]) { return font }
                    let font =
                        intent.contains(.code) ? .monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
                    var traits = font.fontDescriptor.symbolicTraits
                    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
                    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
                    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font
                }
            }
        }

        @MainActor
        extension TableSpec {
            /// Creates a text with Markdown for a row, whose links open their URLs.
            ///
            /// - Parameter lines: The maximum number of lines. By default, it's one line, or as many as the text needs at
            ///   accessibility text sizes.
            public static func linkTextView(
                style: UIFont.TextStyle = .body,
                color: UIColor = .label,
                alignment: NSTextAlignment = .natural,
                lines: Int? = nil
            ) -> LinkTextView {
                LinkTextView(style: style, color: color, alignment: alignment, lines: lines)
            }

            /// Calls a closure with the URL of each link that is tapped, instead of opening it, replacing an earlier closure.
            @discardableResult
            public static func onLink(of view: LinkTextView, _ action: @escaping (URL) -> Void) -> LinkTextView {
                view.follow = action
                return view
            }
        }
        #endif



        #if pickerView
        extension TableSpec {
            /// A picker view; its value is the selected row's index.
            public final class RowPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ValueControl {
                public var titles: [String] { didSet { if titles != oldValue { reloadAllComponents() } } }
                private var change: () -> Void = {}

                public init(titles: [String]) {
                    self.titles = titles
                    super.init(frame: .zero)
                    dataSource = self
                    delegate = self
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                public var tableSpecValue: Int {
                    get { selectedRow(inComponent: 0) }
                    set { selectRow(newValue, inComponent: 0, animated: false) }
                }

                public func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }

                public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

                public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                    titles.count
                }

                public func pickerView(
                    _ pickerView: UIPickerView,
                    titleForRow row: Int,
                    forComponent component: Int
                ) -> String? {
                    titles.indices.contains(row) ? titles[row] : nil
                }

                public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                    change()
                }
            }
        }
        #endif



        #if disclosure
        extension TableSpec {
            /// A button at the end of a header that shows and hides the rows of its section, or at the end of a row that
            /// shows and hides the rows nested in it.
            ///
            /// Its chevron points down while the rows are visible.
            public final class DisclosureButton: UIButton, ValueControl {
                public var tableSpecValue = true { didSet { if tableSpecValue != oldValue { showValue() } } }

                #if !oneHeader
                /// The bundle with the translations of “Expanded” and “Collapsed”.
                private let bundle: Bundle
                #endif

                public init(bundle: Bundle = .main) {
                    #if !oneHeader
                    self.bundle = bundle
                    #endif
                    super.init(frame: .zero)
                    var configuration = UIButton.Configuration.plain()
                    // Aligns the chevron with the margin.
                    configuration.contentInsets = .zero
                    self.configuration = configuration
                    setContentHuggingPriority(.required, for: .horizontal)
                    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
                    showValue()
                    // An accessory view has the size of its frame.
                    sizeToFit()
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                /// Makes the whole header tappable, as in an outline: “a tap anywhere in the header toggles the
                /// expansion state”. A row has its own tap, so only 44 × 44 points are the button's.
                public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    if superview is UITableViewCell {
                        let (x, y) = (min((bounds.width - 44) / 2, 0), min((bounds.height - 44) / 2, 0))
                        return bounds.insetBy(dx: x, dy: y).contains(point)
                    }
                    let header = superview ?? self
                    return header.bounds.contains(convert(point, to: header))
                }

                private func toggle() {
                    tableSpecValue.toggle()
                    sendActions(for: .valueChanged)
                }

                private func showValue() {
                    configuration?.image = UIImage(systemName: tableSpecValue ? "chevron.down" : "chevron.forward")
                    #if oneHeader
                    accessibilityExpandedStatus = tableSpecValue ? .expanded : .collapsed
                    #else
                    if #available(iOS 18, *) {
                        accessibilityExpandedStatus = tableSpecValue ? .expanded : .collapsed
                    } else {
                        accessibilityValue =
                            tableSpecValue
                            ? String(localized: "Expanded", bundle: bundle) : String(localized: "Collapsed", bundle: bundle)
                    }
                    #endif
                }
            }
        }
        #endif


        #if numbers
        // Conversions between the number types of states and controls.

        extension Int {
            public var tableSpecDouble: Double {
                get { Double(self) }
                set { self = Int(exactly: newValue.rounded()) ?? (newValue < 0 ? .min : .max) }
            }

            public var tableSpecFloat: Float {
                get { Float(self) }
                set { tableSpecDouble = Double(newValue) }
            }
        }

        extension Double {
            public var tableSpecFloat: Float {
                get { Float(self) }
                set { self = Double(newValue) }
            }
        }

        extension Float {
            public var tableSpecDouble: Double {
                get { Double(self) }
                set { self = Float(newValue) }
            }
        }
        #endif


        #if measurements
        extension TableSpec {
            /// Returns a number with its unit, in the user's language and region.
            ///
            /// All regions have the same unit: `asProvided` in Apple's documentation of `MeasurementFormatUnitUsage`.
            public nonisolated static func measurement<Unit: Dimension>(_ value: Double, in unit: Unit) -> String {
                Measurement(value: value, unit: unit)
                    .formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number))
            }
        }
        #endif




        #if views
        #if button
        @MainActor
        extension TableSpec {
            /// Creates a button for a row.
            public static func button(title: String? = nil, image: UIImage? = nil, label: String? = nil) -> UIButton {
                #if before17
                let button = RowButton(type: .system)
                #else
                let button = UIButton(type: .system)
                button.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (button: UIButton, _) in
                    fit(button)
                }
                #endif
                return show(title: title, image: image, label: label, in: button)
            }

            #if before17
            /// A button that fits its content after a change of the text size.
            private final class RowButton: UIButton {
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    TableSpec.fit(self)
                }
            }
            #endif

            /// Fits a button to its content, because cells don't fit their accessory views:
            /// https://github.com/microsoft/fluentui-apple/pull/1648
            private static func fit(_ button: UIButton) {
                let fitted = button.sizeThatFits(.zero)
                button.frame.size = CGSize(width: max(fitted.width, 44), height: max(fitted.height, 44))
                button.superview?.setNeedsLayout()
            }

            /// Shows a title or an image in a button, at a size of at least 44 × 44 points.
            @discardableResult
            public static func show<Button: UIButton>(
                title: String? = nil,
                image: UIImage? = nil,
                label: String? = nil,
                in button: Button
            ) -> Button {
                button.setTitle(title, for: .normal)
                button.setImage(image, for: .normal)
                button.accessibilityLabel = label
                fit(button)
                return button
            }

            /// Calls a closure on each tap of a button, replacing an earlier closure.
            @discardableResult
            public static func onTap<Button: UIButton>(of button: Button, _ action: @escaping (UIAction) -> Void) -> Button {
                button.addAction(UIAction(identifier: UIAction.Identifier("tapped"), handler: action), for: .touchUpInside)
                return button
            }
        }
        #endif

        #if (button && controls) || (button && prototypes) || (button && titleViews) || (button && headerViews)
        @MainActor
        extension TableSpec {
            /// Returns the view for a touch, extending the touch area of buttons to 44 × 44 points.
            ///
            /// Other controls take precedence. UIKit finds a button only inside its stack views, which can
            /// be as small as its image.
            fileprivate static func touched(_ view: UIView?, at point: CGPoint, in container: UIView) -> UIView? {
                guard let view else { return nil }
                let isTaken = sequence(first: view, next: \.superview).prefix { $0 !== container }
                    .contains { $0 is UIControl || $0 is UIScrollView || $0 is UIPickerView }
                if isTaken { return view }
                let distances = buttons(in: container).map { button in
                    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: container)
                    return (button: button, x: abs(middle.x - point.x), y: abs(middle.y - point.y))
                }
                let near = distances.filter { max($0.x, $0.y) <= 22 }
                return near.min { hypot($0.x, $0.y) < hypot($1.x, $1.y) }?.button ?? view
            }

            /// Returns the enabled and visible buttons in a view.
            private static func buttons(in view: UIView) -> [UIButton] {
                view.subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled }.flatMap { view in
                    (view as? UIButton).map { $0.isEnabled ? [$0] : [] } ?? buttons(in: view)
                }
            }
        }
        #endif

        #if trailing
        extension TableSpec {
            /// The side where lines end in the app's language.
            @MainActor
            public static var trailingAlignment: NSTextAlignment {
                UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
            }
        }
        #endif

        #if labels
        @MainActor
        extension TableSpec {
            /// Creates a label for a row, which adjusts to the preferred text size.
            ///
            /// - Parameter lines: The maximum number of lines. By default, it's one line, or as many as the text needs at
            ///   accessibility text sizes.
            public static func label(
                _ text: String? = nil,
                style: UIFont.TextStyle = .body,
                color: UIColor? = nil,
                alignment: NSTextAlignment = .natural,
                lines: Int? = nil
            ) -> UILabel {
                with(lines == nil ? RowLabel() : UILabel()) {
                    $0.text = text
                    $0.font = .preferredFont(forTextStyle: style)
                    $0.adjustsFontForContentSizeCategory = true
                    if let color { $0.textColor = color }
                    $0.textAlignment = alignment
                    if let lines { $0.numberOfLines = lines }
                }
            }

            /// A label that shows its whole text at accessibility text sizes.
            private final class RowLabel: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    adjustLines()
                    #if !before17
                    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: RowLabel, _) in
                        label.adjustLines()
                    }
                    #endif
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                #if before17
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    adjustLines()
                }
                #endif

                private func adjustLines() {
                    numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
                }
            }
        }
        #endif

        #if markdown
        extension TableSpec {
            /// Returns a text with inline Markdown, which labels show in variants of their own font.
            public nonisolated static func markdown(_ text: String) -> NSAttributedString {
                let options = AttributedString.MarkdownParsingOptions(
                    interpretedSyntax: .inlineOnlyPreservingWhitespace
                )
                let styled = try? NSAttributedString(markdown: text, options: options)
                return styled ?? NSAttributedString(string: text)
            }

            /// Returns a text with its Markdown characters escaped.
            public nonisolated static func escapedForMarkdown(_ text: String) -> String {
                text.reduce(into: "") { text, character in
                    if character.isASCII, character.isPunctuation || character.isSymbol { text.append("\\") }
                    text.append(character)
                }
            }
        }
        #endif

        #if images
        @MainActor
        extension TableSpec {
            /// Creates an image view for a row.
            ///
            /// - Parameter label: The accessibility label. Without one, VoiceOver ignores the image.
            public static func imageView(
                _ image: UIImage? = nil,
                mode: UIView.ContentMode = .scaleAspectFit,
                tint: UIColor? = nil,
                cornerRadius: CGFloat = 0,
                label: String? = nil
            ) -> UIImageView {
                with(UIImageView(image: image)) {
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
        @MainActor
        extension TableSpec {
            /// Creates a horizontal stack of views, in which plain views are flexible space.
            ///
            /// - Parameter index: The index of the view that fills the remaining space.
            public static func row(
                _ views: [UIView],
                spacing: CGFloat = 8,
                alignment: UIStackView.Alignment = .center,
                distribution: UIStackView.Distribution = .fill,
                stretching index: Int? = nil
            ) -> UIStackView {
                arrange(views, in: UIStackView(), spacing, alignment, distribution, stretching: index)
            }

            #if adaptiveRows
            /// Creates a horizontal stack of views that becomes vertical at accessibility text sizes.
            ///
            /// - Parameter index: The index of the view that fills the remaining space.
            public static func adaptiveRow(
                _ views: [UIView],
                spacing: CGFloat = 8,
                alignment: UIStackView.Alignment = .center,
                distribution: UIStackView.Distribution = .fill,
                stretching index: Int? = nil
            ) -> UIStackView {
                let stack = AdaptiveStack()
                stack.wideView = index.map { views[$0] }
                arrange(views, in: stack, spacing, alignment, distribution, stretching: index)
                stack.adjustAxis()
                return stack
            }
            #endif

            @discardableResult
            private static func arrange(
                _ views: [UIView],
                in stack: UIStackView,
                _ spacing: CGFloat,
                _ alignment: UIStackView.Alignment,
                _ distribution: UIStackView.Distribution,
                stretching index: Int?
            ) -> UIStackView {
                let room = views.filter(isRoom)
                if distribution == .fill, index != nil || !room.isEmpty {
                    // A text before a flexible space is truncated before the texts after it.
                    if index == nil { views.prefix { !isRoom($0) }.filter { !($0 is UIButton) }.forEach(yieldWidth) }
                    for (position, view) in views.enumerated() where !isRoom(view) {
                        if position == index { yieldWidth(of: view) } else { keepWidth(of: view) }
                    }
                }
                for view in views { stack.addArrangedSubview(view) }
                readOnce(views)
                (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
                if distribution != .fillEqually {
                    for view in room.dropFirst() { view.widthAnchor.constraint(equalTo: room[0].widthAnchor).isActive = true }
                }
                return stack
            }

            /// Hides labels from VoiceOver that it reads as the names of the controls beside them.
            private static func readOnce(_ views: [UIView]) {
                let names = views.compactMap { $0 is UIControl || $0 is UITextView ? $0.accessibilityLabel : nil }
                for case let label as UILabel in views where label.text.map(names.contains) == true {
                    label.isAccessibilityElement = false
                }
            }

            /// Creates a vertical stack of views, in which plain views are flexible space.
            public static func column(
                _ views: [UIView],
                spacing: CGFloat = 0,
                alignment: UIStackView.Alignment = .fill,
                distribution: UIStackView.Distribution = .fill
            ) -> UIStackView {
                let stack = UIStackView(arrangedSubviews: views)
                stack.axis = .vertical
                (stack.spacing, stack.alignment, stack.distribution) = (spacing, alignment, distribution)
                let room = views.filter(isRoom)
                if distribution != .fillEqually {
                    for view in room.dropFirst() { view.heightAnchor.constraint(equalTo: room[0].heightAnchor).isActive = true }
                }
                return stack
            }
        }

        @MainActor
        extension TableSpec {
            /// Returns whether a view is flexible space between others.
            fileprivate static func isRoom(_ view: UIView) -> Bool { type(of: view) == UIView.self }

            private static func keepWidth(of view: UIView) {
                #if layers
                if let layers = view as? LayersView {
                    for view in layers.subviews { keepWidth(of: view) }
                    return
                }
                #endif
                guard let stack = view as? UIStackView else {
                    return view.setContentHuggingPriority(.required, for: .horizontal)
                }
                for view in stack.arrangedSubviews where !isRoom(view) { keepWidth(of: view) }
            }

            private static func yieldWidth(of view: UIView) {
                guard let stack = view as? UIStackView else {
                    if view is UILabel || view is UIButton {
                        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                    }
                    return
                }
                for view in stack.arrangedSubviews { yieldWidth(of: view) }
            }
        }
        #endif

        #if adaptiveRows
        extension TableSpec {
            /// A row of views that becomes a column at accessibility text sizes.
            private final class AdaptiveStack: UIStackView {
                /// The view that fills the remaining width of the row, and all of the column's.
                var wideView: UIView?
                private var wide: NSLayoutConstraint?
                private var ofRow: (alignment: UIStackView.Alignment, distribution: UIStackView.Distribution)?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    #if !before17
                    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: AdaptiveStack, _) in
                        stack.adjustAxis()
                    }
                    #endif
                }

                required init(coder: NSCoder) { super.init(coder: coder) }

                #if before17
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    adjustAxis()
                }
                #endif

                /// Arranges the views in the direction that suits the text size.
                func adjustAxis() {
                    let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                    guard isColumn != (axis == .vertical) else { return }
                    if isColumn { ofRow = (alignment, distribution) }
                    axis = isColumn ? .vertical : .horizontal
                    alignment = isColumn ? .leading : ofRow?.alignment ?? alignment
                    distribution = isColumn ? .fill : ofRow?.distribution ?? distribution
                    for view in arrangedSubviews where TableSpec.isRoom(view) { view.isHidden = isColumn }
                    wide = wide ?? wideView.map(filling)
                    wide?.isActive = isColumn
                }

                /// A constraint that yields to the margins, between which the stack arranges its views if
                /// `isLayoutMarginsRelativeArrangement` is true
                /// (https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement).
                private func filling(_ view: UIView) -> NSLayoutConstraint {
                    let width = view.widthAnchor.constraint(equalTo: widthAnchor)
                    width.priority = UILayoutPriority(999)
                    return width
                }
            }
        }
        #endif
        #endif




        #if views
        #if limits
        @MainActor
        extension TableSpec {
            /// Limits the size of a view, in points, and its aspect ratio.
            @discardableResult
            public static func limit<View: UIView>(
                _ view: View,
                minWidth: CGFloat? = nil,
                maxWidth: CGFloat? = nil,
                minHeight: CGFloat? = nil,
                maxHeight: CGFloat? = nil,
                aspectRatio: CGFloat? = nil
            ) -> View {
                let (width, height) = (view.widthAnchor, view.heightAnchor)
                if let minWidth { width.constraint(greaterThanOrEqualToConstant: minWidth).isActive = true }
                if let maxWidth { width.constraint(lessThanOrEqualToConstant: maxWidth).isActive = true }
                if let minHeight { height.constraint(greaterThanOrEqualToConstant: minHeight).isActive = true }
                if let maxHeight { height.constraint(lessThanOrEqualToConstant: maxHeight).isActive = true }
                if let aspectRatio {
                    let ratio = width.constraint(equalTo: height, multiplier: aspectRatio)
                    // The height of a cell is rounded to pixels, with which a required ratio would conflict:
                    // https://stackoverflow.com/questions/25059443
                    ratio.priority = UILayoutPriority(999)
                    ratio.isActive = true
                }
                return view
            }
        }
        #endif

        #if children
        extension TableSpec {
            /// A view that contains the view of a child view controller.
            public final class ContainerView: UIView {
                public init(_ child: UIViewController, in parent: UIViewController) {
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
        }
        #endif

        #if layers
        extension TableSpec {
            /// A view that stacks its layers back to front and takes the size of the layers that fill it.
            public final class LayersView: UIView {
                public init(_ layers: [AnchoredView]) {
                    super.init(frame: .zero)
                    for layer in layers {
                        layer.view.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(layer.view)
                        NSLayoutConstraint.activate(layer.constraints(in: self))
                    }
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }
        }
        #endif

        #if layers || overlay
        extension TableSpec {
            /// A view with its position among layers that share the same space.
            @MainActor
            public struct AnchoredView {
                public let view: UIView
                private var sides: [NSLayoutConstraint.Attribute]
                private var inset: CGFloat

                /// Returns a layer that extends from edge to edge.
                public static func filling(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
                    AnchoredView(view: view, sides: [.leading, .trailing, .top, .bottom], inset: inset)
                }

                /// Returns a layer that takes the size of the views in front of it, not that of its image.
                public static func behind(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
                    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
                    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
                    return filling(view, inset: inset)
                }

                /// Returns a layer that is aligned on each axis and stays within the other edges.
                public static func at(
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
        }
        #endif

        #if overlay
        @MainActor
        extension TableSpec {
            /// Adds views to a view that float over the part of a table view that bars and other views leave free.
            public static func addOverlay(_ layers: [AnchoredView], to view: UIView, over tableView: UITableView) {
                let room = UILayoutGuide()
                view.addLayoutGuide(room)
                let top = room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
                let bottom = room.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                // The table can begin below the bars and end above the bars or the keyboard.
                (top.priority, bottom.priority) = (.defaultHigh, .defaultHigh)
                NSLayoutConstraint.activate([
                    top, bottom,
                    room.topAnchor.constraint(greaterThanOrEqualTo: tableView.topAnchor),
                    room.bottomAnchor.constraint(lessThanOrEqualTo: tableView.bottomAnchor),
                    room.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                    room.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                ])
                for layer in layers {
                    layer.view.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(layer.view)
                    NSLayoutConstraint.activate(layer.constraints(in: room))
                }
            }

            /// Returns the height that a view and its insets cover at the bottom, or 0 if it's hidden.
            public static func heightOverRows(of view: UIView, inset: CGFloat = 0) -> CGFloat {
                view.isHidden ? 0 : view.bounds.height + 2 * inset
            }
        }
        #endif

        #if borders
        @MainActor
        extension TableSpec {
            /// Adds a border inside the edges of a view.
            @discardableResult
            public static func addBorder<View: UIView>(_ color: UIColor, width: CGFloat, to view: View) -> View {
                let line = BorderView(color, width: width)
                line.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(line)
                NSLayoutConstraint.activate([
                    line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    line.topAnchor.constraint(equalTo: view.topAnchor),
                    line.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
                return view
            }
        }

        extension TableSpec {
            /// A border inside the edges of its superview, whose color adapts to light and dark appearance.
            public final class BorderView: UIView {
                private let color: UIColor

                public init(_ color: UIColor, width: CGFloat) {
                    self.color = color
                    super.init(frame: .zero)
                    isUserInteractionEnabled = false
                    layer.borderWidth = width
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                // A layer's color doesn't adapt to appearance changes, but UIKit lays out views when they occur.
                public override func layoutSubviews() {
                    super.layoutSubviews()
                    layer.borderColor = color.cgColor
                    layer.cornerRadius = superview?.layer.cornerRadius ?? 0
                }
            }
        }
        #endif
        #endif



        #if headerViews
        // MARK: - Table header and footer views

        extension TableSpec {
            /// A table header or footer view, whose content respects the margins of the table or its own.
            public final class HeaderView: UIView {
                public init(_ content: UIView, margins: NSDirectionalEdgeInsets? = nil) {
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
                public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
                }
                #endif
            }
        }
        #endif

        #if fitting
        extension TableSpec {
            /// The size of a table header or footer view, measured when the width, the margins, the text size or the content
            /// changes.
            @MainActor
            public final class Fitting {
                private let view: UIView
                private let property: ReferenceWritableKeyPath<UITableView, UIView?>
                private var measured: (width: CGFloat, left: CGFloat, right: CGFloat, textSize: UIContentSizeCategory)?

                public init(_ view: UIView, as property: ReferenceWritableKeyPath<UITableView, UIView?>) {
                    self.view = view
                    self.property = property
                }

                /// Sizes the view after a layout of the table view, whose bounds also change when it scrolls.
                public func fit(in tableView: UITableView) {
                    let (width, margins) = (tableView.bounds.width, tableView.layoutMargins)
                    let now = (width, margins.left, margins.right, tableView.traitCollection.preferredContentSizeCategory)
                    if let measured, measured == now { return }
                    measured = now
                    let size = view.systemLayoutSizeFitting(
                        CGSize(width: width, height: 0),
                        withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    )
                    // The table view can round the height.
                    guard abs(view.frame.width - width) >= 0.5 || abs(view.frame.height - size.height) >= 0.5 else { return }
                    view.frame.size = size
                    // The table view reads the height only when the view is set.
                    tableView[keyPath: property] = view
                }

                /// Sizes the view after a change of its content. A change before the screen appears must not load its view.
                public func contentDidChange(in screen: UIViewController, _ tableView: @autoclosure () -> UITableView) {
                    measured = nil
                    if screen.isViewLoaded { fit(in: tableView()) }
                }
            }
        }
        #endif



        #if loadMore
        // MARK: - Loading more

        extension TableSpec {
            /// A centered activity indicator.
            public final class LoadingViews: RowViews {
                public let indicator = UIActivityIndicatorView(style: .medium)
                public private(set) lazy var view: UIView = TableSpec.column([indicator], alignment: .center)

                public init() {}
            }
        }

        extension TableSpec.RowContent {
            /// A row with an activity indicator, which has to be restarted when a cell is reused.
            public static var loading: TableSpec.RowContent {
                TableSpec.RowContent(TableSpec.LoadingViews.self, isSelectable: false) { $0.indicator.startAnimating() }
            }
        }
        #endif




        #if titleViews || hiddenTitles
        #if titleViews
        // MARK: - Views in headers and footers

        extension TableSpec {
            /// Views that replace or follow the text of a header or footer, created for each of them.
            @MainActor
            public struct TitleViews {
                /// Returns the content of a header or footer.
                fileprivate let content: (UIListContentConfiguration, _ isHeader: Bool) -> any UIContentConfiguration

                public init<Views: RowViews>(
                    _ views: Views.Type,
                    afterText: Bool = false,
                    fill: @escaping (Views) -> Void = { _ in }
                ) {
                    content = { title, isHeader in
                        TitleViewsContent(title: afterText ? title : nil, isHeader: isHeader, fill: fill)
                    }
                }
            }
        }

        extension TableSpec {
            private struct TitleViewsContent<Views: RowViews>: UIContentConfiguration {
                let title: UIListContentConfiguration?
                let isHeader: Bool
                let fill: (Views) -> Void

                func makeContentView() -> any UIView & UIContentView { TitleViewsContentView(self) }

                func updated(for state: any UIConfigurationState) -> Self { self }
            }
        }

        extension TableSpec {
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
                    TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
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
        }
        #endif

        #if hiddenTitles
        // MARK: - Hidden headers and footers

        extension TableSpec {
            /// The empty content of a hidden header or footer.
            ///
            /// Adding or removing a title requires reloading the section, which dismisses the keyboard.
            fileprivate struct HiddenTitle: UIContentConfiguration {
                let height: CGFloat

                func makeContentView() -> any UIView & UIContentView { HiddenTitleView(self) }

                func updated(for state: any UIConfigurationState) -> Self { self }
            }
        }

        extension TableSpec {
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
        }
        #endif
        #endif


        #if remoteImages
        // MARK: - Asynchronous images

        extension TableSpec {
            /// Loads the images of a screen on demand and caches them while memory allows.
            ///
            /// An image that several views show is loaded once. A task is canceled when no view waits for it anymore.
            @MainActor
            public final class RemoteImages {
                /// A view with the image that it shows or waits for.
                private struct Client {
                    weak var view: UIView?
                    let url: URL
                    /// The image, which the view keeps when the cache is emptied in the background.
                    var image: UIImage?
                    let show: @MainActor (UIImage?) -> Void
                }

                private let load: @MainActor (URL) async -> UIImage?
                private let cache = NSCache<NSURL, UIImage>()
                private var clients: [ObjectIdentifier: Client] = [:]
                private var tasks: [URL: _Concurrency.Task<Void, Never>] = [:]
                /// When images couldn't be loaded, in seconds since the system started.
                private var failures: [URL: Double] = [:]

                /// How long a failed image isn't requested again, in seconds.
                private let pause: Double = 30

                public init(_ load: @escaping @MainActor (URL) async -> UIImage?) { self.load = load }

                deinit {
                    for task in tasks.values { task.cancel() }
                }

                /// Requests images that couldn't be loaded again, because the user has pulled to refresh.
                public func retry() {
                    failures = [:]
                    for client in clients.values where client.view != nil && client.image == nil { request(client.url) }
                }

                /// Shows an image in a view, with a placeholder image while it loads.
                public func show(_ url: URL?, in view: UIImageView, placeholder: UIImage? = nil) {
                    show(url, for: view) { [weak view] image in view?.image = image ?? placeholder }
                }

                /// Shows an image in a view, with a placeholder color while it loads.
                public func show(_ url: URL?, in view: UIImageView, placeholder color: UIColor, background: UIColor? = nil) {
                    show(url, for: view) { [weak view] image in
                        view?.image = image
                        view?.backgroundColor = image == nil ? color : background
                    }
                }

                /// Shows an image beside the texts of a cell, which already shows the placeholder.
                public func show(_ url: URL?, in cell: UITableViewCell) {
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
                    let image = own ?? url.flatMap { cache.object(forKey: $0 as NSURL) }
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
                        let loaded = await load(url)
                        // Otherwise the image view would decode the image on the main thread:
                        // https://developer.apple.com/videos/play/wwdc2021/10252
                        let image = await loaded?.byPreparingForDisplay() ?? loaded
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
                    cache.setObject(image, forKey: url as NSURL)
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
        }
        #endif


        #if gestures
        // MARK: - Gestures

        @MainActor
        extension TableSpec {
            /// Calls a closure with a view on each tap, replacing an earlier closure.
            ///
            /// VoiceOver treats the view as a button and can activate it.
            @discardableResult
            public static func onTapGesture<View: UIView>(of view: View, _ action: @escaping (UIView) -> Void) -> View {
                view.accessibilityTraits.insert(.button)
                recognize(UITapGestureRecognizer(), in: view, action)
                return view
            }

            /// Calls a closure with a view on each long press, replacing an earlier closure.
            ///
            /// - Parameter name: The name of the custom action that VoiceOver offers for the gesture.
            @discardableResult
            public static func onLongPress<View: UIView>(
                of view: View,
                named name: String,
                _ action: @escaping (UIView) -> Void
            ) -> View {
                recognize(UILongPressGestureRecognizer(), in: view, action)
                nameLongPress(of: view, name)
                return view
            }

            /// Changes the name of the VoiceOver action for a long press.
            public static func nameLongPress(of view: UIView, _ name: String) {
                guard let spoken = gesture(UILongPressGestureRecognizer.self, of: view)?.spokenAction else { return }
                spoken.name = name
                let others = (view.accessibilityCustomActions ?? []).filter { $0 !== spoken }
                view.accessibilityCustomActions = others + [spoken]
            }

            private static func recognize<Recognizer: UIGestureRecognizer>(
                _ recognizer: @autoclosure () -> Recognizer,
                in view: UIView,
                _ action: @escaping (UIView) -> Void
            ) {
                if let present = gesture(Recognizer.self, of: view) {
                    present.action = action
                } else {
                    view.isUserInteractionEnabled = true
                    // A container keeps its own accessibility settings.
                    if view.subviews.isEmpty { view.isAccessibilityElement = true }
                    view.addInteraction(GestureInteraction(recognizer(), action))
                }
            }

            /// Returns the interaction that a view already has for a kind of gesture recognizer.
            private static func gesture<Recognizer: UIGestureRecognizer>(
                _ kind: Recognizer.Type,
                of view: UIView
            ) -> GestureInteraction? {
                view.interactions.lazy.compactMap { $0 as? GestureInteraction }.first { $0.recognizer is Recognizer }
            }
        }

        extension TableSpec {
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
                    recognizer.addHeadlessTarget { [weak self] _ in self?.perform() }
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
        }
        #endif



        #if unavailable
        // MARK: - Unavailable content

        extension TableSpec {
            /// The content shown in place of a table's rows.
            public enum UnavailableContent {
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
                public var configuration: UIContentUnavailableConfiguration {
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
                public var views: [UIView] {
                    switch self {
                    case .loading:
                        let spinner = UIActivityIndicatorView(style: .medium)
                        spinner.startAnimating()
                        return [spinner]
                    case .search:
                        let title = TableSpec.systemTitle("No Results")
                        return Self.message(image: UIImage(systemName: "magnifyingglass"), text: title).views
                    case .message(let image, let text, let secondaryText, let button, let secondaryButton):
                        let texts = [
                            text.map { TableSpec.label($0, style: .title2, alignment: .center, lines: 0) },
                            secondaryText.map {
                                TableSpec.label($0, style: .subheadline, color: .secondaryLabel, alignment: .center, lines: 0)
                            },
                        ]
                        let buttons = [button, secondaryButton].compactMap { $0 }.map { action in
                            UIButton(type: .system, primaryAction: action)
                        }
                        let picture = image.map {
                            TableSpec.size(TableSpec.imageView($0, tint: .secondaryLabel), width: 48, height: 48)
                        }
                        return [picture].compactMap { $0 } + texts.compactMap { $0 } + buttons
                    }
                }
                #endif
            }
        }

        @MainActor
        extension TableSpec {
            /// Shows content in place of the rows, or only the rows if `nil`, after the view has loaded.
            public static func showUnavailable(
                _ content: UnavailableContent?,
                in tableView: @autoclosure () -> UITableView,
                of screen: UIViewController
            ) {
                guard screen.isViewLoaded else { return }
                #if unavailableBefore17
                guard #available(iOS 17.0, *) else {
                    let tableView = tableView()
                    let stack = content.map { column($0.views, spacing: 12, alignment: .center) }
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
                let tableView = tableView()
                if tableView === screen.view {
                    screen.contentUnavailableConfiguration = content?.configuration
                } else {
                    // The content of the screen would cover the views around the table.
                    show(content?.configuration, in: tableView)
                }
            }

            @available(iOS 17.0, *)
            private static func show(_ configuration: UIContentUnavailableConfiguration?, in tableView: UITableView) {
                if let configuration, let view = tableView.backgroundView as? UIContentUnavailableView {
                    // The spinner keeps animating, and VoiceOver keeps its focus.
                    view.configuration = configuration
                } else {
                    tableView.backgroundView = configuration.map { UIContentUnavailableView(configuration: $0) }
                }
            }
        }
        #endif


        #if userDefaults
        // MARK: - Persistent state

        extension TableSpec {
            /// A value that user defaults can store, in the same form as `AppStorage`.
            public protocol PersistedValue: Equatable {
                static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Self?
                func tableSpecWrite(_ key: String, to defaults: UserDefaults)
                /// Registers the value as the default, so that other readers of the user defaults find it.
                func tableSpecRegister(_ key: String, in defaults: UserDefaults)
            }
        }

        extension TableSpec.PersistedValue {
            public func tableSpecWrite(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

            public func tableSpecRegister(_ key: String, in defaults: UserDefaults) { defaults.register(defaults: [key: self]) }
        }

        // These methods of user defaults convert launch arguments, which are strings.

        extension Bool: TableSpec.PersistedValue {
            public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Bool? {
                defaults.object(forKey: key).map { _ in defaults.bool(forKey: key) }
            }
        }

        extension Int: TableSpec.PersistedValue {
            public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Int? {
                defaults.object(forKey: key).map { _ in defaults.integer(forKey: key) }
            }
        }

        extension Double: TableSpec.PersistedValue {
            public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Double? {
                defaults.object(forKey: key).map { _ in defaults.double(forKey: key) }
            }
        }

        extension String: TableSpec.PersistedValue {
            public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> String? {
                defaults.string(forKey: key)
            }
        }

        extension URL: TableSpec.PersistedValue {
            public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> URL? { defaults.url(forKey: key) }

            public func tableSpecWrite(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

            // User defaults archive URLs, so they can't be registered as they are.
            public func tableSpecRegister(_ key: String, in defaults: UserDefaults) {}
        }

        extension TableSpec {
            /// The part of a screen's state that is stored in user defaults.
            @MainActor
            public final class PersistedState<State> {
                private let defaults: UserDefaults
                private var keys: [String] = []
                private var begin: [(inout State) -> Void] = []
                private var read: [(inout State) -> Void] = []
                private var write: [(State, _ old: State) -> Void] = []
                private var observation: PersistedStateObservation?

                public init(in defaults: UserDefaults) { self.defaults = defaults }

                public func keeping<Value: PersistedValue>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self {
                    keeping(key, registers: true) {
                        $0[keyPath: path]
                    } set: { state, value in
                        if let value { state[keyPath: path] = value }
                    }
                }

                public func keeping<Value: PersistedValue>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self {
                    keeping(key, registers: false) {
                        $0[keyPath: path]
                    } set: {
                        $0[keyPath: path] = $1
                    }
                }

                /// Stores a value as its raw value; an invalid raw value is ignored.
                public func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self
                where Value.RawValue: PersistedValue {
                    keeping(key, registers: true) {
                        $0[keyPath: path].rawValue
                    } set: { state, value in
                        if let value = value.flatMap({ Value(rawValue: $0) }) { state[keyPath: path] = value }
                    }
                }

                public func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self
                where Value.RawValue: PersistedValue {
                    keeping(key, registers: false) {
                        $0[keyPath: path]?.rawValue
                    } set: { state, value in
                        state[keyPath: path] = value.flatMap { Value(rawValue: $0) }
                    }
                }

                private func keeping<Value: PersistedValue>(
                    _ key: String,
                    registers: Bool,
                    get: @escaping (State) -> Value?,
                    set: @escaping (inout State, Value?) -> Void
                ) -> Self {
                    let defaults = defaults
                    keys.append(key)
                    // The value read or written last. A different value was set by another part of the app.
                    var last: Value?
                    begin.append { state in
                        if registers { get(state)?.tableSpecRegister(key, in: defaults) }
                        last = Value.tableSpecRead(key, of: defaults)
                        if last != nil { set(&state, last) }
                    }
                    read.append { state in
                        let value = Value.tableSpecRead(key, of: defaults)
                        guard value != last else { return }
                        last = value
                        set(&state, value)
                    }
                    write.append { state, old in
                        let value = get(state)
                        guard value != get(old), value != last else { return }
                        last = value
                        if let value { value.tableSpecWrite(key, to: defaults) } else { defaults.removeObject(forKey: key) }
                    }
                    return self
                }

                /// Returns a state with its stored values, and registers its other values as defaults.
                public func beginning(with state: State) -> State {
                    var state = state
                    for begin in begin { begin(&state) }
                    return state
                }

                /// Returns a state with the values that others have changed in the user defaults.
                public func reading(over state: State) -> State {
                    var state = state
                    for read in read { read(&state) }
                    return state
                }

                /// Writes the values that changed since an earlier state.
                public func write(_ state: State, since old: State) {
                    for write in write { write(state, old) }
                }

                /// Calls a closure on the main actor after each change of the stored values, also by other processes.
                public func onChange(_ action: @escaping @MainActor @Sendable () -> Void) {
                    observation = PersistedStateObservation(of: keys, in: defaults, action)
                }
            }
        }

        extension TableSpec {
            /// An observation of user defaults that ends when the object is deallocated.
            private nonisolated final class PersistedStateObservation: NSObject {
                private let action: @MainActor @Sendable () -> Void
                private let token: any NSObjectProtocol
                #if canImport(ObjectiveC)
                private let keys: [String]
                private let defaults: UserDefaults
                #endif

                init(of keys: [String], in defaults: UserDefaults, _ action: @escaping @MainActor @Sendable () -> Void) {
                    self.action = action
                    token = NotificationCenter.default.addObserver(
                        forName: UserDefaults.didChangeNotification,
                        object: nil,
                        queue: nil
                    ) { _ in
                        Self.report(to: action)
                    }
                    #if canImport(ObjectiveC)
                    // The notification isn't posted for changes by other processes, such as the Settings app. A key with a dot
                    // would be a key path, and one with an at sign an operator:
                    // https://developer.apple.com/documentation/foundation/userdefaults/didchangenotification
                    self.keys = keys.filter { !$0.contains(".") && !$0.hasPrefix("@") }
                    self.defaults = defaults
                    super.init()
                    for key in self.keys { defaults.addObserver(self, forKeyPath: key, options: [], context: nil) }
                    #else
                    super.init()
                    #endif
                }

                deinit {
                    NotificationCenter.default.removeObserver(token)
                    #if canImport(ObjectiveC)
                    for key in keys { defaults.removeObserver(self, forKeyPath: key) }
                    #endif
                }

                #if canImport(ObjectiveC)
                override func observeValue(
                    forKeyPath keyPath: String?,
                    of object: Any?,
                    change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) { Self.report(to: action) }
                #endif

                /// Reports a change on the main actor; it's observed on the thread that makes it.
                private static func report(to action: @escaping @MainActor @Sendable () -> Void) {
                    if Thread.isMainThread {
                        MainActor.assumeIsolated(action)
                    } else {
                        _Concurrency.Task { await action() }
                    }
                }
            }
        }
        #endif


        #if tables
        // MARK: - Screens

        extension TableSpec {
            /// A screen whose main view is a table.
            @MainActor
            public protocol Screen: AnyObject {
                associatedtype Section: Item
                associatedtype Row: Item
                /// The data source of the table.
                var source: Source<Section, Row> { get }
            }
        }

        extension TableSpec.Screen {
            /// Returns the row at an index path.
            public func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }

            /// Returns the index path of a row.
            public func indexPath(for id: Row.ID) -> IndexPath? { source.content.indexPath(for: id) }

            /// Selects a row and scrolls to it, as soon as the row is in the table and the table is on screen.
            public func select(_ row: Row.ID, scrolling position: UITableView.ScrollPosition = .middle) {
                source.select(row, scrolling: position)
            }

            /// Performs the effect of tapping a row, as soon as the row is in the table and the table is on screen.
            public func open(_ row: Row.ID) { source.open(row) }

            /// The texts of a row from top to bottom, for tests. They're read without a cell.
            public func texts(of row: Row.ID) -> [String] {
                indexPath(for: row).flatMap { source.content(at: $0) }?.texts ?? []
            }

            /// The selected rows, from top to bottom.
            public var selectedRows: [Row] { source.selectedRows }
        }
        #endif


        #if fieldTable
        extension TableSpec {
            /// A table view that keeps the active field visible when the keyboard reduces the table's height.
            ///
            /// Only `UITableViewController` does this by itself.
            public final class FieldTableView: UITableView {
                private var height: CGFloat = 0

                public override func layoutSubviews() {
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
        }
        #endif

        #if goingOn
        extension TableSpec {
            /// A field with the row that contains it.
            @MainActor
            public struct RowField<Row: Item> {
                public let row: Row.ID
                #if !cellFields
                public let view: UIView

                public init(_ row: Row.ID, _ view: UIView) { (self.row, self.view) = (row, view) }
                #else
                private let find: @MainActor () -> UIView?

                /// The field, or `nil` if its cell doesn't exist.
                public var view: UIView? { find() }

                public init(_ row: Row.ID, _ view: UIView) { self.init(row) { view } }

                public init(_ row: Row.ID, finding find: @escaping @MainActor () -> UIView?) {
                    (self.row, self.find) = (row, find)
                }
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
        }

        extension TableSpec {
            /// A screen with fields that the Return key or the keyboard toolbar moves between.
            @MainActor
            public protocol FormScreen: Screen {
                /// The fields that the screen owns, in the order of their rows.
                var fields: [RowField<Row>] { get }

                #if cellFields
                /// Returns the number of fields in the cell of a collection's row.
                func numberOfFields(in row: Row) -> Int
                #endif
            }
        }
        #endif

        #if cellFields
        extension TableSpec.FormScreen {
            public var fields: [TableSpec.RowField<Row>] { [] }

            public func numberOfFields(in row: Row) -> Int { 0 }

            /// Returns the fields of a row, in order.
            private func fields(of row: Row) -> [TableSpec.RowField<Row>] {
                let count = numberOfFields(in: row)
                guard count > 0 else { return fields.filter { $0.row == row.id } }
                return (0..<count).map { number in
                    TableSpec.RowField(row.id) { [weak self] in
                        self?.source.cell(of: row.id).map(TableSpec.fields)?.dropFirst(number).first
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
            private func fields(after field: UIView) -> some Sequence<TableSpec.RowField<Row>> {
                let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows))
                return rows.drop { $0.id != row }.flatMap { self.fields(of: $0) }.drop { $0.view !== field }.dropFirst()
            }

            /// Returns the fields before another one, nearest first.
            private func fields(before field: UIView) -> some Sequence<TableSpec.RowField<Row>> {
                let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows).reversed())
                return rows.drop { $0.id != row }.flatMap { self.fields(of: $0).reversed() }.drop { $0.view !== field }
                    .dropFirst()
            }
        }

        @MainActor
        extension TableSpec {
            /// Returns the text fields and text views of a cell, in order.
            fileprivate static func fields(in cell: UITableViewCell) -> [UIView] {
                func fields(in view: UIView) -> [UIView] {
                    view is UITextField || view is UITextView ? [view] : view.subviews.flatMap(fields)
                }
                return [cell.contentView, cell.accessoryView].compactMap { $0 }.flatMap(fields)
            }
        }
        #endif

        #if goingOn
        extension TableSpec.FormScreen {
            /// Moves the focus to the next available field, or hides the keyboard after the last one.
            public func focusField(after field: UIView) { focus(fields(after: field)) }

            #if goingToRow
            /// Moves the focus to the field of a row, or to the next available field.
            public func focusField(in row: Row.ID) {
                focus(fields.drop { $0.row != row })
            }
            #endif

            #if keyboardToolbar
            /// Moves the focus to the previous available field.
            public func focusField(before field: UIView) { focus(fields(before: field)) }

            /// Returns whether there is an available field before another one.
            fileprivate func hasField(before field: UIView) -> Bool { canFocus(fields(before: field)) }

            /// Returns whether there is an available field after another one.
            fileprivate func hasField(after field: UIView) -> Bool { canFocus(fields(after: field)) }

            private func canFocus(_ fields: some Sequence<TableSpec.RowField<Row>>) -> Bool {
                fields.contains { $0.isAvailable && place(of: $0) != nil }
            }
            #endif

            #if !cellFields
            private func fields(after field: UIView) -> ArraySlice<TableSpec.RowField<Row>> {
                fields.drop { $0.view !== field }.dropFirst()
            }

            #if keyboardToolbar
            /// Returns the fields before another one, nearest first.
            private func fields(before field: UIView) -> ArraySlice<TableSpec.RowField<Row>> {
                ArraySlice(fields.prefix { $0.view !== field }.reversed())
            }
            #endif
            #endif

            private func focus(_ fields: some Sequence<TableSpec.RowField<Row>>) {
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
            private func place(of field: TableSpec.RowField<Row>) -> IndexPath? {
                #if enabling
                source.indexPath(ofEnabled: field.row)
                #else
                indexPath(for: field.row)
                #endif
            }
        }
        #endif




        #if keyboardToolbar
        extension TableSpec {
            /// A toolbar above the keyboard that moves between fields and hides the keyboard.
            public final class KeyboardToolbar: UIToolbar {
                private weak var screen: (any FormScreen)?
                private weak var field: UIView?
                private lazy var previousItem = item("chevron.up", "Previous") { $0.focusField(before: $1) }
                private lazy var nextItem = item("chevron.down", "Next") { $0.focusField(after: $1) }

                public init(leadingThrough screen: any FormScreen) {
                    self.screen = screen
                    // The toolbar lays out its items before the keyboard sets its width.
                    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                    let ending = UIAction { [weak self] _ in self?.field?.resignFirstResponder() }
                    let doneItem = UIBarButtonItem(systemItem: .done, primaryAction: ending)
                    setItems([previousItem, nextItem, .flexibleSpace(), doneItem], animated: false)
                    sizeToFit()
                }

                @available(*, unavailable) required init?(coder: NSCoder) { nil }

                /// On iOS 26, there's no bar behind the items, so touches beside them reach what's below:
                /// https://github.com/stripe/stripe-ios/pull/5528
                public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    guard let view = super.hitTest(point, with: event) else { return nil }
                    // The hit view beside the items is the toolbar, or a private view that contains all items.
                    if #available(iOS 26, *), view.bounds.width > bounds.width / 2 { return nil }
                    return view
                }

                /// Updates the buttons for a field, or for the current one if `nil`.
                public func follow(_ field: UIView? = nil) {
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
                    item.accessibilityLabel = TableSpec.systemTitle(name)
                    return item
                }
            }
        }
        #endif

        #if confirming || keyboardToolbar || keyboardShortcuts || unavailableBefore17
        extension TableSpec {
            /// Returns the system's translation of a title, as UIKit uses it for its own buttons.
            @MainActor
            public static func systemTitle(_ title: String) -> String {
                Bundle(for: UIViewController.self).localizedString(forKey: title, value: title, table: nil)
            }
        }
        #endif



        #if state
        extension TableSpec {
            /// A screen with state.
            @MainActor
            public protocol StatefulScreen: AnyObject {
                associatedtype State
                /// The current state; setting it updates the screen.
                var state: State { get set }
            }
        }

        extension TableSpec.StatefulScreen {
            /// Changes several values with a single table update.
            public func update(_ change: (inout State) -> Void) {
                var new = state
                change(&new)
                state = new
            }

            /// Changes the element of a collection that has an identity, if there is one.
            public func update<Element: Identifiable>(
                _ collection: WritableKeyPath<State, [Element]>,
                id: Element.ID,
                _ change: (inout Element) -> Void
            ) {
                guard let index = state[keyPath: collection].firstIndex(where: { $0.id == id }) else { return }
                change(&state[keyPath: collection][index])
            }
        }
        #endif

        #if changeEvents
        extension TableSpec {
            /// State changes to report to the app in order, including changes that it makes during a report.
            @MainActor
            public final class StateChanges<State> {
                private var waiting: [(new: State, old: State)] = []
                private var isTelling = false

                public init() {}

                /// Records a change before the screen shows it, which can change the state again.
                public func append(_ new: State, since old: State) { waiting.append((new, old)) }

                /// Reports the pending changes.
                public func tell(_ tell: (_ new: State, _ old: State) -> Void) {
                    guard !isTelling else { return }
                    isTelling = true
                    defer { isTelling = false }
                    while !waiting.isEmpty {
                        let change = waiting.removeFirst()
                        tell(change.new, change.old)
                    }
                }
            }
        }
        #endif

        #if elements
        extension TableSpec {
            /// Changes the element with the same identity as another one.
            ///
            /// - Returns: The changed element, or `nil` if it no longer exists.
            @discardableResult
            public nonisolated static func change<Element, ID: Equatable>(
                _ element: Element,
                in list: inout [Element],
                by id: (Element) -> ID,
                _ change: (inout Element) -> Void
            ) -> Element? {
                let wanted = id(element)
                guard let index = list.firstIndex(where: { id($0) == wanted }) else { return nil }
                change(&list[index])
                return list[index]
            }
        }
        #endif


        #if barViews
        @MainActor
        extension TableSpec {
            /// Returns a bar button item that shows a view which isn't a control, without the glass that iOS 26 gives buttons.
            public static func barItem(showing view: UIView) -> UIBarButtonItem {
                let item = UIBarButtonItem(customView: view)
                #if compiler(>=6.2)
                if #available(iOS 26, *) { item.hidesSharedBackground = true }
                #endif
                return item
            }
        }
        #endif


        #if actions
        // MARK: - Actions

        @MainActor
        extension TableSpec {
            /// Writes what a debug build reports. An app or a test can set another destination.
            public static var report: (String) -> Void = { print($0) }
        }

        extension TableSpec {
            /// A reference to the object that implements the actions of a screen. The screen doesn't retain it.
            ///
            /// A debug build reports once if a screen calls an action that no object implements. Xcode's previews don't report.
            @MainActor
            @propertyWrapper
            public final class WeakActions<Actions> {
                private weak var object: AnyObject?
                private var isReported = false

                public init() {}

                public var wrappedValue: Actions? {
                    get {
                        // Only debug builds evaluate the condition of an assertion.
                        assert(object != nil || isNoted)
                        return object as? Actions
                    }
                    set { object = newValue.map { $0 as AnyObject } }
                }

                /// Reports a missing object unless the app sets one before the next turn of the main actor.
                private var isNoted: Bool {
                    if isReported { return true }
                    isReported = true
                    if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return true }
                    _Concurrency.Task { [weak self] in
                        guard let self, object == nil else { return }
                        TableSpec.report(
                            "No object implements '\(Actions.self)': set 'actions' to an object that the app retains."
                        )
                    }
                    return true
                }
            }
        }
        #endif




        #if presenting
        @MainActor
        extension TableSpec {
            /// Returns a screen, or its active search controller, because only that can present during a search.
            public static func presenter(of screen: UIViewController) -> UIViewController {
                screen.presentedViewController as? UISearchController ?? screen
            }
        }
        #endif

        #if navigation
        @MainActor
        extension TableSpec {
            /// Returns a navigation controller for a screen, which decides about swiping down the sheet that shows them.
            public static func navigationController(
                for screen: UIViewController,
                largeTitles: Bool = false
            ) -> UINavigationController {
                let navigationController = UINavigationController(rootViewController: screen)
                navigationController.navigationBar.prefersLargeTitles = largeTitles
                navigationController.presentationController?.delegate = screen as? any UIAdaptivePresentationControllerDelegate
                return navigationController
            }
        }
        #endif

        #if dismissing
        @MainActor
        extension TableSpec {
            /// Dismisses the screen that another one presents, if any, before calling a closure.
            public static func dismissPresented(by screen: UIViewController?, then next: @escaping () -> Void) {
                guard let screen else { return }
                let presenter = presenter(of: screen)
                guard let presented = presenter.presentedViewController else { return next() }
                // Ignores a second tap during the transition.
                if !presented.isBeingDismissed { presenter.dismiss(animated: true, completion: next) }
            }
        }
        #endif

        #if popping
        @MainActor
        extension TableSpec {
            /// Pops the screens above another one before calling a closure.
            ///
            /// Without a navigation stack, `show` presents screens, so the presented screen is dismissed.
            public static func popPushed(above screen: UIViewController?, then next: @escaping () -> Void) {
                guard let screen else { return }
                guard let stack = screen.navigationController else { return dismissPresented(by: screen, then: next) }
                // Either the screen or its container is in the stack.
                let place = sequence(first: screen, next: \.parent).first { $0.parent === stack }
                guard let place, stack.topViewController !== place else { return next() }
                stack.popToViewController(place, animated: true)
                guard let coordinator = stack.transitionCoordinator else { return next() }
                coordinator.animate(alongsideTransition: nil) { _ in next() }
            }
        }
        #endif

        #if unwinding
        @MainActor
        extension TableSpec {
            /// Goes back from a screen to the nearest earlier screen of a class, as an unwind segue does.
            ///
            /// Screens that were pushed or presented since then are removed.
            public static func unwind<Screen: UIViewController>(
                from current: UIViewController?,
                to _: Screen.Type,
                animated: Bool = true
            ) {
                guard let current, let screen = screens(before: current).first(where: { $0 is Screen }) else { return }
                // Keeps an active search and dismisses the screen that it presents.
                let presenter = presenter(of: screen)
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

            /// Returns the screens that led to a screen, nearest first.
            private static func screens(before screen: UIViewController) -> [UIViewController] {
                if let stack = screen.parent as? UINavigationController {
                    let below = stack.viewControllers.prefix { $0 !== screen }.reversed()
                    return below.flatMap(screens(in:)) + screens(before: stack)
                }
                if let parent = screen.parent { return [parent] + screens(before: parent) }
                guard let presenter = screen.presentingViewController else { return [] }
                return screens(in: presenter) + screens(before: presenter)
            }

            /// Returns the screens in a container, frontmost first, or the screen itself and its children.
            private static func screens(in container: UIViewController) -> [UIViewController] {
                if let stack = container as? UINavigationController {
                    return stack.viewControllers.reversed().flatMap(screens(in:))
                }
                if let tabs = container as? UITabBarController { return tabs.selectedViewController.map(screens(in:)) ?? [] }
                return [container] + container.children.flatMap(screens(in:))
            }
        }
        #endif


        #if keyboardShortcuts
        @MainActor
        extension TableSpec {
            /// Returns a key command for the action of a bar button, or `nil` if the button is disabled.
            ///
            /// - Parameter name: The name in the list of shortcuts. The default is the title of the button.
            public static func keyCommand(
                for item: UIBarButtonItem,
                _ input: String,
                _ modifiers: UIKeyModifierFlags,
                named name: String? = nil
            ) -> UIKeyCommand? {
                guard item.isEnabled else { return nil }
                let title = name ?? item.title ?? ""
                #if canImport(ObjectiveC)
                // UIKit looks for the method along the responder chain. Each screen with shortcuts has it.
                return UIKeyCommand(
                    title: title,
                    action: Selector(("tableSpecPerform:")),
                    input: input,
                    modifierFlags: modifiers,
                    propertyList: Int(bitPattern: ObjectIdentifier(item))
                )
                #else
                return UIKeyCommand(
                    title: title,
                    input: input,
                    modifierFlags: modifiers,
                    headlessHandler: { [weak item] _ in if let item { press(item) } }
                )
                #endif
            }

            private static func press(_ item: UIBarButtonItem) {
                if item.isEnabled, let action = item.primaryAction { UIControl().sendAction(action) }
            }

            #if canImport(ObjectiveC)
            /// Performs the action of a bar button for a key command, on the nearest screen that shows the button.
            public static func perform(_ command: UIKeyCommand, on screen: UIViewController) {
                let wanted = command.propertyList as? Int
                let items = sequence(first: screen, next: \.parent).lazy.flatMap { screen in
                    let bar = screen.navigationItem
                    let items = [bar.leftBarButtonItems, bar.rightBarButtonItems, screen.toolbarItems]
                    return items.flatMap { $0 ?? [] }
                }
                items.first { Int(bitPattern: ObjectIdentifier($0)) == wanted }.map(press)
            }
            #endif
        }
        #endif




        #if validation
        // MARK: - Validation

        extension TableSpec {
            /// A validation problem of a row.
            public nonisolated enum RowProblem: Equatable {
                /// The value is invalid, for the reason in the message.
                case message(String)
                /// The app hasn't validated the value yet.
                case unanswered
            }
        }

        extension TableSpec {
            /// The validation problems of rows, and which of them are shown.
            @MainActor
            public final class RowValidation<Row: Hashable> {
                private let rows: [Row]
                private let problem: (Row) -> RowProblem?
                private let show: () -> Void
                private let reveal: (Row) -> Void
                /// The problems, or `nil` before the first validation.
                private var problems: [Row: RowProblem]?
                /// The invalid rows that the user has finished editing.
                private var left: Set<Row> = []
                /// The visible messages.
                public private(set) var messages: [Row: String] = [:]
                private var changed: Set<Row> = []
                private var fields: [Row: () -> UIView?] = [:]
                /// Whether the last update changed whether all values are valid.
                public private(set) var validityChanged = false

                /// - Parameter reveal: Scrolls to a row.
                public init(
                    _ rows: [Row],
                    problem: @escaping (Row) -> RowProblem?,
                    showing show: @escaping () -> Void,
                    revealing reveal: @escaping (Row) -> Void
                ) {
                    (self.rows, self.problem, self.show, self.reveal) = (rows, problem, show, reveal)
                }

                /// Whether all values are valid.
                public var isValid: Bool {
                    if problems == nil { problems = found() }
                    return problems?.isEmpty == true
                }

                /// Returns whether the last update changed, added, or removed the message of a row.
                public func hasOtherMessage(_ row: Row) -> Bool { changed.contains(row) }

                /// Validates all values again.
                ///
                /// A message disappears once its value is valid, and reappears after the user leaves the row.
                public func update() {
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
                public func leave(_ row: Row) {
                    if problem(row) != nil, left.insert(row).inserted { show() }
                }

                #if numberField
                /// Validates all values again after the text of a field has become valid or invalid.
                fileprivate func showChanges() { show() }
                #endif

                /// Shows the problems of all rows, scrolls to the first message, and moves the focus to its field.
                ///
                /// - Returns: Whether all values are valid.
                @discardableResult
                public func validate() -> Bool {
                    let wrong = found().keys
                    if !left.isSuperset(of: wrong) {
                        left.formUnion(wrong)
                        show()
                    }
                    // The Return key takes the focus away from its own field after this action.
                    if let first = rows.first(where: { messages[$0] != nil }) {
                        _Concurrency.Task { [weak self] in
                            self?.reveal(first)  // Creates the field of a row that wasn't visible.
                            self?.fields[first]?()?.becomeFirstResponder()
                        }
                    }
                    return isValid
                }

                /// Sets the field with the value of a row.
                fileprivate func setField(_ field: UIView, of row: Row) { fields[row] = { [weak field] in field } }

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
        }

        extension TableSpec {
            /// A screen that validates the values of its rows.
            @MainActor
            public protocol ValidatedScreen: Screen {
                var validation: RowValidation<Row.ID> { get }
            }
        }

        #if textField
        @MainActor
        extension TableSpec {
            /// Shows the message of a field's row after editing ends.
            @discardableResult
            public static func validate<Field: UITextField, Screen: ValidatedScreen>(
                _ field: Field,
                as row: Screen.Row.ID,
                of screen: Screen
            ) -> Field {
                let action = UIAction(identifier: UIAction.Identifier("validated")) { [weak screen] _ in
                    screen?.validation.leave(row)
                }
                field.addAction(action, for: .editingDidEnd)
                screen.validation.setField(field, of: row)
                return field
            }
        }
        #endif

        #if textView
        @MainActor
        extension TableSpec {
            /// Shows the message of a text view's row after editing ends.
            @discardableResult
            public static func validate<Screen: ValidatedScreen>(
                _ view: RowTextView,
                as row: Screen.Row.ID,
                of screen: Screen
            ) -> RowTextView {
                view.left = { [weak screen] in screen?.validation.leave(row) }
                screen.validation.setField(view, of: row)
                return view
            }
        }
        #endif

        #if textPattern
        extension TableSpec {
            /// A regular expression that has to match a whole text.
            @MainActor
            public final class TextPattern {
                private let expression: NSRegularExpression?
                /// The last text and its result, cached because most changes affect other fields.
                private var last = (text: "", matches: true)

                public init(_ pattern: String) { expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") }

                /// Returns whether a text is empty or matches.
                public func matches(_ text: String) -> Bool {
                    if text == last.text { return last.matches }
                    let range = NSRange(text.startIndex..., in: text)
                    last = (text, text.isEmpty || expression?.firstMatch(in: text, range: range) != nil)
                    return last.matches
                }
            }
        }
        #endif

        #if valueQuestion
        extension TableSpec {
            /// A validation by the app, with its result.
            @MainActor
            public final class ValueQuestion<Value: Equatable & Sendable> {
                private let ask: @MainActor (Value) async -> Bool
                private let show: () -> Void
                private var value: Value?
                private var isRight: Bool?
                private var task: _Concurrency.Task<Void, Never>?

                public init(asking ask: @escaping @MainActor (Value) async -> Bool, showing show: @escaping () -> Void) {
                    (self.ask, self.show) = (ask, show)
                }

                deinit { task?.cancel() }

                /// Returns the problem with a value, asking the app again if the value has changed.
                public func problem(of value: Value, else message: @autoclosure () -> String) -> RowProblem? {
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
        }
        #endif
        #endif

        """#
}
