import Testing

@Suite("Dynamic tables")
struct DynamicTableTests {
    @Test func titlesOfElementsThatShowTheStateAreComparedInsideTheBatch() {
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
                "if \"\\(old[before].name) of \\(self.state.trip)\" != \"\\(new[after].name) of \\(self.state.trip)\" {"
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
              prototypes: [{ id: One, text: $(item.name) }, { id: Two, style: subtitle, text: $(item.name) }]
              sections: [{ rows: { forEach: item in items, \(rows) } }]
            """
        )
    }

    @Test func aCellIsDequeuedOrMadeThenFilled() {
        expect(
            list("prototype: One"),
            has: """
                let item = items[indexPath.row]
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "One")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "One")
                configureOneCell(cell, item: item)
                return cell
                """
        )
    }

    @Test func theDataSourceAnswersWithWhatTheTableViewKnows() {
        expect(list("prototype: One"), has: "private var items: [Item]", "    items.count\n", "self.items = new")
    }

    @Test func rowsAreToldApartByTheirProperty() {
        expect(list("prototype: One"), has: "Self.changes(from: old.map(\\.id), to: new.map(\\.id))")
        expect(list("prototype: One", type: ""), has: "Self.changes(from: old, to: new)")
    }

    @Test func valuesOfRowsThatStayAreShownInPlace() {
        expect(list("prototype: One"), has: "updateRows()\n    reconfigureVisibleRows()")
        expect(list("prototype: One", type: ""), lacks: "reconfigureVisibleRows")
    }

    @Test func theElementChoosesItsPrototype() {
        expect(
            list("prototype: { of: item.kind, a: One, b: Two }"),
            has: "switch item.kind {\n    case .a:",
            "case element(Item.Kind, Int)",
            "old.map { Row.element($0.kind, $0.id) }"
        )
    }

    @Test func anExclusiveListMovesItsCheckmark() {
        expect(
            list("prototype: One, selection: { mode: exclusive, value: $(chosen) }"),
            has: "cell.accessoryType = isChosen ? .checkmark : .none",
            "configureOneCell(cell, item: item, isChosen: state.chosen == item.id)",
            """
            tableView.deselectRow(at: indexPath, animated: true)
            let item = items[indexPath.row]
            state.chosen = item.id
            """
        )
    }

    @Test func anInclusiveListTurnsCheckmarksRound() {
        expect(
            list("prototype: One, selection: { mode: inclusive, value: $(set) }"),
            has: """
                if state.set.remove(item.id) == nil {
                    state.set.insert(item.id)
                }
                """
        )
    }

    @Test func aLoopOfSectionsIndexesDirectly() {
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
            has: "let zone = regions[indexPath.section].zones[indexPath.row]",
            "regions[section].zones.count",
            "regions[section].name",
            "regions = input.regions.filter { $0.isOpen }"
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
            has: "let stateItem = states[indexPath.row]",
            #"content.text = "\(stateItem) \(state.on)""#
        )
    }
}
