import TableSpecModel
import Testing

@Suite("Views of the app's own subclasses")
struct CustomClassTests {
    private func resolved(_ view: String) -> Resolved {
        Resolved(rows: "        - { id: a, content: [\(view)] }", screenKeys: "state: { name: String, isOn: Bool }")
    }

    private func app(_ view: String) -> AppView? {
        resolved(view).screen?.table.staticRows.first?.cell.content?.all.lazy.compactMap(\.app).first
    }

    @Test(arguments: [
        "label: A", "image: { symbol: star }", "button: A, action: act", "switch: $(isOn)", "textField: $(name)",
        "activityIndicator: $(isOn)",
    ])
    func leavesMayBeOfAClass(view: String) {
        let stated = "{ \(view), class: Own, set: { count: 2, caption: $(name) } }"
        expect(resolved(stated))
        #expect(app(stated)?.className.value == "Own")
        #expect(app(stated)?.bindings.map(\.text) == ["name"])
        // A name that is set can come first.
        #expect(app("{ set: { count: 2 }, class: Own, \(view) }")?.assignments.map(\.value) == [.number(2)])
    }

    @Test func errorsAreReportedAtTheirPlaces() {
        expect(
            resolved("{ label: A, ⟦set⟧: { count: 2 } }"),
            "'set' requires a view of a custom class"
        )
        expect(
            resolved("{ label: A, class: ⟦9x⟧, set: { count: 2 } }"),
            "'9x' isn't a valid name for a class; expected letters, digits and '_', not starting with a digit"
        )
        expect(resolved("{ textView: $(name), ⟦class⟧: Own }"), "'textView' has no 'class'")
        expect(resolved("{ hstack: [A], ⟦class⟧: Own }"), "'hstack' has no 'class'")
        expect(
            Resolved(
                rows: "        - { id: a, content: [{ datePicker: $(pause), mode: countDownTimer, class: ⟦Own⟧ }] }",
                screenKeys: "state: { pause: Double }"
            ),
            "a date picker in the mode 'countDownTimer' uses a generated class"
        )
    }

    @Test func aValueOfAClassIsChecked() {
        expect(
            resolved("{ label: A, class: Own, set: { caption: $(⟦nam⟧) } }"),
            "unknown name 'nam'; expected 'name' or 'isOn'"
        )
    }

    @Test func thePictureShowsTheViewOfUIKitsClass() {
        let (own, plain) = (resolved("{ label: A, class: Own, set: { count: 2 } }"), resolved("{ label: A }"))
        #expect(own.content == plain.content && own.content != nil)
    }

    @Test func aCellOfAClassShowsWhatTheSpecDescribes() {
        func cell(_ keys: String) -> Resolved { Resolved(rows: "        - { id: a, class: Own\(keys) }") }
        for keys in [", content: [{ label: A, id: title }]", ", text: A, style: subtitle, detail: B", ", text: A"] {
            expect(cell(keys))
            let plain = Resolved(rows: "        - { id: a\(keys) }")
            #expect(cell(keys).content == plain.content && plain.content != nil, "\(keys)")
        }
        #expect(cell("").screen?.table.staticRows.first?.cell.classCreatesViews == true)
        expect(
            Resolved(rows: "        - { id: a, class: Own, text: A, style: ⟦value2⟧ }"),
            "the generated code creates the cells of the style 'value2', so they can't have a 'class'"
        )
        expect(
            Resolved(rows: "        - { id: a, class: Own, style: ⟦subtitle⟧, content: [A] }"),
            "the style 'subtitle' has its own views, so the cell can't have 'content'"
        )
    }
}
