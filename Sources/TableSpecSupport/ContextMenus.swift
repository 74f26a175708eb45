public import UIKit

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
