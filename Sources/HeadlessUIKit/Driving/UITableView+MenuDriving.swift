public import Foundation

/// A menu that a table shows for a row.
struct ShownContextMenu {
    let configuration: UIContextMenuConfiguration
    let menu: UIMenu?
    let preview: UIViewController?
}

/// Long presses on rows. Not part of UIKit.
extension UITableView {
    /// Presses a row for a long time. Its menu appears and stays until the user chooses an action or touches outside
    /// the menu.
    ///
    /// Without a configuration no menu appears. With an empty configuration the interaction begins and is canceled
    /// (Apple's documentation of `tableView(_:contextMenuConfigurationForRowAt:point:)`). Choose an action with
    /// ``UIMenu/choose(_:)``.
    ///
    /// - Returns: The menu, or `nil` if none appears.
    @discardableResult
    public func longPressRow(at indexPath: IndexPath) -> UIMenu? {
        HeadlessClock.touch {
            guard bringIntoView(indexPath) else { return nil }
            let point = CGPoint(x: bounds.midX, y: rectForRow(at: indexPath).midY)
            let answer = tell(.contextMenu(indexPath)) {
                $0.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
            }
            guard let configuration = answer ?? nil else { return nil }
            return showMenu(configuration)
        }
    }

    /// Taps outside the menu or the preview, which closes it.
    ///
    /// - Returns: `false` if no menu is open.
    @discardableResult
    public func tapOutsideContextMenu() -> Bool {
        HeadlessClock.touch { endMenu() }
    }

    /// Taps the preview of the row, if the configuration has one. The preview and the menu close.
    ///
    /// - Returns: `false` if there's no preview.
    @discardableResult
    public func tapContextMenuPreview() -> Bool {
        HeadlessClock.touch {
            guard let shown = shownMenu, let preview = shown.preview else { return false }
            let animator = ContextMenuAnimator(previewing: preview)
            tell(.willPerformPreviewAction) {
                $0.tableView(self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
            }
            animator.run()
            return endMenu()
        }
    }

    private func showMenu(_ configuration: UIContextMenuConfiguration) -> UIMenu? {
        let menu = configuration.actionProvider?([]).flatMap { $0.children.isEmpty ? nil : $0 }
        let preview = configuration.previewProvider?()
        guard menu != nil || preview != nil else { return nil }
        shownMenu = ShownContextMenu(configuration: configuration, menu: menu, preview: preview)
        menu?.willPerform = { [weak self] action in
            if !action.attributes.contains(.keepsMenuPresented) { self?.endMenu() }
        }
        let animator = ContextMenuAnimator(previewing: preview)
        tell(.willDisplayContextMenu) {
            $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        }
        animator.run()
        return menu
    }

    /// Closes the menu. UIKit doesn't document whether this happens before the chosen action; here it does.
    @discardableResult
    func endMenu() -> Bool {
        guard let shown = shownMenu else { return false }
        shownMenu = nil
        shown.menu?.willPerform = nil
        let animator = ContextMenuAnimator(previewing: shown.preview)
        tell(.willEndContextMenu) {
            $0.tableView(self, willEndContextMenuInteraction: shown.configuration, animator: animator)
        }
        animator.run()
        return true
    }
}
