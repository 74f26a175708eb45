import Testing

@Suite("Controls without actions, and the app's own views")
struct ContentControlTests {
    private let state = "state: { a: String, b: String, one: Int, two: Int, part: Double, count: Int, busy: Bool }"

    /// Views that are as they are made need no cell of their class to be filled.
    @Test func aPrototypeOfConstantsIsNotFilled() {
        let generated = Generated(
            """
            screen: Test
            state: { names: [String] }
            table:
              prototypes: [{ id: Fixed, content: [A, { image: { symbol: star } }] }]
              sections: [{ rows: { forEach: name in names, prototype: Fixed } }]
            """
        )
        expect(generated, has: "configureFixedCell(cell)")
        #expect(!generated.swift.contains("as? FixedCell"))
    }

    @Test func aCellIsTheDelegateOfItsTextViews() {
        expect(
            Generated(
                rows: "{ id: notes, content: [{ textView: $(a) }, { textView: $(b), action: changed }] }",
                keys: state
            ),
            has: "final class NotesCell: UITableViewCell, UITextViewDelegate {",
            """
            func textViewDidChange(_ textView: UITextView) {
                switch textView {
                case aTextView: aTextViewDidChange()
                case bTextView: bTextViewDidChange()
                default: break
                }
            }
            """,
            """
            cell.bTextViewDidChange = { [weak self, weak cell] in
                guard let self, let cell else { return }
                state.b = cell.bTextView.text
                actions?.changed()
            }
            """,
            "weak var tableView: UITableView?"
        )
    }

    @Test func eachWheelHasItsTitles() {
        let first = "{ pickerView: $(one), titles: [A, B] }"
        let second = "{ pickerView: $(two), titles: [C, $(a)] }"
        expect(
            Generated(rows: "{ id: sizes, content: [\(first), \(second)] }", keys: state),
            has: "private let onePickerViewTitles: [String] = [\"A\", \"B\"]",
            "titles(of: pickerView).count",
            """
            private func titles(of pickerView: UIPickerView) -> [String] {
                switch pickerView {
                case onePickerView: return onePickerViewTitles
                case twoPickerView: return twoPickerViewTitles
                default: return []
                }
            }
            """,
            """
            cell.twoPickerViewTitles = ["C", state.a]
            cell.twoPickerView.selectRow(state.two, inComponent: 0, animated: false)
            """
        )
    }

    @Test func whatOnlyShowsAValueHasNoAction() {
        let rows = [
            "{ id: a, text: A, accessory: { progressView: $(part) } }",
            "{ id: b, text: B, accessory: { activityIndicator: $(!busy) } }",
        ]
        expect(
            Generated(rows: rows[0], rows[1], keys: state),
            has: "control.progress = Float(state.part)",
            "aProgressView.progress = Float(state.part)",
            """
            if !state.busy {
                control.startAnimating()
            } else {
                control.stopAnimating()
            }
            """
        )
        expect(Generated(rows: rows[0], rows[1], keys: state), lacks: "addAction")
    }

    @Test func aViewOfTheAppsIsMadeOnceAndFilled() {
        let set = "{ zoom: 2, isFlat: false, tint: { color: systemRed }, part: $(part) }"
        expect(
            Generated(rows: "{ id: a, text: A, accessory: { view: Gauge, width: 60, set: \(set) } }", keys: state),
            has: """
                private(set) lazy var aGauge: Gauge = {
                    let control = Gauge()
                    control.frame.size = CGSize(width: 60, height: 44)
                    control.zoom = 2
                    control.isFlat = false
                    control.tint = .systemRed
                    control.part = state.part
                    return control
                }()
                """,
            "aGauge.part = state.part",
            "cell.accessoryView = aGauge"
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
            has: """
                UIAction(image: UIImage(systemName: "info")) { [weak self] _ in
                """,
            "control.accessibilityLabel = \"More\""
        )
        expect(generated, lacks: "accessoryButtonTappedForRowWith")
    }
}
