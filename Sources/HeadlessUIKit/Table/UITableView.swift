public import Foundation

/// A list of rows in sections, with UIKit's reuse queue, calling sequences and consistency checks.
///
/// A table is laid out when something looks at it: `layoutIfNeeded()`, `visibleCells`, `cellForRow(at:)` and everything a
/// person does. Only rows inside the bounds have cells. Every message is recorded in ``trace``.
@MainActor open class UITableView: UIScrollView {
    /// Asks for no particular height.
    public class var automaticDimension: CGFloat { -1 }
    /// The index title that stands for the search field.
    public class var indexSearch: String { "{search}" }

    public let style: Style
    /// The object that knows and changes the content; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { invalidateData() }
    }
    /// The object that is asked about looks and told about touches; not kept alive.
    open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }
    /// The object that is told early which rows will be seen; not kept alive.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    final private(set) weak var tableDelegate: (any UITableViewDelegate)?

    override func scrollDelegateDidChange() {
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        invalidateData()
    }

    // Heights, in points.

    /// The height of rows where the delegate says none, in points; automatic rows size themselves.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The height of headers where the delegate says none, in points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The height of footers where the delegate says none, in points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The room above headers of plain tables, in points; automatic means 22.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The estimated height of rows without a cell; 0 asks for all heights at once, and no row sizes itself.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The estimated height of headers that are out of sight; automatic measures them at once.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The estimated height of footers that are out of sight; automatic measures them at once.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    open var fillerRowHeight: CGFloat = 0
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // Looks.

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorColor: UIColor? = .separator
    open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    /// The view behind all others, which the table view resizes to its own size
    /// (https://developer.apple.com/documentation/uikit/uitableview/backgroundview).
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    /// The view above all sections; its frame’s height is the room it gets.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }
    /// The view below all sections; its frame’s height is the room it gets.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    // Section index, in UITableView+Index.swift.

    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// How many rows a table needs to show its index.
    open var sectionIndexMinimumDisplayRowCount = 0
    final var indexTitles: [String]?

    // Selection, in UITableView+Selection.swift.

    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether a tap selects a row in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected.
    open var allowsMultipleSelection = false
    /// Whether several rows may be selected in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    /// Whether cells and data of rows are asked for before they are shown.
    open var isPrefetchingEnabled = true
    /// How many rows before the visible ones and after them have prepared cells. Not part of UIKit, which decides by the
    /// time it has.
    public var preparedRowCount = 2
    final var selectedPaths: [IndexPath] = []

    // Editing, in UITableView+Editing.swift.

    final var editingMode = false
    final var isCommitting = false
    final var isSwiping = false
    final var swipedPath: IndexPath?
    final var confirmingPath: IndexPath?
    open var dragInteractionEnabled = true

    // Data and cells.

    final var geometry = TableGeometry()
    /// The width that rows were sized in, in UITableView+SelfSizing.swift.
    final var fittedWidth: CGFloat = 0
    final var needsData = true
    final var visible: [VisibleRow] = []
    /// Cells of rows near the visible ones, in UITableView+PreparedRows.swift.
    final var prepared: [IndexPath: UITableViewCell] = [:]
    /// Cells that are being animated out, in UITableView+Animation.swift.
    final var leaving: [LeavingRow] = []
    /// Where a dragged row is being dropped.
    final var droppedPath: IndexPath?
    /// Headers and footers, in UITableView+SectionViews.swift.
    final var sectionViews = SectionViews()
    final var reuse = ReuseQueues()
    /// Rows whose data was asked for early, in UITableView+DataPrefetching.swift.
    final var prefetching = DataPrefetching()
    /// The menu of a row, in UITableView+MenuDriving.swift.
    final var shownMenu: ShownContextMenu?
    /// Whether the table is just bringing its cells in line with the data or the bounds.
    final var isInPass = false
    final var currentRequest: CellRequest?
    final var hasWarnedOffTheWindow = false
    final var updates: PendingUpdates?

    /// All messages so far, in order. Not part of UIKit. Tests may empty it.
    public var trace: [TableMessage] = []
    /// The changes of all blocks of updates so far, block by block, in the order of the calls. Not part of UIKit. Tests may
    /// empty it.
    public var updateTrace: [[TableChange]] = []
    /// Whether messages and updates are recorded; switched off for measurements over many rows. Not part of UIKit.
    public var isTracing = true

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// A plain table of zero size: there are no archives in memory.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Data, in UITableView+Data.swift

    /// The number of sections, as the data source last said.
    open var numberOfSections: Int {
        loadDataIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows of a section, as the data source last said.
    open func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
    }

    /// Asks for everything anew: counts and heights at once, cells at the next layout.
    open func reloadData() {
        guard allowsUpdate() else { return }
        selectedPaths = []
        loadData()
    }

    /// Asks for the index titles anew.
    open func reloadSectionIndexTitles() { loadIndexTitles() }

    // MARK: Cells, in UITableView+VisibleRows.swift

    /// The cells of the visible rows, from the top.
    open var visibleCells: [UITableViewCell] {
        reportLookingDuringPass(TableFailure.visibleCellsDuringUpdate)
        layOutBeforeLooking()
        return visible.map(\.cell)
    }

    /// The visible rows, from the top; `nil` when there is none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        reportLookingDuringPass(TableFailure.visibleCellsDuringUpdate)
        layOutBeforeLooking()
        return visible.isEmpty ? nil : visible.map(\.path)
    }

    /// The cell of a row that is visible or, as from iOS 15 on, prepared.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { lookUpCell(indexPath) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        updateVisibleContent()
    }

    // MARK: Reuse, in UITableView+Reuse.swift

    /// Registers the class that cells with the identifier are made of; `nil` forgets it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass
    }

    /// Registers the class that headers and footers with the identifier are made of; `nil` forgets it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.sectionViewClasses[identifier] = aClass
    }

    /// A cell that left the screen, after `prepareForReuse()`; else one of the registered class; else `nil`.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// A cell for the row that the data source is asked about. Reports UIKit's failures for an identifier that was not
    /// registered and for a second cell for the same row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// A header or footer that left the screen, after `prepareForReuse()`; else one of the registered class; else `nil`.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSectionView(identifier)
    }

    // MARK: Selection, in UITableView+Selection.swift

    /// The row that was selected first, or the only one.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    /// The selected rows, in the order of selection; `nil` when there is none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects a row without telling the delegate; `nil` deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { markDeselected(indexPath) }

    /// Scrolls until the row is at the position; `none` scrolls only as far as the row is hidden.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollByCode(indexPath, to: scrollPosition, animated: animated)
    }

    /// Scrolls to the row that was selected first.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Editing, in UITableView+Editing.swift

    /// Whether the table edits all rows or, by a swipe, one; setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editingMode || isSwiping }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode, and asks about every visible row.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

    // MARK: Updates, in UITableView+Updates.swift

    /// Whether an update block is open.
    open var hasUncommittedUpdates: Bool { updates != nil }

    /// Opens a block of updates, which may be nested: indexes mean those of the outermost block.
    open func beginUpdates() { openBlock() }

    /// Closes a block; the outermost one asks for the counts, checks them and changes the table.
    open func endUpdates() { closeBlock() }

    /// Runs the updates as one block. The completion runs when the animation has ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBlock()
        updates?()
        closeBlock()
        if let completion { afterRowAnimation { completion(true) } }
    }

}
