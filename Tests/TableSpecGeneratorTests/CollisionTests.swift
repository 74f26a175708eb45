import TableSpecDiagnostics
import Testing

@testable import TableSpecGenerator

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

    @Test(
        "an enumeration is nested in its type, and identities in rows: both hide a type of the same name that is used"
    )
    func hiddenTypes() {
        let types = """
            types:
              Message: { id: Int, kind: ⟦"enum(text, image)"⟧, group: ⟦Kind⟧ }
              Kind: { id: Int, name: String }
            """
        let hidden = Generated((path: "Types.yaml", text: types))
        #expect(
            hidden.collisions.map(\.message) == [
                "enumeration 'kind' and type 'Kind' would both be called 'Kind' in Swift"
            ]
        )
        let unused = types.replacing(", group: ⟦Kind⟧", with: "").replacing("⟦", with: "").replacing("⟧", with: "")
        #expect(Generated((path: "Types.yaml", text: unused)).collisions.isEmpty)
        let identities = Generated(
            (
                path: "Numbers.yaml",
                text: """
                screen: Numbers
                types: { ID: { id: Int } }
                state: { ids: [ID] }
                table:
                  sections: [{ id: all, rows: { forEach: number in ids, prototype: Number } }]
                  prototypes: [{ id: Number, text: $(number.id) }]
                """
            )
        )
        #expect(identities.collisions.map(\.message).count == 1)
    }

    @Test func aScreenCalledValidation() {
        let generated = Generated(
            rows: "{ id: name, text: Name, accessory: { textField: $(name) }, validate: { required: Missing } }",
            "{ id: more, text: More, segue: Validation }",
            keys: "state: { name: String }\nexternal: { Validation: { class: Checks } }"
        )
        expect(generated, has: "private func updateValidation()", "func showValidation()")
    }

    /// The name of the row precedes that of one view, and is a prefix of the other's.
    @Test func twoViewsOfARowAreTwoProperties() {
        let generated = Generated(
            rows: "{ id: leader, content: [$(share), $(leaderShare)] }",
            keys: "state: { share: String, leaderShare: String }"
        )
        #expect(generated.collisions.isEmpty)
        let property = "private(set) lazy var leaderShareLabel"
        expect(generated, has: "\(property) = ", "\(property)Item = ")
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

    @Test func twoPrototypesWithCustomViews() {
        func prototypes(_ first: String, _ second: String) -> Generated {
            Generated(
                """
                screen: Test
                input: { names: [String] }
                table:
                  prototypes: [{ id: ⟦Name⟧, \(first) }, { id: ⟦NameCell⟧, \(second) }]
                  sections:
                    - { id: a, rows: { forEach: name in names, prototype: Name } }
                    - { id: b, rows: { forEach: name in names, prototype: NameCell } }
                """
            )
        }
        expectCollision(
            prototypes("content: [$(name)]", "content: [$(name), A]"),
            "prototype 'NameCell' and prototype 'Name' would both be called 'NameViews' in Swift"
        )
        #expect(prototypes("text: $(name)", "content: [$(name)]").collisions == [], "a plain cell has no class")
    }

    /// The class is private, but no other file may have a type of its name.
    @Test func aPrototypeWithViewsAndAType() {
        expectCollision(
            Generated(
                """
                types: { ⟦NameViews⟧: { name: String } }
                screen: Test
                input: { names: [String] }
                table:
                  prototypes: [{ id: ⟦Name⟧, content: [$(name)] }]
                  sections: [{ rows: { forEach: name in names, prototype: Name } }]
                """
            ),
            "prototype 'Name' and type 'NameViews' would both be called 'NameViews' in Swift"
        )
    }

    @Test func twoScreensMayHavePrototypesOfOneName() {
        let screen = """
            input: { names: [String] }
            table:
              prototypes: [{ id: Name, content: [$(name)] }]
              sections: [{ rows: { forEach: name in names, prototype: Name } }]
            """
        let generated = Generated((path: "A.yaml", text: "screen: A\n\(screen)"), ("B.yaml", "screen: B\n\(screen)"))
        #expect(generated.collisions == [], "their classes are private")
    }

    @Test func aTypeAndAScreen() {
        expectCollision(
            Generated(
                """
                types: { ⟦TestActions⟧: { name: String } }
                screen: ⟦Test⟧
                input: { items: [TestActions] }
                table: { sections: [{ rows: [A] }] }
                """
            ),
            "screen 'Test' and type 'TestActions' would both be called 'TestActions' in Swift"
        )
    }

    @Test(arguments: ["accessory: { view: ⟦Badge⟧ }", "class: ⟦Badge⟧", "content: { view: ⟦Badge⟧ }"])
    func aTypeAndAClassOfTheApp(row: String) {
        expectCollision(
            Generated(
                """
                types: { ⟦Badge⟧: { name: String } }
                screen: Test
                input: { items: [Badge] }
                table: { sections: [{ rows: [{ id: a, \(row) }] }] }
                """
            ),
            "class 'Badge' and type 'Badge' would both be called 'Badge' in Swift"
        )
    }

    @Test(arguments: ["imageView", "tag", "hash", "view"])
    func anOutletAndAMemberOfEveryCell(name: String) {
        func generated(_ keys: String) -> Generated {
            Generated(rows: "{ id: a, \(keys)content: [{ label: A, id: ⟦\(name)⟧ }] }")
        }
        expectCollision(
            generated("class: Badge, "),
            "view '\(name)' would be called '\(name)' in Swift, but that name is already in use"
        )
        if name != "view" { #expect(generated("").collisions == []) }
    }

    @Test func theNamespaceOfTheSharedSwift() {
        expectCollision(
            Generated("types: { ⟦TableSpec⟧: { name: String } }"),
            "type 'TableSpec' would be called 'TableSpec' in Swift, but a declaration in TableSpecSupport.tablespec.swift already has "
                + "that name"
        )
    }

    @Test(arguments: SupportSwift.memberNames.sorted())
    func aMemberOfTheSharedSwift(name: String) {
        expectCollision(
            Generated(
                """
                screen: Test
                state: { names: [String] }
                table:
                  prototypes: [{ id: Cell, text: $(name) }]
                  sections: [{ id: names, rows: { forEach: name in names, prototype: Cell } }]
                  updates: [{ id: ⟦\(name)⟧, of: names, deleteRows: fade }]
                """
            ),
            "update '\(name)' would be called '\(name)' in Swift, but a declaration in TableSpecSupport.tablespec.swift already has "
                + "that name"
        )
    }

    @Test func aTypeOfUIKit() {
        expectCollision(
            Generated("types: { ⟦IndexPath⟧: { name: String } }"),
            "type 'IndexPath' would be called 'IndexPath' in Swift, but that name is already in use"
        )
    }

    @Test func aTypeOfSwift() {
        expectCollision(
            Generated("types: { ⟦Void⟧: { name: String } }"),
            "type 'Void' would be called 'Void' in Swift, but that name is already in use"
        )
    }

    @Test func aViewThatHidesWhatItsClassHas() {
        expectCollision(
            Generated(
                """
                screen: Test
                input: { names: [String] }
                table:
                  prototypes: [{ id: Name, content: [{ label: $(name), id: ⟦view⟧ }] }]
                  sections: [{ rows: { forEach: name in names, prototype: Name } }]
                """
            ),
            "view 'view' would be called 'view' in Swift, but that name is already in use"
        )
    }

    @Test func aViewThatHidesWhatAScreenHas() {
        expectCollision(
            Generated(rows: "{ id: ⟦is⟧, style: custom, content: [{ label: A, id: editing }] }"),
            "row 'is' would be called 'isEditing' in Swift, but that name is already in use"
        )
    }

    @Test func aTypeThatAScreenHides() {
        expectCollision(
            Generated(
                """
                types: { ⟦State⟧: { name: String } }
                screen: ⟦Test⟧
                state: { items: [State] }
                table: { sections: [{ rows: [A] }] }
                """
            ),
            "type 'State' and a type in the view controller of screen 'Test' would both be called 'State' in Swift"
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

    @Test func aViewOfARowAndAViewOfTheScreen() {
        expectCollision(
            Generated(
                """
                screen: Test
                views: { above: [⟦{ label: A }⟧] }
                table: { sections: [{ rows: [{ id: ⟦above⟧, content: [{ id: label, label: A }] }] }] }
                """
            ),
            "row 'above' and view 'label above the table' would both be called 'aboveLabel' in Swift"
        )
    }

    @Test func namesThatOnlySwiftKeepsAreNone() {
        #expect(
            Generated(rows: "{ id: switch, text: A }", "{ id: case, text: B }", "{ id: default, text: C }").collisions
                == []
        )
    }
}
