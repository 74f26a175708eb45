import Testing

@Suite("Static tables")
struct StaticTableTests {
    @Test func aRowIsOneValueThatSaysWhatItsCellShows() {
        expect(
            Generated(rows: "{ id: about, style: value1, text: About, detail: 1.0, accessory: disclosureIndicator }"),
            has: """
                TableSpec.RowContent(
                    "About",
                    detail: "1.0",
                    style: .value1,
                    accessory: .disclosureIndicator,
                    isSelectable: false
                )
                """
        )
    }

    @Test func aRowWithoutATextIsARow() {
        expect(
            Generated(rows: "{ id: a }", "{ id: b, backgroundColor: systemRed }"),
            has: "case .a: TableSpec.RowContent(isSelectable: false)",
            "case .b: TableSpec.RowContent(in: \"b\", isSelectable: false).cell { $0.backgroundColor = .systemRed }"
        )
        #expect(Generated(rows: "{ id: a }").supports("init(\n_ text: String? = nil,"))
    }

    /// Cells of one style are reused for all rows; those with specific content have a separate queue.
    @Test func rowsThatLookAlikeShareTheirCells() {
        expect(
            Generated(
                rows: "{ id: a, text: A }",
                "{ id: b, text: B, accessory: { switch: $(isOn) } }",
                "{ id: c, text: C, tintColor: systemRed }",
                keys: "state: { isOn: Bool }"
            ),
            has: "case .a: TableSpec.RowContent(\"A\", isSelectable: false)",
            "case .b: TableSpec.RowContent(\"B\", with: bSwitch, in: \"b\")",
            "case .c: TableSpec.RowContent(\"C\", in: \"c\", isSelectable: false).cell { $0.tintColor = .systemRed }"
        )
    }

    @Test func noTwoKindsOfRowsShareAQueueByTheirNames() {
        let rows = ["Row", "Payment", "PaymentViews", "Fee"].map { "{ id: \($0), text: A, tintColor: systemRed }" }
        expect(
            Generated(
                """
                screen: Test
                state: { names: [String] }
                table:
                  prototypes:
                    - { id: Payment, content: [$(name)] }
                    - { id: Fee, text: $(name), tintColor: systemBlue }
                  sections:
                    - { id: a, rows: [\(rows.joined(separator: ", "))] }
                    - { id: b, rows: { forEach: name in names, prototype: Payment } }
                    - { id: c, rows: { forEach: name in names, prototype: Fee } }
                """
            ),
            has: "case .row: TableSpec.RowContent(\"A\", in: \"RowRow\"",
            "case .payment:\nTableSpec.RowContent(\"A\", in: \"PaymentRow\"",
            "case .paymentViews:\nTableSpec.RowContent(\"A\", in: \"PaymentViewsRow\"",
            "case .fee: TableSpec.RowContent(\"A\", in: \"FeeRow\"",
            "RowContent(PaymentViews.self",
            "in: \"Fee\""
        )
    }

    @Test func oneRowThatIsAlwaysThereNeedsNoChoice() {
        let generated = Generated(rows: "{ id: about, text: About }")
        expect(
            generated,
            has: "TableSpec.Content(.only, rows: [.about])",
            "private func content(of row: Row) -> TableSpec.RowContent { TableSpec.RowContent(\"About\", isSelectable: false) }"
        )
        expect(generated, lacks: "switch", "override func tableView", "weak var", "didSet", "showChanges")
    }

    @Test func nothingIsEmittedThatTheScreenDoesNotNeed() {
        let generated = Generated(rows: "{ id: a, text: A }", "{ id: b, text: B }")
        expect(generated, has: "TableSpec.Content(.only, rows: [.a, .b])")
        expect(generated, lacks: "didSelectRowAt", "header", "Actions", "StatefulScreen", "heightForRow", "editing")
    }

    @Test func whatTheScreensDoNotUseIsNotInTheirSupport() {
        let plain = Generated(rows: "{ id: a, text: A }").support
        for part in ["EditingRules", "SectionIndex", "TitleStyle", "UISwitch", "StatefulScreen", "RowViews", "Stripes"]
        {
            #expect(!plain.contains(part), "\(part)")
        }
        let generated = Generated(
            rows: "{ id: a, text: A, accessory: { switch: $(isOn) } }",
            keys: "state: { isOn: Bool }"
        )
        #expect(generated.supports("extension UISwitch: TableSpec.ValueControl {"))
        #expect(generated.supports("protocol StatefulScreen: AnyObject {"))
        #expect(!generated.support.contains("extension UISlider"))
    }

