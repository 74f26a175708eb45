import Testing

@Suite("Views of the app's own subclasses")
struct OwnClassTests {
    private let state = "state: { name: String, isOn: Bool, one: Int }"

    @Test func aViewOfARowIsMadeAndSetUp() {
        let set = "set: { count: 2, tip: $(name) }"
        let label = "{ label: $(name), class: Badge, font: headline, color: systemRed, \(set) }"
        let image = "{ id: pic, image: { symbol: star }, class: Round, cornerRadius: 4 }"
        let generated = Generated(rows: "{ id: a, content: [\(label), \(image)] }", keys: state)
        expect(
            generated,
            has: """
                private(set) lazy var aNameLabel = Badge().with {
                    $0.text = state.name
                    $0.font = .preferredFont(forTextStyle: .headline)
                    $0.adjustsFontForContentSizeCategory = true
                    $0.textColor = .systemRed
                    $0.count = 2
                    $0.tip = state.name
                }
                """,
            """
            private(set) lazy var aPic = Round().with {
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
                "aIsOnSwitch = Lever().with {\n$0.click = true\n$0.onTintColor = .systemRed\n}"
                + ".writing(\\.isOn, of: self)",
            "$0.insertSegment(withTitle: \"A\", at: 0, animated: false)",
            "$0.configuration = .tinted()\n$0.configuration?.title = \"Go\"",
            "Knob().with { $0.show(title: \"Go\") }"
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
            has: "let nameLabel = Badge().with {\n$0.adjustsFontForContentSizeCategory = true\n$0.count = 2\n}",
            "views.nameLabel.text = item.name\nviews.nameLabel.isNew = item.isNew",
            "let nameButton = Knob().with { $0.count = 3 }",
            "views.nameButton.show(title: item.name)\nviews.nameButton.isNew = item.isNew",
            "let nameButtonItem = Knob().with { $0.configuration = .gray() }"
        )
    }

    @Test func aPropertyIsNotCalledAsItsClass() {
        let row = "{ id: a, content: [{ id: badge, label: $(name), class: aBadge }] }"
        let generated = Generated(rows: row, keys: state)
        #expect(!generated.swift.contains("lazy var aBadge = aBadge()"))
    }
}
