import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: cells.
@Suite("The guides' rules for cells")
struct GuideCellTests {
    @Test("C08: a cell that is made once has no reuse identifier")
    func staticCellsHaveNoIdentifier() {
        expect(Generated(rows: "A"), has: "UITableViewCell(style: .default, reuseIdentifier: nil)")
        expect(Generated(rows: "A"), lacks: "dequeueReusableCell")
    }

    @Test("C09: the identifier that dequeues is the one that makes")
    func identifiersAreEqual() {
        expect(
            GuideSpecs.people(),
            has: "tableView.dequeueReusableCell(withIdentifier: \"PersonCell\")",
            "?? UITableViewCell(style: .default, reuseIdentifier: \"PersonCell\")"
        )
    }

    @Test("C10: a reused cell is given all of its content, also what is missing this time")
    func contentIsSetEachTime() throws {
        let generated = GuideSpecs.people(cell: "style: subtitle, text: $(person.name), detail: $(person.note)")
        let fill = try #require(generated.swift.functions("configurePersonCell").first)
        #expect(fill.contains("content.text = person.name"))
        #expect(fill.contains("content.secondaryText = person.note"))
        #expect(!fill.contains("if let"))
    }

    @Test("C11: content is not set when a cell is about to be shown")
    func contentIsSetWhereTheCellIsAskedFor() {
        let generated = GuideSpecs.people(keys: "hooks: [willDisplay]\n")
        let display = generated.swift.functions("willDisplay cell")
        #expect(display.count == 1)
        #expect(!display.joined().contains("configurePersonCell") && !display.joined().contains("content"))
        #expect(generated.swift.functions("cellForRowAt").first?.contains("configurePersonCell(cell") == true)
    }

    @Test("C21: no layout is overridden, so that none can forget super")
    func layoutIsLeftAlone() throws { try expectNowhere("func layoutSubviews(", "func updateConstraints(") }

    @Test("C12: a cell of one of UIKit's styles needs no subclass")
    func standardCellsHaveNoSubclass() {
        let cell = "style: subtitle, text: $(person.name), detail: $(person.note), accessory: disclosureIndicator"
        expect(GuideSpecs.people(cell: cell), lacks: ": UITableViewCell {")
    }

    @Test("C13: a cell with views of its own is a subclass, which makes and lays them out")
    func customCellsAreSubclasses() {
        expect(
            GuideSpecs.custom,
            has: "private final class PersonCell: UITableViewCell {",
            "?? PersonCell(style: .default, reuseIdentifier: \"PersonCell\")"
        )
    }

    @Test("C23: the class of a cell is a subclass of 'UITableViewCell'")
    func cellClassesAreCells() throws {
        let sources = try GeneratedSource.all()
        let classes = sources.flatMap { $0.text.components(separatedBy: "class ").dropFirst() }
            .compactMap { $0.split(separator: "\n").first }
            .filter { $0.hasSuffix("{") && $0.prefix { $0 != ":" }.hasSuffix("Cell") }
        #expect(classes.count >= 3)
        for head in classes { #expect(head.contains(/Cell: UITableViewCell[ ,]/), "\(head)") }
    }

    @Test("C19: the views of a cell keep to the margins of its content view")
    func contentKeepsToTheMargins() {
        expect(
            GuideSpecs.custom,
            has: "let margins = contentView.layoutMarginsGuide",
            "view.leadingAnchor.constraint(equalTo: margins.leadingAnchor)",
            "row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)"
        )
    }

    @Test("C20: the labels of a selected row highlight by themselves")
    func labelsHighlight() throws {
        try expectNowhere("func setHighlighted(", "func setSelected(")
        expect(
            GuideSpecs.people(cell: "content: { label: $(person.name), highlightedTextColor: systemRed }"),
            has: "nameLabel.highlightedTextColor = .systemRed"
        )
    }

    @Test("C25: a background is set in all cases")
    func backgroundsAreSetEachTime() throws {
        let generated = GuideSpecs.people(cell: "text: $(person.name), backgroundColor: systemYellow")
        let fill = try #require(generated.swift.functions("configurePersonCell").first)
        #expect(fill.contains("systemYellow"))
        #expect(!fill.contains("if "))
    }

    @Test("P07: no cell is drawn by hand, so that none needs to be told to draw itself anew")
    func nothingIsDrawn() throws {
        try expectNowhere("func draw(", "setNeedsDisplay", "UIGraphics", "CGContext")
        // What a custom cell shows are views; those redraw themselves when their values change.
        expect(
            GuideSpecs.people(cell: "content: $(person.name)"),
            has: "let nameLabel = UILabel()",
            "cell.nameLabel.text = person.name"
        )
    }

    @Test("P08: no view is laid out when a cell is asked for")
    func cellsAreLaidOutOnce() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("cellForRowAt") {
                for call in ["addSubview", "NSLayoutConstraint", ".frame =", "layoutIfNeeded"] {
                    #expect(!body.contains(call), "\(source.name): \(call)")
                }
            }
        }
    }

    @Test("P09: 'prepareForReuse' is not overridden, as all content is set each time")
    func reuseResetsNothing() throws { try expectNowhere("func prepareForReuse(") }

    @Test("P10: a cell of a collection is made only where none can be reused")
    func cellsAreReused() throws {
        let body = try #require(GuideSpecs.people().swift.functions("cellForRowAt").first)
        let parts = body.components(separatedBy: "UITableViewCell(style:")
        #expect(parts.count == 2)
        #expect(parts.first?.contains("dequeueReusableCell(withIdentifier:") == true)
    }

    @Test("P11: an empty queue is no failure")
    func anEmptyQueueIsFilled() throws {
        let body = try #require(GuideSpecs.people().swift.functions("cellForRowAt").first)
        #expect(body.contains("??") && !body.contains("!"))
        #expect(!body.contains("dequeueReusableCell(withIdentifier: \"PersonCell\", for:"))
    }

    @Test("P12: a control is made once a cell")
    func controlsAreMadeOnce() throws {
        let generated = Generated(
            """
            screen: People
            \(GuideSpecs.types)state: { people: [Person] }
            table:
              prototypes: [{ id: PersonCell, text: $(person.name), accessory: { button: Call, action: call } }]
              sections:
                - rows: { forEach: person in people, prototype: PersonCell }
            """
        )
        #expect(generated.findings.isEmpty)
        let body = try #require(generated.swift.functions("cellForRowAt").first)
        #expect(!body.contains("UIButton("))
        #expect(generated.swift.contains("UIButton("))
    }
}

/// Expects that nothing which is generated of `Specs/` holds one of these texts.
func expectNowhere(_ texts: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let sources = try GeneratedSource.all()
    #expect(sources.count > 40, sourceLocation: sourceLocation)
    for source in sources {
        for text in texts {
            let isThere = source.text.contains(text)
            #expect(!isThere, "\(source.name): \(text)", sourceLocation: sourceLocation)
        }
    }
}

/// Expects that what is generated of `Specs/` overrides a method only together with a call of super.
func expectSuper(in method: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    for source in try GeneratedSource.all() {
        let bodies = source.text.components(separatedBy: "override func ").dropFirst()
            .flatMap { "func \($0)".functions("\(method)(").prefix(1) }
        for body in bodies where body.hasPrefix(method) {
            #expect(body.contains("super.\(method)("), "\(source.name)", sourceLocation: sourceLocation)
        }
    }
}
