import Testing

@Suite("Static tables")
struct StaticTableTests {
    @Test func aCellIsMadeOnceAndKept() {
        expect(
            Generated(rows: "{ id: about, style: value1, text: About, detail: 1.0, accessory: disclosureIndicator }"),
            has: """
                private(set) lazy var aboutCell: UITableViewCell = {
                    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                    var content = cell.defaultContentConfiguration()
                    content.text = "About"
                    content.secondaryText = "1.0"
                    cell.contentConfiguration = content
                    cell.accessoryType = .disclosureIndicator
                    return cell
                }()
                """
        )
    }

    @Test func oneRowThatIsAlwaysThereNeedsNoList() {
        let generated = Generated(rows: "{ id: about, text: About }")
        expect(generated, has: "numberOfRowsInSection section: Int) -> Int {\n    1\n}", "    aboutCell\n")
        expect(
            generated,
            lacks: "enum Row",
            "enum Section",
            "numberOfSections",
            "UITableViewDelegate",
            "weak var",
            "update"
        )
    }

    @Test func nothingIsEmittedThatTheScreenDoesNotNeed() {
        let generated = Generated(rows: "{ id: a, text: A }", "{ id: b, text: B }")
        expect(generated, has: "private let rows: [Row] = [.a, .b]")
        expect(generated, lacks: "didSelectRowAt", "titleForHeader", "Actions", "performBatchUpdates", "heightForRow")
    }

    @Test func boundTextIsSetAgainWhenItsPropertyChanges() {
        expect(
            Generated(rows: "{ id: name, text: $(name) }", keys: "state: { name: String, other: Int }"),
            has: """
                private func updateNameCell(_ cell: UITableViewCell) {
                    var content = cell.defaultContentConfiguration()
                    content.text = state.name
                    cell.contentConfiguration = content
                }
                """,
            """
            private func update(from old: State) {
                if state.name != old.name {
                    updateNameCell(nameCell)
                    updateHeights()
                }
            }
            """,
            """
            private func updateHeights() {
                guard let tableView, tableView.window != nil else { return }
                tableView.performBatchUpdates(nil)
            }
            """
        )
    }

    @Test(
        "Rows are measured again where they state no height and show something else",
        arguments: [
            ("{ id: a, text: $(name) }", true), ("{ id: a, text: $(name), height: 60 }", false),
            ("{ id: a, text: A, accessory: { switch: $(isOn) } }", false),
            ("{ id: a, text: A, accessibilityLabel: $(name) }", false),
            ("{ id: a, content: [{ label: $(name) }] }", true),
            ("{ id: a, content: [{ progressView: $(part) }] }", false),
        ]
    )
    func rowsAreMeasuredAgain(row: String, isMeasured: Bool) {
        let generated = Generated(rows: row, keys: "state: { name: String, isOn: Bool, part: Double }")
        expect(generated, has: "func update(from old: State)")
        if isMeasured { expect(generated, has: "updateHeights()") } else { expect(generated, lacks: "updateHeights()") }
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
            has: #"content.text = "\(input.trail.name): \(input.trail.site?.absoluteString ?? "")""#,
            #"content.secondaryText = input.count.map { "\($0)" }"#,
            #"content.text = "\(input.trail.tags.count)""#,
            "content.secondaryText = input.trail.level.rawValue"
        )
    }

    @Test func value2UsesTheLabelsOfTheCell() {
        expect(
            Generated(
                rows: "{ id: a, style: value2, text: mobile, detail: $(number) }",
                keys: "state: { number: String }"
            ),
            has: """
                cell.textLabel?.text = "mobile"
                cell.detailTextLabel?.text = state.number
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
            has: "content.textProperties.color = .systemRed",
            "cell.backgroundColor = UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)",
            "content.textProperties.numberOfLines = 2",
            "cell.indentationLevel = 1",
            "cell.selectionStyle = .none",
            "cell.accessibilityLabel = \"L\"",
            "cell.accessibilityIdentifier = \"I\"",
            "heightForRowAt indexPath: IndexPath) -> CGFloat {\n    60.5\n}"
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
            has: """
                private static func visibleRows(state: State) -> [Row] {
                    var rows: [Row] = [.a]
                    if !state.flag {
                        rows.append(.b)
                    }
                    rows.append(.c)
                    return rows
                }
                """
        )
    }
}
