import Testing

@testable import TableSpecImport

@Suite("Rare constructs of storyboards are imported")
struct UnfamiliarDocumentTests {
    private static func prototypes(_ cells: String) -> String { "<prototypes>\(cells)</prototypes>" }

    private static func label(_ text: String, _ id: String, _ frame: String, _ more: String = "") -> String {
        #"<label text="\#(text)" id="\#(id)">\#(frame)\#(more)</label>"#
    }

    private static let phone = "heightClass=regular-widthClass=compact"

    @Test func aTextHasTheFontThatItHasOnAPhone() {
        let variations = """
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="\(Self.phone)"><fontDescription key="fontDescription" type="system" pointSize="24"/></variation>
            """
        let cell = Fixture.custom(Self.label("Big", "l", Fixture.frame(16, 8, 200, 28), variations))
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(fixture.spec.contains("size: 24") || fixture.spec.contains("font: { size: 24 }"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func anotherFontOnAnIPadIsNoted() {
        let variation = """
            <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="24"/></variation>
            """
        let cell = Fixture.custom(Self.label("Big", "l", Fixture.frame(16, 11, 200, 22), variation))
        #expect(Fixture(table: Fixture.section(cell)).leftOut == ["the variation for 'widthClass=regular'"])
    }

    @Test func theColorsOfXcode11FollowTheAppearance() {
        let colors = """
            <color key="backgroundColor" xcode11CocoaTouchSystemColor="tertiarySystemBackgroundColor"
             cocoaTouchSystemColor="whiteColor"/>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea", "")) + colors)
        #expect(fixture.spec.contains("backgroundColor: tertiarySystemBackground"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func aTableOnAnEffectViewIsFound() {
        let table = #"<tableView id="t"><rect key="frame" x="0" y="0" width="375" height="603"/></tableView>"#
        let view = """
            <view key="view" id="v">\(Fixture.frame(0, 0, 375, 667))<subviews>
            <visualEffectView id="e">\(Fixture.frame(0, 64, 375, 603))
            <view key="contentView" id="c">\(Fixture.frame(0, 0, 375, 603))<subviews>\(table)</subviews></view>
            <blurEffect style="regular"/></visualEffectView></subviews></view>
            """
        let scene = Fixture.controller("viewController", "x", #"customClass="BlurViewController""#, view)
        #expect(Fixture(scenes: [scene]).result.screens == ["Blur"])
    }

    @Test func aBlurBehindTextsIsNoted() {
        let effect = """
            <visualEffectView id="e">\(Fixture.frame(0, 0, 375, 44))
            <view key="contentView" id="v">\(Fixture.frame(0, 0, 375, 44))
            <subviews>\(Self.label("Caption", "l", Fixture.frame(16, 11, 200, 22)))</subviews></view>
            <blurEffect style="dark"/></visualEffectView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(effect)))
        #expect(fixture.leftOut == ["the blur behind views"])
        #expect(fixture.spec.contains("Caption"))
    }

    @Test func theViewsInAScrollViewOfACellComeAlong() {
        let scroll = """
            <scrollView id="s">\(Fixture.frame(0, 0, 375, 60))
            <subviews>\(Self.label("Terms", "l", Fixture.frame(16, 8, 343, 40)))</subviews></scrollView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(scroll, 60)))
        #expect(fixture.spec.contains("Terms"))
        #expect(fixture.leftOut == ["the scrolling of part of the cell"])
    }

    @Test func aToolbarAboveTheTableIsTheScreens() {
        let items = #"<items><barButtonItem title="Sort" id="b"/></items>"#
        let view = """
            <view key="view" id="v">\(Fixture.frame(0, 0, 375, 667))<subviews>
            <toolbar id="bar">\(Fixture.frame(0, 64, 375, 44))\(items)</toolbar>
            <tableView id="t">\(Fixture.frame(0, 108, 375, 559))</tableView></subviews></view>
            """
        let scene = Fixture.controller("viewController", "x", #"customClass="SortedViewController""#, view)
        let fixture = Fixture(scenes: [scene])
        #expect(fixture.spec.contains("toolbar: [{ title: Sort, action: sort }]"))
        #expect(fixture.leftOut.contains("the position of the toolbar"))
    }

    @Test func aLongTextIsTheValueThatItIsAtFirst() {
        let view = """
            <textView id="t">\(Fixture.frame(16, 8, 343, 104))<string key="text">One line\nand another</string></textView>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(view, 120)))
        #expect(fixture.spec.contains("state: { text: \"String = One line\\nand another\" }"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test(arguments: [
        ("Two words", "String = Two words"), (String(repeating: "long ", count: 60) + "text", nil),
        (" edges ", "String = \" edges \""), ("\"quoted\" at first", "String"), ("It's $(data): # all", nil),
        (" ", "String"),
    ])
    func textsStandBehindTheirTypes(_ text: String, _ type: String?) {
        #expect(ScreenDrafter.stringType(text) == type ?? "String = \(text)")
    }

    @Test func aTableThatNobodyHasTouchedIsOneWhoseCellsCodeMakes() {
        let item = """
            <navigationItem key="navigationItem" title="Lists" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="b">\(Fixture.segue(to: "form", "show"))</barButtonItem>
            </navigationItem>
            """
        let lists =
            "<scene sceneID=\"l\"><objects><tableViewController id=\"lists\">\(item)</tableViewController></objects></scene>"
        let form = Fixture.scene("form", class: "FormViewController", table: Fixture.section(Fixture.cell("Name")))
        let fixture = Fixture(scenes: [lists, form])
        #expect(fixture.result.screens.count == 2)
        #expect(fixture.result.files.contains { $0.text.contains("right: { systemItem: add, segue: Form }") })
        #expect(fixture.leftOut.contains("the cells of the table"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theAppearanceOfContainersIsNoted() {
        let bar =
            #"<navigationBar key="navigationBar" largeTitles="YES" id="nb"><color key="barTintColor" white="1" alpha="1"/></navigationBar>"#
        let relation = #"<segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>"#
        let stack = """
            <scene sceneID="n"><objects><navigationController id="nav" customClass="AppNavigationController">\(bar)
            <connections>\(relation)</connections></navigationController></objects></scene>
            """
        let list = Fixture.scene(
            "list",
            class: "ListViewController",
            table: Fixture.section(Fixture.cell("A")),
            "",
            #"<navigationItem key="navigationItem" title="List" id="i"/>"#
        )
        let fixture = Fixture(scenes: [stack, list], initial: "nav")
        #expect(fixture.leftOut.contains("the class 'AppNavigationController' of the container"))
        #expect(fixture.leftOut.contains("the bar's 'barTintColor'"))
        #expect(fixture.result.files.contains { $0.text.contains("largeTitle: always") })
    }

    @Test func whatADocumentDoesNotSayIsNoted() {
        let views = #"<label text="A" id="a"/><label text="B" id="b"/>"#
        #expect(Fixture(table: Fixture.section(Fixture.custom(views))).leftOut.contains("the positions of the views"))
        let label = "<label text=\"A\" id=\"a\">\(Fixture.frame(16, 11, 200, 21))</label>"
        let touched =
            #"<connections><action selector="touched:" destination="list" eventType="touchUpInside" id="x"/></connections>"#
        let cell = Fixture.custom(label).replacing(
            "</tableViewCellContentView>",
            with: touched + "</tableViewCellContentView>"
        )
        #expect(Fixture(table: Fixture.section(cell)).leftOut == ["the action 'touched' of the cell's content view"])
    }

    @Test func aControllerSaysHowItIsPresented() {
        let segue = Fixture.segue(to: "form", "presentation")
        let list = Fixture.scene(
            "list",
            class: "ListViewController",
            table: Fixture.section(Fixture.cell("A", "", segue))
        )
        let form = Fixture.scene("form", class: "FormViewController", table: Fixture.section(Fixture.cell("B")))
            .replacing(
                #"customClass="FormViewController""#,
                with:
                    #"customClass="FormViewController" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve""#
            )
        let spec = Fixture(scenes: [list, form]).spec
        #expect(spec.contains("modalPresentationStyle: formSheet"))
        #expect(spec.contains("modalTransitionStyle: crossDissolve"))
    }

    @Test func rowsOfASubtitleKeepTheHeightThatTheDocumentFixes() {
        let cell = Fixture.cell("A", detail: "B", style: "Subtitle", #"reuseIdentifier="C""#)
        let spec = Fixture(table: "<prototypes>\(cell)</prototypes>", #"rowHeight="44""#).spec
        #expect(spec.contains("rowHeight: 44"))
        #expect(!Fixture(table: "<prototypes>\(cell)</prototypes>", #"rowHeight="-1""#).spec.contains("rowHeight"))
    }

    @Test func fieldsCapitalizeOnlyWhereTheDocumentSaysSo() {
        func field(_ traits: String) -> String {
            let field =
                "<textField id=\"f\">\(Fixture.frame(16, 11, 343, 22))<textInputTraits key=\"textInputTraits\" \(traits)/></textField>"
            return Fixture(table: Fixture.section(Fixture.custom(field))).spec
        }
        #expect(field("").contains("autocapitalizationType: none"))
        #expect(field(#"autocapitalizationType="words""#).contains("autocapitalizationType: words"))
        for traits in [#"autocapitalizationType="sentences""#, #"keyboardType="numberPad""#, #"secureTextEntry="YES""#]
        {
            #expect(!field(traits).contains("autocapitalizationType"))
        }
    }

    @Test func theTitleOfAConfigurationComesBeforeThatOfTheState() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 343, 34))<state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
            """
        #expect(Fixture(table: Fixture.section(Fixture.custom(button))).spec.contains("button: Buy"))
    }

    @Test func namesAreThoseThatAUserGives() {
        let cells = ["Basic", "Shelf", "ChildCell"].enumerated().map { index, name in
            Fixture.cell("Title", #"reuseIdentifier="\#(name)""#, id: "c\(index)")
        }
        let fixture = Fixture(table: Self.prototypes(cells.joined()))
        #expect(fixture.spec.contains("state: { items: [Item], shelves: [Shelf], children: [Child] }"))
    }

    @Test func propertiesOfElementsMayHaveNamesThatControllersHave() {
        let connections = #"<connections><outlet property="descriptionLabel" destination="l" id="o"/></connections>"#
        let cell = Fixture.custom(
            Self.label("Label", "l", Fixture.frame(16, 11, 200, 22)),
            44,
            #"reuseIdentifier="Card""#,
            connections
        )
        let fixture = Fixture(table: Self.prototypes(cell))
        #expect(fixture.spec.contains("$(card.description)"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func widthsThatOnlyFramesSayAreLeftOut() {
        let views = """
            \(Self.label("Name", "a", Fixture.frame(16, 11, 280, 22)))
            <label text="12:30" textAlignment="right" id="b">\(Fixture.frame(304, 11, 55, 22))</label>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(views)))
        #expect(!fixture.spec.contains("width"))
    }
}
