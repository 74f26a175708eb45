import Testing

@Suite("Dynamic tables")
struct DynamicTableTests {
    @Test func titlesOfElementsThatShowTheStateChangeInPlace() {
        expect(
            Generated(
                """
                screen: Days
                types: { Day: { id: Int, name: String, stops: [String] } }
                state: { days: [Day], trip: String }
                table:
                  prototypes: [{ id: Cell, text: $(stop) }]
                  sections:
                    forEach: day in days
                    header: $(day.name) of $(trip)
                    rows: { forEach: stop in day.stops, prototype: Cell }
                """
            ),
            has:
                "content.add(Section(day: day), header: \"\\(day.name) of \\(state.trip)\", rows: day.stops.map(Row.stop))",
            "source.headerView(inSection: section)"
        )
    }

    private func list(
        _ rows: String,
        state: String = "{ chosen: \"Int?\", set: Set<Int> }",
        type: String = "id: Int, "
    ) -> Generated {
        Generated(
            """
            screen: List
            types: { Item: { \(type)name: String, kind: "enum(a, b)" } }
            input: { items: [Item] }
            state: \(state)
            table:
              prototypes:
                - { id: One, text: $(item.name) }
                - { id: Two, style: subtitle, text: $(item.name) }
                - { id: Active, text: $(item.name), action: open }
              sections: [{ rows: { forEach: item in items, \(rows) } }]
            """
        )
    }

    @Test func aRowCarriesItsElement() {
        expect(
            list("prototype: One"),
            has: "enum Row: TableSpec.Item {\ncase item(Item)",
            "TableSpec.Content(.items, rows: input.items.map(Row.item))",
            "case .item(let item): TableSpec.RowContent(item.name, isSelectable: false)"
        )
    }

    @Test func theSourceAnswersWithWhatTheTableViewKnows() throws {
        let generated = list("prototype: One")
        let count = try #require(generated.support.functions("numberOfRowsInSection section").first)
        #expect(count.contains("content.parts[section].rows.count"))
        expect(generated, lacks: "numberOfRowsInSection")
    }

    @Test func rowsAreDistinguishedByTheirProperty() {
        expect(list("prototype: One"), has: "case .item(let item): .item(item.id)")
        // An element without an identity is one by its whole value.
        expect(list("prototype: One", type: ""), lacks: "enum ID")
    }

    @Test func valuesOfRowsThatStayAreShownInPlace() {
        let generated = list("prototype: One")
        expect(generated, has: "didSet { if input != oldValue { source.show(content) } }")
        #expect(generated.supports("tableView.reconfigureRows(at: Array(rows))"))
    }

    /// `reconfigureRows` wants the same cell, and so the same prototype.
    @Test func theElementChoosesItsPrototype() {
        expect(
            list("prototype: { of: item.kind, a: One, b: Two }"),
            has: """
                switch item.kind {
                    case .a: TableSpec.RowContent(item.name, isSelectable: false)
                    case .b: TableSpec.RowContent(item.name, style: .subtitle, isSelectable: false)
                }
                """,
            "case item(Item.Kind, Int)",
            "case .item(let item): .item(item.kind, item.id)"
        )
    }

    @Test func onlyThePrototypeWithAnActionPerformsIt() {
        expect(
            list("prototype: { of: item.kind, a: Active, b: Two }"),
            has: """
                switch item.kind {
                    case .a: actions?.open(item: item)
                    default: break
                }
                """
        )
    }

    @Test func aBooleanChoosesThePrototype() {
        expect(
            Generated(
                """
                screen: Chat
                types: { Message: { id: Int, text: String, isMine: Bool } }
                state: { messages: [Message] }
                external: { Detail: DetailViewController, Draft: DraftViewController }
                table:
                  prototypes:
                    - { id: Mine, text: $(message.text), segue: { of: message.isMine, true: Draft, false: Detail } }
                    - { id: Theirs, text: $(message.text), style: subtitle, detail: Theirs }
                  sections:
                    - rows: { forEach: message in messages, prototype: { of: message.isMine, true: Mine, false: Theirs } }
                """
            ),
            has: """
                switch message.isMine {
                    case true: TableSpec.RowContent(message.text)
                    case false: TableSpec.RowContent(message.text, detail: "Theirs", style: .subtitle, isSelectable: false)
                }
                """,
            "case message(Bool, Int)",
            "case true: showDraft()"
        )
    }

