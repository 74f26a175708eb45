public import Foundation

/// The positions of rows, headers and footers in the content, in points.
extension UITableView {
    /// Returns the rectangle of a row in the content, or an empty rectangle if there's no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// Returns the rectangle of a section in the content, including header and footer.
    public func rect(forSection section: Int) -> CGRect { sectionRect(section) { ($0.top, $0.bottom) } }

    /// Returns the rectangle of a header in the content.
    public func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { ($0.top, $0.rowsTop) } }

    /// Returns the rectangle of a footer in the content.
    public func rectForFooter(inSection section: Int) -> CGRect { sectionRect(section) { ($0.footerTop, $0.bottom) } }

    /// Returns the row at a point of the content.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        return geometry.rows(from: point.y, to: point.y.nextUp).first
    }

    /// Returns the rows that intersect a rectangle of the content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadDataIfNeeded()
        return geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// Returns the row of a cell that is visible or prepared.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        layOutBeforeLooking()
        return cell.table === self ? cell.path : nil
    }

    /// Returns the header of a section, if it's visible.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutBeforeLooking()
        return sectionViews.headers[section]?.view as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, if it's visible.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutBeforeLooking()
        return sectionViews.footers[section]?.view as? UITableViewHeaderFooterView
    }
}
