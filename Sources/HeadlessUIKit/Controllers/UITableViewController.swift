public import Foundation

/// A controller whose view is a table. It is the table's data source and delegate until you set others.
///
/// The optional methods of both protocols are members of the class, because UIKit's importer mirrors them: subclasses
/// write `override`. Each counts as implemented only if a subclass overrides it.
@MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private var hasAppeared = false
    /// Whether the selection is cleared each time the table appears. It's `true` by default, as in UIKit.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller whose table has a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table. HeadlessUIKit has no nibs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a plain table; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table, which is also the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The refresh control of the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        let table = UITableView(frame: CGRect(origin: .zero, size: HeadlessScreen.standardSize), style: style)
        table.dataSource = self
        table.delegate = self
        tableView = table
    }

    /// Loads the data at the first appearance and clears the selection (Table View Programming Guide, chapter 4).
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let tableView else { return }
        if !hasAppeared {
            hasAppeared = true
            tableView.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            for path in tableView.indexPathsForSelectedRows ?? [] {
                tableView.deselectRow(at: path, animated: animated)
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    /// Switches the table's editing mode together with the controller's.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: UITableViewDataSource

    /// Returns the number of sections, which is 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.missing(1) }
    /// Returns the titles of the section index, by default `nil`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethod.missing(nil) }
    /// Returns whether a row can be deleted or inserted, by default `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Returns whether a row can be moved, by default `true`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Returns the cell of a row. The default is an empty cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    /// Deletes or inserts a row in the model.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    /// Moves a row in the model.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    /// Returns the number of rows in a section, which is 0 by default.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns the section of an index title. The default is the index of the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.missing(index)
    }
    /// Returns the text below a section, by default `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.missing(nil)
    }
    /// Returns the text above a section, by default `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.missing(nil)
    }

    // MARK: UITableViewDelegate

    /// Called when the user taps the detail button of a row.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMethod.missing()
    }
    /// Returns whether the primary action of a row can run, by default `true`.
    @available(iOS 16.0, *)
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Returns the menu for a long press on a row, by default `nil`.
    open func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.missing(nil)
    }
    /// Called when the user starts to select rows with two fingers.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalMethod.missing()
    }
    /// Called after the user has deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalMethod.missing() }
    /// Called after the cell of a row has left the screen.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    /// Called after a footer has left the screen.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalMethod.missing()
    }
    /// Called after a header has left the screen.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalMethod.missing()
    }
    /// Called after editing that a swipe started has ended.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { OptionalMethod.missing() }
    /// Called after a row was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalMethod.missing() }
    /// Called after the user has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalMethod.missing() }
    /// Called after a row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { OptionalMethod.missing() }
    /// Returns the action of a row's editing control, by default `.delete`.
    open func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalMethod.missing(.delete)
    }
    /// Returns an estimate of a footer's height in points, by default automatic.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMethod.missing(UITableView.automaticDimension)
    }
    /// Returns an estimate of a header's height in points, by default automatic.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethod.missing(UITableView.automaticDimension)
    }
    /// Returns an estimate of a row's height in points, by default automatic.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.missing(UITableView.automaticDimension)
    }
    /// Returns the height of a footer in points, by default automatic.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethod.missing(UITableView.automaticDimension)
    }
    /// Returns the height of a header in points, by default automatic.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethod.missing(UITableView.automaticDimension)
    }
    /// Returns the height of a row in points, by default automatic.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.missing(UITableView.automaticDimension)
    }
    /// Returns the number of levels that a row is indented, which is 0 by default.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethod.missing(0)
    }
    /// Returns the actions at the leading edge of a row, by default `nil`.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethod.missing(nil)
    }
    /// Called when a tap runs the primary action of a row.
    @available(iOS 16.0, *)
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMethod.missing()
    }
    /// Returns whether the user can select rows with two fingers, by default `false`.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.missing(false)
    }
    /// Returns whether a row reacts to touches, by default `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Returns whether a row leaves space for its editing control, by default `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Returns the target of a dragged row. The default is the proposed index path.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalMethod.missing(proposedDestinationIndexPath)
    }
    /// Returns the title of the button that deletes a row, by default `nil`.
    open func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalMethod.missing(nil)
    }
    /// Returns the actions at the trailing edge of a row, by default `nil`.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethod.missing(nil)
    }
    /// Returns the footer of a section, by default `nil`.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethod.missing(nil)
    }
    /// Returns the header of a section, by default `nil`.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethod.missing(nil)
    }
    /// Called before a swipe starts to edit a row.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMethod.missing()
    }
    /// Returns the row to deselect instead, or `nil` for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.missing(nil)
    }
    /// Called before the cell of a row appears.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalMethod.missing()
    }
    /// Called before a footer appears.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalMethod.missing()
    }
    /// Called before a header appears.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalMethod.missing()
    }
    /// Called before the menu of a row appears.
    open func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalMethod.missing()
    }
    /// Called before the menu of a row disappears.
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalMethod.missing()
    }
    /// Called when the user taps the preview of a row.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalMethod.missing()
    }
    /// Returns the row to select instead, or `nil` for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.missing(nil)
    }
    /// Called after the user has stopped selecting rows with two fingers.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { OptionalMethod.missing() }

    // MARK: UIScrollViewDelegate

    /// Called after the content was scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called before the user starts to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called after the user has stopped dragging the content.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called before the content starts to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called after the content has stopped decelerating.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called after an animated scroll has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns whether a tap on the status bar scrolls to the top, by default `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called after the content was scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