    @Test func anExclusiveListMovesItsCheckmark() {
        let generated = list("prototype: One, selection: { mode: exclusive, value: $(chosen) }")
        expect(
            generated,
            has: "case .item(let item): TableSpec.RowContent(item.name).chosen(state.chosen == item.id)",
            // Only the previously and the newly chosen rows are filled again.
            "case .item(let item): (state.chosen == item.id) != (old.chosen == item.id)",
            """
            tableView.deselectRow(at: indexPath, animated: true)
            if case .item(let item) = row(at: indexPath) { state.chosen = item.id }
            """
        )
        #expect(generated.supports("if isChosen || accessory.type == .checkmark { own.insert(.selected) }"))
    }

    @Test func anInclusiveListTurnsCheckmarksRound() {
        expect(
            list("prototype: One, selection: { mode: inclusive, value: $(set) }"),
            has: "if state.set.remove(item.id) == nil { state.set.insert(item.id) }",
            "case .item(let item): state.set.contains(item.id) != old.set.contains(item.id)"
        )
    }

    @Test func anInclusiveListHasLimits() {
        expect(
            list("prototype: One, selection: { mode: inclusive, value: $(set), max: 3 }"),
            has: "if state.set.remove(item.id) == nil, state.set.count < 3 { state.set.insert(item.id) }"
        )
        expect(
            list("prototype: One, selection: { mode: inclusive, value: $(set), min: 1 }"),
            has: """
                if state.set.contains(item.id) {
                    if state.set.count > 1 { state.set.remove(item.id) }
                } else {
                    state.set.insert(item.id)
                }
                """
        )
        expect(
            list("prototype: One, selection: { mode: inclusive, value: $(set), min: 1, max: 2 }"),
            has: """
                if state.set.contains(item.id) {
                    if state.set.count > 1 { state.set.remove(item.id) }
                } else if state.set.count < 2 {
                    state.set.insert(item.id)
                }
                """
        )
    }

    /// A section's identity never contains the rows.
    @Test(arguments: [
        ("{ id: Int, name: String, stops: [String] }", "var id: Int { day.id }"),
        ("{ isFree: Bool, name: String, stops: [String] }", "var id: String { day.name }"),
        ("{ isFree: Bool, stops: [String] }", "var id: Int { 0 }"),
    ])
    func whatTellsSectionsApart(type: String, identity: String) {
        let generated = Generated(
            """
            screen: Days
            types: { Day: \(type) }
            input: { days: [Day] }
            table:
              prototypes: [{ id: Stop, text: $(stop) }]
              sections: { forEach: day in days, rows: { forEach: stop in day.stops, prototype: Stop } }
            """
        )
        expect(generated, has: identity)
    }

    @Test func aLoopOfSectionsListsWhatIsThere() {
        expect(
            Generated(
                """
                screen: Zones
                types: { Region: { name: String, isOpen: Bool, zones: [Zone] }, Zone: { name: String } }
                input: { regions: [Region] }
                table:
                  prototypes: [{ id: Cell, text: $(zone.name) }]
                  sections:
                    forEach: region in regions
                    visible: $(region.isOpen)
                    header: $(region.name)
                    rows: { forEach: zone in region.zones, prototype: Cell }
                """
            ),
            has: """
                for region in input.regions where region.isOpen {
                    content.add(Section(region: region), header: region.name, rows: region.zones.map(Row.zone))
                }
                """,
            "case .zone(let zone): TableSpec.RowContent(zone.name, isSelectable: false)"
        )
    }

    @Test func anElementThatWouldHideTheStateHasAnotherName() {
        expect(
            Generated(
                """
                screen: States
                state: { states: [String], on: Bool }
                table:
                  prototypes: [{ id: Cell, text: "$(state) $(on)" }]
                  sections: [{ rows: { forEach: state in states, prototype: Cell } }]
                """
            ),
            has: #"case .state(let stateItem): TableSpec.RowContent("\(stateItem) \(state.on)", isSelectable: false)"#
        )
    }
}
