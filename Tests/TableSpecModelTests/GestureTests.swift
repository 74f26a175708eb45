import TableSpecModel
import Testing

@Suite("Taps and presses on views")
struct GestureTests {
    private func resolved(_ view: String) -> Resolved {
        Resolved(rows: "        - { id: a, content: [\(view)] }", screenKeys: "state: { name: String, isOn: Bool }")
    }

    private func firstView(_ text: String) -> ContentView? {
        resolved(text).screen?.table.staticRows.first?.cell.content?.subviews.first
    }

    @Test(arguments: [
        "label: A", "image: { symbol: star }", "view: Map", "hstack: [A]", "vstack: [A]", "zstack: [A]",
    ])
    func viewsThatAreNoControlsAreTapped(kind: String) throws {
        let stated = "{ \(kind), action: open, longPress: { toggle: $(isOn) }, accessibilityLabel: A }"
        expect(resolved(stated))
        let view = try #require(firstView(stated))
        guard case .action(let method) = view[.tap], case .toggle(let value) = view[.longPress] else {
            Issue.record("no gestures")
            return
        }
        #expect(method.value == "open" && value.path != nil)
        #expect(view.effects.map(\.gesture) == [.tap, .longPress])
    }

    @Test func aPressOfAButtonIsNoTap() throws {
        let button = try #require(firstView("{ button: A, action: go, longPress: showMore }"))
        #expect(button.pressName?.literal == "Show More")
        #expect(button.control?.action?.value == "go")
        #expect(button[.tap].isNone && !button[.longPress].isNone)
        #expect(try #require(firstView("{ label: A }")).gestures == nil)
    }

    @Test func whatALongPressDoesHasAName() throws {
        func name(_ keys: String) throws -> String? {
            let stated = "{ label: A, \(keys) }"
            expect(resolved(stated))
            return try #require(firstView(stated)).pressName?.literal
        }
        #expect(try name("longPress: showMore") == "Show More")
        #expect(try name("longPress: { toggle: $(isOn) }") == "Toggle Is On")
        #expect(try name("longPress: showMore, longPressLabel: More of This") == "More of This")
        #expect(try #require(firstView("{ label: A, action: go }")).pressName == nil)
        expect(
            resolved("{ label: A, ⟦longPressLabel⟧: B }"),
            "'longPressLabel' requires 'longPress'"
        )
        expect(resolved("{ textField: $(name), ⟦longPressLabel⟧: B }"), "'textField' has no 'longPressLabel'")
    }

    @Test func errorsAreReportedAtTheirPlaces() {
        expect(resolved("{ textField: $(name), ⟦longPress⟧: act }"), "'textField' has no 'longPress'")
        expect(resolved("{ spacer: true, ⟦action⟧: act }"), "'spacer' has no 'action'")
        expect(
            resolved("{ label: A, action: act, ⟦segue⟧: Other }"),
            "a tap has one result: 'segue', 'action', 'unwind' or 'openURL'"
        )
        expect(
            resolved("{ label: A, longPress: ⟦[act]⟧ }"),
            "expected a method, found a list"
        )
        expect(
            resolved("{ label: A, longPress: { toggle: ⟦$(name)⟧ } }"),
            "expected a Boolean, but 'name' is 'String'"
        )
        expect(
            resolved("{ hstack: [A], accessibilityLabel: ⟦A⟧ }"),
            "VoiceOver reads the views in a stack one by one, so the stack can't have 'accessibilityLabel'"
        )
    }

    @Test func whereTheyLeadIsASegueOfTheScreen() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Item: { id: Int } }
            state: { items: [Item] }
            external: { Detail: { class: DetailViewController, input: { item: Item } } }
            table:
              prototypes:
                - id: ItemCell
                  content: { label: A, segue: { to: Detail, pass: { item: $(item) } }, longPress: { segue: Detail2 } }
              sections: [{ rows: { forEach: item in items, prototype: ItemCell } }]
            """
        )
        #expect(resolved.screen?.segues.compactMap(\.destination?.value) == ["Detail", "Detail2"])
        #expect(resolved.screen?.segues.first?.target != .unresolved)
    }
}
