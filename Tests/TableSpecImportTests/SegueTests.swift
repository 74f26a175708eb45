import TableSpecDiagnostics
import Testing

@testable import TableSpecImport

@Suite("Segues lead to their destinations")
struct SegueTests {
    private static func list(_ connections: String, _ attributes: String = "") -> String {
        Fixture.scene(
            "list",
            class: "ListViewController",
            table: Fixture.section(Fixture.cell("Open", attributes, connections))
        )
    }

    private static let other = Fixture.scene(
        "other",
        class: "OtherViewController",
        table: Fixture.section(Fixture.cell("Row"))
    )
    private static let plain = Fixture.controller("viewController", "plain", #"customClass="PlainViewController""#)

    @Test func showIsTheScreenAlone() {
        let fixture = Fixture(scenes: [Self.list(Fixture.segue(to: "other", "show")), Self.other])
        #expect(fixture.spec.contains("- { text: Open, segue: Other }"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func onlyPresentationsAreWithoutAnimation() {
        let show = Fixture(scenes: [Self.list(Fixture.segue(to: "other", "show", #"animates="NO""#)), Self.other])
        #expect(show.spec.contains("- { text: Open, segue: Other }"))
        #expect(show.result.errors.isEmpty)
        let present = Fixture(
            scenes: [Self.list(Fixture.segue(to: "other", "presentation", #"animates="NO""#)), Self.other]
        )
        #expect(present.spec.contains("animated: false"))
        #expect(present.result.errors.isEmpty)
    }

    /// Code performs them by their identifiers.
    @Test func seguesOfTheControllerAreThoseOfTheApp() {
        let segues = """
            <connections>
            <segue destination="other" kind="show" identifier="showOther" id="s1"/>
            <segue destination="other" kind="presentation" identifier="compose" id="s2"/>
            <segue destination="other" kind="show" identifier="open *" id="s3"/>
            <segue destination="plain" kind="show" id="s4"/>
            <segue destination="other" kind="custom" customClass="Fold" id="s5"/>
            <segue destination="elsewhere" kind="show" id="s6"/>
            <segue destination="out" kind="unwind" identifier="done" unwindAction="save:" id="s7"/>
            <segue destination="tabs" kind="show" id="s8"/>
            </connections>
            """
        let list = Fixture.scene(
            "list",
            class: "ListViewController",
            table: Fixture.section(Fixture.cell("Open")),
            "",
            segues
        ).replacing("</objects>", with: #"<exit id="out"/></objects>"#)
        let tabs = Fixture.controller("tabBarController", "tabs")
        let fixture = Fixture(scenes: [list, Self.other, Self.plain, tabs], initial: "list")
        #expect(
            fixture.spec.contains(
                """
                segues:
                  - Other  # segue showOther, open *
                  - { to: Other, kind: presentModally, wrapInNavigation: false }  # segue compose
                  - Plain
                table:
                """
            )
        )
        let omitted = fixture.result.omissions.filter { $0.what.hasPrefix("the segue") }
        #expect(
            omitted.map { "\($0.what): \($0.why)" } == [
                "the segue of class 'Fold': an app class performs it",
                "the segue of the controller: its destination isn't in the documents",
                "the segue 'done' of the controller: the app method that it calls decides where to return",
                "the segue of the controller: 'MainTabs' is a container, which can't be pushed",
            ]
        )
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.result.text(of: "Other.yaml")?.contains("unreachable-screen") == false)
    }

    @Test func aScreenWithItsOwnBarsIsPresentedInAStack() {
        let content = """
            <view key="view" id="root">\(Fixture.frame(0, 0, 375, 667))<subviews>
            <navigationBar id="n">\(Fixture.frame(0, 20, 375, 44))<items><navigationItem title="Filter" id="i"/></items>
            </navigationBar><tableView style="plain" id="t">\(Fixture.frame(0, 64, 375, 603))</tableView></subviews></view>
            """
        let filter = Fixture.controller("viewController", "other", #"customClass="FilterViewController""#, content)
        let fixture = Fixture(scenes: [Self.list(Fixture.segue(to: "other", "modal")), filter])
        #expect(fixture.spec.contains("segue: { to: Filter, kind: presentModally }"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aScreenWithoutTableIsWrittenByHand() {
        let fixture = Fixture(scenes: [Self.list(Fixture.segue(to: "plain", "push")), Self.plain])
        #expect(fixture.spec.contains("segue: Plain"))
        #expect(fixture.result.text(of: "External.yaml") == "external: { Plain: PlainViewController }\n")
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aNavigationStackThatIsPresentedIsItsFirstScreen() {
        let stack = Fixture.controller(
            "navigationController",
            "stack",
            "",
            #"<connections><segue destination="other" kind="relationship" relationship="rootViewController" id="r"/></connections>"#
        )
        let fixture = Fixture(
            scenes: [
                Self.list(Fixture.segue(to: "stack", "presentation", #"modalPresentationStyle="formSheet""#)), stack,
                Self.other,
            ]
        )
        #expect(fixture.spec.contains("segue: { to: Other, kind: presentModally, modalPresentationStyle: formSheet }"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aReferenceLeadsIntoAnotherStoryboard() {
        let reference = Fixture.controller(
            "viewControllerPlaceholder",
            "reference",
            #"storyboardName="More" referencedIdentifier="TheOther""#
        )
        let first = Fixture(scenes: [Self.list(Fixture.segue(to: "reference", "show")), reference])
        var second = Fixture(scenes: [
            Self.other.replacing(
                "<tableViewController ",
                with: #"<tableViewController storyboardIdentifier="TheOther" "#
            )
        ])
        second.path = "More.storyboard"
        let result = Import([first.source, second.source])
        #expect(result.text(of: "List.yaml")?.contains("segue: Other") == true)
        #expect(result.errors.isEmpty)
    }

    @Test func aReferenceLeadsToTheFirstScreenOfAnotherStoryboard() {
        let reference = Fixture.controller("viewControllerPlaceholder", "reference", #"storyboardName="More""#)
        let first = Fixture(scenes: [Self.list(Fixture.segue(to: "reference", "presentation")), reference])
        let stack = Fixture.controller(
            "navigationController",
            "stack",
            "",
            #"<connections><segue destination="other" kind="relationship" relationship="rootViewController" id="r"/></connections>"#
        )
        var second = Fixture(scenes: [Self.other, stack], initial: "stack")
        second.path = "Folder/More.storyboard"
        let result = Import([first.source, second.source])
        #expect(result.text(of: "List.yaml")?.contains("segue: { to: Other, kind: presentModally }") == true)
        #expect(result.errors.isEmpty)
    }

    @Test func ofStoryboardsOfOneNameTheNearestIsMeant() {
        let reference = Fixture.controller("viewControllerPlaceholder", "reference", #"storyboardName="More""#)
        var first = Fixture(scenes: [Self.list(Fixture.segue(to: "reference", "show")), reference])
        first.path = "App/Main.storyboard"
        var far = Fixture(
            scenes: [Fixture.scene("far", class: "FarViewController", table: Fixture.section(Fixture.cell("Row")))],
            initial: "far"
        )
        far.path = "Extension/More.storyboard"
        var near = Fixture(scenes: [Self.other], initial: "other")
        near.path = "App/More.storyboard"
        let result = Import([far.source, first.source, near.source])
        #expect(result.text(of: "List.yaml")?.contains("segue: Other") == true)
    }

    @Test func storyboardsThatReferToEachOtherInACircleEnd() {
        let there = Fixture.controller("viewControllerPlaceholder", "there", #"storyboardName="More""#)
        let back = Fixture.controller("viewControllerPlaceholder", "back", #"storyboardName="Main""#)
        let first = Fixture(scenes: [Self.list(Fixture.segue(to: "there", "show")), there], initial: "there")
        var second = Fixture(scenes: [back], initial: "back")
        second.path = "More.storyboard"
        let result = Import([first.source, second.source])
        #expect(result.screens == ["List"])
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        (Fixture.segue(to: "other", "show", #"identifier="showOther""#), "segue: Other }  # segue showOther\n"),
        (
            Fixture.segue(to: "plain", "custom", #"identifier="fade in""#),
            "action: showPlain }  # segue fade in\n"
        ),
        (
            Fixture.segue(to: "exit", "unwind", #"identifier="back" unwindAction="goBack:""#),
            "action: goBack }  # segue back\n"
        ),
    ])
    func identifiersStandBesideTheirSegues(_ segue: String, _ line: String) {
        let scene = Self.list(segue).replacing("</objects>", with: #"<exit id="exit"/></objects>"#)
        let fixture = Fixture(scenes: [scene, Self.other, Self.plain])
        #expect(fixture.spec.contains(line), "\(fixture.spec)")
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aButtonWhoseSegueDismissesItsOwnScreenNamesTheMethod() {
        let button = """
            <navigationItem key="navigationItem" title="List" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="done" id="b">
            \(Fixture.segue(to: "stack", "custom", #"customClass="DismissSegue""#))</barButtonItem></navigationItem>
            """
        let list = Fixture.scene("list", class: "ListViewController", table: Self.row, "", button)
        let root = Fixture.segue(to: "list", "relationship", #"relationship="rootViewController""#)
        let fixture = Fixture(scenes: [list, Fixture.controller("navigationController", "stack", "", root)])
        #expect(fixture.spec.contains("left: { systemItem: done, action: done }"))
        #expect(fixture.result.errors == [])
    }

    private static let row = Fixture.section(Fixture.cell("Row"))

    @Test(arguments: [
        (Fixture.segue(to: "unnamed", "show"), "Open", "Main: MainViewController"),
        (Fixture.segue(to: "unnamed", "show"), "Help", "Help: HelpViewController"),
        (Fixture.segue(to: "unnamed", "show", #"identifier="showManual""#), "Help", "Manual: ManualViewController"),
    ])
    func aHandwrittenScreenIsNamedAfterWhatLeadsToIt(_ segue: String, _ text: String, _ external: String) {
        let table = Fixture.section(Fixture.cell(text, "", segue))
        let list = Fixture.scene("list", class: "ListViewController", table: table)
        let fixture = Fixture(scenes: [list, Fixture.controller("viewController", "unnamed")])
        #expect(fixture.result.text(of: "External.yaml") == "external: { \(external) }\n")
        #expect(fixture.result.errors == [])
    }

    /// A screen that a chain of two others leads to, with an unwind segue.
    private static func chain(_ method: String) -> Fixture {
        let unwind = Fixture.segue(to: "exit", "unwind", #"unwindAction="\#(method):""#)
        let last = Fixture.scene(
            "last",
            class: "LastViewController",
            table: Fixture.section(Fixture.cell("Return", "", unwind))
        )
        let middle = Fixture.scene(
            "other",
            class: "OtherViewController",
            table: Fixture.section(Fixture.cell("Row", "", Fixture.segue(to: "stack", "presentation")))
        )
        let root = Fixture.segue(to: "last", "relationship", #"relationship="rootViewController""#)
        let stack = Fixture.controller("navigationController", "stack", "", root)
        let exit = #"<exit id="exit"/></objects>"#
        return Fixture(
            scenes: [last.replacing("</objects>", with: exit), stack, middle, list(Fixture.segue(to: "other", "show"))]
        )
    }

    @Test(arguments: [
        ("cancelWithSender", "unwind: Other }  # calls cancel\n"),
        ("unwindToList", "unwind: List }  # calls unwindToList\n"),
        ("save", "action: save }\n"),
        ("unwindAfterSave", "action: unwindAfterSave }\n"),
    ])
    func aReturnLeadsToTheEarlierScreen(_ method: String, _ line: String) {
        let fixture = Self.chain(method)
        #expect(fixture.spec.contains(line), "\(fixture.spec)")
        #expect(fixture.leftOut.isEmpty == line.hasPrefix("unwind"))
        #expect(fixture.result.findings.map(\.id).filter { $0.contains("unwind") } == [])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func anIdentifierCannotEndItsComment() {
        let segue = Fixture.segue(to: "other", "show", "identifier=\"a&#10;screen: b\"")
        let fixture = Fixture(scenes: [Self.list(segue), Self.other])
        #expect(fixture.spec.contains("# segue a\\nscreen: b\n"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func referencesInCirclesEnd() {
        let circle = ["a", "b"].map { id in
            Fixture.controller(
                "navigationController",
                id,
                "",
                "<connections><segue destination=\"\(id == "a" ? "b" : "a")\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\(id)\"/></connections>"
            )
        }
        let fixture = Fixture(scenes: [Self.list(Fixture.segue(to: "a", "show"))] + circle, initial: "a")
        #expect(fixture.result.screens == ["List"])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theSegueOfASwitchIsReported() {
        let views = """
            <switch id="w">\(Fixture.frame(16, 5, 51, 31))
            \(Fixture.segue(to: "other", "show"))</switch>
            """
        let scene = Fixture.scene("list", class: "ListViewController", table: Fixture.section(Fixture.custom(views)))
        let fixture = Fixture(scenes: [scene, Self.other])
        #expect(fixture.result.omissions.map(\.why) == ["a control in a row calls an app method"])
    }

    @Test(arguments: [("missing", Omission.Kind.behavior), ("exit", .code)])
    func whatLeadsNowhereIsAMethodOfTheApp(_ destination: String, _ kind: Omission.Kind) {
        let scene = Self.list(Fixture.segue(to: destination, "show"))
            .replacing("</objects>", with: #"<exit id="exit" userLabel="Exit"/></objects>"#)
        let fixture = Fixture(scenes: [scene])
        #expect(fixture.spec.contains("action: "))
        #expect(fixture.result.omissions.map(\.kind) == [kind])
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func tabsBecomeTheApp() {
        let tabs = Fixture.controller(
            "tabBarController",
            "tabs",
            "",
            """
            <connections>
            <segue destination="other" kind="relationship" relationship="viewControllers" id="v1"/>
            <segue destination="plain" kind="relationship" relationship="viewControllers" id="v2"/>
            </connections>
            """
        )
        let fixture = Fixture(scenes: [tabs, Self.other, Self.plain], initial: "tabs")
        #expect(
            fixture.result.text(of: "Main.yaml") == """
                app: Main
                tabs:
                  - { title: Other, screen: Other }
                  - { title: Plain, screen: Plain }

                """
        )
        #expect(fixture.result.errors.isEmpty)
    }
}
