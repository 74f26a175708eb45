import Testing

@Suite("Texts are looked up in a table of strings")
struct LocalizationTests {
    @Test func aTextHasItsKeyItsTableAndAComment() {
        expect(
            Generated(rows: "{ id: profile, text: Profile }", keys: "strings: Test"),
            has: """
                RowContent(
                String(
                localized: "only.profile.text",
                defaultValue: "Profile",
                table: "Test",
                comment: "The text of the row “profile”"
                ),
                """
        )
    }

    @Test func wholeNumbersStayNumbersAndEverythingElseIsText() {
        expect(
            Generated(
                rows: "{ id: a, text: $(n) of $(x) for $(name) }",
                keys: "strings: Test\nstate: { n: Int, x: Double, name: \"String?\" }"
            ),
            has: "defaultValue: \"\\(state.n) of \\(String(state.x)) for \\(state.name ?? \"\")\","
        )
    }

    @Test func aBindingAloneIsNotLookedUp() {
        expect(
            Generated(rows: "{ id: a, text: $(name) }", keys: "strings: Test\nstate: { name: String }"),
            lacks: "localized"
        )
    }
}
