import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("A value of the wrong kind is reported at its place")
struct WrongTypeTests {
    @Test func textMustBeAScalar() {
        expect(Resolved("screen: Test\ntitle: ⟦[a]⟧\ntable: { sections: [] }"), "expected text, found a list")
    }

    @Test func anEmptyValueIsNotAText() {
        expect(Resolved("screen: Test\ntitle:⟦⟧ \ntable: { sections: [] }"), "expected text, found nothing")
    }

    @Test func aPlainNumberIsText() {
        let resolved = Resolved("screen: Test\ntitle: 1.50\ntable: { sections: [] }")
        expect(resolved)
        #expect(resolved.content?.title == "1.50")
    }

    @Test func countsAreWholeAndNotNegative() {
        expect(
            Resolved(rows: "        - { text: A, numberOfLines: ⟦-1⟧, indentationLevel: ⟦1.5⟧, height: ⟦-4⟧ }"),
            "expected a whole number from 0 to 1000000, found the number '-1'",
            "expected a whole number from 0 to 1000000, found the number '1.5'",
            "expected a nonnegative number, found the number '-4'"
        )
    }

    @Test("a number is finite", arguments: ["1e309", "-1e309", ".inf", "-.inf", ".nan"])
    func numbersAreFinite(_ number: String) {
        let message = "expected a number from -1e15 to 1e15, found '\(number)'"
        expect(Resolved(rows: "        - { text: A, height: ⟦\(number)⟧ }"), message)
        let slider = "{ slider: $(f), max: ⟦\(number)⟧ }"
        expect(
            Resolved(
                "screen: Test\nstate: { f: Double = 0 }\n"
                    + "table: { sections: [{ rows: [{ text: A, accessory: \(slider) }] }] }"
            ),
            message
        )
    }

    @Test func aLengthIsFinite() {
        let content = "{ label: A, width: ⟦1e309⟧, minWidth: ⟦.nan⟧ }"
        expect(
            Resolved(rows: "        - { content: \(content) }"),
            "expected a number from -1e15 to 1e15, found '1e309'",
            "expected a number from -1e15 to 1e15, found '.nan'"
        )
    }

    @Test func rowsAreAListOrALoop() {
        expect(
            Resolved("screen: Test\ntable: { sections: [{ rows: ⟦5⟧ }] }"),
            "expected a list of rows, or a mapping with 'forEach', found the number '5'"
        )
    }

    @Test func aFileIsAMapping() {
        expect(Resolved("⟦- a⟧"), "expected a mapping with the keys of a file, found a list")
    }

    @Test func anEmptyFileSaysWhatIsExpected() {
        expect(Resolved("⟦⟧"), "the file is empty; expected a screen, an app, types or external screens")
    }

    @Test func aColorIsAWordOrHexadecimal() {
        expect(
            Resolved(
                rows: "        - { text: A, textColor: ⟦sytemRed⟧ }\n        - { text: B, textColor: ⟦\"#12345\"⟧ }"
            ),
            "unknown color 'sytemRed'; expected 'systemRed', 'systemGreen', 'systemTeal', 'systemGray', 'systemFill', "
                + "'systemMint' or \(SystemColor.allCases.count - 6) others; see 'tablespec help values color'",
            "expected a color such as '#FF3B30' or '#FF3B3080' (in quotes, because '#' starts a comment), "
                + "found '#12345'"
        )
    }

    @Test func aFaultDoesNotHideTheNextOne() {
        expect(
            Resolved("screen: Test\ntitle: ⟦{}⟧\ntable: { style: ⟦[]⟧, sections: [{ rows: [{ text: A, ⟦x⟧: 1 }] }] }"),
            "expected text, found a mapping",
            "expected a table style, found a list",
            "unknown key 'x' in row; expected 'id', 'set', 'text', 'tag', 'font', 'style' or "
                + "\(Row.mapping.keys.count - 6) others; "
                + "see 'tablespec help keys row'"
        )
    }
}

@Suite("Texts as YAML reads them")
struct TextReadingTests {
    @Test("don't end with the line break of a block scalar")
    func blockText() throws {
        let resolved = Resolved(
            """
            screen: Test
            title: |
              My Screen
            state: { name: "String = One" }
            table:
              sections:
                - header: |
                    General
                  footer: >
                    One sentence that is folded
                    over two lines.
                  rows:
                    - text: |
                        First
                      style: value1
                      detail: >
                        Second $(name)
                    - id: field
                      content:
                        textField: $(name)
                        placeholder: >
                          Type here
                    - text: |+
                        Kept

            samples:
              name: |
                Two
            """
        )
        let content = try #require(resolved.content)
        #expect(content.title == "My Screen")
        let section = try #require(content.sections.first)
        #expect(section.header == "General")
        #expect(section.footer == "One sentence that is folded over two lines.")
        #expect(section.rows.map(\.text).first == "First")
        #expect(section.rows.map(\.detail).first == "Second Two")
        #expect(section.rows.last?.text == "Kept\n\n")
        let row = try #require(resolved.screen?.table.sections.all.first?.staticRows[1])
        #expect(row.cell.content?.control?.placeholder?.literal == "Type here")
    }

