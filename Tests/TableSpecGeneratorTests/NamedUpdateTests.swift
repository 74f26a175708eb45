import TableSpecDiagnostics
import Testing

@Suite("Named updates become methods of the screen")
struct NamedUpdateTests {
    private func list(_ update: String, before: String = "") -> Generated {
        Generated(
            """
            screen: List
            state: { names: [String], isOn: Bool = true }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections:
            \(before)
                - { id: names, rows: { forEach: name in names, prototype: Cell } }
              updates:
                - \(update)
            """
        )
    }

    @Test func theMethodChangesTheStateAndNotesWhatTheTableDoes() {
        expect(
            list("{ id: renew, of: names, deleteRows: fade, insertRows: right }"),
            has: """
                /// Deletions use positions before the update, insertions use positions after it.
                func renew(deletingRows deleted: Set<Int> = [], insertingRows inserted: [Int: String] = [:]) {
                var elements = state.names
                for place in deleted.sorted(by: { $0 > $1 }) {
                elements.remove(at: place)
                }
                for (place, element) in inserted.sorted(by: { $0.key < $1.key }) {
                elements.insert(element, at: place)
                }
                source.performing(
                { tableView in
                tableView.deleteRows(at: deleted.sorted().map { IndexPath(row: $0, section: 0) }, with: .fade)
                tableView.insertRows(at: inserted.keys.sorted().map { IndexPath(row: $0, section: 0) }, with: .right)
                },
                during: { state.names = elements }
                )
                }
                """
        )
    }

    /// A difference would guess what has moved where elements are equal.
    @Test func theTableDoesWhatIsNotedInsteadOfADifference() throws {
        let support = list("{ id: renew, of: names, deleteRows: fade }").support
        let update = try #require(support.functions("move(to new").first)
        #expect(update.contains("changes(tableView)"))
        #expect(support.functions("performing(").count == 1)
    }

    @Test func rowsThatMoveKeepTheirElements() {
        expect(
            list("{ id: renew, of: names, moveRows: true }"),
            has: "func renew(movingRows moved: [Int: Int] = [:]) {",
            "var arriving: [Int: String] = [:]\nfor (place, destination) in moved {\narriving[destination] = elements[place]",
            "for place in moved.keys.sorted(by: { $0 > $1 }) {",
            "for (place, element) in arriving.sorted(by: { $0.key < $1.key }) {",
            "tableView.moveRow(\nat: IndexPath(row: place, section: 0),\nto: IndexPath(row: destination, section: 0)\n)"
        )
    }

    @Test func theSectionIsThePresentOneWhereOthersComeAndGo() {
        let update = "{ id: renew, of: names, deleteRows: fade }"
        expect(list(update, before: "    - { id: a, rows: [A] }"), has: "IndexPath(row: $0, section: 1)")
        expect(
            list(update, before: "    - { id: a, visible: $(isOn), rows: [A] }"),
            has: "let section = source.content.parts.firstIndex(where: { $0.id == .names }) ?? 0",
            "IndexPath(row: $0, section: section)"
        )
    }

    @Test func whatHasNoNamedUpdateHasNothingOfIt() {
        expect(
            Generated(
                """
                screen: List
                state: { names: [String] }
                table:
                  prototypes: [{ id: Cell, text: $(name) }]
                  sections: [{ rows: { forEach: name in names, prototype: Cell } }]
                """
            ),
            lacks: "performing"
        )
    }

    @Test(arguments: ["state", "source", "content", "view", "update", "setEditing"])
    func aNameThatTheScreenHasAnywayIsRefused(_ name: String) {
        #expect(list("{ id: \(name), of: names, deleteRows: fade }").collisions.map(\.id) == ["name-collision"])
    }
}
