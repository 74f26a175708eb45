import Foundation
import HeadlessUIKit
import Testing

/// The little layout there is: enough for a table that shares a screen to have a size.
@MainActor struct LayoutTests {
    private func screen(_ controller: UIViewController) -> HeadlessScreen {
        HeadlessScreen(controller, size: CGSize(width: 300, height: 500))
    }

    /// A label of 40 points above a table that fills the rest.
    private final class Composite: UIViewController {
        let label = UILabel()
        let table = UITableView(frame: .zero, style: .plain)
        let list = NameList([names(100)])

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = list
            for view in [label, table] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                label.heightAnchor.constraint(equalToConstant: 40),
                table.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }

    @Test func aPinnedTableGetsItsSizeAndItsCells() {
        let composite = Composite()
        let screen = screen(composite)
        #expect(composite.label.frame == CGRect(x: 20, y: 0, width: 260, height: 40))
        #expect(composite.table.frame == CGRect(x: 0, y: 60, width: 300, height: 440))
        #expect(screen.tableView?.visibleCells.count == 10)
        screen.resize(to: CGSize(width: 300, height: 280))
        #expect(screen.tableView?.visibleCells.count == 5)
    }

    @Test func containersPassTheirSizeOn() {
        let controller = UITableViewController(style: .plain)
        let list = NameList([names(100)])
        controller.tableView.dataSource = list
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        let screen = screen(tabs)
        #expect(controller.tableView.frame.size == CGSize(width: 300, height: 500))
        screen.resize(to: CGSize(width: 500, height: 264))
        #expect(screen.tableView?.visibleCells.count == 6)
    }

    @Test func darkAppearanceIsInherited() {
        let controller = UIViewController()
        let screen = screen(controller)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        screen.window.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test func centersAndRatiosDecideFramesToo() {
        let (root, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
        leaf.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(leaf)
        NSLayoutConstraint.activate([
            leaf.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            leaf.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
            leaf.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            leaf.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(leaf.frame == CGRect(x: 25, y: 40, width: 50, height: 20))
    }

    @Test func aGuideGivesWayToAViewInsideAStack() {
        let (root, header, table, leaf) = (UIView(), UIView(), UIView(), UIView())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        header.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let stack = UIStackView(arrangedSubviews: [header, table])
        stack.axis = .vertical
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        for view in [stack, leaf] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let top = guide.topAnchor.constraint(equalTo: root.topAnchor)
        let bottom = guide.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        (top.priority, bottom.priority) = (.defaultHigh, .defaultHigh)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            top, bottom,
            guide.topAnchor.constraint(greaterThanOrEqualTo: table.topAnchor),
            guide.bottomAnchor.constraint(lessThanOrEqualTo: table.bottomAnchor),
            leaf.topAnchor.constraint(equalTo: guide.topAnchor),
            leaf.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            leaf.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(leaf.frame == CGRect(x: 0, y: 30, width: 10, height: 40))
    }

    @Test func inequalitiesAreIgnored() {
        let (root, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
        leaf.frame.size.width = 7
        leaf.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(leaf)
        leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(leaf.frame.width == CGFloat(7))
    }

    @Test func aStackSharesTheRest() {
        let (header, table) = (UIView(), UITableView(frame: .zero, style: .plain))
        header.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let stack = UIStackView(arrangedSubviews: [header, table])
        stack.axis = .vertical
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        stack.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(table.frame == CGRect(x: 0, y: 60, width: 200, height: 240))
        stack.removeArrangedSubview(header)
        #expect(header.superview === stack && stack.arrangedSubviews == [table])
    }

    @Test func labelsAndControlsTakeTheirHeightInAStack() {
        let (label, table) = (UILabel(), UITableView(frame: .zero, style: .plain))
        label.text = "Title"
        let stack = UIStackView(arrangedSubviews: [label, UISegmentedControl(items: ["A", "B"]), table])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.height) == [21, 32, 247])
    }

    @Test func autoresizingFollowsTheSuperview() {
        let (root, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        leaf.frame = root.bounds
        leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(leaf)
        root.frame.size = CGSize(width: 150, height: 60)
        #expect(leaf.frame.size == CGSize(width: 150, height: 60))
    }
}
