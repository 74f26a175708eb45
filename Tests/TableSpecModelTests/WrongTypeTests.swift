import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("A value of the wrong kind is told at its place")
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
        let message = "expected a finite number, found '\(number)'"
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
            "expected a finite number, found '1e309'",
            "expected a finite number, found '.nan'"
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

    @Test func aColourIsAWordOrHexadecimal() {
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
