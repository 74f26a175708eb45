import Testing

@testable import TableSpecImport

/// Reduced documents with what the corpus does not have: each is imported without errors, and says what it leaves out.
@Suite("Documents with unusual constructs are imported")
struct StrangeDocumentTests {
    private static func prototypes(_ cells: String) -> String { "<prototypes>\(cells)</prototypes>" }

    private static func label(_ text: String, _ id: String, _ frame: String, _ more: String = "") -> String {
        #"<label text="\#(text)" id="\#(id)" \#(more)>\#(frame)</label>"#
    }

    private static func leaves(_ fixture: Fixture, _ expected: [String] = []) {
        #expect(fixture.result.unread.isEmpty)
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut == expected)
    }

    /// Xcode 7: a square canvas of 600 points, and a header that code shows.
    @Test func aHiddenHeaderOnASquareCanvas() {
        let big = Self.label("...", "a", Fixture.frame(0, 0, 37.5, 60))
        let inner = """
            <stackView axis="vertical" id="v">\(Fixture.frame(39.5, 30, 240.5, 20.5))<subviews>
            \(Self.label("g today", "b", Fixture.frame(0, 0, 240.5, 20.5)))
            \(Self.label("", "c", Fixture.frame(0, 20.5, 240.5, 0)))</subviews></stackView>
            """
        let stack = """
            <stackView alignment="lastBaseline" spacing="2" id="s">\(Fixture.frame(0, 12, 280, 60))
            <subviews>\(big)\(inner)</subviews></stackView>
            """
        let header = """
            <view key="tableHeaderView" hidden="YES" id="h">\(Fixture.frame(0, 64, 600, 100))<subviews>
            <stackView distribution="fillEqually" alignment="center" spacing="10" id="o">\(Fixture.frame(15, 8, 570, 84))
            <subviews>\(stack)\(Self.label("Total", "d", Fixture.frame(290, 12, 280, 60)))</subviews></stackView></subviews></view>
            """
        let cell = Fixture.cell("Title", detail: "Detail", style: "Value1", #"reuseIdentifier="Entry""#)
        let fixture = Fixture(table: header + Self.prototypes(cell))
        #expect(fixture.result.unread.isEmpty)
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.spec.contains("Total"))
        #expect(fixture.leftOut == ["the initial hidden state of the view above or below all rows"])
    }

    /// Xcode 13 and later: the style of the navigation item, and a button to go back with an image.
    @Test func anEditorWithAnImageToGoBack() {
        let item = """
            <navigationItem key="navigationItem" title="Notes" style="editor" id="n">
            <barButtonItem key="backBarButtonItem" title="Back" image="chevron.left" catalog="system" id="b"/></navigationItem>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item)
        #expect(fixture.spec.contains("backButtonTitle: Back"))
        Self.leaves(fixture, ["'style' of the navigationItem", "the image 'chevron.left' of the barButtonItem"])
    }

    /// Xcode 15: configurations with subtitles, indicators, insets, and a background.
    @Test func aConfiguredButton() {
        let button = """
            <button buttonType="system" id="b">\(Fixture.frame(16, 5, 343, 50))<state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Once" titleAlignment="center"
             showsActivityIndicator="YES" buttonSize="large" cornerStyle="capsule">
            <directionalEdgeInsets key="contentInsets" top="8" leading="20" bottom="8" trailing="20"/>
            <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
            </buttonConfiguration></button>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(button, 60)))
        #expect(fixture.spec.contains("button: Buy"))
        #expect(fixture.spec.contains("cornerStyle: capsule"))
        Self.leaves(fixture, ["'showsActivityIndicator', 'subtitle' of the buttonConfiguration"])
    }

    /// Xcode 14: a cell with a list content configuration whose image has a symbol configuration.
    @Test func aListConfiguration() {
        let cell = """
            <tableViewCell id="c">\(Fixture.frame(0, 0, 375, 60))
            <tableViewCellContentView key="contentView" id="v">\(Fixture.frame(0, 0, 375, 60))</tableViewCellContentView>
            <listContentConfiguration key="contentConfiguration" style="subtitleCell" text="Title" secondaryText="Note" image="star"
             catalog="system" prefersSideBySideTextAndSecondaryText="NO"><directionalEdgeInsets key="directionalLayoutMargins"
             top="4" leading="4" bottom="4" trailing="4"/></listContentConfiguration>
            <backgroundConfiguration key="backgroundConfiguration" cornerRadius="9"/></tableViewCell>
            """
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(fixture.spec.contains("symbol: star"))
        Self.leaves(fixture, ["'backgroundConfiguration' of the tableViewCell"])
    }

    /// A reference to the initial screen of a storyboard that is not there, and a row that embeds it by a popover.
    @Test func referencesToOtherStoryboards() {
        let reference = """
            <scene sceneID="x"><objects><viewControllerPlaceholder storyboardName="Other" id="p"/></objects></scene>
            """
        let cell = Fixture.cell("Open", "", Fixture.segue(to: "p", "popoverPresentation", #"identifier="Open""#))
        let table = Fixture.scene("list", class: "ListViewController", table: Fixture.section(cell))
        let fixture = Fixture(scenes: [table, reference], initial: "list")
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.spec.contains("Open"))
    }

    /// Sections without cells, cells without content views, and texts of spaces.
    @Test func emptyThings() {
        let sections = """
            <sections><tableViewSection headerTitle=" " id="s"/><tableViewSection id="t"><cells/></tableViewSection>
            <tableViewSection headerTitle="Full" id="u"><cells><tableViewCell id="c"/></cells></tableViewSection></sections>
            """
        Self.leaves(Fixture(table: sections))
    }

    /// A row of several stacks with standard spacing and a guide, as Xcode 16 writes them.
    @Test func spacingOfTheSystem() {
        let stack = """
            <stackView spacingType="standard" id="s">\(Fixture.frame(16, 11, 343, 22))<subviews>
            \(Self.label("A", "a", Fixture.frame(0, 0, 100, 22)))\(Self.label("B", "b", Fixture.frame(108, 0, 235, 22)))
            </subviews></stackView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(stack)))
        #expect(!fixture.spec.contains("spacing"))
        Self.leaves(fixture)
    }

    /// Colors of asset catalogs with fallbacks, of patterns, and of unknown color spaces.
    @Test func unusualColors() {
        let label = """
            <label text="Name" id="l">\(Fixture.frame(16, 11, 200, 22))
            <color key="textColor" name="Brand" customColorSpace="displayP3" colorSpace="custom"/></label>
            <label text="Pattern" id="m">\(Fixture.frame(220, 11, 100, 22))
            <color key="textColor" patternImage="Wood"/></label>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label)))
        #expect(fixture.spec.contains("Brand"))
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut == ["the color 'textColor'"])
    }

    /// Xcode 11 named the new colors in a separate attribute, next to an old name.
    @Test func colorsOfXcode11() {
        let label = """
            <label text="Name" id="l">\(Fixture.frame(16, 11, 200, 22))
            <color key="textColor" xcode11CocoaTouchSystemColor="systemRedColor" cocoaTouchSystemColor="darkTextColor"/></label>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label)))
        #expect(fixture.spec.contains("systemRed"))
        Self.leaves(fixture)
    }

    /// A tab bar and a page control beside the table, and a table whose width and height are stated.
    @Test func aTabBarBesideTheTable() {
        let view = """
            <view key="view" id="v">\(Fixture.frame(0, 0, 390, 844))<subviews>
            <tabBar id="b">\(Fixture.frame(0, 761, 390, 49))<items><tabBarItem title="One" id="i"/></items></tabBar>
            <tableView id="t">\(Fixture.frame(0, 238, 390, 523))<constraints><constraint firstAttribute="width" constant="390" id="k"/>
            </constraints></tableView></subviews></view>
            """
        let scene = Fixture.controller("viewController", "x", #"customClass="MenuViewController""#, view)
        let fixture = Fixture(scenes: [scene])
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut.contains("the items of the tabBar"))
    }

    /// A search bar with scopes in the header, and a search display controller of iOS 7.
    @Test func aSearchBarWithScopes() {
        let bar = """
            <searchBar key="tableHeaderView" placeholder="Find" showsScopeBar="YES" id="b">\(Fixture.frame(0, 0, 375, 88))
            <scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles>
            <textInputTraits key="textInputTraits"/></searchBar>
            """
        let more = """
            <connections><outlet property="searchDisplayController" destination="d" id="o"/></connections>
            """
        let fixture = Fixture(
            table: bar + Self.prototypes(Fixture.cell("Title", #"reuseIdentifier="Place""#)),
            controller: more
        )
        #expect(fixture.spec.contains("search:"))
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut.contains { $0.contains("cope") || $0.contains("showsScopeBar") })
    }

    /// A switch and a text in a cell of a style, a stepper as accessory view of Interface Builder, and a key that is Swift's.
    @Test func namesThatAreKeywords() {
        let cells = """
            \(Fixture.cell("Default", id: "c1"))\(Fixture.cell("self", id: "c2"))\(Fixture.cell("true", id: "c3"))
            \(Fixture.cell("- dash: #1", id: "c4"))\(Fixture.cell("$(x)", id: "c5"))\(Fixture.cell("😀", id: "c6"))
            """
        Self.leaves(Fixture(table: Fixture.section(cells)))
    }

    /// A footer that holds two buttons of equal width, and a progress bar, as forms have them.
    @Test func aFooterWithButtons() {
        let footer = """
            <view key="tableFooterView" id="f">\(Fixture.frame(0, 100, 375, 60))<subviews>
            <button id="a">\(Fixture.frame(16, 12, 164, 36))<state key="normal" title="Cancel"/></button>
            <button id="b">\(Fixture.frame(195, 12, 164, 36))<state key="normal" title="Save"/></button>
            <progressView progress="0.3" id="p">\(Fixture.frame(16, 52, 343, 4))</progressView></subviews></view>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea")) + footer)
        #expect(fixture.spec.contains("Cancel"))
        Self.leaves(fixture)
    }
}
