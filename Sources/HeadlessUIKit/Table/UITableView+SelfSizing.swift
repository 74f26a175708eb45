import Foundation

/// Heights that are estimated until rows, headers and footers are near the visible area.
///
/// - In iOS 11 and later, heights are estimated by default, even if the delegate returns them. `contentSize` begins as
///   a multiple of 44 and is corrected during scrolling (release notes of iOS 11, quoted in Yelp/YLTableView#30 and
///   nicolasgomollon/LPRTableView#22). “Setting the value to 0 disables estimated heights, which causes the table view
///   to request the actual height for each cell. If your table uses self-sizing cells, the value … must not be 0”
///   (https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight).
/// - The order is: count, then cell and height of each row until the screen is full (logs of devices).
/// - A prepared cell has been sized (“Make blazing fast lists and collection views”, WWDC 2021).
/// - Estimates are requested for all rows at every reload and update (smileyborg/TableViewCellWithAutoLayoutiOS8#17).
/// - “When using height estimates, the table view actively manages the `contentOffset` and `contentSize`”: visible
///   content stays in place while the heights of rows above it change (telly/TLYShyNavBar#126).
/// - “After cells are reconfigured, they’re always self-sized again” (Tyler Fox, UIKit).
/// - `beginUpdates()` and `endUpdates()` “animate the change in the row heights without reloading the cell”
///   (https://developer.apple.com/documentation/uikit/uitableview/beginupdates()).
extension UITableView {
    // MARK: Estimates

    private var estimatesRows: Bool { estimatedRowHeight != 0 }

    private var defaultRowHeight: CGFloat { rowHeight < 0 ? TableHeights.row : rowHeight }

    /// Requests the estimates of a section's rows or, if there are none, their heights.
    func rowHeights(section: Int, count: Int) -> RowHeights {
        let fallback = estimatedRowHeight > 0 ? estimatedRowHeight : defaultRowHeight
        var heights: [CGFloat] = []
        for row in 0..<max(count, 0) {
            let path = IndexPath(row: row, section: section)
            guard let height = estimatesRows ? estimatedHeight(of: path) : statedHeight(of: path) else {
                return RowHeights(count: count, estimate: fallback)
            }
            heights.append(height < 0 ? fallback : height)
        }
        return RowHeights(heights)
    }

    private func estimatedHeight(of path: IndexPath) -> CGFloat? {
        tell(.estimatedHeightForRow(path)) { $0.tableView(self, estimatedHeightForRowAt: path) }
    }

    private func statedHeight(of path: IndexPath) -> CGFloat? {
        tell(.heightForRow(path)) { $0.tableView(self, heightForRowAt: path) }
    }

    /// The estimated height of a header, or `nil` if it's measured immediately.
    func estimatedHeaderHeight(_ section: Int) -> CGFloat? {
        let height = tell(.estimatedHeightForHeader(section)) {
            $0.tableView(self, estimatedHeightForHeaderInSection: section)
        }
        return positive(height) ?? positive(estimatedSectionHeaderHeight)
    }

    func estimatedFooterHeight(_ section: Int) -> CGFloat? {
        let height = tell(.estimatedHeightForFooter(section)) {
            $0.tableView(self, estimatedHeightForFooterInSection: section)
        }
        return positive(height) ?? positive(estimatedSectionFooterHeight)
    }

    private func positive(_ height: CGFloat?) -> CGFloat? { height.flatMap { $0 > 0 ? $0 : nil } }

    // MARK: Rows

    /// Requests the cell of a row, then its height.
    func requestSizedCell(_ path: IndexPath) -> UITableViewCell {
        let cell = requestUnusedCell(path)
        size(cell, at: path, pushingUp: geometry.span(of: path).top < bounds.minY)
        return cell
    }

    /// Sets the height of a row to that of the delegate, the table or the cell.
    ///
    /// - Parameter pushingUp: Whether the content above moves, so that the content below stays in place.
    private func size(_ cell: UITableViewCell, at path: IndexPath, pushingUp: Bool) {
        guard estimatesRows, geometry.contains(path) else { return }
        var height = statedHeight(of: path) ?? rowHeight
        if height < 0 { height = fittedHeight(of: cell) }
        let change = height - geometry.height(of: path)
        guard change != 0 else { return }
        geometry.setHeight(height, of: path)
        updateContentSize()
        if pushingUp { moveBounds(by: change) }
    }

    private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Sizes a row again after its cell's content or width has changed.
    func sizeAgain(_ cell: UITableViewCell, at path: IndexPath) {
        guard geometry.contains(path) else { return }
        size(cell, at: path, pushingUp: geometry.span(of: path).bottom <= bounds.minY)
    }

    /// Sizes all rows that have cells again.
    func sizeRowsAgain() {
        for row in visible { sizeAgain(row.cell, at: row.path) }
        for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) { sizeAgain(cell, at: path) }
    }

    /// A different width changes the line breaks of texts.
    func sizeRowsAfterResizing() {
        guard fittedWidth != bounds.width else { return }
        fittedWidth = bounds.width
        sizeRowsAgain()
    }

    // MARK: Headers and footers

    /// Replaces the estimates of visible headers and footers.
    ///
    /// - Returns: Whether anything has moved.
    func sizeSectionViews() -> Bool {
        var hasMoved = false
        for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
            let (header, footer) = (geometry.sections[section].header, geometry.sections[section].footer)
            if header.isEstimated {
                let change = headerHeight(section) - header.height
                let isAbove = geometry.sections[section].top < bounds.minY
                geometry.setHeader(header.height + change, of: section)
                if isAbove { moveBounds(by: change) }
                hasMoved = hasMoved || change != 0
            }
            if footer.isEstimated {
                let change = footerHeight(section) - footer.height
                let isAbove = geometry.sections[section].footerTop < bounds.minY
                geometry.setFooter(footer.height + change, of: section)
                if isAbove { moveBounds(by: change) }
                hasMoved = hasMoved || change != 0
            }
        }
        if hasMoved { updateContentSize() }
        return hasMoved
    }

    // MARK: Scrolling

    /// Moves the bounds with the content. The delegate is called when the table has finished its work.
    private func moveBounds(by change: CGFloat) {
        bounds.origin.y = max(0, bounds.minY + change)
    }

    /// Performs the table's own work, and calls the delegate if the content was scrolled in the meantime.
    func inScrollingPass(_ body: () -> Void) {
        let origin = bounds.origin
        inPass(body)
        if bounds.origin != origin { headlessDelegate?.scrollViewDidScroll(self) }
    }
}