    @Test func boundTextIsSetAgainWhenItsPropertyChanges() {
        let generated = Generated(rows: "{ id: name, text: $(name) }", keys: "state: { name: String, other: Int }")
        expect(
            generated,
            has: "RowContent(state.name, isSelectable: false)",
            "didSet { if state != oldValue { showChanges(since: oldValue) } }",
            "(since old: State) { source.show(content) { $0 == .name && state.name != old.name } }"
        )
        expect(generated, lacks: "reload", "old.other")
    }

    @Test(
        "Rows that show something no control stores are filled and measured again",
        arguments: [
            ("{ id: a, text: $(name) }", true), ("{ id: a, text: $(name), height: 60 }", true),
            ("{ id: a, text: A, accessory: { switch: $(isOn) } }", false),
            ("{ id: a, text: A, accessibilityLabel: $(name) }", true),
            ("{ id: a, text: A, accessibilityValue: $(name) }", true),
            ("{ id: a, content: [{ label: $(name) }] }", true),
            ("{ id: a, content: [{ textView: $(name), height: 80 }] }", false),
            ("{ id: a, content: [{ textField: $(name) }] }", false),
            ("{ id: a, content: [{ progressView: $(part) }] }", false),
        ]
    )
    func rowsAreFilledAgain(row: String, isFilled: Bool) {
        let generated = Generated(rows: row, keys: "state: { name: String, isOn: Bool, part: Double }")
        expect(generated, has: "func showChanges(since old: State)")
        let filling = "source.show(content) { $0 == .a && state.name != old.name }"
        if isFilled { expect(generated, has: filling) } else { expect(generated, lacks: "source.show(content)") }
    }

    @Test func aRowFollowsItsTextViewWhereThatNeedsAnotherHeight() {
        let generated = Generated(
            rows: "{ id: a, content: [{ textView: $(name) }, { label: $(other) }] }",
            keys: "state: { name: String, other: String }"
        )
        let condition = "aNameTextView.needsOtherHeight || state.other != old.other"
        expect(generated, has: condition)
        #expect(generated.supports("var needsOtherHeight: Bool {"))
    }

    @Test func textsBecomeInterpolations() {
        let keys = """
            types: { Trail: { name: String, site: "URL?", level: "enum(easy, hard)", tags: [String] } }
            input: { trail: Trail, count: "Int?" }
            """
        expect(
            Generated(
                rows: #"{ id: a, style: subtitle, text: "$(trail.name): $(trail.site)", detail: $(count) }"#,
                "{ id: b, style: subtitle, text: $(trail.tags.count), detail: $(trail.level) }",
                keys: keys
            ),
            has: #""\(input.trail.name): \(input.trail.site?.absoluteString ?? "")","#,
            #"detail: input.count.map { "\($0)" },"#,
            #""\(input.trail.tags.count)","#,
            "detail: input.trail.level.rawValue,"
        )
    }

    @Test func value2UsesTheLabelsOfTheCell() {
        expect(
            Generated(
                rows: "{ id: a, style: value2, text: mobile, detail: $(number) }",
                keys: "state: { number: String }"
            ),
            has: """
                TableSpec.RowContent(cell: TableSpec.Value2Cell.self, in: "a", isSelectable: false) { [weak self] cell in
                    guard let self else { return }
                    cell.textLabel?.text = "mobile"
                    cell.detailTextLabel?.text = state.number
                }
                """
        )
    }

    @Test func looksAreUIKitsProperties() {
        expect(
            Generated(
                rows: """
                    { id: a, text: A, textColor: systemRed, backgroundColor: "#FF8000", numberOfLines: 2, height: 60.5, \
                    indentationLevel: 1, selectionStyle: none, accessibilityLabel: L, accessibilityIdentifier: I }
                    """
            ),
            has: "$0.textProperties.color = .systemRed",
            "cell.backgroundColor = UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)",
            "$0.textProperties.numberOfLines = 2",
            "cell.indentationLevel = 1",
            "isSelectable: false",
            ".labeled(\"L\")",
            "cell.accessibilityIdentifier = \"I\"",
            "heightForRowAt indexPath: IndexPath) -> CGFloat { 60.5 }"
        )
    }

    @Test func rowsThatComeAndGoKeepTheirPlaces() {
        expect(
            Generated(
                rows: "{ id: a, text: A }",
                "{ id: b, text: B, visible: $(!flag) }",
                "{ id: c, text: C }",
                keys: "state: { flag: Bool }"
            ),
            has: "TableSpec.Content(.only, rows: [.a] + (!state.flag ? [.b] : []) + [.c])"
        )
    }
}
