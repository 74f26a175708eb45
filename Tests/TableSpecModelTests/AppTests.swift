import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("An app defines its first screens")
struct AppTests {
    private static let screens = "external: { Alarms: AlarmsController, Timer: TimerController }"

    private static func app(_ keys: String, screens: String = screens) -> Resolved {
        Resolved("app: Clock\n\(keys)\n\(screens)")
    }

    private static func tab(_ keys: String, state: String = "") -> Resolved {
        app("\(state)\ntabs:\n  - { title: Alarms, navigation: Alarms, \(keys) }\n  - { title: Timer, screen: Timer }")
    }

    @Test func tabsAreReadInOrder() throws {
        let resolved = Self.app(
            """
            tabs:
              - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: New, tag: 7 }
              - { systemItem: recents, screen: Timer }
            """
        )
        expect(resolved)
        let tabs = try #require(resolved.model.apps.first?.tabs)
        #expect(tabs.map(\.entry?.segue.destination?.value) == ["Alarms", "Timer"])
        #expect(tabs.map(\.entry?.isStack) == [true, false])
        #expect(tabs.map(\.entry?.segue.target) == [.external, .external])
        #expect(tabs[0].title?.literal == "Alarms" && tabs[0].badge?.literal == "New" && tabs[0].tag.value == 7)
        #expect(tabs[1].kind == .system(.recents))
        #expect(resolved.screen == nil, "the file describes no screen")
    }

    @Test func anAppMayStartWithOneScreen() throws {
        let stack = Self.app("navigation: Alarms")
        let alone = Self.app("screen: Timer")
        expect(stack)
        expect(alone)
        #expect(stack.model.apps.first?.entries.map(\.isStack) == [true])
        #expect(alone.model.apps.first?.entries.map(\.isStack) == [false])
    }

    @Test func aBadgeNeedsNoDeclaration() throws {
        let resolved = Self.tab("badge: $(alarmCount)")
        expect(resolved)
        let state = try #require(resolved.model.apps.first?.state)
        #expect(state.map(\.name.value) == ["alarmCount"])
        #expect(state.map(\.type) == [.optional(.integer)])
    }

