import TableSpecDiagnostics
import TableSpecModel
import Testing

/// Dates, wheels, pages, progress and the app's own views: valid values, and diagnostics for invalid ones.
@Suite("Controls and views of custom cells")
struct ContentControlTests {
    private static let state = "state: { name: String, day: Date = 2026-01-31, count: Int = 1, part: Double = 0.25 }"

    private func resolved(_ row: String) -> Resolved { Resolved(rows: "        - \(row)", screenKeys: Self.state) }

    @Test func aDatePickerShowsADate() {
        expect(
            resolved("{ text: A, accessory: { datePicker: ⟦$(name)⟧ } }"),
            "a date picker shows a date, but 'name' is 'String'"
        )
        expect(
            resolved("{ text: A, accessory: { datePicker: ⟦$(day)⟧, mode: countDownTimer } }"),
            "a date picker shows a number of seconds of type 'Double', but 'day' is 'Date'"
        )
        expect(resolved("{ id: a, content: { datePicker: $(part), mode: countDownTimer } }"))
    }

    @Test func aButtonLeadsOrCallsTheApp() {
        expect(
            resolved("{ id: a, content: { button: A, action: b, ⟦segue⟧: Test } }"),
            "a tap has one result: 'segue', 'action', 'unwind' or 'openURL'"
        )
        expect(
            resolved("{ id: a, content: { textField: $(name), ⟦segue⟧: Test } }"),
            "'textField' has no 'segue'"
        )
    }

    @Test func aDurationIsSetWithWheels() {
        let style = "preferredDatePickerStyle: ⟦inline⟧"
        expect(
            resolved("{ id: a, content: { datePicker: $(part), mode: countDownTimer, \(style) } }"),
            "'countDownTimer' requires the style 'wheels', found 'inline'"
        )
    }

    @Test func limitsAreDatesOrBindings() {
        expect(
            resolved("{ text: A, accessory: { datePicker: $(day), minimumDate: ⟦tomorrow⟧, maximumDate: $(day) } }"),
            "expected a date such as '2026-01-31', or a binding, found 'tomorrow'"
        )
        expect(
            resolved("{ text: A, accessory: { datePicker: $(day), minimumDate: ⟦$(name)⟧ } }"),
            "expected a date, but 'name' is 'String'"
        )
        expect(
            resolved("{ text: A, accessory: { datePicker: $(day), minuteInterval: ⟦7⟧ } }"),
            "expected a number of minutes from 1 to 30 that divides an hour evenly, found the number '7'"
        )
    }

    @Test func aColorWellShowsAColor() {
        let resolved = Resolved(
            rows: """
                        - { text: A, accessory: { colorWell: $(tint), supportsAlpha: false } }
                        - { text: B, accessory: { colorWell: $(none) } }
                """,
            screenKeys: "state: { tint: Color = systemMint, none: Color? }"
        )
        expect(resolved)
        #expect(
            resolved.content?.sections.first?.rows.map(\.accessory) == [
                .control(.colorWell(.system(.systemMint))), .control(.colorWell(nil)),
            ]
        )
        expect(
            self.resolved("{ text: A, accessory: { colorWell: ⟦$(name)⟧ } }"),
            "a color well shows a color, but 'name' is 'String'"
        )
    }

    @Test func aWheelHasTitlesAndAPageControlHasPages() {
        expect(resolved("{ id: a, content: ⟦{ pickerView: $(count) }⟧ }"), "content view has no 'titles'")
        expect(resolved("{ id: a, content: ⟦{ pageControl: $(count) }⟧ }"), "content view has no 'numberOfPages'")
    }

    @Test func whatOnlyShowsAValueTakesItFromAnywhere() {
        let resolved = Resolved(
            rows: "        - { text: A, accessory: { progressView: $(done) } }",
            screenKeys: "input: { done: Double }\nsamples: { done: 0.5 }"
        )
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.first?.accessory == .control(.progressView(0.5)))
    }

    @Test func notesAndWheelsHaveNoPlaceAtTheTrailingEdge() {
        let resolved = resolved("{ text: A, accessory: { textView: $(name) } }")
        #expect(resolved.diagnostics.map(\.id) == ["unknown-key"])
    }

    @Test func aStoppedSpinnerTakesNoRoom() {
        let resolved = Resolved(
            rows: "        - { id: a, content: [A, { activityIndicator: $(busy) }] }",
            screenKeys: "state: { busy: Bool }"
        )
        #expect(
            resolved.content?.sections.first?.rows.first?.content?.leaves.map(\.kind) == [.label(LabelContent("A"))]
        )
    }

    @Test func propertiesOfTheAppsClassesGetValuesOfTheirTypes() throws {
        let values = "zoom: 2.5, isFlat: true, title: 7, note: \"8\", tint: { color: systemRed }, pin: { image: map }"
        let resolved = resolved("{ id: a, content: { view: RouteMap, set: { \(values) } } }")
        expect(resolved)
        let view = try #require(resolved.screen?.table.staticRows.first?.cell.content)
        guard case .app(let app) = view.kind else {
            Issue.record("no view of the app's")
            return
        }
        #expect(app.assignments.map(\.value).prefix(2) == [.number(2.5), .boolean(true)])
        #expect(app.assignments.compactMap { $0.text?.literal } == ["7", "8"])
        #expect(app.assignments.map(\.value).suffix(2).first == .color(.system(.systemRed)))
        expect(
            self.resolved("{ id: a, content: { view: RouteMap, set: { tint: ⟦{ }⟧ } } }"),
            "the value is empty; expected 'color' or 'image'"
        )
    }

    @Test func aDateIsReadOffAMoment() {
        for (text, weekday) in [("2026-01-31", 6), ("1970-01-01", 4), ("2000-02-29", 2), ("1901-12-31T23:59:59Z", 2)] {
            let parts = CalendarDate(text).map { CalendarDate.Parts(secondsSince1970: $0.secondsSince1970) }
            #expect(parts?.text == text)
            #expect(parts?.weekday == weekday)
        }
    }

    @Test func textsOfStandardCellsHaveTheirLooks() {
        let resolved = resolved(
            "{ text: A, font: headline, textAlignment: center, style: subtitle, detail: B, detailNumberOfLines: 2 }"
        )
        expect(resolved)
        let row = resolved.content?.sections.first?.rows.first
        #expect(row?.textAttributes == TextAttributesContent(font: .style(.headline), alignment: .center))
        #expect(row?.detailAttributes.numberOfLines == 2)
        expect(
            self.resolved("{ text: A, textAlignment: ⟦right⟧, minimumScaleFactor: ⟦3⟧ }"),
            "unknown row text alignment 'right'",
            "expected a number from 0 to 1, found the number '3'"
        )
    }
}
