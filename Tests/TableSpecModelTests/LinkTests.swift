import TableSpecModel
import Testing

@Suite("Links in texts")
struct LinkTests {
    private static let text = "'See the [terms](https://example.com/terms)'"

    private func resolved(_ view: String) -> Resolved {
        Resolved(
            rows: "        - { id: a, content: [\(view)] }",
            screenKeys: "state: { notice: String, isOn: Bool, page: URL? }"
        )
    }

    private func label(_ keys: String) throws -> ContentView {
        let stated = resolved("{ \(keys), markdown: true }")
        expect(stated)
        return try #require(stated.screen?.table.staticRows.first?.cell.content?.subviews.first)
    }

    @Test(arguments: [
        "label: \(text)", "label: \(text), action: open", "label: $(notice)", "label: $(notice), action: open",
        "label: 'See [$(notice)]($(page))'", "label: 'See <https://example.com>', numberOfLines: 0",
        "label: '[a](javascript:b) [c]()'", "label: \(text), lineBreakMode: byWordWrapping, width: 80",
    ])
    func aTapOnALinkFollowsIt(keys: String) throws {
        #expect(try label(keys).followsLinks)
    }

    @Test(arguments: [
        "label: A", "label: '[a] (b)'", "label: '[terms](https://example.com'", "label: 'Dear $(notice)'",
        "label: \(text), openURL: https://example.com", "label: \(text), longPress: copy",
        "label: \(text), shadow: { color: black }",
        "label: \(text), class: Badge, action: open", "label: \(text), enabled: $(isOn)",
        "label: $(notice), minimumScaleFactor: 0.5", "label: \(text), highlightedTextColor: white",
    ])
    func otherLabelsShowLinks(keys: String) throws {
        #expect(try !label(keys).followsLinks)
    }

    @Test func theGestureIsTheOneOnTheLink() throws {
        #expect(try label("label: \(Self.text), action: open").effects.map(\.gesture) == [.link])
        #expect(try label("label: A, action: open, longPress: copy").effects.map(\.gesture) == [.tap, .longPress])
    }

    @Test func anActionExcludesWhatLinksDoNotHave() {
        let keys = [
            "shadow: { color: black }", "adjustsFontSizeToFitWidth: true", "enabled: $(isOn)", "longPress: copy",
        ]
        for key in keys {
            let name = key.prefix { $0 != ":" }
            for text in [Self.text, "$(notice)"] {
                expect(
                    resolved(
                        "{ label: \(text), markdown: true, ⟦\(name)⟧: \(key.dropFirst(name.count + 2)), action: a }"
                    ),
                    "links that call a method aren't possible in a text with '\(name)': remove it, or 'markdown'"
                )
            }
        }
        expect(
            resolved("{ label: \(Self.text), markdown: true, action: open, ⟦segue⟧: Other }"),
            "a tap has one result: 'segue', 'action', 'unwind' or 'openURL'"
        )
    }
}
