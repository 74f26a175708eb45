import Foundation
import Testing

@testable import TableSpecModel

/// Rows that show and hide others, one at a time.
@Suite("Exclusive toggles")
struct ExclusiveToggleTests {
    private func resolved(_ rows: String, _ value: String = "true") -> Resolved {
        Resolved(
            """
            screen: Test
            state: { isA: Bool, isB: Bool }
            table:
              exclusiveToggles: \(value)
              sections: [{ rows: [\(rows)] }]
            """
        )
    }

    private static let first = "{ text: A, toggle: $(isA) }, { text: AA, visible: $(isA) }"
    private static let second = "{ text: B, toggle: $(isB) }, { text: BB, visible: $(isB) }"

    @Test func eachExcludesTheOthers() {
        let resolved = resolved("\(Self.first), \(Self.second)")
        #expect(resolved.messages == [])
        let table = resolved.model.screens.first?.table
        #expect(table?.showingToggles.map(\.value.text) == ["isA", "isB"])
        #expect(table?.showingToggles.first.map { table?.toggles(excludedBy: $0).map(\.value.text) } == ["isB"])
    }

    @Test func aSectionStaysOpenForTheRowsInIt() {
        let table = Resolved(
            """
            screen: Test
            state: { isA: Bool, isB: Bool, isC: Bool, isOpen: Bool }
            table:
              exclusiveToggles: true
              sections:
                - { header: A, collapsible: $(isOpen), rows: [\(Self.first)] }
                - rows:
                    - \(Self.second.components(separatedBy: ", {")[0])
                    - { text: C, toggle: $(isC), visible: $(isB) }
                    - { text: CC, visible: $(isC) }
            """
        ).model.screens.first?.table
        func excluded(by name: String) -> [String]? {
            let toggle = table?.showingToggles.first { $0.value.text == name }
            return toggle.flatMap { table?.toggles(excludedBy: $0).map(\.value.text) }
        }
        #expect(excluded(by: "isA") == ["isB", "isC"])
        #expect(excluded(by: "isOpen") == ["isB", "isC"])
        #expect(excluded(by: "isC") == ["isA", "isOpen"])
        #expect(excluded(by: "isB") == ["isA", "isOpen"])
    }

    @Test func withoutTheKeyNothingIsExcluded() {
        let table = resolved("\(Self.first), \(Self.second)", "false").model.screens.first?.table
        #expect(table?.showingToggles.first.map { table?.toggles(excludedBy: $0) } == [])
    }

    @Test func aToggleThatShowsNothingIsNoneOfThem() {
        let table = resolved("\(Self.first), \(Self.second), { text: C, toggle: $(isA) }").model.screens.first?.table
        #expect(table?.showingToggles.count == 2)
    }

    @Test("Only an unknown name is reported, because it might belong to the second toggle")
    func unknownNames() {
        let unknown = [
            "{ text: B, toggle: $(isB) }, { text: BB, visible: $(isX) }",
            "{ text: B, toggle: $(isX) }, { text: BB, visible: $(isB) }",
        ]
        for second in unknown {
            let messages = resolved("\(Self.first), \(second)").messages
            #expect(messages.count == 1 && messages[0].hasPrefix("unknown name 'isX'"), "\(messages)")
        }
    }

    @Test func fewerThanTwoAreReported() {
        expect(
            resolved(Self.first, "⟦true⟧"),
            "'exclusiveToggles' has no effect, because only one row or section shows and hides rows"
        )
        expect(
            resolved("{ text: A, toggle: $(isA) }", "⟦true⟧"),
            "'exclusiveToggles' has no effect, because nothing shows and hides rows"
        )
    }

    // MARK: Sections

    private func sections(_ sections: String, _ value: String = "true") -> Resolved {
        Resolved(
            """
            screen: Test
            types: { Item: { id: Int, name: String }, Group: { id: Int, name: String, isOpen: Bool, items: [Item] } }
            state: { isA: Bool, isB: Bool, groups: [Group] }
            table:
              exclusiveToggles: \(value)
              prototypes: [{ id: ItemCell, text: $(item.name) }]
              sections: \(sections)
            """
        )
    }

    private static let loop =
        "{ forEach: group in groups, header: $(group.name), collapsible: COLLAPSIBLE, "
        + "rows: { forEach: item in group.items, prototype: ItemCell } }"

    @Test func sectionsExcludeRowsAndEachOther() {
        let resolved = sections(
            "[{ header: A, collapsible: $(isA), rows: [AA] }, { rows: [\(Self.second)] }]"
        )
        #expect(resolved.messages == [])
        let table = resolved.model.screens.first?.table
        #expect(table?.showingToggles.map(\.value.text) == ["isB", "isA"])
        let excluded = table?.showingToggles.map { table?.toggles(excludedBy: $0).map(\.value.text) }
        #expect(excluded == [["isA"], ["isB"]])
    }

    @Test func theSectionsOfALoopExcludeEachOther() {
        let resolved = sections(Self.loop.replacing("COLLAPSIBLE", with: "$(group.isOpen)"))
        #expect(resolved.messages == [])
        let table = resolved.model.screens.first?.table
        let toggle = table?.showingToggles.first
        #expect(toggle?.loop?.variable.value == "group")
        #expect(toggle.map { table?.toggles(excludedBy: $0).count } == 1)
    }

    @Test func oneSectionIsReported() {
        let message = "'exclusiveToggles' has no effect, because only one row or section shows and hides rows"
        expect(sections("[{ header: A, collapsible: $(isA), rows: [AA] }]", "⟦true⟧"), message)
        // All sections of the loop show the same Boolean.
        expect(sections(Self.loop.replacing("COLLAPSIBLE", with: "$(isA)"), "⟦true⟧"), message)
    }

    @Test func anUnknownNameOfASectionIsReportedAlone() {
        let messages = sections(Self.loop.replacing("COLLAPSIBLE", with: "$(group.isShut)")).messages
        #expect(messages.count == 1 && messages[0].contains("isShut"), "\(messages)")
    }
}
