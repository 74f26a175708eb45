import Testing

@testable import TableSpecImport

@Suite("A static table becomes rows in their shortest form")
struct StaticTableTests {
    @Test func aLoneTextIsTheRow() {
        let fixture = Fixture(
            table: Fixture.section(Fixture.cell("Version"), #"headerTitle="About" footerTitle="1.0""#)
        )
        #expect(
            fixture.spec == """
                screen: List
                table:
                  sections:
                    - header: About
                      footer: "1.0"
                      rows:
                        - Version

                """
        )
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func stylesDetailsAndAccessoriesStay() {
        let cells = [
            Fixture.cell(
                "Language",
                detail: "English",
                style: "Value1",
                #"accessoryType="disclosureIndicator""#,
                id: "a"
            ),
            Fixture.cell("Ada", detail: "Owner", style: "Subtitle", #"accessoryType="detailButton""#, id: "b"),
            Fixture.cell("Deep", #"selectionStyle="none" indentationLevel="2""#, id: "c"),
        ]
        let fixture = Fixture(table: Fixture.section(cells.joined()), #"separatorStyle="none""#)
        #expect(
            fixture.spec == """
                screen: List
                table:
                  separatorStyle: none
                  sections:
                    - rows:
                        - { style: value1, text: Language, detail: English, accessory: disclosureIndicator, action: showLanguage }
                        - { style: subtitle, text: Ada, detail: Owner, accessory: { detailButton: { action: showDetailsOfAda } } }
                        - { text: Deep, indentationLevel: 2 }

                """
        )
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func rowsOfOneTextGetIDs() {
        let cells = Fixture.cell("Same", id: "a") + Fixture.cell("Same", id: "b")
        let fixture = Fixture(table: Fixture.section(cells))
        #expect(fixture.spec.contains("- Same\n"))
        #expect(fixture.spec.contains("- { id: same2, text: Same }\n"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aTextThatCodeSetsIsAState() {
        let outlet = #"<connections><outlet property="cityLabel" destination="c-d" id="o"/></connections>"#
        let fixture = Fixture(
            table: Fixture.section(Fixture.cell("City", detail: "Paris", style: "Value1")),
            controller: outlet
        )
        #expect(fixture.spec.contains("state: { city: String = Paris }\n"))
        #expect(fixture.spec.contains("- { style: value1, text: City, detail: $(city) }\n"))
        #expect(fixture.result.errors.isEmpty)
    }

    private static func image(_ attributes: String, outlet: String = "avatarView") -> Fixture {
        let view = #"<imageView \#(attributes) id="i">\#(Fixture.frame(16, 2, 40, 40))</imageView>"#
        let label = #"<label text="Ada" id="l">\#(Fixture.frame(64, 11, 200, 21))</label>"#
        let outlet = #"<connections><outlet property="\#(outlet)" destination="i" id="o"/></connections>"#
        return Fixture(table: Fixture.section(Fixture.custom(view + label)), controller: outlet)
    }

    @Test func anImageThatCodeSetsIsAState() {
        let fixture = Self.image(#"image="ada""#)
        #expect(fixture.spec.contains("state: { avatar: Image = ada }\n"))
        #expect(fixture.spec.contains("image: $(avatar)"))
        #expect(fixture.leftOut == [])
        #expect(fixture.result.errors == [])
    }

    /// UIKit's cells have an `imageView`, but its controllers don't.
    @Test func anImageViewOfTheControllerIsAState() {
        #expect(Self.image(#"image="ada""#, outlet: "imageView").spec.contains("state: { image: Image = ada }\n"))
    }

    /// A state begins with an image by its name.
    @Test func aSymbolThatCodeSetsIsReported() {
        let fixture = Self.image(#"image="person" catalog="system""#)
        #expect(fixture.spec.contains("image: { symbol: person }"))
        #expect(fixture.leftOut == ["the outlet 'avatarView' of an image"])
        #expect(fixture.result.errors == [])
    }

    @Test func aLabelAndASwitchAreATextAndAnAccessory() {
        let frames = (Fixture.frame(16, 12, 100, 20), Fixture.frame(310, 6, 49, 31))
        let cell = Fixture.custom(
            """
            <label id="l" text="Sounds">\(frames.0)</label>
            <switch id="w" on="YES">\(frames.1)<connections>
            <action selector="soundsChanged:" destination="list" eventType="valueChanged" id="a"/></connections></switch>
            """,
            44,
            #"selectionStyle="none""#
        )
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(fixture.spec.contains("state: { sounds: Bool = true }\n"))
        #expect(
            fixture.spec.contains(
                "- { text: Sounds, accessory: { switch: $(sounds), action: soundsChanged } }\n"
            )
        )
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func viewsFindTheirRowsAndColumns() {
        let cell = Fixture.custom(
            """
            <imageView id="i" image="star" catalog="system">\(Fixture.frame(16, 10, 40, 40))</imageView>
            <label id="t" text="Title">\(Fixture.frame(64, 8, 200, 21))</label>
            <label id="u" text="Below">\(Fixture.frame(64, 33, 200, 16))
            <fontDescription key="fontDescription" type="system" pointSize="13"/></label>
            """,
            60,
            #"rowHeight="60""#
        )
        let fixture = Fixture(table: Fixture.section(cell))
        #expect(
            fixture.spec.contains(
                """
                        - id: title
                          content:
                            - { image: { symbol: star }, width: 40, height: 40 }
                            - { vstack: [Title, { label: Below, font: footnote }], spacing: 4 }
                          height: 60

                """
            )
        )
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aFieldKeepsItsTraitsAndItsStyle() {
        let field = """
            <textField opaque="NO" borderStyle="roundedRect" textAlignment="right" clearButtonMode="whileEditing" \
            placeholder="Code" id="f"><rect key="frame" x="16" y="5" width="288" height="34"/>\
            <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
            returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="one-time-code"/>\
            </textField>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(field)))
        for line in [
            "textField: $(code)", "placeholder: Code", "isSecureTextEntry: true", "autocapitalizationType: words",
            "autocorrectionType: \"no\"", "returnKeyType: done", "enablesReturnKeyAutomatically: true",
            "textContentType: oneTimeCode", "borderStyle: roundedRect", "clearButtonMode: whileEditing",
            "textAlignment: right",
        ] {
            #expect(fixture.spec.contains(line), "\(line) in \(fixture.spec)")
        }
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }
}
