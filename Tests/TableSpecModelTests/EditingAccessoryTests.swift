import TableSpecModel
import Testing

/// The end of a row while it is edited: everything that an accessory can be.
@Suite("Accessories of editing mode")
struct EditingAccessoryTests {
    private static let keys =
        "state: { name: String, flag: Bool = true, level: Double = 0.5 }\nexternal: { More: MoreViewController }"

    private func resolved(_ row: String, keys: String = "") -> Resolved {
        Resolved(rows: "        - \(row)", screenKeys: [Self.keys, keys].joined(separator: "\n"))
    }

    private func row(_ row: String) -> RowContent? {
        let resolved = resolved(row)
        expect(resolved)
        return resolved.content?.sections.first?.rows.first
    }

    @Test(
        "An accessory of editing mode can show what other accessories show",
        arguments: [
            "checkmark", "{ detailButton: { segue: More } }", "{ switch: $(flag) }", "{ slider: $(level), max: 2 }",
            "{ textField: $(name), placeholder: Name }", "{ button: Go to $(name), action: go }",
            "{ image: { symbol: star }, segue: More, accessibilityLabel: More }",
            "{ view: RatingView, width: 60, set: { part: $(level) } }",
        ]
    )
    func everyAccessory(_ accessory: String) throws {
        let normal = try #require(row("{ text: A, accessory: \(accessory) }"))
        let editing = try #require(row("{ text: A, editingAccessory: \(accessory) }"))
        #expect(editing.editingAccessory == normal.accessory)
        #expect(editing.editingAccessorySegue == normal.accessorySegue)
        #expect(editing.accessory == .type(.none))
        #expect(normal.editingAccessory == .type(.none))
        #expect(editing.editing == EditingContent())
        #expect(normal.editing == nil)
    }

    @Test func mistakesAreReportedAsThoseOfAnAccessory() {
        expect(
            resolved("{ text: A, editingAccessory: { switch: ⟦$(name)⟧ } }"),
            "a switch shows a Boolean, but 'name' is 'String'"
        )
        expect(
            resolved("{ text: A, editingAccessory: ⟦arrow⟧ }"),
            "unknown accessory 'arrow'; expected 'none', 'disclosureIndicator', 'detailDisclosureButton', 'checkmark' or "
                + "'detailButton'"
        )
        expect(
            resolved("{ text: A, editingAccessory: { switch: $(flag), ⟦max⟧: 2 } }"),
            "'switch' has no 'max'"
        )
    }

    @Test func aWordDoesWhatTheButtonOfTheNormalModeDoes() throws {
        let both = try #require(
            row("{ text: A, accessory: { detailButton: { segue: More } }, editingAccessory: detailDisclosureButton }")
        )
        #expect(both.editingAccessorySegue?.destination == "More")
        let arrow = try #require(
            row("{ text: A, accessory: { detailButton: { segue: More } }, editingAccessory: disclosureIndicator }")
        )
        #expect(arrow.editingAccessorySegue == nil)
    }

    @Test func noAccessoryIsNoReasonToEditARow() throws {
        #expect(try #require(row("{ text: A, editingAccessory: none }")).editing == nil)
    }

    @Test func textsHaveSeparateKeys() {
        let resolved = resolved(
            "{ id: a, text: A, accessory: { button: Call, action: call }, editingAccessory: { button: Change, action: change } }",
            keys: "strings: Test"
        )
        let buttons = resolved.screen?.localizedTexts.filter { $0.key.key.contains("button") } ?? []
        #expect(buttons.map(\.value) == ["Call", "Change"])
        #expect(buttons.map(\.key.key).map { $0.hasSuffix("a.editing.button") } == [false, true])
    }
}
