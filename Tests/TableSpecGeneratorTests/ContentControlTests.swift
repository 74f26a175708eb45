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
            has: "RowContent(FixedViews.self, isSelectable: false) }\n"
        )
    }

    @Test func aTextViewTellsOfItsOwnText() {
        let generated = Generated(
            rows: "{ id: notes, content: [{ textView: $(a) }, { textView: $(b), action: changed }] }",
            keys: state
        )
        expect(
            generated,
            has: "private(set) lazy var notesATextView = RowTextView.forRow().writing(\\.a, of: self)",
            "notesBTextView = RowTextView.forRow()\n.writing(\\.b, of: self) { [weak self] in",
            "self?.actions?.changed()",
            "notesBTextView.show(state.b)",
            // The row grows with its text.
            "source.show(content) { row in notesATextView.needsOtherHeight || notesBTextView.needsOtherHeight }"
        )
        expect(generated, lacks: "UITextViewDelegate")
        #expect(generated.supports("final class RowTextView: UITextView, UITextViewDelegate, ValueControl {"))
        // In a prototype nobody takes the result.
        #expect(generated.supports("@discardableResult\n    func changed(_ action: @escaping (RowTextView) -> Void)"))
        #expect(generated.supports("$0.isScrollEnabled = false"))
    }

    @Test func eachWheelHasItsTitles() {
        let first = "{ pickerView: $(one), titles: [A, B] }"
        let second = "{ pickerView: $(two), titles: [C, $(a)] }"
        let generated = Generated(rows: "{ id: sizes, content: [\(first), \(second)] }", keys: state)
        expect(
            generated,
            has: "sizesOnePickerView = RowPickerView(titles: [\"A\", \"B\"]).writing(\\.one, of: self)",
            "sizesTwoPickerView = RowPickerView(titles: [\"C\", state.a]).writing(\\.two, of: self)",
            // The titles come first, as a row among them is chosen.
            "sizesTwoPickerView.titles = [\"C\", state.a]\nsizesTwoPickerView.show(state.two)"
        )
        expect(generated, lacks: "sizesOnePickerView.titles =", "UIPickerViewDataSource")
        #expect(generated.supports("numberOfRowsInComponent component: Int) -> Int { titles.count }"))
    }

    @Test func whatOnlyShowsAValueHasNoAction() {
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { progressView: $(part) } }",
            "{ id: b, text: B, accessory: { activityIndicator: $(!busy) } }",
            keys: state
        )
        expect(
            generated,
            has: "aProgressView = UIProgressView().showing(state.part.asFloat)",
            "aProgressView.show(state.part.asFloat)",
            "bActivityIndicator = UIActivityIndicatorView(style: .medium).showing(!state.busy)",
            "bActivityIndicator.show(!state.busy)"
        )
        expect(generated, lacks: "writing", "addAction")
        #expect(generated.supports("if newValue { startAnimating() } else { stopAnimating() }"))
    }

    @Test("A spinner that stands still stays hidden, though it is visible")
    func visibleSpinners() {
        let own = "content: [{ activityIndicator: $(busy), visible: $(isShown) }]"
        expect(
            Generated(rows: "{ id: a, \(own) }", keys: "state: { busy: Bool, isShown: Bool }"),
            has: """
                aBusyActivityIndicator.show(state.busy)
                aBusyActivityIndicator.isHidden = !state.isShown || !aBusyActivityIndicator.isAnimating
                """
        )
    }

    @Test func aViewOfTheAppsIsMadeOnceAndFilled() {
        let set = "{ zoom: 2, isFlat: false, tint: { color: systemRed }, part: $(part) }"
        expect(
            Generated(rows: "{ id: a, text: A, accessory: { view: Gauge, width: 60, set: \(set) } }", keys: state),
            has: """
                private(set) lazy var aGauge = Gauge().with {
                    $0.frame.size = CGSize(width: 60, height: 44)
                    $0.zoom = 2
                    $0.isFlat = false
                    $0.tint = .systemRed
                    $0.part = state.part
                }
                """,
            "aGauge.part = state.part",
            "RowContent(\"A\", isSelectable: false).keptAccessory(aGauge, in: \"a\")"
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
            has: "UIButton.forRow(image: UIImage(systemName: \"info\"), label: \"More\")",
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
                private(set) lazy var nameATextField = UITextField.forRow().with {
                    $0.autocapitalizationType = .none
                    $0.returnKeyType = .done
                    $0.textContentType = .URL
                    $0.autocorrectionType = .no
                    $0.borderStyle = .roundedRect
                    $0.font = .preferredFont(forTextStyle: .headline)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.textAlignment = .right
                }
                """,
            "UISwitch().with { $0.onTintColor = .systemOrange }"
        )
    }
}
