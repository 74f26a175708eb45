internal import UIKit

#if menus
// MARK: - Menus

extension UIContextMenuConfiguration {
    /// Returns the context menu of a row.
    static func forRow(_ children: [UIMenuElement]) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: children) }
    }
}
#endif
