import Testing

@testable import TableSpecModel

@Suite("Generated samples are plausible for their names and types")
struct SampleTextTests {
    /// The texts of the rows that a property of a type's elements shows, in every element.
    private static func texts(_ type: String, _ property: String, as shown: String? = nil, of kind: String = "String")
        -> [String?]
    {
        let resolved = Resolved(
            """
            screen: Test
            types: { \(type): { id: String, \(property): \(kind) } }
            state: { elements: [\(type)] }
            table:
              prototypes: [{ id: Cell, text: $(element.\(shown ?? property)) }]
              sections: [{ rows: { forEach: element in elements, prototype: Cell } }]
            """
        )
        return resolved.content?.sections.first?.rows.map(\.text) ?? []
    }

    @Test(
        "Another language has localized names and places, and falls back to English",
        arguments: [
            ("de", "Emmy Noether", "Hamburg"), ("pt-BR", "Elvira Fortunato", "Lisboa"), ("ja", "湯川 秀樹", "東京"),
            ("tlh", "Ada Lovelace", "London"),
        ]
    )
    func languages(language: String, person: String, city: String) {
        func text(_ property: String, _ number: Int? = nil) -> String {
            SampleTexts(property: property, owner: nil, language: language).text(number)
        }
        #expect(text("owner") == person)
        #expect(text("homeTown") == city)
        #expect(text("recipe") == "Vegetable Soup")
        #expect(Set((1...40).map { text("owner", $0) }).count == 40)
    }

    @Test(
        arguments: [
            ("Person", "name", "Ada Lovelace"), ("Message", "sender", "Ada Lovelace"),
            ("Message", "title", "Dinner on Friday"),
            ("Person", "mailAddress", "ada@example.com"), ("Person", "homeAddress", "12 Baker Street"),
            ("Hotel", "city", "London"),
            ("Product", "price", "$12.90"), ("Person", "firstName", "Ada"), ("Order", "deliveryDate", "12 May"),
            ("Person", "phoneNumber", "+1 202 555 0101"), ("Gadget", "name", "Gadget 1"),
            ("Gadget", "sheen", "Sheen 1"), ("SILGadget", "name", "SIL Gadget 1"),
            ("GardenTool", "id", "garden-tool-1"),
        ]
    )
    func texts(type: String, property: String, first: String) {
        let texts = property == "id" ? Self.texts(type, "name", as: "id") : Self.texts(type, property)
        #expect(texts.first == first)
        #expect(Set(texts).count == 3)
    }

    @Test func numbersAndDatesFitTheirNames() {
        #expect(Self.texts("Product", "price", of: "Double") == ["12.9", "4.5", "23.0"])
        #expect(Self.texts("Person", "age", of: "Int") == ["36", "41", "28"])
        #expect(Self.texts("Gadget", "number", of: "Int") == ["1", "2", "3"])
        #expect(Self.texts("Person", "birthday", as: "birthday:date=abbreviated", of: "Date").first == "Dec 10, 1990")
        #expect(Self.texts("Message", "received", as: "received:date=abbreviated", of: "Date").first == "Sep 15, 2025")
    }

    @Test func elementsOfInnerCollectionsDifferFromThoseOfOthers() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Region: { name: String, cities: [City] }, City: { name: String } }
            state: { regions: [Region] }
            table:
              prototypes: [{ id: Cell, text: $(city.name) }]
              sections: { forEach: region in regions, header: $(region.name), rows: { forEach: city in region.cities, prototype: Cell } }
            """
        )
        let texts = resolved.content?.sections.flatMap(\.rows).map(\.text) ?? []
        #expect(texts.count == 9 && Set(texts).count == 9)
    }

    @Test func samplesOfTheSpecAreKept() {
        let resolved = Resolved(
            """
            screen: Test
            types: { Person: { name: String } }
            state: { people: [Person] }
            table:
              prototypes: [{ id: Cell, text: $(person.name) }]
              sections: [{ rows: { forEach: person in people, prototype: Cell } }]
            samples: { people: [{ name: Hedy Lamarr }] }
            """
        )
        #expect(resolved.content?.sections.first?.rows.map(\.text) == ["Hedy Lamarr"])
    }
}
