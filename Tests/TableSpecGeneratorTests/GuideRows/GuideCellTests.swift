import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: cells.
@Suite("The guides' rules for cells")
struct GuideCellTests {
    @Test("C08: every cell is dequeued, including those of static rows")
    func allCellsAreQueued() throws {
        try expectNowhere("UITableViewCell(style:", "reuseIdentifier: nil")
        let cell = try #require(Generated(rows: "A").support.functions("cellForRowAt").first)
        #expect(cell.contains("dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)"))
    }

    @Test("C09: the identifier that dequeues is the registered one")
    func identifiersAreEqual() throws {
        let cell = try #require(GuideSpecs.people().support.functions("cellForRowAt").first)
        let registered = try #require(
            cell.range(of: "register(row.cellClass, forCellReuseIdentifier: row.reuseIdentifier)")
        )
        let dequeued = try #require(cell.range(of: "withIdentifier: row.reuseIdentifier"))
        #expect(registered.upperBound < dequeued.lowerBound)
    }

    @Test("C10: all content of a reused cell is set, including what is missing")
    func contentIsSetEachTime() throws {
        let generated = GuideSpecs.people(cell: "style: subtitle, text: $(person.name), detail: $(person.note)")
        expect(generated, has: "RowContent(person.name, detail: person.note, style: .subtitle, isSelectable: false)")
        // A new configuration has no secondary text and no image.
        #expect(generated.supports("case .basic: .cell()"))
        #expect(generated.supports("list.text = text"))
        let fill = ["cellForRowAt", "apply(to cell"].compactMap { generated.support.functions($0).first }.joined()
        let set = [
            "accessibilityLabel =", "accessibilityTraits =", "selectionStyle =",
            "cell.contentConfiguration = content", "accessoryType =", "accessoryView = $0",
        ]
        for assignment in set { #expect(fill.contains(assignment), "\(assignment)") }
        #expect(generated.supports("others.subtracting([.button, .selected, .notEnabled]).union(own)"))
    }

    @Test("C11: content isn't set when a cell is about to be displayed")
    func contentIsSetWhereTheCellIsAskedFor() {
        let generated = GuideSpecs.people(keys: "hooks: [willDisplay]\n")
        let display = generated.swift.functions("willDisplay cell")
        #expect(display.count == 1)
        #expect(!display.joined().contains("content"))
        #expect(generated.support.functions("cellForRowAt").first?.contains("row.apply(to: cell)") == true)
    }

    @Test("C21: no screen overrides layout, and overrides in the support file call super")
    func layoutIsLeftAlone() throws {
        try expectNowhere("func updateConstraints(")
        for file in try GeneratedSource.all() {
            let overrides = file.text.functions("layoutSubviews()")
            #expect(overrides.allSatisfy { $0.contains("super.layoutSubviews()") }, "\(file.name)")
        }
    }

    @Test("C12: a cell of one of UIKit's styles needs no subclass")
    func standardCellsHaveNoSubclass() {
        let cell = "style: subtitle, text: $(person.name), detail: $(person.note), accessory: disclosureIndicator"
        let generated = GuideSpecs.people(cell: cell)
        expect(generated, lacks: ": UITableViewCell {", "class Person")
        #expect(!generated.support.contains(": UITableViewCell {"))
    }

    @Test("C13: the views of a cell are created and laid out once per cell, as its content")
    func viewsAreContent() {
        expect(
            GuideSpecs.custom,
            has: "private final class PersonViews: TableSpec.RowViews {",
            "RowContent(PersonViews.self, isSelectable: false) { $0.nameLabel.text = person.name }"
        )
        #expect(GuideSpecs.custom.supports("let views = Views()"))
        #expect(GuideSpecs.custom.supports("private struct ViewsContent<Views: RowViews>: UIContentConfiguration {"))
    }

    @Test("C23: the class of a cell is a subclass of 'UITableViewCell'")
    func cellClassesAreCells() throws {
        let sources = try GeneratedSource.all()
        let classes = sources.flatMap { $0.text.components(separatedBy: "class ").dropFirst() }
            .compactMap { $0.split(separator: "\n").first }
            .filter { $0.hasSuffix("{") && $0.prefix { $0 != ":" }.hasSuffix("Cell") }
        #expect(classes.map { $0.prefix { $0 != ":" } } == ["Value2Cell"])
        for head in classes { #expect(head.contains(/Cell: UITableViewCell[ ,]/), "\(head)") }
        #expect(GuideSpecs.people().supports("var cellClass: UITableViewCell.Type = UITableViewCell.self"))
    }

    @Test("C19: the views of a cell respect the margins of its content view")
    func contentKeepsToTheMargins() {
        for edge in ["leading", "trailing", "top", "bottom"] {
            let isExact = edge == "leading" || edge == "trailing"
            let relation = isExact ? "equalTo" : edge == "top" ? "greaterThanOrEqualTo" : "lessThanOrEqualTo"
            let constraint = "\(relation): container.layoutMarginsGuide.\(edge)Anchor"
            #expect(GuideSpecs.custom.supports(constraint), "\(edge)")
        }
        #expect(GuideSpecs.custom.supports("container.preservesSuperviewLayoutMargins = true"))
    }

    @Test("C20: the labels of a selected row are highlighted by UIKit")
    func labelsHighlight() throws {
        try expectNowhere("func setHighlighted(", "func setSelected(")
        expect(
            GuideSpecs.people(cell: "content: { label: $(person.name), highlightedTextColor: systemRed }"),
            has: "TableSpec.with(TableSpec.label()) { $0.highlightedTextColor = .systemRed }"
        )
    }

    @Test("C25: a background is set in all cases")
    func backgroundsAreSetEachTime() throws {
        let generated = GuideSpecs.people(cell: "text: $(person.name), backgroundColor: systemYellow")
        // Cells with a custom background don't show other rows.
        expect(generated, has: "in: \"PersonCell\"", ".cell { $0.backgroundColor = .systemYellow }")
        let fill = try #require(generated.support.functions("apply(to cell").first)
        #expect(fill.contains("for step in steps { step(cell) }"))
    }

    @Test("P07: no cell draws itself, so none needs to be redrawn")
    func nothingIsDrawn() throws {
        try expectNowhere("func draw(", "setNeedsDisplay", "UIGraphics", "CGContext")
        // What a custom cell shows are views; those redraw themselves when their values change.
        expect(
            GuideSpecs.people(cell: "content: $(person.name)"),
            has: "let nameLabel = TableSpec.label()",
            "$0.nameLabel.text = person.name"
        )
    }

    @Test("P08: no view is laid out when a cell is requested")
    func cellsAreLaidOutOnce() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("cellForRowAt") + source.functions("content(of row") {
                for call in ["addSubview", "NSLayoutConstraint", ".frame =", "layoutIfNeeded"] {
                    #expect(!body.contains(call), "\(source.name): \(call)")
                }
            }
        }
    }

    @Test("P09: 'prepareForReuse' isn't overridden, because all content is set each time")
    func reuseResetsNothing() throws { try expectNowhere("func prepareForReuse(") }

    @Test("P10: a cell comes from the queue, which creates one only if none can be reused")
    func cellsAreReused() throws {
        let body = try #require(GuideSpecs.people().support.functions("cellForRowAt").first)
        #expect(body.components(separatedBy: "dequeueReusableCell(withIdentifier:").count == 2)
        #expect(!body.contains("UITableViewCell("))
    }

    @Test("P11: a cell is registered before it is dequeued")
    func everyQueueIsRegistered() throws {
        let body = try #require(GuideSpecs.people().support.functions("cellForRowAt").first)
        #expect(body.contains("registered.insert(row.reuseIdentifier).inserted {"))
        #expect(!body.replacing("!=", with: "").contains("!") && !body.contains("as?"))
    }

    @Test("P12: a control is created once per cell")
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
        // The button is created by a closure, which is called if the cell doesn't have one yet.
        expect(generated, has: ".accessory(TableSpec.button(title: \"Call\"), in: \"PersonCell\")")
        #expect(generated.supports("func accessory<View: UIView>(\n_ view: @autoclosure @escaping () -> View,"))
        #expect(generated.supports("let view = old as? View ?? make()"))
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
