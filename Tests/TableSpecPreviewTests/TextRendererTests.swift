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
            │ Edit            Settings     [search]  + │
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

    @Test("Every line is exactly as wide as asked for", arguments: [0, 20, 33, 60, 1_000])
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

    @Test("A row that is edited shows its accessory of editing mode before the grip")
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

    @Test("States: what a row can do in editing mode, the button of a swiped row, the mark of a selected one")
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
