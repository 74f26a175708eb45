import TableSpecModel
import Testing

@Suite("Stacks with large titles, and screens without a bar")
struct NavigationStackTests {
    private static func screen(_ name: String, _ segues: String..., keys: String = "") -> (path: String, text: String) {
        let rows = segues.map { "{ text: Go, segue: \($0) }" }.joined(separator: ", ")
        return ("\(name).yaml", "screen: \(name)\n\(keys)\ntable: { sections: [{ id: s, rows: [\(rows)] }] }\n")
    }

    private static let large = "navigationItem: { largeTitle: always }"

    private static func stacks(_ app: String, _ screens: (path: String, text: String)...) -> NavigationStacks {
        NavigationStacks(Resolved([("App.yaml", "app: Clock\n\(app)\n")] + screens).model)
    }

    @Test func aStackHasLargeTitlesWhereAScreenThatItLeadsToAsks() {
        let stacks = Self.stacks(
            "tabs: [{ title: A, navigation: A }, { title: D, navigation: D }]",
            Self.screen("A", "{ to: B, kind: show }"),
            Self.screen("B", "{ to: C, kind: show }"),
            Self.screen("C", "{ to: B, kind: show }", keys: Self.large),
            Self.screen("D", "{ to: C, kind: presentModally }")
        )
        #expect(["A", "B", "C", "D"].map(stacks.hasLargeTitles) == [true, true, true, false])
    }

    /// Each screen is decided once, and without recursion.
    @Test func aLongChainOfScreensInheritsTheTitleMode() {
        let count = 500
        let screens = (0..<count).map { Self.screen("S\($0)", "S\($0 + 1)", keys: $0 == 0 ? Self.large : "") }
        let stacks = NavigationStacks(Resolved(screens + [Self.screen("S\(count)")]).model)
        #expect([1, count].map { stacks.showsLargeTitle("S\($0)") } == [true, true])
    }

    @Test func screensThatShowEachOtherInheritTheTitleModeOfTheirStack() {
        let ring = [Self.screen("A", "B"), Self.screen("B", "C"), Self.screen("C", "A", "D")]
        let small = NavigationStacks(Resolved(ring + [Self.screen("D")]).model)
        let large = NavigationStacks(Resolved(ring + [Self.screen("D", keys: Self.large)]).model)
        #expect(["A", "B", "C", "D"].map(small.showsLargeTitle) == [false, false, false, false])
        #expect(["A", "B", "C", "D"].map(large.showsLargeTitle) == [true, true, true, true])
    }

    @Test func aScreenThatAnotherShowsHasABackButtonWithItsTitle() {
        let stacks = Self.stacks(
            "navigation: A",
            Self.screen("A", "{ to: B, kind: show }", "{ to: C, kind: presentModally }", keys: "title: Albums"),
            Self.screen("B", "{ to: A, kind: show }", "{ to: D, kind: show }", "{ to: E, kind: show }"),
            Self.screen("C"),
            Self.screen("D", "{ to: F, kind: show }", keys: "navigationItem: { backButtonDisplayMode: minimal }"),
            Self.screen("E", keys: "navigationItem: { hidesBackButton: true }"),
            Self.screen("F")
        )
        #expect(["B", "C"].map(stacks.isPushed) == [true, false])
        #expect(["B", "C"].map(stacks.isOnlyPushed) == [true, false])
        #expect(stacks.backButtonTitle(of: "A") == nil)
        #expect(stacks.backButtonTitle(of: "B") == "Albums")
        #expect(stacks.backButtonTitle(of: "C") == nil)
        #expect(stacks.backButtonTitle(of: "D") == "Back")
        #expect(stacks.backButtonTitle(of: "E") == nil)
        #expect(stacks.backButtonTitle(of: "F") == "")
        #expect(stacks.decisions(on: ["B"]) != NavigationStacks().decisions(on: ["B"]))
    }

    @Test func aStackHasLargeTitlesWhereAScreenThatLiesAboveAsks() {
        let stacks = Self.stacks("navigation: A\nstack: [B]", Self.screen("A"), Self.screen("B", keys: Self.large))
        #expect(stacks.hasLargeTitles(startingWith: "A"))
    }

    @Test func aPushedScreenInheritsTheTitleModeOfTheScreenBefore() {
        let stacks = Self.stacks(
            "navigation: A",
            Self.screen("A", "{ to: B, kind: show }", "{ to: D, kind: show }", keys: Self.large),
            Self.screen("B", "{ to: C, kind: show }", keys: "navigationItem: { largeTitle: never }"),
            Self.screen("C", "{ to: E, kind: show }"),
            Self.screen("D"),
            Self.screen("E", keys: Self.large)
        )
        #expect(["A", "C", "D"].map(stacks.showsLargeTitle) == [true, false, true])
        #expect(stacks.hasLargeTitles(startingWith: "C"))
        #expect(stacks.decisions(on: ["D"]) != NavigationStacks().decisions(on: ["D"]))
    }

    /// The large title would collapse while the frame of the table changes.
    @Test func aTitleAboveOtherViewsIsLargeOnlyIfStated() {
        let views = "views: { above: [{ label: All }] }"
        let modes = [views, "\(views)\n\(Self.large)", "title: A"].map { keys in
            Resolved(Self.screen("A", keys: keys).text).screen?.navigationItem.largeTitle.value
        }
        #expect(modes == [.never, .always, nil])
    }

    @Test func whatAScreenWithoutAStackShowsHasNoBarEither() {
        let stacks = Self.stacks(
            "tabs: [{ title: A, screen: A }, { title: C, navigation: C }]",
            Self.screen("A", "{ to: B, kind: show }", "{ to: C, kind: presentModally }"),
            Self.screen("B", "{ to: D, kind: show }"),
            Self.screen("C"),
            Self.screen("D")
        )
        #expect(["A", "B", "C", "D"].map(stacks.isBareEntry) == [true, false, false, false])
        #expect(["A", "B", "C", "D"].map(stacks.isPresentedBare) == [false, true, false, true])
    }

    @Test(arguments: [("navigation", "screen", false), ("screen", "navigation", true)])
    func ofTwoTabsTheFirstSaysHowAScreenIsHeld(first: String, second: String, isBare: Bool) {
        let tabs = "tabs: [{ title: A, \(first): A }, { title: Again, \(second): A }]"
        #expect(Self.stacks(tabs, Self.screen("A")).isBareEntry("A") == isBare)
    }
}
