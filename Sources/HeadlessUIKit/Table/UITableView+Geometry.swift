public import Foundation

/// Where rows, headers and footers lie in the content, in points.
extension UITableView {
    /// The rectangle of a row in the content; empty when there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The rectangle of a section with header and footer in the content.
    public func rect(forSection section: Int) -> CGRect { sectionRect(section) { ($0.top, $0.bottom) } }

    /// The rectangle of a header in the content.
    public func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { ($0.top, $0.rowsTop) } }

    /// The rectangle of a footer in the content.
    public func rectForFooter(inSection section: Int) -> CGRect { sectionRect(section) { ($0.footerTop, $0.bottom) } }

    /// The row at a point of the content.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadDataIfNeeded()
        return geometry.rows(from: point.y, to: point.y.nextUp).first
    }

    /// The rows that have a part in a rectangle of the content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadDataIfNeeded()
        return geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// The row of a cell that is visible or prepared.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        layOutBeforeLooking()
        return cell.table === self ? cell.path : nil
    }

    /// The header of a section that is visible.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutBeforeLooking()
        return sectionViews.headers[section]?.view as? UITableViewHeaderFooterView
    }

    /// The footer of a section that is visible.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutBeforeLooking()
        return sectionViews.footers[section]?.view as? UITableViewHeaderFooterView
    }
}
