import TableSpecDiagnostics
import Testing

/// Names that would be one name in Swift are reported with both places.
@Suite("Name collisions")
struct CollisionTests {
    private func expectCollision(
        _ generated: Generated,
        _ message: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(generated.collisions.map(\.message) == [message], sourceLocation: sourceLocation)
        let places = generated.collisions.flatMap { $0.labels.map(\.range) + [$0.range] }
        #expect(places.sorted() == generated.marks.sorted(), sourceLocation: sourceLocation)
    }

    @Test func twoRows() {
        expectCollision(
            Generated(rows: "{ id: ⟦Wi-Fi⟧, text: A }", "{ id: ⟦wiFi⟧, text: B }"),
            "row 'wiFi' and row 'Wi-Fi' would both be called 'wiFi' in Swift"
        )
    }

    @Test func twoSections() {
        expectCollision(
            Generated(
                """
                screen: Test
                table: { sections: [{ id: ⟦a b⟧, rows: [A] }, { id: ⟦aB⟧, rows: [B] }] }
                """
            ),
            "section 'aB' and section 'a b' would both be called 'aB' in Swift"
        )
    }

    @Test func twoPrototypes() {
        expectCollision(
            Generated(
                """
                screen: Test
                input: { names: [String] }
                table:
                  prototypes: [{ id: ⟦Name⟧, text: $(name) }, { id: ⟦NameCell⟧, text: $(name) }]
                  sections:
                    - { id: a, rows: { forEach: name in names, prototype: Name } }
                    - { id: b, rows: { forEach: name in names, prototype: NameCell } }
                """
            ),
            "prototype 'NameCell' and prototype 'Name' would both be called 'configureNameCell' in Swift"
        )
    }

    @Test func aTypeAndAScreen() {
        expectCollision(
            Generated(
                """
                types: { ⟦TestTable⟧: { name: String } }
                screen: ⟦Test⟧
                input: { items: [TestTable] }
                table: { sections: [{ rows: [A] }] }
                """
            ),
            "screen 'Test' and type 'TestTable' would both be called 'TestTable' in Swift"
        )
    }

    @Test func aTypeOfUIKit() {
        expectCollision(
            Generated("types: { ⟦IndexPath⟧: { name: String } }"),
            "type 'IndexPath' would be called 'IndexPath' in Swift, which has another meaning there"
        )
    }

    @Test func aTypeOfSwift() {
        expectCollision(
            Generated("types: { ⟦Void⟧: { name: String } }"),
            "type 'Void' would be called 'Void' in Swift, which has another meaning there"
        )
    }

    @Test func aViewThatHidesWhatACellHas() {
        expectCollision(
            Generated(rows: "{ id: a, style: custom, content: [{ label: A, id: ⟦isEditing⟧ }] }"),
            "view 'isEditing' would be called 'isEditing' in Swift, which has another meaning there"
        )
    }

    @Test func aTypeThatATableHides() {
        expectCollision(
            Generated(
                """
                types: { ⟦State⟧: { name: String } }
                screen: ⟦Test⟧
                state: { items: [State] }
                table: { sections: [{ rows: [A] }] }
                """
            ),
            "type 'State' and a type in the table of screen 'Test' would both be called 'State' in Swift"
        )
    }

    @Test func aHandWrittenClassAndAScreen() {
        expectCollision(
            Generated(
                """
                external: { Other: ⟦TestViewController⟧ }
                screen: ⟦Test⟧
                table: { sections: [{ rows: [A] }] }
                """
            ),
            "class 'TestViewController' and screen 'Test' would both be called 'TestViewController' in Swift"
        )
    }

    @Test func anActionAndASegue() {
        expectCollision(
            Generated(
                """
                external: { Map: MapViewController }
                screen: Test
                table: { sections: [{ rows: [{ text: A, action: ⟦makeMap⟧ }, { text: B, segue: ⟦Map⟧ }] }] }
                """
            ),
            "segue to 'Map' and action 'makeMap' would both be called 'makeMap' in Swift"
        )
    }

    @Test func aCellAndACollection() {
        expectCollision(
            Generated(
                """
                screen: Test
                input: { aCell: [String] }
                table:
                  prototypes: [{ id: p, text: $(x) }]
                  sections: [{ id: s, rows: [{ id: ⟦a⟧, text: A }] }, { id: t, rows: { forEach: x in ⟦aCell⟧, prototype: p } }]
                """
            ),
            "row 'a' and collection 'aCell' would both be called 'aCell' in Swift"
        )
    }

    @Test func namesThatOnlySwiftKeepsAreNone() {
        #expect(
            Generated(rows: "{ id: switch, text: A }", "{ id: case, text: B }", "{ id: default, text: C }").collisions
                == []
        )
    }
}
