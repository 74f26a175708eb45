import TableSpecDiagnostics
import TableSpecModel
import Testing

/// What rows inherit from their section, table and file.
@Suite("Row defaults")
struct RowDefaultsTests {
    private func rows(_ spec: String) -> [Row] { Resolved(spec).screen?.table.staticRows ?? [] }

    @Test func theNearestApplies() {
        let rows = rows(
            """
            screen: Test
            rowDefaults: { font: body, tintColor: systemRed, numberOfLines: 2 }
            table:
              sections:
                - rows: [A, { text: B, font: title1 }]
                - rowDefaults: { tintColor: systemGreen }
                  rows: [{ text: C }]
              rowDefaults: { font: callout }
            """
        )
        #expect(rows.map(\.cell.textAttributes.font.value) == [.style(.callout), .style(.title1), .style(.callout)])
        #expect(rows.map(\.cell.textAttributes.numberOfLines.value) == [2, 2, 2])
        let tints = rows.map { $0.cell.properties[.tintColor].value }
        #expect(tints == [.color(.system(.systemRed)), .color(.system(.systemRed)), .color(.system(.systemGreen))])
    }

    @Test func aRowTakesOnlyWhatItCanHave() {
        let resolved = Resolved(
            """
            screen: Test
            table:
              rowDefaults: { style: value1, font: body, detailColor: systemRed, selectionStyle: none }
              sections:
                - rows: [{ text: A, detail: B }, { id: c, content: [C] }, { text: D }]
            """
        )
        #expect(resolved.messages == [])
        let cells = resolved.screen?.table.staticRows.map(\.cell) ?? []
        #expect(cells.map(\.shownStyle) == [.value1, .custom, .default])
        #expect(cells.map(\.textAttributes.font.isStated) == [true, false, true])
        #expect(cells.map(\.detailColor.isStated) == [true, false, false])
        #expect(cells.map(\.selectionStyle.value) == [SelectionStyle.none, SelectionStyle.none, SelectionStyle.none])
    }

    @Test func prototypesInheritFromTheirTable() {
        let resolved = Resolved(
            """
            screen: Test
            input: { names: [String] }
            table:
              rowDefaults: { accessory: disclosureIndicator }
              prototypes: [{ id: Name, text: $(name) }, { id: Other, text: $(name), accessory: none }]
              sections: [{ rows: { forEach: name in names, prototype: Name } }]
            """
        )
        let table = resolved.screen?.table
        #expect(table?.prototype(named: "Name")?.cell.accessory?.type.value == .disclosureIndicator)
        #expect(table?.prototype(named: "Other")?.cell.accessory?.type.value == AccessoryType.none)
    }

    @Test(arguments: [
        ("{ tintColor: ⟦blau⟧ }", "unknown color 'blau'"),
        ("⟦[font]⟧", "expected a mapping with the keys of a row defaults, found a list"),
        ("{ ⟦segue⟧: Other }", "unknown key 'segue' in row defaults"),
    ])
    func errorsAreReportedOnceAtTheirPlaces(defaults: String, message: String) {
        let resolved = Resolved("screen: Test\ntable: { rowDefaults: \(defaults), sections: [{ rows: [A, B, C] }] }")
        #expect(resolved.messages.count == 1)
        #expect(resolved.messages.allSatisfy { $0.hasPrefix(message) })
        #expect(resolved.diagnostics.map(\.range) == resolved.marks)
    }
}
