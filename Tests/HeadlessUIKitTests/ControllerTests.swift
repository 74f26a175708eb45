import Foundation
import HeadlessUIKit
import Testing

/// The calls that controllers received, in order.
@MainActor private final class Pages {
    private var lines: [String] = []

    func write(_ line: String) { lines.append(line) }

    func read() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Records the calls that it receives.
@MainActor private final class Diary: UIViewController {
    let name: String
    let pages: Pages

    init(_ name: String, _ pages: Pages) {
        self.name = name
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ text: String) { pages.write("\(name) \(text)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("loaded")
    }
    override func viewWillAppear(_ animated: Bool) { write("will appear") }
    override func viewIsAppearing(_ animated: Bool) { write("is appearing") }
    override func viewDidLayoutSubviews() { write("laid out") }
    override func viewDidAppear(_ animated: Bool) { write("did appear") }
    override func viewWillDisappear(_ animated: Bool) { write("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { write("did disappear") }
}

/// Life cycle and containers: View Controller Programming Guide, chapters 2 to 5.
@MainActor struct ControllerTests {
    private let pages = Pages()

    private func diary(_ name: String) -> Diary { Diary(name, pages) }

    @Test func aScreenShowsItsRootInUIKitsOrder() {
        let root = diary("A")
        _ = HeadlessScreen(root)
        #expect(pages.read() == ["A loaded", "A will appear", "A is appearing", "A laid out", "A did appear"])
    }

    @Test func aPushTellsBothControllersAndLoadsLate() {
        let (first, second) = (diary("A"), diary("B"))
        let navigation = UINavigationController(rootViewController: first)
        let screen = HeadlessScreen(navigation)
        _ = pages.read()
        navigation.pushViewController(second, animated: true)
        #expect(
            pages.read() == [
                "B loaded", "A will disappear", "B will appear", "A did disappear", "B is appearing", "B laid out",
                "B did appear",
            ]
        )
        #expect(screen.topViewController === second)
        #expect(second.navigationController === navigation)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(first.view.superview == nil)
    }

    @Test func backTakesThePreviousTitle() {
        let (first, second) = (diary("A"), diary("B"))
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let screen = HeadlessScreen(navigation)
        #expect(!navigation.tapBack())
        navigation.pushViewController(second, animated: true)
        #expect(navigation.inspection.shownBackButtonTitle == "First")
        _ = pages.read()
        #expect(navigation.tapBack())
        #expect(
            pages.read() == [
                "B will disappear", "A will appear", "B did disappear", "A is appearing", "A laid out", "A did appear",
            ]
        )
        #expect(second.parent == nil)
        #expect(screen.topViewController === first)
    }

    @Test func severalLevelsArePoppedAtOnce() {
        let stack = ["A", "B", "C", "D"].map(diary)
        let navigation = UINavigationController(rootViewController: stack[0])
        navigation.setViewControllers(stack, animated: false)
        #expect(navigation.popToViewController(stack[1], animated: true) == [stack[2], stack[3]])
        #expect(navigation.popToRootViewController(animated: true) == [stack[1]])
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func pushingTwiceIsAFailure() {
        let root = diary("A")
        let navigation = UINavigationController(rootViewController: root)
        let failures = HeadlessFailure.collect { navigation.pushViewController(root, animated: false) }
        #expect(failures.map(\.severity) == [.invalidArgument])
    }

    @Test func aSheetLeavesThePresenterAndFullScreenHidesIt() {
        let root = diary("A")
        let screen = HeadlessScreen(root)
        let sheet = diary("B")
        _ = pages.read()
        root.present(sheet, animated: true)
        #expect(pages.read() == ["B loaded", "B will appear", "B is appearing", "B laid out", "B did appear"])
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        #expect(screen.topViewController === sheet)
        sheet.dismiss(animated: true)
        #expect(pages.read() == ["B will disappear"])
        HeadlessClock.finishAnimations()
        #expect(pages.read() == ["B did disappear"])
        #expect(root.presentedViewController == nil)

        let cover = diary("C")
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        #expect(pages.read().filter { $0.hasPrefix("A") } == ["A will disappear", "A did disappear"])
        root.dismiss(animated: true)
        HeadlessClock.finishAnimations()
        #expect(pages.read().filter { $0.hasPrefix("A") }.suffix(1) == ["A did appear"])
    }

    @Test func theOutermostContainerPresents() {
        let root = diary("A")
        let navigation = UINavigationController(rootViewController: root)
        let screen = HeadlessScreen(navigation)
        let form = UINavigationController(rootViewController: diary("B"))
        var completed = false
        root.present(form, animated: true) { completed = true }
        #expect(completed)
        #expect(form.presentingViewController === navigation)
        #expect(form.topViewController?.presentingViewController === navigation)
        #expect(screen.topViewController === form.topViewController)
        root.dismiss(animated: true)
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === root)
    }

    @Test func dismissingOneDismissesAllAboveIt() {
        let root = diary("A")
        let screen = HeadlessScreen(root)
        let (second, third) = (diary("B"), diary("C"))
        root.present(second, animated: true)
        second.present(third, animated: true)
        root.dismiss(animated: true)
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === root)
        #expect(second.presentedViewController == nil && third.presentingViewController == nil)
    }

    @Test func presentingTwiceOrOffTheScreenIsLogged() {
        let root = diary("A")
        let offScreen = HeadlessFailure.collect { root.present(diary("B"), animated: true) }
        #expect(offScreen.first?.reason.contains("whose view is not in the window hierarchy") == true)
        let screen = HeadlessScreen(root)
        root.present(diary("B"), animated: true)
        let twice = HeadlessFailure.collect { root.present(diary("C"), animated: true) }
        #expect(twice.first?.reason.contains("which is already presenting <Diary>.") == true)
        #expect(screen.topViewController !== root)
    }