    @Test func theTabBarShowsTitlesImagesAndBadges() throws {
        let resolved = Self.app(
            """
            tabs:
              - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: $(alarmCount) }
              - { systemItem: recents, screen: Timer }
            """
        )
        let app = try #require(resolved.model.apps.first)
        #expect(
            resolved.model.content(of: app).tabs == [
                TabContent(title: "Alarms", image: .symbol("alarm"), badge: "3", screen: "Alarms"),
                TabContent(title: "Recents", image: .symbol("clock"), screen: "Timer"),
            ]
        )
        let none = try #require(
            Self.app("state: { word: String }\ntabs:\n  - { title: A, screen: Timer, badge: $(word) }")
                .model.apps.first
        )
        #expect(resolved.model.content(of: none).tabs.map(\.badge) == [nil])
    }

    @Test(arguments: [("Int = 0", nil), ("Int = 5", "5"), ("Int", "3"), ("Int?", "3")])
    func aBadgeShowsTheNumberThatTheStateStates(type: String, badge: String?) throws {
        let resolved = Self.app("state: { count: \"\(type)\" }\ntabs: [{ title: A, screen: Timer, badge: $(count) }]")
        let app = try #require(resolved.model.apps.first)
        #expect(resolved.model.content(of: app).tabs.map(\.badge) == [badge])
    }

    @Test func withDeclaredStateEveryNameIsDeclared() {
        expect(Self.tab("badge: $(alarmCount)", state: "state: { alarmCount: Int }"))
        let misspelled = Self.tab("badge: $(⟦alarmCuont⟧)", state: "state: { alarmCount: Int }")
        expect(misspelled, "unknown name 'alarmCuont'; expected 'alarmCount'")
        #expect(misspelled.diagnostics.first?.help == "did you mean 'alarmCount'?")
    }

    @Test func onlyBadgesSupplyNames() {
        expect(Self.tab("badge: $(⟦alarms⟧.count)"), "unknown name 'alarms'; none is declared")
        expect(Self.tab("badge: $(count), image: ⟦$(count)⟧"), "expected an image, but 'count' is 'Int?'")
    }

    @Test func aTabPassesWhatItsScreenNeeds() {
        func app(_ tab: String) -> Resolved {
            Resolved(
                (
                    path: "App.yaml",
                    text: """
                    app: Clock
                    state: { cities: [String], isOn: Bool }
                    tabs: [\(tab), { title: Timer, screen: Timer }]
                    \(Self.screens)
                    """
                ),
                (path: "Cities.yaml", text: "screen: Cities\ninput: { cities: [String] }\ntable: { sections: [] }")
            )
        }
        expect(app("{ title: Cities, navigation: Cities, pass: { cities: $(cities) } }"))
        let missing = app("⟦{ title: Cities, navigation: Cities }⟧")
        expect(missing, "the tab doesn't pass 'cities', which 'Cities' needs")
        #expect(missing.diagnostics.first?.help == "add it to the tab: 'pass: { cities: $(…) }'")
        expect(
            app("{ title: Cities, navigation: Cities, pass: { cities: ⟦$(isOn)⟧ } }"),
            "'cities' is '[String]', but 'isOn' is 'Bool'"
        )
    }

    @Test func theOnlyScreenGetsItsInputToo() {
        let screens = "external: { Map: { class: MapController, input: { place: String } } }"
        expect(Self.app("navigation: Map\npass: { place: Rome }", screens: screens))
        expect(
            Self.app("navigation: ⟦Map⟧", screens: screens),
            "the app doesn't pass 'place', which 'Map' needs"
        )
        expect(
            Self.app("tabs: [{ title: A, screen: Timer }]\n⟦pass⟧: { place: Rome }"),
            "an app with 'tabs' can't have 'pass'; each tab has its own"
        )
    }

    @Test func anAppStartsWithOneThing() {
        expect(
            Resolved("app: ⟦Clock⟧"),
            "app 'Clock' has no first screen; expected 'tabs', 'navigation' or 'screen'"
        )
        expect(
            Self.app("navigation: Alarms\n⟦screen⟧: Timer"),
            "an app starts with only one of 'tabs', 'navigation' and 'screen'"
        )
        expect(Self.app("tabs: ⟦Alarms⟧"), "expected a list of tabs, found 'Alarms'")
    }

    @Test func aTabHasOneFaceAndOneScreen() {
        expect(
            Self.tab("⟦screen⟧: Timer"),
            "a tab shows one screen: 'navigation' or 'screen'"
        )
        expect(
            Self.app("tabs: [⟦{ title: Alarms }⟧, ⟦{ navigation: Alarms }⟧]"),
            "tab has no screen; expected 'navigation' or 'screen'",
            "tab has no title; expected 'title' or 'systemItem'"
        )
        expect(
            Self.app("tabs: [{ title: Alarms, ⟦systemItem⟧: recents, screen: Timer }]"),
            "the title and image of a tab with 'systemItem' come from the system"
        )
    }

    @Test func unknownWordsAreSuggested() {
        let item = Self.app("tabs: [{ systemItem: ⟦recent⟧, screen: Timer }]")
        #expect(item.diagnostics.first?.help == "did you mean 'recents'?")
        #expect(item.diagnostics.map(\.range) == item.marks)
        let key = Self.tab("⟦bagde⟧: New")
        #expect(key.diagnostics.first?.help == "did you mean 'badge'?")
        #expect(key.diagnostics.map(\.range) == key.marks)
    }

    @Test func keysOfScreensAndAppsAreKeptApart() {
        expect(Self.app("navigation: Alarms\n⟦table⟧: {}"), "an app can't have 'table'")
        expect(
            Resolved("screen: Test\n⟦tabs⟧: []\ntable: { sections: [] }"),
            "'tabs' requires 'app', but the file doesn't describe an app"
        )
    }

    @Test func tabsComeGoAndWaitOnConditions() throws {
        let resolved = Self.app(
            """
            state: { isIn: Bool, isNew: Bool }
            onSelect: chosen
            onCustomize: arranged
            tabs:
              - { title: A, screen: Alarms, enabled: $(isIn), visible: $(!isNew), customizable: false }
              - { title: T, screen: Timer }
            """
        )
        expect(resolved)
        let app = try #require(resolved.model.apps.first)
        #expect(
            app.tabs[0].enabled?.soleBinding?.path?.type == .boolean
                && app.tabs[0].visible?.soleBinding?.isNegated == true
        )
        #expect(app.tabs[0].customizable.value == false)
        #expect(app.onSelect?.value == "chosen" && app.onCustomize?.value == "arranged")
    }

    @Test func conditionsOfTabsAreBooleans() {
        expect(
            Self.tab("enabled: ⟦$(count)⟧", state: "state: { count: Int }"),
            "expected a Boolean, but 'count' is 'Int'"
        )
        expect(Self.tab("visible: ⟦true⟧"), "expected a binding to a Boolean, found the Boolean 'true'")
        expect(Self.tab("customizable: ⟦some⟧"), "expected 'true' or 'false', found 'some'")
    }

    @Test func onlyTabsAreChosen() {
        expect(Self.app("navigation: Alarms\n⟦onSelect⟧: chosen"), "'onSelect' requires 'tabs'")
        expect(
            Resolved("screen: Test\n⟦onCustomize⟧: done\ntable: { sections: [] }"),
            "'onCustomize' requires 'app', but the file doesn't describe an app"
        )
    }

    @Test func aStackMayHaveScreensFromTheStart() throws {
        let screens = "external: { Alarms: A, Timer: T, Map: { class: M, input: { place: String } } }"
        let stack = "navigation: Alarms\nstack: [Timer, { to: Map, pass: { place: Rome } }]"
        let resolved = Self.app(stack, screens: screens)
        expect(resolved)
        let entry = try #require(resolved.model.apps.first?.entries.first)
        #expect(entry.segues.map(\.destination?.value) == ["Alarms", "Timer", "Map"])
        #expect(entry.segues.map(\.target) == [.external, .external, .external])
        expect(
            Self.app("navigation: Alarms\nstack: [⟦Map⟧]", screens: screens),
            "the stack doesn't pass 'place', which 'Map' needs"
        )
    }

    @Test func onlyANavigationHasAStack() {
        expect(Self.app("screen: Alarms\n⟦stack⟧: [Timer]"), "'stack' requires a navigation stack")
        expect(
            Self.app("tabs: [{ title: A, screen: Timer, ⟦stack⟧: [Alarms] }]"),
            "'stack' requires a navigation stack"
        )
        expect(
            Self.app("tabs: [{ title: A, screen: Timer }]\n⟦stack⟧: [Alarms]"),
            "an app with 'tabs' can't have 'stack'; each tab has its own"
        )
        expect(Self.app("navigation: Alarms\nstack: ⟦Timer⟧"), "expected a list of screens, found 'Timer'")
        expect(Self.app("navigation: Alarms\nstack: [⟦{ pass: { a: b } }⟧]"), "screen of a stack has no 'to'")
    }

    @Test func anAppCannotBeInAnApp() throws {
        let resolved = Self.app("navigation: Clock")
        #expect(resolved.model.apps.first?.entries.map(\.segue.target) == [.unresolved])
    }

    @Test func aNameIsDeclaredOnce() {
        expect(
            Resolved(
                (path: "A.yaml", text: "app: Clock\nscreen: Timer\n\(Self.screens)"),
                (path: "B.yaml", text: "app: ⟦Clock⟧\nscreen: Timer")
            ),
            "app 'Clock' is declared twice"
        )
    }
}
