import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: controllers, bars and tabs.
@Suite("The guides' rules for screens")
struct GuideScreenTests {
    @Test("D07: the lifecycle methods of a view controller call super")
    func lifeCallsSuper() throws {
        for method in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            try expectSuper(in: method)
        }
    }

    @Test("D08: 'loadView' isn't overridden, so super isn't called by mistake")
    func loadViewIsLeftAlone() throws { try expectNowhere("func loadView(", "super.loadView(") }

    @Test("D09: a table has its data source, and its delegate if one is needed")
    func tablesHaveTheirHelpers() {
        let people = GuideSpecs.people(cell: "text: $(person.name), action: call")
        #expect(people.support.functions("attach(to tableView").first?.contains("tableView.dataSource = self") == true)
        // A table controller is the delegate of its table from the beginning.
        expect(people, lacks: "delegate =")
        let tapped = GuideSpecs.people(cell: "text: A, action: call", keys: "views: { above: [{ label: People }] }\n")
        expect(tapped, has: "tableView.delegate = self", "PeopleViewController: UIViewController, UITableViewDelegate,")
    }

    @Test("D12: a table gets its data in 'viewDidLoad'")
    func tablesAreFilledOnceTheyAreLoaded() throws {
        let loaded = try #require(GuideSpecs.people().swift.functions("viewDidLoad()").first)
        #expect(loaded.contains("source.attach(to: tableView, showing: content)"))
    }

    @Test("D13: the view of a screen is created by its controller, not by a nib")
    func viewsComeFromCode() throws {
        for source in try GeneratedSource.all() {
            #expect(!source.text.contains("nibName: \"") && !source.text.contains("UINib("), "\(source.name)")
        }
    }

    @Test("N05: the frame and delegate of a navigation bar aren't changed")
    func barsAreLeftAlone() throws {
        for source in try GeneratedSource.all() {
            for property in ["frame", "bounds", "alpha", "delegate"] {
                #expect(!source.text.contains("navigationBar.\(property) ="), "\(source.name)")
            }
        }
    }

    @Test("N16: bar buttons are created once, before the bar is shown")
    func barButtonsAreMadeOnce() throws {
        for source in try GeneratedSource.all() {
            for method in ["viewWillAppear(", "viewDidAppear(", "viewDidLayoutSubviews("] {
                for body in source.functions(method) { #expect(!body.contains("UIBarButtonItem("), "\(source.name)") }
            }
        }
    }

    @Test("TB09: tabs that appear and disappear update the customizable ones")
    func changedTabsStayCustomizable() throws {
        let app = Generated(
            """
            app: Shop
            state: { isNew: Bool }
            tabs:
              - { title: Welcome, screen: Welcome, visible: $(isNew), customizable: false }
              - { title: Home, screen: Home }
            external: { Welcome: WelcomeViewController, Home: HomeViewController }
            """
        )
        #expect(app.findings == [])
        #expect(app.swift.components(separatedBy: "setViewControllers(").count == 2)
        let show = try #require(app.swift.functions("showTabs(").first)
        let tabs = try #require(show.range(of: "setViewControllers(tabs"))
        let again = try #require(show.range(of: "customizableViewControllers = tabs.filter {"))
        #expect(tabs.upperBound < again.lowerBound)
    }

    @Test("O03: no screen replaces itself when the device rotates")
    func rotationShowsNoOtherScreen() throws {
        try expectNowhere("viewWillTransition(", "willTransition(to", "orientationDidChange", "UIDevice")
        // What a screen says about orientations is a fixed set.
        expect(
            Generated(rows: "A", keys: "orientations: [portrait, landscape]"),
            has: "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }"
        )
    }

    @Test("O04: a memory warning is passed to super")
    func memoryWarningsGoToSuper() throws { try expectNowhere("func didReceiveMemoryWarning(") }

    @Test("D03: each tap creates a new screen")
    func screensAreCreatedOnEachTap() throws {
        let sources = try GeneratedSource.all()
        let segues = sources.flatMap { $0.functions("show") + $0.functions("present") }
            .filter { $0.contains(" show(destination") || $0.contains(" present(") }
        #expect(segues.count > 10)
        for segue in segues { #expect(segue.contains("let destination = "), "\(segue)") }
    }

    @Test("D05: a table next to other views has no table controller, and a table alone has one")
    func compositesAreNoTableControllers() {
        expect(GuideSpecs.composite, has: "final class PeopleViewController: UIViewController, ")
        expect(GuideSpecs.edited, has: "final class PeopleViewController: UITableViewController, ")
    }

    @Test("D06: a screen has one controller, except with 'child'")
    func controllersAndScreens() throws {
        try expectNowhere("willMove(toParent")
        for source in try GeneratedSource.all() {
            // Children are added in one place, the view of the support file that holds one.
            let isSupport = source.name.contains("TableSpecSupport")
            #expect(source.text.components(separatedBy: "addChild(").count == (isSupport ? 2 : 1), "\(source.name)")
            let controllers = source.text.components(separatedBy: "final class ").dropFirst()
                .filter { $0.prefix { $0 != "\n" }.contains("ViewController: ") }
            #expect(controllers.count <= 1, "\(source.name)")
        }
    }

    @Test("TB13: the root of a tab has the required class")
    func tabsHaveTheRightRoots() {
        let app = Generated(
            ("App.yaml", "app: Clock\ntabs: [{ title: A, navigation: World }, { title: B, screen: World }]"),
            ("World.yaml", "screen: World\ntable: { sections: [{ rows: [Paris] }] }")
        )
        expect(
            app,
            has: "let world = WorldViewController()",
            "UINavigationController(rootViewController: world)"
        )
    }

    @Test("O01: views are laid out by constraints, which apply to every size")
    func viewsResize() throws {
        try expectNowhere("autoresizingMask", ".frame = ", ".bounds = ")
        #expect(GuideSpecs.custom.supports("NSLayoutConstraint.activate(["))
        expect(GuideSpecs.composite, has: "content.translatesAutoresizingMaskIntoConstraints = false")
    }

    @Test("O05: nothing happens while the device rotates")
    func rotationDoesNothing() throws {
        try expectNowhere("viewWillTransition(", "willRotate", "didRotate", "verticalSizeClass", "horizontalSizeClass")
    }
}
