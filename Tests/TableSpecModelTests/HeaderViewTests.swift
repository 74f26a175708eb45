import TableSpecModel
import Testing

@Suite("Views around the rows, and colours by turns")
struct HeaderViewTests {
    @Test func aTextIsAView() {
        let resolved = Resolved("screen: Test\ntable: { headerView: Title, sections: [{ rows: [A] }] }")
        #expect(resolved.messages == [])
        #expect(resolved.content?.headerView == HeaderViewContent(text: "Title"))
        #expect(resolved.content?.footerView == nil)
    }

    @Test func aViewShowsATextOrAnImage() {
        expect(
            Resolved("screen: Test\ntable: { footerView: ⟦{ height: 20 }⟧, sections: [{ rows: [A] }] }"),
            "header view shows nothing; expected 'text' or 'image'"
        )
        expect(
            Resolved("screen: Test\ntable: { headerView: { text: A, height: ⟦low⟧ }, sections: [{ rows: [A] }] }"),
            "expected a number, found 'low'"
        )
    }

    @Test func itsBindingsAreResolved() {
        expect(
            Resolved(
                "screen: Test\ninput: { name: String }\ntable: { headerView: $(⟦nam⟧), sections: [{ rows: [A] }] }"
            ),
            "unknown name 'nam'; expected 'name'"
        )
    }

    @Test func coloursByTurnsAreTwo() {
        let resolved = Resolved(rows: "        - { text: A, backgroundColor: { even: white, odd: black } }")
        #expect(resolved.messages == [])
        #expect(resolved.content?.sections[0].rows[0].backgroundColor == .system(.white))
        #expect(resolved.content?.sections[0].rows[0].oddBackgroundColor == .system(.black))
        expect(
            Resolved(rows: "        - { text: A, backgroundColor: ⟦{ even: white }⟧ }"),
            "alternating colours has no 'odd'"
        )
    }
}
