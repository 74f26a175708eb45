import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Events of controls and attributes of views are imported")
struct EventAndAttributeTests {
    private static func fixture(_ views: String, _ height: Double = 44) -> Fixture {
        Fixture(table: Fixture.section(Fixture.custom(views, height)))
    }

    private static func action(_ selector: String, _ event: String, id: String) -> String {
        #"<action selector="\#(selector)" destination="list" eventType="\#(event)" id="\#(id)"/>"#
    }

    private static let name = #"<label text="Name" id="l">\#(Fixture.frame(16, 11, 80, 21))</label>"#

    // MARK: Events

    @Test func theEventsOfAFieldAreMethods() {
        let field = """
            <textField id="f" placeholder="Ada">\(Fixture.frame(110, 11, 249, 22))<connections>
            \(Self.action("began:", "editingDidBegin", id: "1"))\(Self.action("changed:", "editingChanged", id: "2"))
            \(Self.action("ended:", "editingDidEnd", id: "3"))\(Self.action("returned:", "editingDidEndOnExit", id: "4"))
            </connections></textField>
            """
        let fixture = Self.fixture(Self.name + field)
        for line in ["action: changed", "editingDidBegin: began", "editingDidEnd: ended", "onReturn: returned"] {
            #expect(fixture.spec.contains(line))
        }
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aSecondMethodForAChangeIsCalledAfterTheState() {
        let toggle = """
            <switch id="s" on="YES">\(Fixture.frame(308, 6, 51, 31))<connections>
            \(Self.action("first:", "valueChanged", id: "1"))\(Self.action("second:", "valueChanged", id: "2"))
            </connections></switch>
            """
        let fixture = Self.fixture(Self.name + toggle)
        #expect(fixture.spec.contains("action: first"))
        #expect(fixture.spec.contains("onChange: { name: second }\n"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theTouchesOfASliderAreMethods() {
        let slider = """
            <slider id="s">\(Fixture.frame(110, 6, 249, 31))<connections>
            \(Self.action("slide:", "valueChanged", id: "1"))\(Self.action("begin:", "touchDown", id: "2"))
            \(Self.action("end:", "touchUpInside", id: "3"))\(Self.action("end:", "touchCancel", id: "4"))
            </connections></slider>
            """
        let fixture = Self.fixture(Self.name + slider)
        let events = [
            "action: slide", "touchDown: begin", "touchUpInside: nameTouchUpInside", "touchCancel: nameTouchCancel",
        ]
        for event in events { #expect(fixture.spec.contains(event)) }
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    /// A tap follows the segue; the touch before it calls a method.
    @Test func theTouchBeforeASegueIsAMethod() {
        let button = """
            <button id="b">\(Fixture.frame(120, 7, 60, 30))<state key="normal" title="Save"/><connections>
            \(Self.action("save:", "touchDown", id: "1"))
            <segue destination="list" kind="show" identifier="next" id="2"/></connections></button>
            """
        let fixture = Self.fixture(Self.name + button)
        #expect(fixture.spec.contains("touchDown: save, width: 60, segue: List"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aSliderKeepsTheImagesAtItsEnds() {
        let slider = """
            <slider minValue="0" maxValue="1" minimumValueImage="Quiet" id="s">\(Fixture.frame(110, 6, 249, 31))
            <imageReference key="maximumValueImage" image="speaker.wave.3" catalog="system"/></slider>
            """
        let fixture = Self.fixture(Self.name + slider)
        #expect(fixture.spec.contains("minimumValueImage: { named: Quiet }"))
        #expect(fixture.spec.contains("maximumValueImage: { symbol: speaker.wave.3 }"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func theColorOfASpinnerIsAPropertyOfItsClass() {
        let spinner = """
            <activityIndicatorView animating="YES" style="large" id="s">\(Fixture.frame(322, 4, 37, 37))
            <color key="color" red="1" green="0.0" blue="0.0" alpha="1"/></activityIndicatorView>
            """
        let fixture = Self.fixture(Self.name + spinner)
        #expect(fixture.spec.contains("class: UIActivityIndicatorView\n"))
        #expect(fixture.spec.contains(##"set: { color: { color: "#FF0000" } }"##))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    /// Those of a class that the spec doesn't name are reported.
    @Test func runtimeAttributesOfCustomClassesAreSet() {
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="configurationPath" value="Sound.Volume"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/></userDefinedRuntimeAttributes>
            """
        let stepper = #"<stepper customClass="Knob" id="s">\#(Fixture.frame(265, 6, 94, 32))\#(attributes)</stepper>"#
        let fixture = Self.fixture(Self.name + stepper)
        #expect(fixture.spec.contains("class: Knob"))
        #expect(fixture.spec.contains("set: { configurationPath: Sound.Volume, isLoud: true }"))
        #expect(fixture.leftOut == ["the runtime attribute 'nothing'"])
        #expect(fixture.result.errors.isEmpty)
        let wheel = Self.fixture(stepper.replacing("stepper", with: "pickerView"))
        #expect(
            wheel.leftOut.suffix(4) == [
                "the runtime attribute 'nothing'", "the runtime attribute 'configurationPath'",
                "the runtime attribute 'isLoud'", "the class 'Knob'",
            ]
        )
        #expect(wheel.result.errors.isEmpty)
    }

    @Test func oneMethodOfSeveralControlsIsOneEach() {
        let toggle = { (id: String) in
            """
            <switch id="\(id)" on="YES">\(Fixture.frame(308, 6, 51, 31))<connections>
            \(Self.action("toggled:", "valueChanged", id: "a-\(id)"))</connections></switch>
            """
        }
        let sound = #"<label text="Sound" id="m">\#(Fixture.frame(16, 11, 80, 21))</label>"#
        let cells =
            Fixture.custom(Self.name + toggle("s"), id: "c1") + Fixture.custom(sound + toggle("t"), id: "c2")
        let fixture = Fixture(table: Fixture.section(cells))
        #expect(fixture.spec.contains("action: nameChanged"))
        #expect(fixture.spec.contains("action: soundChanged"))
        #expect(fixture.leftOut.isEmpty)
    }

    /// The kind of a control is a better name than the text of the row above, which shows only what is picked.
    @Test(arguments: [
        ("progressView", "progress", "progress"), ("progressView", "", "progress"), ("slider", "slider", "slider"),
        ("textField", "textField", "textField"), ("pickerView", "picker", "name"),
        ("activityIndicatorView", "activityIndicator", "isLoading"),
    ])
    func anOutletThatStatesOnlyTheKindIsTheName(_ kind: String, _ outlet: String, _ name: String) {
        let view = #"<\#(kind) id="v">\#(Fixture.frame(16, 7, 343, 30))</\#(kind)>"#
        let connection = #"<connections><outlet property="\#(outlet)" destination="v" id="o"/></connections>"#
        let cells = Fixture.custom(Self.name, id: "c1") + Fixture.custom(view, id: "c2")
        let fixture = Fixture(table: Fixture.section(cells), controller: connection)
        #expect(fixture.spec.contains("state: { \(name): "), "\(fixture.spec)")
        #expect(fixture.result.errors == [])
    }

    @Test func aSegueOfAClassIsCode() {
        let segue = Fixture.segue(to: "other", "custom", #"customClass="SlideSegue" identifier="slide""#)
        var fixture = Fixture(table: Fixture.section(Fixture.cell("Menu", "", segue)))
        fixture.scenes.append(Fixture.controller("viewController", "other", #"customClass="OtherViewController""#))
        #expect(fixture.leftOut == ["the segue 'slide' of class 'SlideSegue'"])
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.result.errors.isEmpty)
    }

    // MARK: Attributes

    @Test func aControlAtTheMarginIsTheAccessory() {
        let toggle = #"<switch id="s" on="YES">\#(Fixture.frame(308, 6, 51, 31))</switch>"#
        #expect(Self.fixture(Self.name + toggle).spec.contains("accessory: { switch: $(name) }"))
    }

    @Test func segmentsKeepTheirImages() {
        let control = """
            <segmentedControl id="g" selectedSegmentIndex="0">\(Fixture.frame(239, 6, 120, 32))
            <segments><segment title="" image="list.bullet" catalog="system"/><segment title="Map" image="Globe"/>
            <segment title="Grid"/></segments></segmentedControl>
            """
        let fixture = Self.fixture(Self.name + control)
        #expect(fixture.spec.contains("{ image: { symbol: list.bullet }, title: List Bullet }"), "\(fixture.spec)")
        #expect(fixture.spec.contains("{ image: { named: Globe }, title: Map }"), "\(fixture.spec)")
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aControlFarFromTheMarginStaysThere() {
        let toggle = #"<switch id="s" on="YES">\#(Fixture.frame(289, 6, 51, 31))</switch>"#
        let fixture = Self.fixture(Self.name + toggle)
        #expect(fixture.spec.contains("content:"))
        #expect(FrameTests.pairs(of: [fixture.source]).filter { !$0.agrees }.isEmpty)
    }

    @Test func statedWidthsOfTextsStay() {
        let label = """
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">\(Fixture.frame(16, 11, 120, 21))
            <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints></label>
            """
        let field = #"<textField id="f">\#(Fixture.frame(144, 11, 215, 22))</textField>"#
        #expect(Self.fixture(label + field).spec.contains("{ label: Name, width: 120 }"))
    }

    @Test func theHeightThatAMaskHoldsIsStated() {
        let field = """
            <textField borderStyle="line" id="f">\(Fixture.frame(16, 4, 343, 60))<autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            </textField>
            """
        #expect(Self.fixture(field, 68).spec.contains("height: 60"))
    }

    @Test func aButtonStatesItsHeightWhereOneSeesIt() {
        let button = { (more: String) in
            "<button id=\"b\">\(Fixture.frame(16, 4, 343, 60))<state key=\"normal\" title=\"Save\"/>\(more)</button>"
        }
        let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#
        #expect(Self.fixture(button(red), 68).spec.contains("height: 60"))
        let bare = "- { id: save, content: { button: Save, action: save }, height: 68 }"
        #expect(Self.fixture(button(""), 68).spec.contains(bare))
    }

    @Test func aButtonWithoutATitleHasNoFont() {
        let button = """
            <button id="b">\(Fixture.frame(16, 7, 30, 30))
            <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
            <state key="normal" image="off"><color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1"/></state></button>
            """
        let spec = Self.fixture(button, 44).spec
        #expect(!spec.contains("font:") && !spec.contains("color:"))
    }

    @Test func whatAButtonShowsWhileItIsTouched() {
        let states = { (highlighted: String) in
            """
            <button id="b">\(Fixture.frame(16, 7, 30, 30))<state key="normal" image="off"/>
            <state key="selected" image="on"/><state key="highlighted" image="\(highlighted)"/></button>
            """
        }
        #expect(Self.fixture(states("on")).leftOut.isEmpty)
        #expect(Self.fixture(states("off")).leftOut.isEmpty)
        #expect(Self.fixture(states("other")).leftOut == ["the content of a button in its highlighted state"])
    }

    @Test func backgroundsCornersAndLines() {
        let view = """
            <view id="v">\(Fixture.frame(16, 8, 343, 60))<subviews>
            <label text="Hello" id="l">\(Fixture.frame(12, 20, 200, 21))</label></subviews>
            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="2"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """
        let fixture = Self.fixture(view, 76)
        #expect(fixture.spec.contains("cornerRadius: 8"))
        #expect(fixture.spec.contains("border: { color: black, width: 2 }"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aHiddenViewComesWithACondition() {
        let views = Self.name + #"<label text="New" hidden="YES" id="n">\#(Fixture.frame(300, 11, 59, 21))</label>"#
        let fixture = Self.fixture(views)
        #expect(fixture.spec.contains("visible: $(showsNew)"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }
}
