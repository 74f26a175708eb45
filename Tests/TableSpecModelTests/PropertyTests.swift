import TableSpecModel
import Testing

@Suite("Properties of tables and cells that a spec sets directly")
struct PropertyTests {
    private func table(_ keys: String) -> Resolved {
        Resolved("screen: Test\ntable:\n  \(keys)\n  sections: [{ rows: [A] }]")
    }

    private func value(_ key: TablePropertyKey, _ spelling: String) -> PropertyValue? {
        let resolved = table("\(key.name): \(spelling)")
        #expect(resolved.messages == [])
        return resolved.screen?.table.properties[key].value
    }

    @Test func eachKindOfValueIsRead() {
        #expect(value(.allowsSelection, "false") == .boolean(false))
        #expect(value(.sectionIndexMinimumDisplayRowCount, "20") == .count(20))
        #expect(value(.estimatedRowHeight, "57.5") == .points(57.5))
        #expect(value(.separatorColor, "systemRed") == .color(.system(.systemRed)))
        #expect(value(.keyboardDismissMode, "onDrag") == .choice("onDrag"))
        #expect(value(.accessibilityIdentifier, "list") == .string("list"))
        #expect(
            value(.contentInset, "{ top: -8, left: 1.5, bottom: 2 }")
                == .insets(EdgeInsets(top: -8, left: 1.5, bottom: 2, right: 0))
        )
    }

    @Test func traitsAreAListOfWords() {
        let resolved = Resolved(rows: "        - { text: A, accessibilityTraits: [header, button] }")
        #expect(
            resolved.content?.sections[0].rows[0].properties[.accessibilityTraits] == .choices(["header", "button"])
        )
        expect(
            Resolved(rows: "        - { text: A, accessibilityTraits: ⟦header⟧ }"),
            "expected a list of accessibility traits, found 'header'"
        )
    }

    @Test func aWrongValueIsReportedAtItsPlace() {
        expect(
            table(
                """
                allowsSelection: ⟦maybe⟧
                  estimatedRowHeight: ⟦-1⟧
                  keyboardDismissMode: ⟦onDrg⟧
                  tag: ⟦x⟧
                """
            ),
            "expected 'true' or 'false', found 'maybe'",
            "expected a nonnegative number, found the number '-1'",
            "unknown keyboard dismiss mode 'onDrg'; expected 'none', 'onDrag' or 'interactive'",
            "expected a whole number from 0 to 1000000, found 'x'"
        )
    }

    @Test func insetsAreAMapping() {
        expect(
            table("separatorInset: ⟦16⟧"),
            "expected a mapping with the keys of an inset, found the number '16'"
        )
        expect(
            table("separatorInset: { ⟦leading⟧: 16, left: ⟦wide⟧ }"),
            "unknown key 'leading' in inset; expected 'left'",
            "expected a number, found 'wide'"
        )
    }

    @Test func heightsOfHeadersAndFootersArePoints() {
        let resolved = Resolved(
            """
            screen: Test
            table:
              sectionHeaderHeight: 30
              sections: [{ id: a, header: A, headerHeight: 50, footerHeight: 0, rows: [A] }, { header: B, rows: [B] }, { id: c, rows: [C] }]
            """
        )
        #expect(resolved.messages == [])
        #expect(resolved.content?.sections.map(\.headerHeight) == [50, 30, nil])
        #expect(resolved.content?.sections.map(\.footerHeight) == [0, nil, nil])
        expect(
            Resolved("screen: Test\ntable: { sections: [{ headerHeight: ⟦tall⟧, rows: [A] }] }"),
            "expected a number, found 'tall'"
        )
    }
}
