import Foundation
import HeadlessUIKit

/// A row's place, section first.
func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

extension HeadlessScreen {
    /// The first screen of a navigation stack.
    convenience init(inStack controller: UIViewController) {
        self.init(UINavigationController(rootViewController: controller))
    }

    /// The table that a person looks at.
    var table: UITableView { tableView ?? UITableView(frame: .zero, style: .plain) }
}

extension UITableView {
    /// The main texts of all rows, section by section, read off the cells.
    var rowTexts: [[String]] {
        (0..<numberOfSections).map { section in
            (0..<numberOfRows(inSection: section)).map { cell(path(section, $0))?.shownText ?? "" }
        }
    }

    /// The cell of a row, after scrolling to it.
    func cell(_ path: IndexPath) -> UITableViewCell? {
        scroll(toRow: path)
        return cellForRow(at: path)
    }
}
