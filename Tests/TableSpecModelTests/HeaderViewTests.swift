import TableSpecModel
import Testing

@Suite("Views around the rows, and alternating colors")
struct HeaderViewTests {
    @Test func aTextIsAView() {
        let resolved = Resolved("screen: Test\ntable: { headerView: Title, sections: [{ rows: [A] }] }")
        #expect(resolved.messages == [])
        #expect(resolved.content?.headerView == HeaderViewContent(text: "Title"))
        #expect(resolved.content?.footerView == nil)
    }

    @Test func aViewShowsATextOrAnImage() {
        expect(
            Resolved(
                "screen: Test\ntable: { footerView: ⟦{ backgroundColor: systemRed }⟧, sections: [{ rows: [A] }] }"
            ),
            "header view shows nothing; expected 'text', 'image', 'content' or 'height'"
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

    @Test func aViewHasCustomViews() throws {
        let resolved = Resolved(
            """
            screen: Test
            state: { name: String }
            table:
              headerView: { content: [{ image: { symbol: star } }, $(name), { button: Edit, action: edit }], height: 90 }
              sections: [{ rows: [A] }]
            samples: { name: Ada }
            """
        )
        #expect(resolved.messages == [])
        let header = try #require(resolved.content?.headerView)
        #expect(header.height == 90)
        #expect(header.content?.leaves.count == 3)
        guard case .label(let label)? = header.content?.leaves[1].kind else {
            Issue.record("the second view is a label")
            return
        }
        #expect(label.text == "Ada")
    }

    @Test func viewsStandInPlaceOfTheText() {
        expect(
            Resolved("screen: Test\ntable: { headerView: { text: A, ⟦content⟧: [B] }, sections: [{ rows: [A] }] }"),
            "a header view has either 'content', or text and an image"
        )
        expect(
            Resolved(
                "screen: Test\ntable: { footerView: { content: [{ label: $(⟦nam⟧) }] }, sections: [{ rows: [A] }] }\n"
                    + "input: { name: String }"
            ),
            "unknown name 'nam'; expected 'name'"
        )
        expect(
            Resolved(
                "screen: Test\ntable: { headerView: { content: [{ id: a, label: B }, { id: ⟦a⟧, label: C }] }, "
                    + "sections: [{ rows: [A] }] }"
            ),
            "view 'a' is declared twice"
        )
    }

    @Test func theBackgroundColorAndTheMarginsOfAView() throws {
        let resolved = Resolved(
            """
            screen: Test
            table:
              headerView: { content: [A], backgroundColor: systemTeal, layoutMargins: { top: 20, left: 4 } }
              footerView: { text: B, backgroundColor: white }
              sections: [{ rows: [A] }]
            """
        )
        #expect(resolved.messages == [])
        let header = try #require(resolved.content?.headerView)
        #expect(header.backgroundColor == .system(.systemTeal))
        #expect(header.layoutMargins == EdgeInsets(top: 20, left: 4))
        #expect(resolved.content?.footerView?.backgroundColor == .system(.white))
        #expect(resolved.content?.footerView?.layoutMargins == nil)
    }

    @Test func theSpaceIsAroundCustomViews() {
        expect(
            Resolved("screen: Test\ntable: { headerView: ⟦{ text: A, layoutMargins: 0 }⟧, sections: [{ rows: [A] }] }"),
            "header view has no 'content'"
        )
    }

    @Test func oneFieldOfTheScreenHasTheKeyboard() {
        expect(
            Resolved(
                "screen: Test\nstate: { a: String, b: String }\n"
                    + "table: { headerView: { content: { textField: $(a), focus: true } }, "
                    + "sections: [{ rows: [{ id: b, content: { textField: $(b), focus: ⟦true⟧ } }] }] }"
            ),
            "another field already has 'focus'"
        )
    }

    @Test func thereAreTwoAlternatingColors() {
        let resolved = Resolved(rows: "        - { text: A, backgroundColor: { even: white, odd: black } }")
        #expect(resolved.messages == [])
        #expect(resolved.content?.sections[0].rows[0].backgroundColor == .system(.white))
        #expect(resolved.content?.sections[0].rows[0].oddBackgroundColor == .system(.black))
        expect(
            Resolved(rows: "        - { text: A, backgroundColor: ⟦{ even: white }⟧ }"),
            "alternating colors has no 'odd'"
        )
    }
}
