import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Custom cells")
struct CustomCellTests {
    private func content(_ row: String, _ keys: String = "") throws -> CellViewContent {
        let resolved = Resolved(rows: "        - \(row)", screenKeys: keys)
        expect(resolved)
        return try #require(resolved.content?.sections.first?.rows.first?.content)
    }

    @Test func aTextAloneIsALabel() throws {
        let view = try content("{ id: a, content: Nothing yet }")
        #expect(view.kind == .label(LabelContent("Nothing yet")))
    }

    @Test func aListIsARowWhoseFieldTakesTheRest() throws {
        let view = try content("content: [Name, { textField: $(name) }]", "state: { name: String = Ada }")
        guard case .stack(let stack) = view.kind else {
            Issue.record("expected a stack")
            return
        }
        #expect(stack.axis == .horizontal)
        #expect(stack.spacing == 8)
        #expect(stack.alignment == .center)
        #expect(stack.stretchedIndices == [1])
        #expect(view.leaves.map(\.kind).last == .control(.textField(text: "Ada", placeholder: nil, isSecure: false)))
    }

    @Test func aRowWithContentIsCustomAndNamedAfterItsFirstText() {
        let resolved = Resolved(rows: "        - content: [Sound Effects, { spacer: true }, Loud]")
        expect(resolved)
        #expect(resolved.screen?.table.staticRows.map(\.id.value) == ["soundEffects"])
        #expect(resolved.screen?.table.staticRows.map(\.cell.shownStyle) == [.custom])
    }

    @Test func everySettingOfALabelIsRead() throws {
        let keys = "font: { size: 20, weight: semibold }, color: systemRed, alignment: right, numberOfLines: 2"
        let view = try content("content: { label: A, \(keys), lineBreakMode: byTruncatingMiddle }")
        var label = LabelContent(
            "A",
            font: .system(size: 20, weight: .semibold),
            color: .system(.systemRed),
            alignment: .right,
            lineBreakMode: .byTruncatingMiddle,
            numberOfLines: 2
        )
        label.statesLines = true
        #expect(view.kind == .label(label))
    }

    @Test func aViewSaysWhatItIs() {
        expect(
            Resolved(rows: "        - { id: a, content: ⟦{ width: 4 }⟧ }"),
            "content view has no kind; expected 'switch', 'slider', 'stepper', 'segmentedControl', 'textField', "
                + "'button' or 16 others; see 'tablespec help keys content view'"
        )
        expect(Resolved(rows: "        - { id: a, content: { label: A, ⟦image⟧: b } }"), "a view has only one kind")
    }

    @Test func aKeyOfAnotherViewIsReported() {
        expect(
            Resolved(rows: "        - { id: a, content: { label: A, ⟦spacing⟧: 4, ⟦min⟧: 2 } }"),
            "'label' has no 'spacing'",
            "'label' has no 'min'"
        )
    }

    @Test func wrongValuesAreReportedAtTheirPlaces() {
        expect(
            Resolved(rows: "        - { id: a, content: { label: A, font: ⟦{ weight: bold }⟧ } }"),
            "font has no size; expected 'size' or 'textStyle'"
        )
        expect(
            Resolved(rows: "        - { id: a, content: { label: A, font: { size: ⟦0⟧ }, minimumScaleFactor: ⟦2⟧ } }"),
            "expected a number from 1 to 300, found the number '0'",
            "expected a number from 0 to 1, found the number '2'"
        )
        expect(
            Resolved(rows: "        - { id: a, content: { hstack: [⟦[a, b]⟧] } }"),
            "expected a view; to nest views, write 'hstack: […]', found a list"
        )
    }

    @Test func aStyleOfUIKitHasNoContent() {
        expect(
            Resolved(rows: "        - { id: a, style: ⟦value1⟧, content: A }"),
            "the style 'value1' has its own views, so the cell can't have 'content'"
        )
    }

    @Test func twoViewsOfOneCellHaveTwoNames() {
        let resolved = Resolved(rows: "        - content: [{ label: A, id: a }, { label: B, id: ⟦a⟧ }]")
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
        #expect(resolved.diagnostics.map(\.id) == ["duplicate-name"])
    }

    @Test func controlsAmongViewsAreBoundToTheState() {
        expect(
            Resolved(
                rows: "        - content: [A, { switch: ⟦$(name)⟧ }, $(⟦nam⟧)]",
                screenKeys: "state: { name: String }"
            ),
            "a switch shows a Boolean, but 'name' is 'String'",
            "unknown name 'nam'; expected 'name'"
        )
    }

    @Test func aClassOfTheAppsIsCustomAndItsTextsAreShown() {
        let resolved = Resolved(
            rows: "        - { id: a, class: PriceCell, set: { priceLabel.text: $(price) €, chart.value: $(price) } }",
            screenKeys: "state: { price: Int = 7 }"
        )
        expect(resolved)
        let row = resolved.content?.sections.first?.rows.first
        #expect(row?.style == .custom)
        #expect(row?.content?.leaves.map(\.kind) == [.label(LabelContent("7 €"))])
        let assignments = resolved.screen?.table.staticRows.first?.cell.assignments ?? []
        #expect(assignments.map(\.isText) == [true, false])
    }

    @Test func outletsAreNamedByTheirWays() {
        expect(
            Resolved(rows: "        - { id: a, class: A, set: { ⟦label text⟧: B, ⟦x.⟧: C } }"),
            "'label text' isn't a property path; expected names such as 'titleLabel.text'",
            "'x.' isn't a property path; expected names such as 'titleLabel.text'"
        )
        expect(
            Resolved(rows: "        - { text: A, set: { ⟦label.text⟧: B } }"),
            "'set' requires a cell of a custom class"
        )
    }
}
