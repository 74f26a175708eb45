import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Types use Swift syntax, with a default after '='")
struct TypeTests {
    private static func state(_ text: String) -> Resolved {
        Resolved("screen: Test\nstate:\n  \(text)\ntable: { sections: [] }")
    }

    @Test("a type has one question mark", arguments: ["String⟦??⟧", "[Int⟦??⟧]", "Int⟦???????????⟧", "[Int]⟦??⟧"])
    func questionMarks(_ type: String) {
        expect(Resolved("screen: Test\nstate: { a: \"\(type)\" }\ntable: { sections: [] }"), "a type has one '?'")
        let many = String(repeating: "?", count: 100_000)
        #expect(
            Resolved("screen: Test\nstate: { a: \"Int\(many)\" }\ntable: { sections: [] }").messages == [
                "a type has one '?'"
            ]
        )
    }

    @Test func typesAreRead() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Item: { name: String } }
            state:
              text: String = Home
              quoted: String = " two  words "
              volume: Float = 7.5
              isOn: Bool = true
              chosen: Set<String>
              items: [Item]
              nested: [[Int]]
              maybe: Item?
              mode: enum(day, night) = night
            table: { sections: [] }
            """
        )
        expect(resolved)
        let mode = Enumeration(owner: nil, property: "mode", cases: ["day", "night"])
        #expect(
            resolved.screen?.state.map(\.type) == [
                .string, .string, .float, .boolean, .set(.string), .array(.structure("Item")),
                .array(.array(.integer)), .optional(.structure("Item")), .enumeration(mode),
            ]
        )
        #expect(
            resolved.screen?.state.map(\.defaultValue) == [
                .string("Home"), .string(" two  words "), .number(7.5), .boolean(true), nil, nil, nil, nil,
                .enumerationCase("night", of: mode),
            ]
        )
    }

    @Test func anUnknownTypeIsSuggested() {
        let resolved = Self.state("name: ⟦Strng⟧")
        expect(
            resolved,
            "unknown type 'Strng'; expected 'String', 'Int', 'URL', 'Bool', 'Color', 'Date' or 5 others"
        )
        #expect(resolved.diagnostics.first?.help == "did you mean 'String'?")
    }

    @Test func aDefaultIsAValueOfItsType() {
        expect(Self.state("isOn: Bool = ⟦yes⟧"), "expected 'true' or 'false', found 'yes'")
    }

    @Test func aStateNeedsAValueToStartWith() {
        expect(Self.state("mode: ⟦enum(a, b)⟧"), "state 'mode' of type 'enum(a, b)' has no default")
    }

    @Test(arguments: ["when: Date", "when: Date = now", "when: Date = 2026-01-31"])
    func aDateBeginsAtTheMomentOfTheApp(_ property: String) {
        expect(Self.state(property))
    }

    @Test func aMomentIsNoDefaultOfAnotherType() {
        expect(Self.state("count: Int = ⟦now⟧"), "expected a whole number, found 'now'")
    }

    @Test(arguments: ["Set<", "enum()", "enum(a, a)", "<String>", "String extra", "?"])
    func anInvalidTypeIsReported(_ type: String) {
        #expect(Self.state("name: \"\(type)\"").diagnostics.map(\.id) == ["invalid-type"])
    }

    @Test func nestingIsBounded() {
        let deep = String(repeating: "Set<", count: 50_000)
        #expect(Self.state("name: \"\(deep)\"").messages == ["the type is nested too deeply"])
    }

    @Test func aTypeCannotHoldItself() {
        expect(
            Resolved("types: { ⟦A⟧: { b: B }, B: { a: \"A?\" } }"),
            "type 'A' contains itself"
        )
    }

    @Test func aTypeMayHoldACollectionOfItself() {
        expect(Resolved("types: { Folder: { name: String, folders: [Folder] } }"))
    }

    @Test func aTypeIsDeclaredOnceInAllFiles() {
        let resolved = Resolved(
            (path: "A.yaml", text: "types: { Item: { name: String } }"),
            (path: "B.yaml", text: "types: { ⟦Item⟧: { title: String } }")
        )
        expect(resolved, "type 'Item' is declared twice")
        #expect(resolved.diagnostics.first?.labels.first?.text == "first declared here")
    }

    @Test func samplesAreValuesOfTheTypes() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Item: { name: String, count: Int } }
            input: { items: [Item] }
            table: { sections: [] }
            samples:
              items: [{ name: A, count: ⟦many⟧ }, { ⟦nmae⟧: B }, ⟦3⟧]
              ⟦itmes⟧: []
            """
        )
        expect(
            resolved,
            "expected a whole number, found 'many'",
            "unknown property of 'Item' 'nmae'; expected 'name' or 'count'",
            "expected a mapping with the properties of 'Item', found '3'",
            "unknown input or state 'itmes'; expected 'items'"
        )
    }

    @Test func aTypeMayBeAnEnumeration() {
        let resolved = Resolved(
            (
                path: "A.yaml",
                text: """
                screen: A
                types: { Server: 'enum(production, local)', Host: { name: String, server: Server = local } }
                state: { server: Server = production, hosts: [Host] }
                table: { sections: [{ id: s, rows: [{ text: A, visible: $(server == local), segue: { to: B, pass: { server: $(server) } } }] }] }
                """
            ),
            (path: "B.yaml", text: "screen: B\ninput: { server: Server }\ntable: { sections: [{ id: s, rows: [A] }] }")
        )
        expect(resolved)
        var server = Enumeration(owner: nil, property: "Server", cases: ["production", "local"])
        server.isDeclared = true
        #expect(resolved.screen?.state.first?.type == .enumeration(server))
        #expect(resolved.screen?.state.first?.defaultValue == .enumerationCase("production", of: server))
        #expect(TypeReference.enumeration(server).description == "Server")
        #expect(resolved.content?.sections.first?.rows.isEmpty == true)
    }

    @Test func aTypeIsPropertiesOrAnEnumeration() {
        func types(_ type: String) -> Resolved {
            Resolved("screen: A\ntypes: { Server: \(type) }\ntable: { sections: [{ id: s, rows: [A] }] }")
        }
        expect(types("⟦String⟧"), "expected properties with their types, or an enumeration, found 'String'")
        #expect(types("'enum()'").messages == ["expected a case of the enumeration"])
        expect(types("⟦'enum(a, b)?'⟧"), "expected properties with their types, or an enumeration, found 'enum(a, b)?'")
        expect(
            types("⟦'enum(a, b) = a'⟧"),
            "expected properties with their types, or an enumeration, found 'enum(a, b) = a'"
        )
    }
}
