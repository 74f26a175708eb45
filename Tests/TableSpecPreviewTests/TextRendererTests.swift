import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Text pictures")
struct TextRendererTests {
    @Test("A settings screen in 44 columns")
    func golden() {
        let content = ScreenContent(
            name: "Settings",
            title: "Settings",
            leftItems: [BarButtonContent(kind: .edit)],
            rightItems: [BarButtonContent(kind: .system(.add)), BarButtonContent(kind: .system(.search))],
            style: .insetGrouped,
            sections: [
                SectionContent(
                    id: "account",
                    header: "Account",
                    footer: "Signing out keeps your data on this device.",
                    rows: [
                        RowContent(
                            id: "profile",
                            style: .subtitle,
                            text: "Ada Lovelace",
                            detail: "Apple Account",
                            image: .symbol("person"),
                            accessory: .type(.disclosureIndicator)
                        ),
                        RowContent(
                            id: "wifi",
                            style: .value1,
                            text: "Wi-Fi",
                            detail: "ネットワーク",
                            accessory: .type(.detailDisclosureButton)
                        ),
                        RowContent(id: "sounds", text: "Sounds", accessory: .control(.switch(isOn: true))),
                        RowContent(
                            id: "volume",
                            text: "Volume",
                            accessory: .control(.slider(value: 5, minimum: 0, maximum: 10))
                        ),
                    ]
                )
            ]
        )
        let expected = """
            ┌──────────────────────────────────────────┐
            │ Edit            Settings     [Search]  + │
            ├──────────────────────────────────────────┤
            │ Account                                  │
            │ ╭──────────────────────────────────────╮ │
            │ │ ▣ Ada Lovelace                     > │ │
            │ │   Apple Account                      │ │
            │ │ Wi-Fi               ネットワーク ⓘ > │ │
            │ │ Sounds                          [on] │ │
            │ │ Volume                   [====o----] │ │
            │ ╰──────────────────────────────────────╯ │
            │ Signing out keeps your data on this      │
            │ device.                                  │
            └──────────────────────────────────────────┘

            """
        #expect(TextRenderer.render(content, width: 44) == expected)
    }

    @Test("Nothing is lost in bars: content that doesn't fit in one line uses several, and symbols have labels")
    func bars() {
        var content = ScreenContent(name: "Mail", title: "Inbox")
        var filter = BarButtonContent(kind: .image(.symbol("line.3.horizontal.decrease.circle")))
        filter.accessibilityLabel = "Filter"
        content.toolbarItems = [
            filter, BarButtonContent(kind: .title("Updated Just Now")), BarButtonContent(kind: .system(.compose)),
        ]
        content.rightItems = ["Continue", "Later", "Never"].map { BarButtonContent(kind: .title($0)) }
        let text = TextRenderer.render(content, width: 32)
        for word in ["[Filter]", "Updated Just Now", "[Compose]", "Continue", "Later", "Never", "Inbox"] {
            #expect(text.contains(word), "\(word)")
        }
        #expect(text.split(separator: "\n").allSatisfy { ColumnRun.columns(of: String($0)) == 32 })
    }

    @Test("The tab bar is below the table, with the selected tab and the badges")
    func tabBar() {
        let tabs = [TabContent(title: "Alarms", badge: "3", screen: "A"), TabContent(title: "Timer", screen: "T")]
        let bar = TabBarContext(tabs: tabs, selected: "T")
        let text = TextRenderer.render(ScreenContent(name: "T", title: "Timer"), tabBar: bar, width: 40)
        #expect(text.contains("Alarms (3)  <Timer>"))
    }

    @Test("Right-to-left texts are in isolates, which have no width")
    func isolates() {
        let row = RowContent(id: "a", style: .value1, text: "שם", detail: "عربي")
        let lines = TextRenderer.render(Samples.row(row), width: 30).split(separator: "\n")
        let line = lines.first { $0.contains("שם") } ?? ""
        #expect(line.contains("\u{2068}שם\u{2069}") && line.contains("\u{2068}عربي"))
        #expect(ColumnRun.columns(of: String(line)) == 30)
        #expect(!TextRenderer.render(Samples.row(RowContent(id: "b", text: "Plain"))).contains("\u{2068}"))
    }

    @Test("A right-to-left layout mirrors the lines: bars, rows, accessories and controls")
    func rightToLeft() {
        let content = ScreenContent(
            name: "Settings",
            title: "Wi-Fi",
            leftItems: [BarButtonContent(kind: .edit)],
            rightItems: [BarButtonContent(kind: .system(.add)), BarButtonContent(kind: .system(.search))],
            style: .plain,
            sections: [
                SectionContent(
                    id: "networks",
                    header: "Networks",
                    rows: [
                        RowContent(
                            id: "home",
                            style: .value1,
                            text: "\u{05D1}\u{05D9}\u{05EA}",
                            detail: "On",
                            image: .symbol("wifi"),
                            accessory: .type(.detailDisclosureButton)
                        ),
                        RowContent(
                            id: "a",
                            text: "Sounds",
                            accessory: .control(.slider(value: 2, minimum: 0, maximum: 8))
                        ),
                        RowContent(
                            id: "b",
                            text: "Size",
                            accessory: .control(.segmentedControl(segments: ["S", "M"], selected: 0))
                        ),
                    ]
                )
            ]
        )
        let tabs = TabBarContext(
            tabs: [TabContent(title: "One", screen: "Settings"), TabContent(title: "Two", screen: "Two")],
            selected: "Settings"
        )
        let expected = """
            ┌──────────────────────────────────────┐
            │ +  [Search]     Wi-Fi           Edit │
            ├──────────────────────────────────────┤
            │ ──────────────────────── Networks ── │
            │ < ⓘ On                         \u{2068}\u{05D1}\u{05D9}\u{05EA}\u{2069} ▣ │
            │ [------o==]                   Sounds │
            │ [M|<S>]                         Size │
            ├──────────────────────────────────────┤
            │              Two  <One>              │
            └──────────────────────────────────────┘

            """
        #expect(TextRenderer.render(content, tabBar: tabs, direction: .rightToLeft, width: 40) == expected)
        for width in [20, 33, 60] {
            let text = TextRenderer.render(content, tabBar: tabs, direction: .rightToLeft, width: width)
            #expect(text.split(separator: "\n").allSatisfy { ColumnRun.columns(of: String($0)) == width })
        }
    }

