import Testing

@testable import TableSpecImport

@Suite("Prototypes become typed data")
struct PrototypeTests {
    private static func prototypes(_ cells: String) -> String { "<prototypes>\(cells)</prototypes>" }

    @Test func textsBecomePropertiesWithSamples() {
        let cell = Fixture.cell("Dune", detail: "Herbert", style: "Subtitle", #"reuseIdentifier="BookCell""#)
        let fixture = Fixture(table: Self.prototypes(cell))
        #expect(
            fixture.spec == """
                screen: List
                types: { Book: { id: Int, title: String, detail: String } }
                state: { books: [Book] }
                table:
                  prototypes:
                    - { id: BookCell, style: subtitle, text: $(book.title), detail: $(book.detail) }
                  sections:
                    - rows: { forEach: book in books, prototype: BookCell }
                samples: { books: [{ id: 1, title: Dune, detail: Herbert }] }

                """
        )
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func outletsNameTheProperties() {
        let cell = Fixture.custom(
            """
            <label id="a" text="Dune">\(Fixture.frame(16, 10, 200, 20))</label>
            <label id="b" text="Pages">\(Fixture.frame(16, 34, 200, 20))</label>
            """,
            70,
            #"reuseIdentifier="BookCell""#,
            #"<connections><outlet property="nameLabel" destination="a" id="o"/></connections>"#
        )
        let fixture = Fixture(table: Self.prototypes(cell))
        #expect(fixture.spec.contains("types: { Book: { id: Int, name: String } }\n"))
        // A label that nobody fills keeps its text.
        #expect(fixture.spec.contains("vstack: [$(book.name), Pages]"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func whatInterfaceBuilderWritesIsData() {
        let cell = Fixture.custom(
            """
            <imageView id="i" userLabel="Avatar">\(Fixture.frame(16, 15, 30, 30))</imageView>
            <label id="a" text="Label" userLabel="Page count">\(Fixture.frame(56, 10, 200, 20))</label>
            <label id="b" text="Label">\(Fixture.frame(56, 34, 200, 20))</label>
            """,
            70,
            #"reuseIdentifier="BookCell""#
        )
        let fixture = Fixture(table: Self.prototypes(cell))
        #expect(
            fixture.spec.contains("types: { Book: { id: Int, avatar: \"Image?\", pageCount: String, text: String } }\n")
        )
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aSwitchOfAPrototypeIsBoundToItsElement() {
        let cell = Fixture.custom(
            """
            <label id="a" text="Wi-Fi">\(Fixture.frame(16, 12, 200, 20))</label>
            <switch id="w">\(Fixture.frame(310, 6, 49, 31))</switch>
            """,
            44,
            #"reuseIdentifier="Network""#
        )
        let fixture = Fixture(table: Self.prototypes(cell))
        #expect(fixture.spec.contains("types: { Network: { id: Int, wiFi: Bool } }\n"))
        #expect(fixture.spec.contains("text: Wi-Fi, accessory: { switch: $(network.wiFi) }"))
        #expect(fixture.leftOut.isEmpty)
        #expect(fixture.result.errors.isEmpty)
    }

    @Test func aTableWhoseCellsAreMadeInCodeHasOnePrototype() {
        let fixture = Fixture(table: "")
        #expect(fixture.spec.contains("- { id: Cell, text: $(item.title) }"))
        #expect(fixture.result.omissions.map(\.kind) == [.code])
        #expect(fixture.result.errors.isEmpty)
    }
}
