import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("The reference and the schema are generated from the key tables")
struct ReferenceTests {
    @Test func theReferenceIsFresh() throws {
        #expect(try Golden("Generated/Documentation/Language.md").difference(from: LanguageReference.text) == nil)
    }

    @Test func theSchemaIsFresh() throws {
        #expect(try Golden("Generated/Schema/tablespec.schema.json").difference(from: JSONSchema.text) == nil)
    }

    /// The fragments are those of GitHub's Markdown: https://docs.github.com/en/get-started/writing-on-github
    @Test func everyLinkInTheReferenceLeadsToAHeading() {
        let text = LanguageReference.text
        let headings = text.matches(of: /(?m)^#+ (.+)$/).map { heading in
            heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
                .replacing(" ", with: "-")
        }
        let targets = Set(text.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) })
        #expect(targets.count > 20)
        #expect(targets.subtracting(headings) == [])
    }

    @Test func everyObjectThatAKeyNamesIsDescribed() {
        let names = Set(Language.objects.map(\.description.name))
        #expect(names.count == Language.objects.count)
        for object in Language.objects {
            for key in object.keys {
                for name in objects(in: key.entry.type) {
                    #expect(names.contains(name), "\(object.description.name).\(key.name)")
                }
            }
        }
    }

    private func objects(in type: ValueDescription) -> [String] {
        switch type {
        case .object(let name): [name]
        case .list(let part), .table(let part), .requiring(_, let part), .excluding(_, let part): objects(in: part)
        case .tableWith(_, let first, let second): objects(in: first) + objects(in: second)
        case .either(let types): types.flatMap(objects)
        default: []
        }
    }
}
