import Testing

@Suite("Views of the app's own classes in a screen")
struct ScreenViewTests {
    private static func screen(_ views: String) -> Generated {
        Generated(rows: "A", keys: "views: { above: [\(views)], below: [{ class: CompassView }] }")
    }

    @Test func theAppMakesEachClassByOneMethod() {
        let generated = Self.screen("{ class: CompassView }, { class: DialView }")
        expect(
            generated,
            has: """
                protocol TestActions: AnyObject {
                    /// Makes the view `CompassView`.
                    func makeCompassView() -> UIView
                    /// Makes the view `DialView`.
                    func makeDialView() -> UIView
                }
                """,
            "let aboveViews = [actions?.makeCompassView(), actions?.makeDialView()].compactMap { $0 }",
            "let belowViews = [actions?.makeCompassView()].compactMap { $0 }"
        )
    }

    @Test func viewsOfCellsStandBesideThemInTheOrderOfTheSpec() {
        let generated = Generated(
            rows: "A",
            keys: """
                state: { name: String, volume: Double }
                views: { above: [Title, { class: CompassView }, { hstack: [Name, { textField: $(name) }] }], \
                below: [{ slider: $(volume), min: 0, max: 1, width: 50% }, \
                { segmentedControl: momentary, segments: [A, B], action: sort }] }
                """
        )
        #expect(generated.findings == [])
        expect(
            generated,
            has: "private(set) lazy var aboveLabel = TableSpec.label(\"Title\")",
            "private(set) lazy var aboveNameTextField = ",
            "private(set) lazy var aboveRow = TableSpec.adaptiveRow(",
            "let aboveViews = [aboveLabel, actions?.makeCompassView(), aboveRow].compactMap { $0 }",
            "TableSpec.row([belowVolumeSlider, UIView()], spacing: 0, alignment: .fill)",
            "belowSegmentedControl",
            "equalTo: below.layoutMarginsGuide.widthAnchor,\nmultiplier: 0.5\n).isActive = true",
            "func sort(segment: Int)"
        )
    }

    @Test func aFieldAboveTheTableGetsTheKeyboard() {
        expect(
            Generated(
                rows: "A",
                keys:
                    "state: { name: String }\nviews: { above: [{ textField: $(name), focus: true, editingDidEnd: check }] }"
            ),
            has: "aboveNameTextField.becomeFirstResponder()",
            "/// Called when the text field above the table ends editing."
        )
    }
}