    @Test func aSheetIsSwipedDownUnlessItIsModal() {
        let root = diary("A")
        let screen = HeadlessScreen(root)
        let sheet = diary("B")
        sheet.isModalInPresentation = true
        root.present(sheet, animated: true)
        #expect(!sheet.swipeDown())
        sheet.isModalInPresentation = false
        #expect(sheet.swipeDown())
        #expect(screen.topViewController === root)
    }

    @Test func tabsAppearWhenTheyAreTapped() {
        let tabs = UITabBarController()
        let (first, second) = (diary("A"), diary("B"))
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
        tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
        let screen = HeadlessScreen(tabs)
        #expect(pages.read().contains("A did appear"))
        #expect(!second.isViewLoaded)
        #expect(tabs.tapTab(at: 1))
        #expect(pages.read().first { $0.hasSuffix("did appear") } == "B did appear")
        #expect(screen.topViewController === second)
        #expect(tabs.selectedIndex == 1)
        #expect(second.tabBarController === tabs)
    }

    @Test func moreThanFiveTabsOverflow() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { diary("\($0)") }
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.last?.title == "More")
        tabs.viewControllers = (1...5).map { diary("\($0)") }
        #expect(tabs.tabBar.items?.last?.title != "More")
    }

    @Test func moreListsTheTabsThatFindNoRoom() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...7).map {
            let tab = diary("\($0)")
            tab.title = "Tab \($0)"
            return tab
        }
        let screen = HeadlessScreen(tabs)
        #expect(tabs.tapTab(at: 4))
        #expect(screen.tableView?.visibleCells.map(\.inspection.shownText) == ["Tab 5", "Tab 6", "Tab 7"])
        #expect(tabs.selectedIndex == NSNotFound)
        screen.tableView?.tapRow(at: path(0, 1))
        #expect(screen.topViewController?.title == "Tab 6")
        #expect(tabs.tabBar.selectedItem?.title == "More")
        #expect(!tabs.tapTab(at: 5))
    }

    @Test func aRefusedTabStaysAway() {
        final class Gate: NSObject, UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool { false }
        }
        let (tabs, gate) = (UITabBarController(), Gate())
        tabs.viewControllers = [diary("A"), diary("B")]
        tabs.delegate = gate
        #expect(!tabs.tapTab(at: 1))
        #expect(tabs.selectedIndex == 0)
    }

    @Test func aSwipedSheetTellsItsDelegate() {
        final class Sheets: NSObject, UIAdaptivePresentationControllerDelegate {
            var events: [String] = []
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                events.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                events.append("did \(presentationController.presentedViewController.isBeingDismissed)")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                events.append("attempt")
            }
        }
        let (root, sheets) = (diary("A"), Sheets())
        let screen = HeadlessScreen(root)
        let form = UINavigationController(rootViewController: diary("B"))
        form.presentationController?.delegate = sheets
        form.isModalInPresentation = true
        root.present(form, animated: true)
        #expect(form.topViewController?.swipeDown() == false)
        form.isModalInPresentation = false
        form.topViewController?.isModalInPresentation = true
        #expect(form.topViewController?.swipeDown() == false, "the top speaks for its stack")
        form.topViewController?.isModalInPresentation = false
        #expect(form.topViewController?.swipeDown() == true)
        #expect(sheets.events == ["attempt", "attempt", "will", "did false"])
        #expect(screen.topViewController === root)
    }

    @Test func theToolbarShowsTheItemsOfTheTop() {
        let (first, second) = (diary("A"), diary("B"))
        second.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        let navigation = UINavigationController(rootViewController: first)
        #expect(navigation.toolbar.items == nil)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.toolbar.items?.map(\.inspection.systemItem) == [.flexibleSpace, .trash])
    }

    @Test func theEditButtonSwitchesTheMode() {
        let controller = UITableViewController(style: .grouped)
        let source = NameList([["A"]])
        controller.tableView.dataSource = source
        controller.navigationItem.leftBarButtonItem = controller.editButtonItem
        let screen = HeadlessScreen(UINavigationController(rootViewController: controller))
        #expect(controller.editButtonItem.title == "Edit")
        #expect(controller.tapEdit())
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(controller.editButtonItem.title == "Done")
        #expect(controller.tapEdit())
        #expect(!controller.isEditing && screen.tableView?.isEditing == false)
    }

    @Test func alertsGoBeforeTheirChoiceRuns() {
        let root = diary("A")
        let screen = HeadlessScreen(root)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var wasGone = false
        alert.addAction(
            UIAlertAction(title: "OK", style: .destructive) { _ in wasGone = root.presentedViewController == nil }
        )
        root.present(alert, animated: true)
        #expect(screen.topViewController === alert)
        #expect(alert.tapAction("OK"))
        #expect(wasGone)
    }

    @Test("A popover without a source is refused")
    func aimlessPopover() {
        let presenter = UIViewController()
        let screen = HeadlessScreen(presenter)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        let failures = HeadlessFailure.collect { presenter.present(popover, animated: true) }
        #expect(failures.first?.reason.contains("non-nil sourceView or barButtonItem") == true)
        presenter.dismiss(animated: false)
        popover.popoverPresentationController?.sourceView = presenter.view
        #expect(HeadlessFailure.collect { presenter.present(popover, animated: true) }.isEmpty)
        #expect(screen.topViewController === popover)
    }
}
