import TableSpecMarkdown
import Testing

@Suite("The sections of an indexed list")
struct IndexCollationTests {
    /// As Perl's `Unicode::Collate` has them, with `variable => "non-ignorable"`.
    @Test(
        "are those of Unicode's root collation",
        arguments: [
            ("Łukasz", "L"), ("Østen", "O"), ("Æsop", "A"), ("Œuvre", "O"), ("ß", "S"), ("ẞ", "S"), ("Đỗ", "D"),
            ("ａｋｉ", "A"),
            ("ŋ", "N"), ("ı", "I"), ("ħ", "H"), ("ﬁn", "F"), ("Ⅷ", "V"), ("Ǆ", "D"), ("anna", "A"), ("Zz", "Z"),
            ("Ångström", "A"),
            ("e\u{301}", "E"), (" Anna", "#"), ("'Anna", "#"), ("1", "#"), ("①", "#"), ("-x", "#"), ("Яна", "#"),
            ("Ελλάδα", "#"),
            ("日本", "#"), ("ʒ", "#"), ("", "#"),
        ]
    )
    func titles(_ text: String, _ title: String) {
        #expect(IndexCollation.title(of: text) == title)
    }

    @Test("contain the texts in its order, and equal texts in their original order")
    func order() {
        let texts = ["Zoe", "Østen", "anna", "Anna", "Ole", " Anna", "Łukasz", "Lars", "1"]
        let expected = [" Anna", "1", "anna", "Anna", "Lars", "Łukasz", "Ole", "Østen", "Zoe"]
        #expect(IndexCollation.sorted(texts, by: \.self) == expected)
        #expect(IndexCollation.sorted(["b2", "B1", "b3"].map { ($0, "b") }, by: \.1).map(\.0) == ["b2", "B1", "b3"])
    }
}
