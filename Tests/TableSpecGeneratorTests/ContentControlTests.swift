import Testing

@Suite("Controls without actions, and the app's own views")
struct ContentControlTests {
    private let state = "state: { a: String, b: String, one: Int, two: Int, part: Double, count: Int, busy: Bool }"

    /// Views that are as they are made need nobody to fill them.
    @Test func aPrototypeOfConstantsIsNotFilled() {
        expect(
            Generated(
                """
                screen: Test
                state: { names: [String] }
                table:
                  prototypes: [{ id: Fixed, content: [A, { image: { symbol: star } }] }]
                  sections: [{ rows: { forEach: name in names, prototype: Fixed } }]
                """
            ),
            has: "TableSpec.RowContent(FixedViews.self, isSelectable: false)\n}"
        )
    }

    @Test func aTextViewReportsItsOwnText() {
        let generated = Generated(
            rows: "{ id: notes, content: [{ textView: $(a) }, { textView: $(b), action: changed }] }",
            keys: state
        )
        expect(
            generated,
            has: "private(set) lazy var notesATextView = TableSpec.bind(TableSpec.textView(), to: \\.a, of: self)",
            "notesBTextView = TableSpec.bind(TableSpec.textView(), to: \\.b, of: self) { [weak self] in",
            "self?.actions?.changed()",
            "TableSpec.show(state.b, in: notesBTextView)",
            // The row grows with its text.
            "source.show(content) { row in notesATextView.needsOtherHeight || notesBTextView.needsOtherHeight }"
        )
        expect(generated, lacks: "UITextViewDelegate")
        #expect(generated.supports("final class RowTextView: UITextView, UITextViewDelegate, ValueControl {"))
        // In a prototype nobody takes the result.
        #expect(generated.supports("func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }"))
        #expect(generated.supports("view.isScrollEnabled = false"))
    }

    @Test func eachWheelHasItsTitles() {
        let first = "{ pickerView: $(one), titles: [A, B] }"
        let second = "{ pickerView: $(two), titles: [C, $(a)] }"
        let generated = Generated(rows: "{ id: sizes, content: [\(first), \(second)] }", keys: state)
        expect(
            generated,
            has:
                "sizesOnePickerView = TableSpec.bind(\nTableSpec.RowPickerView(titles: [\"A\", \"B\"]),\nto: \\.one,\nof: self\n)",
            "sizesTwoPickerView = TableSpec.bind(\nTableSpec.RowPickerView(titles: [\"C\", state.a]),\nto: \\.two,\nof: self\n)",
            // The titles come first, as a row among them is chosen.
            "sizesTwoPickerView.titles = [\"C\", state.a]\nTableSpec.show(state.two, in: sizesTwoPickerView)"
        )
        expect(generated, lacks: "sizesOnePickerView.titles =", "UIPickerViewDataSource")
        #expect(generated.supports("numberOfRowsInComponent component: Int) -> Int {\ntitles.count"))
    }

    @Test func whatOnlyShowsAValueHasNoAction() {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { progressView: $(part) } }",
            "{ id: b, text: B, accessory: { activityIndicator: $(!busy) } }",
            keys: state
        )
        expect(
            generated,
            has: "aProgressView = TableSpec.show(state.part.tableSpecFloat, in: UIProgressView())",
            "TableSpec.show(state.part.tableSpecFloat, in: aProgressView)",
            "bActivityIndicator = TableSpec.show(!state.busy, in: UIActivityIndicatorView(style: .medium))",
            "TableSpec.show(!state.busy, in: bActivityIndicator)"
        )
        expect(generated, lacks: "writing", "addAction")
        #expect(generated.supports("if newValue { startAnimating() } else { stopAnimating() }"))
    }

    @Test("A spinner that isn't animating stays hidden, even if it is visible")
    func visibleSpinners() {
        let own = "content: [{ activityIndicator: $(busy), visible: $(isShown) }]"
        expect(
            Generated(rows: "{ id: a, \(own) }", keys: "state: { busy: Bool, isShown: Bool }"),
            has: """
                TableSpec.show(state.busy, in: aBusyActivityIndicator)
                aBusyActivityIndicator.isHidden = !state.isShown || !aBusyActivityIndicator.isAnimating
                """
        )
    }

    @Test func aViewOfTheAppsIsMadeOnceAndFilled() {
        let set = "{ zoom: 2, isFlat: false, tint: { color: systemRed }, part: $(part) }"
        expect(
            Generated(rows: "{ id: a, text: A, accessory: { view: Gauge, width: 60, set: \(set) } }", keys: state),
            has: """
                private(set) lazy var aGauge = TableSpec.with(Gauge()) {
                    $0.frame.size = CGSize(width: 60, height: 44)
                    $0.zoom = 2
                    $0.isFlat = false
                    $0.tint = .systemRed
                    $0.part = state.part
                }
                """,
            "aGauge.part = state.part",
            "RowContent(\"A\", isSelectable: false).storedAccessory(aGauge, in: \"a\")"
        )
    }

    @Test func aButtonWithAnImageFollowsItsSegue() {
        let button = "{ image: { symbol: info }, segue: { to: Other, kind: show }, accessibilityLabel: More }"
        let generated = Generated(
            (
                path: "Test.yaml",
                text: "screen: Test\ntable:\n  sections: [{ rows: [{ id: a, text: A, accessory: \(button) }] }]"
            ),
            (path: "Others.yaml", text: "external: { Other: OtherViewController }")
        )
        expect(
            generated,
            has: "TableSpec.button(image: UIImage(systemName: \"info\"), label: \"More\")",
            "showOther()"
        )
        expect(generated, lacks: "accessoryButtonTappedForRowWith")
        #expect(generated.supports("max(fitted.width, 44), height: max(fitted.height, 44)"), "a finger hits it")
    }

    @Test func propertiesOfTheClassAreSetAsTheyAreStated() {
        expect(
            Generated(
                rows:
                    "{ id: name, content: { textField: $(a), font: headline, textAlignment: right, returnKeyType: done, "
                    + "textContentType: URL, autocorrectionType: no, borderStyle: roundedRect } }",
                "{ id: on, text: On, accessory: { switch: $(busy), onTintColor: systemOrange } }",
                keys: state
            ),
            has: """
                private(set) lazy var nameATextField = TableSpec.with(TableSpec.textField()) {
                    $0.autocapitalizationType = .none
                    $0.returnKeyType = .done
                    $0.textContentType = .URL
                    $0.autocorrectionType = .no
                    $0.borderStyle = .roundedRect
                    $0.font = .preferredFont(forTextStyle: .headline)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.textAlignment = .right
                """,
            "TableSpec.with(UISwitch()) {\n$0.onTintColor = .systemOrange\n"
        )
    }
}
