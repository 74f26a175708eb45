import Foundation
import HeadlessUIKit
import Testing

/// A long press on a row shows its menu and notifies the delegate.
@MainActor struct ContextMenuTests {
    private let menus = Menus()
    private let table: UITableView

    init() {
        table = shown(NameList([names(3)]), delegate: menus)
        table.inspection.trace = []
    }

    @Test func aMenuComesAndGoesWithTheChoice() {
        let menu = table.longPressRow(at: path(0, 0))
        #expect(menu != nil && table.inspection.shownContextMenu === menu)
        #expect(table.takeTrace() == ["contextMenu(0, 0)", "willDisplayContextMenu"])
        #expect(menu?.choose("Copy") == true)
        #expect(table.takeTrace() == ["willEndContextMenu"])
        #expect(menus.calls == ["display", "displayed", "end", "Copy", "ended"])
        #expect(table.inspection.shownContextMenu == nil)
    }

    @Test func anActionMayKeepTheMenu() {
        let menu = table.longPressRow(at: path(0, 0))
        #expect(menu?.choose("Count") == true && menu?.choose("Count") == true)
        #expect(table.inspection.shownContextMenu === menu)
        #expect(menus.calls.filter { $0 == "Count" }.count == 2)
    }

    @Test func withoutAConfigurationNothingBegins() {
        #expect(table.longPressRow(at: path(0, 1)) == nil)
        #expect(table.takeTrace() == ["contextMenu(0, 1)"])
    }

    @Test func anEmptyConfigurationIsCanceled() {
        #expect(table.longPressRow(at: path(0, 2)) == nil)
        #expect(table.takeTrace() == ["contextMenu(0, 2)"])
        #expect(!table.tapOutsideContextMenu())
    }

    @Test func aTouchBesideTheMenuOnlyTakesItAway() {
        table.longPressRow(at: path(0, 0))
        table.inspection.trace = []
        #expect(!table.tapRow(at: path(0, 1)))
        #expect(table.takeTrace() == ["willEndContextMenu"])
        #expect(table.tapRow(at: path(0, 1)))
    }

    @Test func thePreviewCanBeTapped() {
        menus.preview = UIViewController()
        table.longPressRow(at: path(0, 0))
        table.inspection.trace = []
        #expect(table.tapContextMenuPreview())
        #expect(table.takeTrace() == ["willPerformPreviewAction", "willEndContextMenu"])
        #expect(menus.previewed === menus.preview)
        #expect(!table.tapContextMenuPreview())
    }

    private final class Menus: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var preview: UIViewController?
        var previewed: UIViewController?

        func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            if indexPath.row == 1 { return nil }
            if indexPath.row == 2 { return UIContextMenuConfiguration(identifier: nil) }
            return UIContextMenuConfiguration(
                identifier: nil,
                previewProvider: { [preview] in preview },
                actionProvider: { _ in self.menu }
            )
        }

        private var menu: UIMenu {
            UIMenu(children: [
                UIAction(title: "Copy") { _ in self.calls.append("Copy") },
                UIAction(title: "Count", attributes: .keepsMenuPresented) { _ in self.calls.append("Count") },
            ])
        }

        func tableView(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("display")
            animator?.addCompletion { self.calls.append("displayed") }
        }

        func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("end")
            animator?.addCompletion { self.calls.append("ended") }
        }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            previewed = animator.previewViewController
        }
    }
}
