import Foundation

extension UITableView {
    /// The titles of the section index, or `nil` if there's no index or the table has too few rows.
    var drawnIndexTitles: [String]? {
        loadDataIfNeeded()
        let rows = geometry.rowCounts.reduce(0, +)
        guard let indexTitles, !indexTitles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else { return nil }
        return indexTitles
    }

    func loadIndexTitles() {
        indexTitles = ask(.sectionIndexTitles) { $0.sectionIndexTitles(for: self) } ?? nil
    }
}
