import Testing

@testable import TableSpecImport

@Suite("Menus of buttons")
struct MenuTests {
    private static let entries = """
        <menu key="menu" id="m"><menuItems>
        <action title="By Name" id="m1"/><action title="By Date" image="calendar" catalog="system" id="m2"/>
        <menu title="More" id="m3"><menuItems><action title="Reset" attributes="destructive" id="m4"/></menuItems></menu>
        </menuItems></menu>
        """

    @Test func aBarButtonShowsItsMenu() {
        let item = """
            <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Sort" id="b">\(Self.entries)</barButtonItem></navigationItem>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item)
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.spec.contains("{ title: By Name, action: byName }"))
        #expect(fixture.spec.contains("image: { symbol: calendar }"))
        #expect(fixture.spec.contains("style: destructive"))
        #expect(!fixture.spec.contains("action: sort"))
    }

    @Test func anInlineMenuNeedsNoTitle() {
        let item = """
            <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Sort" id="b"><menu key="menu" id="m"><menuItems>
            <menu options="displayInline" id="m1"><menuItems><action title="Reset" id="m2"/></menuItems></menu>
            </menuItems></menu></barButtonItem></navigationItem>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item)
        #expect(fixture.spec.contains("menu: [{ title: Reset, action: reset }], displayInline: true"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func aPopUpButtonChoosesAValue() {
        let button = """
            <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" id="b">\(Fixture.frame(275, 5, 84, 34))
            <state key="normal" title="Button"/>
            <menu key="menu" id="m"><menuItems><action title="Small" id="m1"/><action title="Large" state="on" id="m2"/>
            </menuItems></menu></button>
            """
        let label = #"<label text="Size" id="l">\#(Fixture.frame(16, 11, 100, 22))</label>"#
        let fixture = Fixture(table: Fixture.section(Fixture.custom(label + button)))
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.spec.contains("options: [Small, Large]"))
        #expect(fixture.spec.contains("String = Large"))
    }

    @Test func theMenuOfAButtonAmongViewsIsNoted() {
        let button = """
            <button id="b">\(Fixture.frame(16, 5, 343, 34))<state key="normal" title="Options"/>\(Self.entries)</button>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.custom(button)))
        #expect(fixture.spec.contains("button: Options"))
        #expect(fixture.leftOut == ["the menu of a button"])
    }

    @Test func aMenuThatCodeFillsIsNoted() {
        let item = """
            <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Sort" id="b"><menu key="menu" id="m"/></barButtonItem></navigationItem>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea")), controller: item)
        #expect(fixture.leftOut == ["the menu of a button"])
        #expect(fixture.spec.contains("action: sort"))
    }
}
