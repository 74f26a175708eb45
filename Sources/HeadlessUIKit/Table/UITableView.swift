public import Foundation

/// A list of rows in sections, with UIKit's reuse queue, order of calls and consistency checks.
///
/// The table is laid out when its content is needed: by `layoutIfNeeded()`, `visibleCells`, `cellForRow(at:)` and all
/// touches. Only rows inside the bounds, and a few rows near them, have cells. Every message is recorded.
@MainActor open class UITableView: UIScrollView {
    /// The height that stands for an automatic height.
    public class var automaticDimension: CGFloat { -1 }
    /// The index title that stands for the search field.
    public class var indexSearch: String { "{search}" }

    /// The style of the table.
    public let style: Style
    /// The object that provides and changes the content. The table doesn't retain it.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { invalidateData() }
    }
    /// The object that customizes the table and responds to touches. The table doesn't retain it.
    open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { headlessDelegate = newValue }
    }
    /// The object that loads data of rows early. The table doesn't retain it.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    final private(set) weak var tableDelegate: (any UITableViewDelegate)?

    override func headlessDelegateDidChange() {
        tableDelegate = headlessDelegate as? any UITableViewDelegate
        invalidateData()
    }

    // Heights, in points.

    /// The height of rows in points if the delegate doesn't return one. Rows with an automatic height size themselves.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The height of headers in points if the delegate doesn't return one.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The height of footers in points if the delegate doesn't return one.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The space above headers in plain tables, in points. Automatic means 22.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The estimated height of rows without a cell, in points. With 0, all heights are requested immediately and no row
    /// sizes itself.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The estimated height of headers outside the screen, in points. Automatic headers are measured immediately.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The estimated height of footers outside the screen, in points. Automatic footers are measured immediately.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateData() }
    }
    /// The height of empty rows below the last row, in points.
    open var fillerRowHeight: CGFloat = 0
    /// When self-sizing rows are measured again. It has no effect, because HeadlessUIKit sizes rows as iOS 15 does.
    @available(iOS 16.0, *)
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // Looks.

    /// The style of separators.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// The color of separators.
    open var separatorColor: UIColor? = .separator
    /// The insets of separators, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    /// The edges from which separator insets are measured.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    /// The view behind all others. The table resizes it to its own size
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
    /// Whether cells have the width of readable text.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the content of cells stays inside the safe area.
    open var insetsContentViewsToSafeArea = true
    /// The view above all sections. Its frame determines its height.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }
    /// The view below all sections. Its frame determines its height.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    // Section index, in UITableView+Index.swift.

    /// The color of the section index.
    open var sectionIndexColor: UIColor?
    /// The background color of the section index.
    open var sectionIndexBackgroundColor: UIColor?
    /// The background color of the section index while the user touches it.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// The minimum number of rows for the section index to appear.
    open var sectionIndexMinimumDisplayRowCount = 0
    final var indexTitles: [String]?

    // Selection, in UITableView+Selection.swift.

    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether a tap selects a row in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several rows.
    open var allowsMultipleSelection = false
    /// Whether the user can select several rows in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have the focus.
    open var allowsFocus = true
    /// Whether rows can have the focus in editing mode.
    open var allowsFocusDuringEditing = false
    /// Whether the focused row is selected.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that had it last.
    open var remembersLastFocusedIndexPath = false
    /// Whether cells and data of rows are requested before the rows are visible.
    open var isPrefetchingEnabled = true
    final var selectedPaths: [IndexPath] = []

    // Editing, in UITableView+Editing.swift.

    final var editingMode = false
    final var isCommitting = false
    final var isSwiping = false
    final var swipedPath: IndexPath?
    final var confirmingPath: IndexPath?
    /// Whether the user can drag rows to other apps.
    open var dragInteractionEnabled = true

    // Data and cells.

    final var geometry = TableGeometry()
    /// The width that rows were sized for, in UITableView+SelfSizing.swift.
    final var fittedWidth: CGFloat = 0
    final var needsData = true
    final var visible: [VisibleRow] = []
    /// Cells of rows near the visible ones, in UITableView+PreparedRows.swift.
    final var prepared: [IndexPath: UITableViewCell] = [:]
    /// Cells that are being animated out, in UITableView+Animation.swift.
    final var leaving: [LeavingRow] = []
    /// The index path at which a dragged row is being dropped.
    final var droppedPath: IndexPath?
    /// Headers and footers, in UITableView+SectionViews.swift.
    final var sectionViews = SectionViews()
    final var reuse = ReuseQueues()
    /// Rows whose data was prefetched, in UITableView+DataPrefetching.swift.
    final var prefetching = DataPrefetching()
    /// The menu of a row, in UITableView+MenuDriving.swift.
    final var shownMenu: ShownContextMenu?
    /// Whether the table is currently updating its cells for the data or the bounds.
    final var isInPass = false
    final var currentRequest: CellRequest?
    final var hasWarnedOffTheWindow = false
    final var updates: PendingUpdates?

    /// What tests read and set, in Inspection+Tables.swift.
    final var record = TableRecord()

    /// Creates a table with a frame in points and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table of zero size; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Data, in UITableView+Data.swift

    /// The number of sections when the data source was last asked.
    open var numberOfSections: Int {
        loadDataIfNeeded()
        return geometry.sections.count
    }

    /// Returns the number of rows of a section when the data source was last asked.
    open func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
    }

    /// Loads everything again: counts and heights immediately, cells during the next layout. Reports an exception if
    /// it's called while the table updates its cells.
    open func reloadData() {
        guard allowsUpdate() else { return }
        selectedPaths = []
        loadData()
    }

    /// Asks for the index titles again.
    open func reloadSectionIndexTitles() { loadIndexTitles() }

    // MARK: Cells, in UITableView+VisibleRows.swift

    /// The cells of the visible rows, from top to bottom. Reports a fault if it's read while the table updates its
    /// cells.
    open var visibleCells: [UITableViewCell] {
        reportLookingDuringPass(TableFailure.visibleCellsDuringUpdate)
        layOutBeforeLooking()
        return visible.map(\.cell)
    }

    /// The visible rows, from top to bottom, or `nil` if there are none. Reports a fault if it's read while the table
    /// updates its cells.
    open var indexPathsForVisibleRows: [IndexPath]? {
        reportLookingDuringPass(TableFailure.visibleCellsDuringUpdate)
        layOutBeforeLooking()
        return visible.isEmpty ? nil : visible.map(\.path)
    }

    /// Returns the cell of a row that is visible or, as of iOS 15, prepared. Reports a fault if it's called while the
    /// table updates its cells.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { lookUpCell(indexPath) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        updateVisibleContent()
    }

    final override func didLeaveWindow() { endRowAnimations() }

    // MARK: Reuse, in UITableView+Reuse.swift

    /// Registers the class of cells with a reuse identifier. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass
    }

    /// Registers the class of headers and footers with a reuse identifier. `nil` removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.sectionViewClasses[identifier] = aClass
    }

    /// Returns a cell that left the screen, after calling `prepareForReuse()`, or else a cell of the registered class,
    /// or else `nil`.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// Returns a cell for the row that the data source is asked for. Reports an exception with UIKit's text if the
    /// identifier isn't registered, or if a second cell is dequeued for the row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// Returns a header or footer that left the screen, after calling `prepareForReuse()`, or else a view of the
    /// registered class, or else `nil`.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSectionView(identifier)
    }

    // MARK: Selection, in UITableView+Selection.swift

    /// The row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    /// The selected rows in the order of their selection, or `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects a row without calling the delegate. `nil` deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { markDeselected(indexPath) }

    /// Scrolls until a row is at a position; `none` scrolls just far enough to show the row. Reports an exception for a
    /// row that doesn't exist.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollByCode(indexPath, to: scrollPosition, animated: animated)
    }

    /// Scrolls to the row that was selected first.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Editing, in UITableView+Editing.swift

    /// Whether the table is editing all rows or, by a swipe, one row. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editingMode || isSwiping }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode, and asks about each visible row.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

    // MARK: Updates, in UITableView+Updates.swift

    /// Whether an update block is open.
    open var hasUncommittedUpdates: Bool { updates != nil }

    /// Opens a block of updates. Blocks can be nested; indexes refer to the outermost block.
    open func beginUpdates() { openBlock() }

    /// Closes a block. The end of the outermost block asks for the counts, checks them and changes the table. Reports
    /// an exception with UIKit's text if the counts don't match the changes.
    open func endUpdates() { closeBlock() }

    /// Runs updates as one block. The completion runs after the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBlock()
        updates?()
        closeBlock()
        if let completion { afterRowAnimation { completion(true) } }
    }

}
