import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecModel

@Suite("Plural forms")
struct PluralTests {
    private func row(_ text: String, count: Int = 2) -> Resolved {
        Resolved(
            rows: "        - { id: a, text: '\(text)' }",
            screenKeys: "state: { count: Int = \(count), total: Int = 7, price: Double = 2, left: \"Int?\" }"
        )
    }

    @Test(arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items"), (-1, "-1 items")])
    func oneIsForOneAndOtherForTheRest(_ count: Int, _ text: String) {
        let resolved = row("$(count) $(count:one=item:other=items)", count: count)
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.text == text)
    }

    @Test func theOrderIsFreeAndWordsMayHaveSpaces() {
        let resolved = row("$(count:other=There are:one=There is) $(count) of $(total) left", count: 1)
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.text == "There is 1 of 7 left")
    }

    @Test func aTextVariesByOneNumberThatItHolds() {
        expect(
            row("You have ⟦$(count:one=item:other=items)⟧"),
            "a plural requires its number in the text, but '$(count)' is missing"
        )
        expect(
            row("$(count:number) ⟦$(count:one=item:other=items)⟧"),
            "a plural requires its number in the text, but '$(count)' is missing"
        )
        expect(
            row("$(count) $(count:one=a:other=b), $(total) ⟦$(total:one=c:other=d)⟧"),
            "a text can vary by only one number, but this one varies by 'count' and 'total'"
        )
    }

    @Test func bothFormsAreStated() {
        let one = "a plural needs words for 'one' and for every 'other' number"
        expect(row("$(count) $(count:⟦one=item⟧)"), one)
        expect(row("$(count) $(count:⟦other=items⟧)"), one)
        expect(row("$(count) $(count:⟦one⟧=:other=items)"), "expected the words for the number, found nothing")
        expect(
            row("$(count) $(count:⟦one⟧:other=items)"),
            "format 'one' needs a value, for example 'one=item:other=items'"
        )
    }

    @Test(arguments: ["zero", "few", "many"])
    func formsOfOtherLanguagesStandInTheCatalog(_ form: String) {
        let finding = row("$(count) $(count:one=item:\(form)=x:other=items)").diagnostics.first
        #expect(finding?.message.hasPrefix("unknown format '\(form)'") == true)
        #expect(finding?.help?.contains("the string catalog") == true)
    }

    @Test func onlyAWholeNumberHasAPlural() {
        expect(
            row("$(price) ⟦$(price:one=euro:other=euros)⟧"),
            "the format 'one=euro:other=euros' requires an 'Int', but 'price' is 'Double'"
        )
        expect(
            row("$(left) ⟦$(left:one=day:other=days)⟧"),
            "the format 'one=day:other=days' requires an 'Int', but 'left' is 'Int?'"
        )
    }
}
