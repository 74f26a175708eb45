import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Tables use the prototypes of other files")
struct SharedPrototypeTests {
    private static let cells = "types: { Contact: { name: String } }\nprototypes: [{ id: Cell, text: $(contact.name) }]"

    private func list(_ loop: String, table: String = "", cells: String = Self.cells) -> Resolved {
        let screen = """
            screen: List
            state: { contacts: [Contact] }
            table:
              \(table)
              sections: [{ id: s, rows: { forEach: \(loop), prototype: ⟦Cell⟧ } }]
            """
        return Resolved((path: "Cells.yaml", text: cells), (path: "List.yaml", text: screen))
    }

    @Test func aPrototypeOfAnotherFileIsResolvedForEachTable() {
        let resolved = list("contact in contacts")
        #expect(resolved.messages == [])
        let table = resolved.model.screens.first?.table
        #expect(table?.prototypes.map(\.id.value) == ["Cell"])
        #expect(table?.prototypes.first?.cell.text?.soleBinding?.path?.type == .string)
    }

    @Test func thePrototypesOfTheTableItselfComeFirst() {
        let resolved = list("contact in contacts", table: "prototypes: [{ id: Cell, text: Own }]")
        #expect(resolved.messages == [])
        #expect(resolved.model.screens.first?.table.prototypes.map { $0.cell.text?.literal } == ["Own"])
    }

    @Test func theElementsMustHaveTheNameThatThePrototypeUses() {
        let resolved = list("person in contacts")
        #expect(resolved.messages == ["unknown name 'contact'; expected 'person' or 'contacts'"])
    }

    @Test func anUnknownPrototypeIsReportedWithThoseOfAllFiles() {
        let cells = Self.cells.replacing("id: Cell", with: "id: Other")
        expect(list("contact in contacts", cells: cells), "unknown prototype 'Cell'; expected 'Other'")
    }

    @Test func aSharedPrototypeHasAnID() {
        expect(
            Resolved("prototypes:\n  - ⟦text: A⟧"),
            "a shared prototype needs an 'id', so that other files can refer to it"
        )
    }

    @Test func aSharedPrototypeIsDeclaredOnce() {
        expect(
            Resolved("prototypes: [{ id: A, text: A }, { id: ⟦A⟧, text: B }]"),
            "prototype 'A' is declared twice"
        )
    }

    @Test func aPrototypeThatNoRowsUseLeadsWhereItSays() throws {
        let resolved = Resolved(
            """
            screen: List
            external: { Detail: DetailViewController, Help: HelpViewController }
            table:
              prototypes:
                - id: Unused
                  text: $(item)
                  segue: { to: Detail, kind: show }
                  accessory: { detailButton: { segue: { to: Help, kind: show } } }
              sections: [{ rows: [A] }]
            """
        )
        expect(resolved)
        let cell = try #require(resolved.screen?.table.prototypes.first?.cell)
        #expect(cell.trigger.segue?.target == .external)
        #expect(cell.accessory?.trigger.segue?.target == .external)
    }
}
