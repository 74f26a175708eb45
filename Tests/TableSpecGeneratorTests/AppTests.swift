import TableSpecDiagnostics
import TableSpecGenerator
import Testing

@Suite("An app becomes the controller that contains its screens")
struct AppTests {
    private static let screens = "external: { Alarms: AlarmsController, Timer: TimerController }"

    private static func app(_ keys: String) -> Generated { Generated("app: Clock\n\(keys)\n\(screens)") }

    private static func badge(_ badge: String, state: String = "") -> Generated {
        app("\(state)\ntabs:\n  - { title: A, screen: Alarms, badge: \(badge) }\n  - { title: T, screen: Timer }")
    }

    @Test func handWrittenScreensAreAskedFor() {
        expect(
            Self.app("tabs:\n  - { title: A, navigation: Alarms }\n  - { systemItem: recents, screen: Timer, tag: 2 }"),
            has: "protocol ClockScreens {",
            "func makeAlarms() -> UIViewController",
            "final class ClockTabBarController: UITabBarController {",
            "init(screens: any ClockScreens) {\nsuper.init(nibName: nil, bundle: nil)\nlet alarms = screens.makeAlarms()",
            "let alarmsStack = UINavigationController(rootViewController: alarms)",
            "alarmsStack.tabBarItem = UITabBarItem(title: \"A\", image: nil, tag: 0)",
            "timer.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 2)",
            "viewControllers = [alarmsStack, timer]"
        )
    }

    @Test func nothingIsKeptThatNeverChanges() {
        let generated = Self.badge("New")
        expect(generated, has: "alarms.tabBarItem.badgeValue = \"New\"")
        expect(generated, lacks: "state", "update", "private let")
    }

    @Test func aStateThatNothingShowsIsKeptAndNoMore() {
        let generated = Self.badge("New", state: "state: { unread: Int }")
        expect(generated, has: "/// The current state.\nvar state: State\n")
        expect(generated, lacks: "didSet", "update")
    }

    @Test func aCountOfNothingShowsNoBadge() {
        expect(
            Self.badge("$(count)"),
            has: "var count: Int?",
            "alarmsItem.badgeValue = state.count.flatMap { $0 == 0 ? nil : \"\\($0)\" }"
        )
        expect(
            Self.badge("$(count)", state: "state: { count: Int }"),
            has: "var count = 0",
            "alarmsItem.badgeValue = state.count == 0 ? nil : \"\\(state.count)\""
        )
        expect(
            Self.badge("$(word)", state: "state: { word: String }"),
            has: "alarmsItem.badgeValue = state.word.isEmpty ? nil : state.word"
        )
        expect(
            Self.badge("$(word)", state: "state: { word: \"String?\" }"),
            has: "alarmsItem.badgeValue = state.word.flatMap { $0.isEmpty ? nil : $0 }"
        )
    }

    @Test func titlesFollowTheState() {
        expect(
            Self.app("state: { name: String = Alarms }\ntabs: [{ title: $(name), screen: Alarms }]"),
            has: "alarmsItem = UITabBarItem(title: state.name, image: nil, tag: 0)",
            "if state.name != old.name { alarmsItem.title = state.name }"
        )
    }

    @Test func aTabBarAsksTheStateWhetherATabMayBeChosen() {
        let state = "state: { isIn: Bool }\nonSelect: chosen\n"
        let generated = Self.app(
            "\(state)tabs: [{ title: A, navigation: Alarms, enabled: $(isIn) }, { title: T, screen: Timer }]"
        )
        expect(
            generated,
            has: "final class ClockTabBarController: UITabBarController, UITabBarControllerDelegate {",
            "private let alarmsStack: UINavigationController",
            "switch viewController {\ncase alarmsStack: state.isIn\ndefault: true\n}",
            "weak var actions: (any ClockActions)?",
            "actions?.chosen(viewController)",
            "delegate = self"
        )
        expect(Self.app("tabs: [{ title: A, screen: Alarms }]"), lacks: "delegate", "shouldSelect", "Actions")
    }

