import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

/// Mistakes of people who wrote their first specs from the documentation.
@Suite("A mistake is one finding, with a remedy that works")
struct OneFindingTests {
    struct Mistake: CustomTestStringConvertible {
        let text: String
        let message: String
        let help: String

        var testDescription: String { message }

        init(_ keys: String, _ message: String, _ help: String, table: String = "table: { sections: [{ rows: [A] }] }")
        {
            text = "screen: Example\ntitle: Example\n\(keys)\n\(table)"
            self.message = message
            self.help = help
        }
    }

    private static func rows(_ rows: String) -> String {
        "table: { style: grouped, sections: [{ rows: [\(rows)] }] }"
    }

    static let mistakes = [
        Mistake(
            "input: { name: String }\nstate: { text: String = ⟦$(name)⟧ }",
            "a default is a constant, but '$(name)' is a binding",
            "write a constant, and set the value in the app's code before the screen appears",
            table: rows("$(text)")
        ),
        Mistake(
            "state: { names: \"[String] = ⟦[a, b]⟧\" }",
            "expected a list, because the type is '[String]', found '[a, b]'",
            "leave out a default, because a collection is empty at first; 'samples' has elements for previews",
            table: rows("$(names.count)")
        ),
        Mistake(
            "types: { T: { id: Int } }\ninput: { ts: [T] }",
            "a section in a list can't have 'forEach'",
            "write 'sections:' as a mapping with 'forEach', or move the loop to the section's 'rows'",
            table: "table: { prototypes: [{ id: P, text: X }], sections: [{ ⟦forEach⟧: t in ts, rows: [A] }] }"
        ),
        Mistake(
            "",
            "expected a list of sections, or a mapping with 'forEach'",
            "write '- ' before each section, or add 'forEach: element in collection'",
            table: "table: { prototypes: [{ id: P, text: X }], sections: ⟦{ rows: [A] }⟧ }"
        ),
        Mistake(
            "state: { age: \"Int?\" }",
            "'>' requires values that are never 'nil', but 'age' of type 'Int?' can be 'nil'",
            "declare it without '?' and with a default, for example 'Int = 0'",
            table: rows("{ text: A, visible: $(⟦age > 18⟧) }")
        ),
        Mistake(
            "state: { size: \"enum(small, large)?\" }",
            "a menu shows an enumeration, but 'size' is 'enum(small, large)?'",
            "write 'menu: { value: $(size), none: … }', with a title for 'nil'",
            table: rows("{ text: A, accessory: { menu: ⟦$(size)⟧ } }")
        ),
        Mistake(
            "state: { size: \"enum(small, large)?\" }",
            "a segmented control shows a whole number or an enumeration, but 'size' is 'enum(small, large)?'",
            "",
            table: rows("{ text: A, accessory: { segmentedControl: ⟦$(size)⟧ } }")
        ),
        Mistake(
            "state: { country: String }",
            "the value of 'choose' can't be validated",
            "use a menu, 'accessory: { menu: … }', or remove 'validate'",
            table: rows(
                "{ text: A, choose: { value: $(country), options: [X, Y] }, validate: ⟦{ required: Choose. }⟧ }"
            )
        ),
    ]

    @Test(arguments: mistakes)
    func isReportedOnce(_ mistake: Mistake) {
        let linted = Linted(mistake.text)
        let found = linted.earlier + linted.findings
        #expect(found.map(\.message) == [mistake.message])
        #expect(found.map { $0.help ?? "" } == [mistake.help])
        #expect(found.map(\.range) == linted.marks)
    }

    @Test func aCommaEndsATypeInBraces() {
        let found = Linted("types: { Kind: enum(a, b) }").earlier
        #expect(
            found.first?.help == "write the type in quotes, because a comma in braces ends it: \"enum(first, second)\""
        )
    }
}