    @Test(
        "Tabs that need several lines begin on the first one",
        arguments: [LayoutDirection.leftToRight, .rightToLeft]
    )
    func wrappedTabs(direction: LayoutDirection) throws {
        let tabs = (1...5).map { TabContent(title: "Tab \($0)", screen: "S\($0)") }
        let text = TextRenderer.render(
            ScreenContent(name: "S1"),
            tabBar: TabBarContext(tabs: tabs, selected: "S1"),
            direction: direction,
            width: 30
        )
        let lines = text.split(separator: "\n").filter { $0.contains("Tab") }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "│ ")) }
        #expect(
            lines
                == (direction == .leftToRight
                    ? ["<Tab 1>  Tab 2  Tab 3", "Tab 4  Tab 5"] : ["Tab 3  Tab 2  <Tab 1>", "Tab 5  Tab 4"])
        )
    }

    @Test("Buttons that don't fit are cut off at the trailing edge")
    func longList() {
        let titles = ["[Delete]", "[Archive]", "[Cancel]"]
        #expect(LayoutDirection.leftToRight.line(titles, to: 12) == "[Delete][Ar…")
        #expect(LayoutDirection.rightToLeft.line(titles, to: 12) == "[Ar…[Delete]")
        #expect(LayoutDirection.rightToLeft.line(titles, to: 30) == "[Cancel][Archive][Delete]")
    }

    @Test("In a right-to-left layout, states have their marks at the other side")
    func rightToLeftStates() {
        func line(_ state: PreviewState, _ text: String) -> Substring? {
            TextRenderer.render(GallerySamples.groceries, state: state, direction: .rightToLeft, width: 40)
                .split(separator: "\n").first { $0.contains(text) }
        }
        #expect(line(.selected, "«")?.hasSuffix("« │") == true)
        #expect(line(.editing, "(-)")?.hasSuffix("(-) │") == true)
        #expect(line(.editing, "≡")?.contains("│ ≡") == true)
    }

    @Test("Plain tables have rules for headers", arguments: [30])
    func plain(width: Int) {
        let content = ScreenContent(
            name: "Zones",
            sections: [SectionContent(id: "a", header: "Africa", rows: [RowContent(id: "r", text: "Abidjan")])]
        )
        let lines = TextRenderer.render(content, width: width).split(separator: "\n")
        #expect(lines.contains("│ ── Africa ──────────────── │"))
        #expect(lines.contains("│ Abidjan                    │"))
    }

    @Test("Every line has exactly the requested width", arguments: [0, 20, 33, 60, 1_000])
    func widths(width: Int) {
        for screen in Samples.screens {
            for line in TextRenderer.render(screen.content, width: width).split(separator: "\n") {
                #expect(ColumnRun.columns(of: String(line)) == min(max(width, 20), 400), "\(line)")
            }
        }
    }

    @Test("No control character reaches the terminal")
    func controlCharacters() {
        let text = TextRenderer.render(Samples.hostileScreen)
        let controls = text.unicodeScalars.filter { scalar in
            scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
        }
        #expect(controls.allSatisfy { $0 == "\n" })
        #expect(text.contains("<script>"))
    }

    @Test("Secrets are never shown")
    func secrets() {
        let field = ControlContent.textField(text: "hunter2", placeholder: nil, isSecure: true)
        let content = Samples.row(RowContent(id: "row", text: "Password", accessory: .control(field)))
        #expect(!TextRenderer.render(content).contains("hunter2"))
        #expect(!SVGRenderer.render(content, traits: PreviewTraits()).contains("hunter2"))
    }

    @Test("A row in editing mode shows its accessory of editing mode before the grip")
    func editingAccessory() {
        let row = RowContent(
            id: "row",
            text: "Milk",
            accessory: .type(.checkmark),
            editingAccessory: .control(.switch(isOn: true)),
            editing: EditingContent(style: .delete, canMove: true)
        )
        let picture = TextRenderer.render(Samples.row(row), state: .editing, width: 40)
        #expect(picture.contains("│ (-) Milk                      [on] ≡ │"))
    }

    @Test("States: editing controls, the button of a swiped row, the mark of a selected one")
    func states() {
        func rows(_ state: PreviewState) -> [String] {
            TextRenderer.render(GallerySamples.groceries, state: state, width: 40).split(separator: "\n")
                .dropFirst(4).dropLast().map(String.init)
        }
        #expect(rows(.normal).count == 3)
        #expect(rows(.editing).map { $0.contains("≡") } == [false, true, false, false])
        #expect(rows(.editing)[1].hasPrefix("│ (-) Milk"))
        #expect(rows(.editing)[3].hasPrefix("│ (+) Add a grocery"))
        #expect(rows(.swiped)[1].contains("> [Delete] │"))
        #expect(rows(.selected)[1].hasPrefix("│ » Milk"))
        #expect(TextRenderer.render(GallerySamples.groceries, state: .editing).contains("Done"))
    }
}