    @Test func newTabsAreCustomizableOnlyWhereTheSpecSaysSo() {
        expect(
            Self.app(
                """
                state: { isNew: Bool }
                tabs:
                  - { title: A, screen: Alarms, visible: $(isNew), customizable: false }
                  - { title: T, screen: Timer }
                """
            ),
            has: "showTabs(animated: false)",
            "var tabs: [UIViewController] = []\nif state.isNew { tabs.append(alarmsViewController) }",
            "setViewControllers(tabs, animated: animated)",
            "customizableViewControllers = tabs.filter { $0 !== alarmsViewController }",
            "if state.isNew != old.isNew { showTabs(animated: true) }"
        )
    }

    @Test func oneStackNeedsNoTabBar() {
        expect(
            Self.app("navigation: Alarms"),
            has: "@MainActor\nfinal class ClockApp {",
            "let rootViewController: UIViewController",
            "let alarms = screens.makeAlarms()",
            "let alarmsStack = UINavigationController(rootViewController: alarms)",
            "rootViewController = alarmsStack"
        )
    }

    @Test func theInputOfAFirstScreenFollowsTheState() {
        let generated = Generated(
            (
                path: "App.yaml",
                text: """
                app: World
                state: { cities: [String] }
                navigation: Cities
                pass: { cities: $(cities) }
                """
            ),
            (path: "Cities.yaml", text: "screen: Cities\ninput: { cities: [String] }\ntable: { sections: [] }")
        )
        expect(
            generated,
            has: "private let citiesViewController: CitiesViewController",
            "citiesViewController = CitiesViewController(input: CitiesViewController.Input(cities: state.cities))",
            "screens.prepare(citiesViewController)",
            "if state.cities != old.cities { citiesViewController.input.cities = state.cities }"
        )
    }

    @Test func aBarIsReadyForLargeTitlesWhereAScreenOfItsStackAsks() {
        func app(_ kind: String) -> Generated {
            Generated(
                (path: "App.yaml", text: "app: Clock\nnavigation: First"),
                (
                    path: "First.yaml",
                    text: """
                    screen: First
                    table: { sections: [{ id: s, rows: [{ text: Go, segue: { to: Second, kind: \(kind) } }] }] }
                    """
                ),
                (
                    path: "Second.yaml",
                    text: "screen: Second\nnavigationItem: { largeTitle: always }\ntable: { sections: [] }"
                )
            )
        }
        expect(app("show"), has: "firstStack.navigationBar.prefersLargeTitles = true")
        expect(app("presentModally"), lacks: "firstStack.navigationBar.prefersLargeTitles")
        let large = "TableSpec.navigationController(for: destination, largeTitles: true)"
        #expect(app("presentModally").files[1].contains(large), "the stack in which Second is presented")
        #expect(!app("show").files[1].contains(large))
    }

    @Test func namesThatUIKitHasAreAvoided() {
        let generated = Generated(
            "app: A\nstate: { n: Int }\ntabs: [{ title: $(n), screen: TabBar }]\nexternal: { TabBar: BarController }"
        )
        expect(generated, has: "private let tabBar2Item: UITabBarItem")
    }

    @Test func oneScreenMayBeInTwoTabs() {
        expect(
            Self.app("tabs: [{ title: A, screen: Timer }, { title: B, screen: Timer }]"),
            has: "viewControllers = [timer, timer2]"
        )
    }

    @Test func aTypeThatTheControllerHidesIsReported() {
        let generated = Generated(
            "app: Clock\ntypes: { ⟦State⟧: { name: String } }\nstate: { n: Int }\nscreen: Timer\n\(Self.screens)"
        )
        #expect(generated.collisions.map(\.range) == generated.marks)
    }

    @Test func anAppAndATypeMayNotShareAName() {
        let generated = Generated(
            """
            app: ⟦Clock⟧
            types: { ClockApp: { name: String } }
            state: { value: "ClockApp?" }
            screen: Timer
            external: { Timer: TimerController }
            """
        )
        #expect(
            generated.collisions.map(\.message) == [
                "app 'Clock' and type 'ClockApp' would both be called 'ClockApp' in Swift"
            ]
        )
        #expect(generated.collisions.map(\.range) == generated.marks)
    }

    @Test func hostileTextStaysText() {
        expect(
            Self.badge("'\"); fatalError(\"'"),
            has: "alarms.tabBarItem.badgeValue = \"\\\"); fatalError(\\\"\""
        )
    }
}
