import Testing

@Suite("Texts are looked up in a string table")
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

    @Test func aTextThatVariesByANumberIsVariedAsAWhole() {
        let row = "{ id: a, text: '$(n) $(n:one=item:other=items) of $(n:one=it:other=them)' }"
        expect(
            Generated(rows: row, keys: "strings: Test\nstate: { n: Int }"),
            has: "defaultValue: state.n == 1 ? \"\\(state.n) item of it\" : \"\\(state.n) items of them\","
        )
        expect(
            Generated(rows: row, keys: "state: { n: Int }"),
            has: "\"\\(state.n) \\(state.n == 1 ? \"item\" : \"items\") of \\(state.n == 1 ? \"it\" : \"them\")\""
        )
    }
}
