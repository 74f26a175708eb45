import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: tables and cells.
@Suite("The guides' rules for tables and cells")
struct GuideCellTests {
    @Test("T06: the number of sections is told where there are several")
    func sectionsAreCounted() {
        let sections = "[{ id: a, rows: [A] }, { id: b, rows: [B] }]"
        let generated = Generated("screen: Test\ntable: { sections: \(sections) }")
        expect(generated, has: "func numberOfSections(in tableView: UITableView) -> Int {")
    }

    @Test("T12: heights of some rows leave no row without a height")
    func everyRowHasAHeight() throws {
        let generated = Generated(rows: "{ id: a, text: A, height: 80 }", "{ id: b, text: B }")
        #expect(generated.findings.isEmpty)
        let heights = try #require(generated.swift.functions("heightForRowAt").first)
        #expect(heights.contains("80"))
        #expect(heights.contains("default:") || heights.contains(".b") || heights.contains("? 80 :"))
        #expect(heights.contains("automaticDimension") || heights.contains("tableView.rowHeight"))
    }

    @Test("X02: cells of an indexed list carry no accessory")
    func indexedCellsHaveNoAccessory() {
        expect(GuideSpecs.indexed, lacks: "accessoryType", "accessoryView")
    }

    @Test("X06: an empty section of an indexed list shows no header")
    func emptySectionsAreLeftOut() {
        expect(
            GuideSpecs.indexed,
            has: "let bySection = Dictionary(grouping: sorted) { section(of: $0.name, in: collation) }",
            "UILocalizedIndexedCollation.current().sectionTitles[sections[section].index]"
        )
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
    func contentIsSetWhereTheCellIsAskedFor() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("willDisplay cell") {
                #expect(!body.contains("contentConfiguration") && !body.contains("textLabel"), "\(source.name)")
            }
            for body in source.functions("cellForRowAt") {
                #expect(!body.contains("UITableViewCell()"), "\(source.name)")
            }
        }
    }

    @Test("C21: no method of layout is overridden without super")
    func layoutCallsSuper() throws { try expectSuper(in: "layoutSubviews") }

    @Test("C25: a background is set in all cases")
    func backgroundsAreSetEachTime() throws {
        let generated = GuideSpecs.people(cell: "text: $(person.name), backgroundColor: systemYellow")
        let fill = try #require(generated.swift.functions("configurePersonCell").first)
        #expect(fill.contains("systemYellow"))
        #expect(!fill.contains("if "))
    }

    @Test("P07: no cell is drawn by hand")
    func nothingIsDrawn() throws {
        for source in try GeneratedSource.all() { #expect(source.functions("draw(").isEmpty, "\(source.name)") }
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

    @Test("P09: 'prepareForReuse' resets no content")
    func reuseResetsNoContent() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("prepareForReuse") {
                #expect(!body.contains("text = nil") && !body.contains("image = nil"), "\(source.name)")
            }
        }
    }

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
