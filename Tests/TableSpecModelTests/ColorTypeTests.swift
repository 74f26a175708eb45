import TableSpecModel
import Testing

@Suite("A value can be a color")
struct ColorTypeTests {
    private static func state(_ text: String) -> Resolved {
        Resolved("screen: Test\nstate:\n  tint: \(text)\ntable: { sections: [] }")
    }

    @Test(
        "A default names a color as keys for colors do",
        arguments: [
            ("Color = systemRed", ColorReference.system(.systemRed)),
            (##""Color = #FF3B30""##, .components(light: ColorComponents(red: 255, green: 59, blue: 48), dark: nil)),
            (
                ##""Color = #FF3B3080""##,
                .components(light: ColorComponents(red: 255, green: 59, blue: 48, alpha: 128), dark: nil)
            ),
        ]
    )
    func defaults(text: String, color: ColorReference) {
        let resolved = Self.state(text)
        expect(resolved)
        #expect(resolved.screen?.state.first?.type == .color)
        #expect(resolved.screen?.state.first?.defaultValue == .color(color))
    }

    @Test func samplesMayNameColorsOfTheCatalogAndOfBothAppearances() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Tag: { id: Int, color: Color } }
            input: { tags: [Tag] }
            table: { sections: [] }
            samples:
              tags:
                - { id: 1, color: { named: Brand } }
                - { id: 2, color: { light: "#000000", dark: "#FFFFFF" } }
            """
        )
        expect(resolved)
        let (black, white) = (
            ColorComponents(red: 0, green: 0, blue: 0), ColorComponents(red: 255, green: 255, blue: 255)
        )
        guard case .array(let tags)? = resolved.screen?.samples.first?.value else {
            Issue.record("no samples")
            return
        }
        let colors = tags.map { tag -> Value in
            if case .record(let record) = tag { record["color"] } else { .null }
        }
        #expect(colors == [.color(.asset("Brand")), .color(.components(light: black, dark: white))])
    }

    @Test(
        "A value that isn't a color is refused",
        arguments: ["Color = ⟦blue⟧", ##""Color = ⟦#FF3B⟧""##, "Color = ⟦5⟧"]
    )
    func wrong(text: String) {
        let found = text.split(separator: "⟦").last.map { $0.prefix { $0 != "⟧" } } ?? ""
        expect(
            Self.state(text),
            "expected a color: a name such as 'systemRed', '#FF3B30', or 'named: Name', found '\(found)'"
        )
    }
}
