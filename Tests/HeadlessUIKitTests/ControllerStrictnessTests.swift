import Foundation
import HeadlessUIKit
import Testing

/// What UIKit refuses of controllers and of their views.
@Suite("Controllers and views that UIKit refuses")
@MainActor struct ControllerStrictnessTests {
    /// A list whose bar has a search field.
    private final class SearchedList: UITableViewController {
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = search
            definesPresentationContext = true
        }
    }

    private let list = SearchedList(style: .plain)
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(UINavigationController(rootViewController: list))
        screen.layOut()
    }

    // MARK: Search

    @Test func anActiveSearchIsInTheWayOfItsScreen() {
        list.search.type("A")
        #expect(list.presentedViewController === list.search)
        let failures = HeadlessFailure.collect { list.present(UIViewController(), animated: false) }
        #expect(failures.map(\.severity) == [.fault])
        #expect(failures.first?.reason.contains("which is already presenting <UISearchController>") == true)
        list.search.isActive = false
        #expect(list.presentedViewController == nil)
        list.present(UIViewController(), animated: false)
        #expect(list.presentedViewController != nil)
    }

    @Test func theSearchPresentsWhatComesOverIt() {
        let form = UIViewController()
        list.search.type("A")
        #expect(screen.topViewController === list)
        list.search.present(form, animated: false)
        #expect(screen.topViewController === form)
        list.search.dismiss(animated: false)
        #expect(screen.topViewController === list && list.search.isActive)
    }

    @Test func theScreenDismissesItsSearchWithAllThatIsOverIt() {
        list.search.type("A")
        list.search.present(UIViewController(), animated: false)
        list.dismiss(animated: false)
        #expect(!list.search.isActive)
        #expect(list.presentedViewController == nil && list.search.presentedViewController == nil)
        #expect(list.search.searchBar.text == "")
    }

    @Test func screensArePushedWhileAUserSearches() {
        let detail = UIViewController()
        list.search.type("A")
        list.show(detail, sender: nil)
        #expect(screen.topViewController === detail && list.search.isActive)
    }

    // MARK: Containers

    @Test func aStackIsNotPushedOntoAStack() {
        let failures = HeadlessFailure.collect {
            list.navigationController?.pushViewController(UINavigationController(), animated: false)
        }
        #expect(failures.map(\.reason) == ["Pushing a navigation controller is not supported"])
        #expect(list.navigationController?.viewControllers.count == 1)
    }

    @Test func theViewOfAChildLiesInThatOfItsParent() {
        let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
        list.show(stranger, sender: nil)
        parent.addChild(child)
        let failures = HeadlessFailure.collect { stranger.view.addSubview(child.view) }
        #expect(
            failures.map(\.reason) == [
                "child view controller:<UIViewController> should have parent view controller:<UIViewController> but actual "
                    + "parent is:<UIViewController>"
            ]
        )
        child.view.removeFromSuperview()
        stranger.addChild(child)
        stranger.view.addSubview(child.view)
        child.didMove(toParent: stranger)
    }

    @Test func anAlertHasOneChoiceThatCancels() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let failures = HeadlessFailure.collect { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
        #expect(failures.map(\.severity) == [.exception])
        #expect(alert.actions.map(\.title) == ["Cancel"])
    }

    // MARK: Views

    @Test func viewsOfTwoTreesHaveNoConstraints() {
        let (first, second, around) = (UIView(), UIView(), UIView())
        let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
        let failures = HeadlessFailure.collect { constraint.isActive = true }
        #expect(failures.first?.reason.contains("because they have no common ancestor") == true)
        constraint.isActive = false
        around.addSubview(first)
        around.addSubview(second)
        constraint.isActive = true
        first.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }

    @Test func theLimitsOfAStepperAreNeverTheWrongWayRound() {
        let stepper = UIStepper()
        #expect(HeadlessFailure.collect { stepper.minimumValue = 200 }.map(\.severity) == [.invalidArgument])
        let other = UIStepper()
        other.maximumValue = 2100
        other.minimumValue = 1900
        #expect(other.value == 1900)
        #expect(HeadlessFailure.collect { other.stepValue = 0 }.map(\.severity) == [.invalidArgument])
    }

    @Test func segmentsThatAreNotThereHaveNoTitles() {
        let control = UISegmentedControl(items: ["A", "B"])
        let failures = HeadlessFailure.collect {
            control.setTitle("C", forSegmentAt: 2)
            _ = control.titleForSegment(at: UISegmentedControl.noSegment)
        }
        #expect(failures.map(\.reason) == ["index 2 beyond bounds [0 .. 1]", "index -1 beyond bounds [0 .. 1]"])
    }

    @Test func rowsThatAreNotThereAreNotReconfigured() {
        let missing = IndexPath(row: 7, section: 0)
        let failures = HeadlessFailure.collect { list.tableView.reconfigureRows(at: [missing]) }
        #expect(failures.map(\.severity) == [.fault])
    }
}