    @Test("have a hint if '#' starts a comment in the value")
    func comments() {
        let resolved = Resolved(rows: "        - { text: A }\n", screenKeys: "title: #1 of all\n")
        #expect(resolved.messages == ["expected text, found nothing"])
        #expect(
            resolved.diagnostics.first?.help == "'#' starts a comment; write the value in quotes: '#1 of all'"
        )
    }

    @Test(
        "that would be values without quotes have a hint",
        arguments: [
            ("p: 'Bool = \"true\"'", "expected 'true' or 'false', found 'true' in quotes, which is a string"),
            ("p: 'Int = \"3\"'", "expected a whole number, found '3' in quotes, which is a string"),
            (
                "p: 'Int = 99999999999999999999'",
                "expected a whole number, found '99999999999999999999', which 'Int' can't hold"
            ),
            ("p: Float = 1e39", "expected a number, found '1e39', which 'Float' can't hold"),
            ("p: Double = 1e400", "expected a number, found '1e400', which 'Double' can't hold"),
            ("p: Int = 1.0", "expected a whole number, found '1.0'"),
            ("p: Double = 1e39", nil), ("p: Float = 3e38", nil),
        ] as [(String, String?)]
    )
    func quotedValues(_ property: String, _ message: String?) {
        let resolved = Resolved(rows: "        - { text: A }\n", screenKeys: "state: { \(property) }\n")
        #expect(resolved.messages == [message].compactMap { $0 })
        let help = resolved.diagnostics.first?.help
        #expect(help == (message?.contains("in quotes") == true ? "remove the quotes" : nil))
    }

    @Test(
        "that are Booleans have the Boolean as the remedy where it's allowed",
        arguments: ["no": "'no'", "Off": "'Off'", "'false'": "'false' in quotes, which is a string"]
    )
    func booleans(_ value: String, _ found: String) {
        let row = Resolved(rows: "        - { text: A, action: go, enabled: \(value) }\n")
        #expect(row.messages == ["expected a binding to a Boolean, found \(found)"])
        #expect(row.diagnostics.first?.help == "write '$(name)', or leave out the key if the value never changes")
        let control = Resolved(
            rows: "        - { text: A, accessory: { switch: $(on), enabled: \(value) } }\n",
            screenKeys: "state: { on: Bool }\n"
        )
        #expect(control.messages == row.messages)
        #expect(control.diagnostics.first?.help == "write 'false'")
    }

    @Test(
        "that are a key without the space after its colon are reported",
        arguments: ["text:One", "text\u{FF1A}One", "detail:$(name)"]
    )
    func keysInTexts(_ text: String) {
        let resolved = Resolved(rows: "        - \(text)\n", screenKeys: "state: { name: String }\n")
        let key = text.prefix { $0.isASCII && $0.isLetter }
        #expect(resolved.messages == ["'\(text)' is text, not the key '\(key)' with a value"])
        let value = text.dropFirst(key.count + 1)
        let help = "write '\(key): \(value)', or quote the text if it's what users see"
        #expect(resolved.diagnostics.first?.help == help)
        for other in ["'\(text)'", "Time:12", "12:text", "text", "image:"] {
            let rows = "        - \(other)\n        - { text: A }\n"
            #expect(
                !Resolved(rows: rows, screenKeys: "state: { name: String }\n").messages.contains {
                    $0.contains("is text, not")
                }
            )
        }
    }

    @Test("are shortened in messages")
    func longTypes() {
        let type = "enum(\((0..<100).map { "value\($0)" }.joined(separator: ", ")))"
        let resolved = Resolved(rows: "        - { text: A }\n", screenKeys: "state: { kind: \"\(type)\" }\n")
        #expect(resolved.messages == ["state 'kind' of type '\(type.prefix(40))…' has no default"])
    }

    @Test("that are numbers in quotes are named")
    func quotedNumbers() {
        let quoted = Resolved(rows: "        - { text: A, indentationLevel: '3' }\n")
        let message = "expected a whole number from 0 to 1000000, found '3' in quotes, which is a string"
        #expect(quoted.messages == [message])
    }
}
