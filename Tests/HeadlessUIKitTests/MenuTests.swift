import Foundation
import HeadlessUIKit
import Testing

/// Menus, search and sheets.
@MainActor struct MenuTests {
    @Test func onlyWhatCanBeChosenIsChosen() {
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
        }
        let menu = UIMenu(children: [
            action("Copy"), action("Cut", .disabled), action("Secret", .hidden),
            UIMenu(title: "More", children: [action("Delete", .destructive)]),
        ])
        #expect(menu.choose("Copy") && menu.choose("Delete"))
        #expect(!menu.choose("Cut") && !menu.choose("Secret") && !menu.choose("Paste"))
        #expect(chosen == ["Copy", "Delete"])
    }

    @Test func searchingUpdatesTheResults() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var terms: [String?] = []
            func updateSearchResults(for searchController: UISearchController) {
                terms.append(searchController.searchBar.text)
            }
        }
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        search.type("Par")
        search.isActive = false
        #expect(updater.terms == ["", "Par", ""])
    }

    @Test func sheetsHaveDetents() {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController != nil)
    }

    @Test func leadingSwipesRunTheirAction() {
        final class Pins: NSObject, UITableViewDelegate {
            var pinned: [IndexPath] = []
            func tableView(
                _ tableView: UITableView,
                leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Pin") { _, _, finish in
                        self.pinned.append(indexPath)
                        finish(true)
                    }
                ])
            }
        }
        let pins = Pins()
        let table = shown(NameList([names(2)]), delegate: pins)
        #expect(table.swipeFromLeading(at: path(0, 1), tapping: "Pin"))
        #expect(!table.swipeFromLeading(at: path(0, 1), tapping: "Flag"))
        #expect(pins.pinned == [path(0, 1)] && !table.isEditing)
    }

    @Test func actionsHaveUIKitsColors() {
        #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
        let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        action.backgroundColor = .systemOrange
        #expect(action.backgroundColor == .systemOrange)
    }
}
