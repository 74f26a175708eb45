import Testing

@Suite("Views of the app's own subclasses")
struct CustomClassTests {
    private let state = "state: { name: String, isOn: Bool, one: Int }"

    @Test func aViewOfARowIsMadeAndSetUp() {
        let set = "set: { count: 2, tip: $(name) }"
        let label = "{ label: $(name), class: Badge, font: headline, color: systemRed, \(set) }"
        let image = "{ id: pic, image: { symbol: star }, class: Round, cornerRadius: 4 }"
        let generated = Generated(rows: "{ id: a, content: [\(label), \(image)] }", keys: state)
        expect(
            generated,
            has: """
                private(set) lazy var aNameLabel = TableSpec.with(Badge()) {
                    $0.text = state.name
                    $0.font = .preferredFont(forTextStyle: .headline)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.textColor = .systemRed
                    $0.count = 2
                    $0.tip = state.name
                }
                """,
            """
            private(set) lazy var aPic = TableSpec.with(Round()) {
                $0.image = UIImage(systemName: "star")
                $0.contentMode = .scaleAspectFit
                $0.layer.cornerRadius = 4
                $0.clipsToBounds = true
            }
            """,
            "aNameLabel.tip = state.name"
        )
        expect(generated, lacks: "UILabel.forRow", "UIImageView.forRow")
    }

    @Test func aControlOfARowIsMadeAndBound() {
        let generated = Generated(
            rows:
                "{ id: a, content: [{ switch: $(isOn), class: Lever, onTintColor: systemRed, set: { click: true } }] }",
            "{ id: b, content: [{ segmentedControl: $(one), segments: [A, B], class: Parts }] }",
            "{ id: c, content: [{ button: Go, class: Knob, style: tinted, action: go }] }",
            "{ id: d, content: [{ button: Go, class: Knob, action: go }] }",
            keys: state
        )
        expect(
            generated,
            has:
                "aIsOnSwitch = TableSpec.with(Lever()) {\n$0.click = true\n$0.onTintColor = .systemRed\nTableSpec.bind($0, to: \\.isOn, of: self)\n}",
            "$0.insertSegment(withTitle: \"A\", at: 0, animated: false)",
            "$0.configuration = .tinted()\n$0.configuration?.title = \"Go\"",
            "TableSpec.with(Knob()) {\nTableSpec.show(title: \"Go\", in: $0)"
        )
    }

    @Test func thePrototypeFillsWhatDependsOnTheElement() {
        let generated = Generated(
            """
            screen: Test
            types: { Item: { id: Int, name: String, isNew: Bool } }
            state: { items: [Item] }
            table:
              prototypes:
                - id: ItemCell
                  content:
                    - { label: $(item.name), class: Badge, set: { count: 2, isNew: $(item.isNew) } }
                    - { button: $(item.name), class: Knob, set: { isNew: $(item.isNew), count: 3 }, action: go }
                    - { button: $(item.name), class: Knob, style: gray, selected: $(item.isNew), selectedImage: { symbol: star }, action: go }
              sections: [{ rows: { forEach: item in items, prototype: ItemCell } }]
            """
        )
        expect(
            generated,
            has:
                "let nameLabel = TableSpec.with(Badge()) {\n$0.adjustsFontForContentSizeCategory = true\n$0.count = 2\n}",
            "views.nameLabel.text = item.name\nviews.nameLabel.isNew = item.isNew",
            "let nameButton = TableSpec.with(Knob()) { $0.count = 3 }",
            "TableSpec.show(title: item.name, in: views.nameButton)\nviews.nameButton.isNew = item.isNew",
            "let nameButtonItem = TableSpec.with(Knob()) { $0.configuration = .gray() }"
        )
    }

    @Test func aPropertyIsNotCalledAsItsClass() {
        let row = "{ id: a, content: [{ id: badge, label: $(name), class: aBadge }] }"
        let generated = Generated(rows: row, keys: state)
        #expect(!generated.swift.contains("lazy var aBadge = aBadge()"))
    }

    // MARK: Cells

    @Test func theClassOfAPrototypeHasOutletsForItsViews() {
        func generated(_ cell: String) -> Generated {
            Generated(
                """
                screen: Test
                types: { Item: { id: Int, name: String, isNew: Bool } }
                state: { items: [Item] }
                table:
                  prototypes: [{ id: ItemCell, class: OwnCell, \(cell) }]
                  sections: [{ rows: { forEach: item in items, prototype: ItemCell } }]
                """
            )
        }
        expect(
            generated("set: { isNew: $(item.isNew) }, content: [{ label: $(item.name), id: caption, tag: 2 }, A]"),
            has: """
                TableSpec.RowContent(ItemViews.self, isSelectable: false) { $0.caption.text = item.name }.cell(
                OwnCell.self,
                with: ItemViews.self,
                in: "ItemCell"
                ) { cell, views in
                cell.caption = views.caption
                cell.isNew = item.isNew
                }
                """,
            "$0.tag = 2"
        )
        expect(
            generated("content: [$(item.name)]"),
            has: #".cell(OwnCell.self, in: "ItemCell")"#,
            "{ $0.nameLabel.text = item.name }"
        )
        expect(
            generated("text: $(item.name), set: { isNew: true }"),
            has: #"RowContent(item.name, isSelectable: false).cell(OwnCell.self, in: "ItemCell") { $0.isNew = true }"#
        )
        expect(generated("set: { isNew: true }"), has: #"RowContent(cell: OwnCell.self, in: "ItemCell""#)
    }

    @Test func theClassOfAStaticRowHasOutletsForTheScreensViews() {
        let content = "content: [{ textField: $(name), id: field }, A]"
        expect(
            Generated(rows: "{ id: a, class: OwnCell, \(content), validate: [{ required: B }] }", keys: state),
            has: """
                .cell(OwnCell.self, in: "a") { [weak self] cell in
                guard let self else { return }
                cell.field = aField
                }
                """
        )
    }
}
