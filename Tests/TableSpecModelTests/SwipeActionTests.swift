import TableSpecModel
import Testing

@Suite("Swipe actions of rows and prototypes")
struct SwipeActionTests {
    private func row(_ keys: String, file: String = "") -> Resolved {
        Resolved(rows: "        - { id: a, text: A, \(keys) }", screenKeys: file)
    }

    @Test func bothEdgesOfARowHaveButtons() throws {
        let resolved = row(
            "leadingSwipeActions: [{ title: Read, action: read }], trailingSwipeActions: [{ title: Flag, action: flag }]"
        )
        expect(resolved)
        let cell = try #require(resolved.screen?.table.staticRows.first?.cell)
        #expect(cell.leadingSwipeActions.map(\.name) == ["read"])
        #expect(cell.trailingSwipeActions.map(\.name) == ["flag"])
        #expect(cell.swipeActions.map(\.title.literal) == ["Read", "Flag"])
    }

    @Test func aButtonLeadsToAScreenFlipsABooleanOrLeadsBack() throws {
        let buttons = [
            "{ title: Reply, segue: { to: Reply, kind: presentModally } }", "{ title: Mute, toggle: $(isMuted) }",
            "{ title: Done, unwind: Start }",
        ]
        let resolved = row(
            "trailingSwipeActions: [\(buttons.joined(separator: ", "))]",
            file: "state: { isMuted: Bool }\nexternal: { Reply: ReplyViewController, Start: StartViewController }"
        )
        expect(resolved)
        let actions = try #require(resolved.screen?.table.staticRows.first?.cell.trailingSwipeActions)
        #expect(actions[0].trigger.segue?.target == .external)
        guard case .toggle(let value) = actions[1].trigger else { return #expect(Bool(false), "no toggle") }
        #expect(value.path != nil)
        #expect(actions[2].trigger.unwind?.target == .external)
        #expect(actions.map(\.name) == ["reply", "mute", "done"])
    }

    @Test func aButtonHasOneResult() {
        expect(
            row("trailingSwipeActions: [⟦{ title: A }⟧]"),
            "swipe action does nothing; expected 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
        expect(
            row("trailingSwipeActions: [{ title: A, action: a, ⟦toggle⟧: $(isOn) }]", file: "state: { isOn: Bool }"),
            "a swipe action has one result: 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
    }

    @Test func aButtonFlipsWhatIsInTheState() {
        expect(
            row("leadingSwipeActions: [{ title: A, toggle: ⟦$(item)⟧ }]", file: "input: { item: Bool }"),
            "a toggle changes its value, so it must be a Boolean in the state, but 'item' isn't part of it"
        )
        expect(
            row("leadingSwipeActions: [{ title: A, ⟦destination⟧: B }]"),
            "unknown key 'destination' in swipe action; expected 'segue'"
        )
    }

    /// A prototype that no rows use leads somewhere all the same.
    @Test func theScreensOfUnusedPrototypesAreFound() throws {
        let resolved = Resolved(
            """
            screen: List
            external: { Reply: { class: ReplyViewController } }
            table:
              prototypes:
                - { id: Cell, text: A, leadingSwipeActions: [{ title: A, segue: Reply }] }
                - { id: Other, text: A, trailingSwipeActions: [{ title: A, segue: Reply }] }
              sections: [{ rows: [{ id: a, text: A }] }]
            """
        )
        expect(resolved)
        let actions = try #require(resolved.screen).table.prototypes.flatMap(\.cell.swipeActions)
        #expect(actions.map(\.trigger.segue?.target) == [.external, .external])
    }

    @Test func theButtonsOfACollectionPassTheElement() {
        expect(
            Resolved(
                """
                screen: List
                types: { Item: { id: Int, name: String } }
                input: { items: [Item] }
                external: { Reply: { class: ReplyViewController, input: { name: String } } }
                table:
                  prototypes: [{ id: Cell, text: A }]
                  sections:
                    - rows:
                        forEach: item in items
                        prototype: Cell
                        editing: { leadingSwipeActions: [{ title: A, segue: { to: Reply, pass: { name: ⟦$(item.id)⟧ } } }] }
                """
            ),
            "'name' is 'String', but 'item.id' is 'Int'"
        )
    }

    @Test func aQuestionIsATextWithBindings() throws {
        let resolved = row(
            "trailingSwipeActions: [{ title: Sell, action: sell, confirm: \"Sell $(name)?\" }]",
            file: "state: { name: String }"
        )
        expect(resolved)
        let action = try #require(resolved.screen?.table.staticRows.first?.cell.trailingSwipeActions.first)
        #expect(action.confirmation?.bindings.map(\.text) == ["name"])
        expect(
            row(
                "trailingSwipeActions: [{ title: Sell, action: sell, confirm: \"Sell $(⟦nme⟧)?\" }]",
                file: "state: { name: String }"
            ),
            "unknown name 'nme'; expected 'name'"
        )
        expect(
            row("trailingSwipeActions: [{ title: Sell, action: sell, confirm: ⟦[]⟧ }]"),
            "expected text, found a list"
        )
    }

    @Test func aSubmenuAsksNothing() {
        expect(
            row("contextMenu: [{ title: A, menu: [{ title: B, action: b, confirm: Really? }] }]")
        )
        expect(
            row("contextMenu: [{ title: A, confirm: Really?, ⟦menu⟧: [{ title: B, action: b }] }]"),
            "a submenu does nothing by itself; add 'confirm' to its items"
        )
    }

    @Test func theRowsOfACollectionHaveThemInTheirPrototype() {
        expect(
            Resolved(
                """
                screen: List
                types: { Item: { id: Int, name: String } }
                input: { items: [Item] }
                table:
                  prototypes: [{ id: Cell, text: $(item.name), ⟦swipeActions⟧: [{ title: A, action: a }] }]
                  sections: [{ rows: { forEach: item in items, prototype: Cell } }]
                """
            ),
            "unknown key 'swipeActions' in prototype; expected 'trailingSwipeActions'"
        )
    }

    /// The delete button is next to those of the prototype, so the table creates it and needs its title.
    @Test(arguments: [("trailingSwipeActions", true), ("leadingSwipeActions", false)])
    func aDeletionStandsBesideTheButtonsOfThePrototype(_ edge: String, _ isBeside: Bool) {
        let resolved = Resolved(
            """
            screen: List
            types: { Item: { id: Int, name: String } }
            state: { items: [Item] }
            table:
              prototypes: [{ id: Cell, text: $(item.name), \(edge): [{ title: A, action: a }] }]
              sections: [{ rows: { forEach: item in items, prototype: Cell, editing: { delete: true } } }]
            """
        )
        expect(resolved)
        #expect(resolved.screen?.table.dynamicRows.first?.editing?.deletesBesideOthers == isBeside)
    }
}
