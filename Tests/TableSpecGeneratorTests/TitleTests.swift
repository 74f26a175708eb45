import TableSpecGenerator
import Testing

@Suite("Titles of values in Swift")
struct TitleTests {
    private func generated(_ row: String, keys: String = "") -> Generated {
        Generated(
            rows: row,
            keys: """
                \(keys)
                types: { Mode: { fast: Fast, title: The Title }, Trail: { isOpen: "Bool?", level: "enum(easy, hard)" } }
                titles: { isOn: { true: "On", false: "Off" }, Trail.isOpen: { true: Open, false: Closed }, Trail.level: { hard: Very Hard } }
                state: { mode: Mode = fast, other: "Mode?", isOn: Bool, trail: "Trail?" }
                """
        )
    }

    @Test func anEnumerationHasAPropertyForItsTitle() {
        let generated = generated("{ id: a, text: $(trail.level) }")
        expect(
            generated,
            has: """
                case fast, title

                /// The title that users see.
                var titleItem: String {
                switch self {
                case .fast: "Fast"
                case .title: "The Title"
                }
                }
                """,
            "case .easy: \"Easy\"\ncase .hard: \"Very Hard\"",
            "state.trail?.level.title"
        )
    }

    @Test func aTextShowsTheTitle() {
        expect(generated("{ id: a, style: value1, text: $(mode), detail: $(other) }"), has: "state.mode.titleItem")
        expect(
            generated("{ id: a, text: \"Backup: $(isOn)\" }"),
            has: #""Backup: \(state.isOn ? "On" : "Off")""#
        )
        expect(
            generated("{ id: a, style: value1, text: A, detail: $(trail.isOpen) }"),
            has: #"detail: (state.trail?.isOpen).map { $0 ? "Open" : "Closed" },"#
        )
    }

    @Test func menusSegmentsAndListsHaveAllTitles() {
        let titles = "Mode.allCases.map(\\.titleItem)"
        expect(generated("{ id: a, text: A, accessory: { menu: $(mode) } }"), has: "PopUpButton(titles: \(titles))")
        let segments = generated("{ id: a, text: A, accessory: { segmentedControl: $(mode) } }")
        expect(segments, has: "UISegmentedControl(items: \(titles))", "to: \\.mode.tableSpecIndex")
        #expect(segments.support.contains("var tableSpecIndex"))
        expect(
            generated("{ id: a, text: A, choose: { value: $(other), none: None } }"),
            has: "[.init(nil, \"None\")] + Mode.allCases.map { .init($0, $0.titleItem) }"
        )
    }

    @Test func aTranslatedTitleOfABooleanIsLookedUpInOnePlace() {
        let generated = generated("{ id: a, text: \"Backup: $(!isOn)\" }", keys: "strings: Test")
        expect(
            generated,
            has: "static func title(isOn: Bool) -> String {",
            "static func title(isOpen: Bool) -> String {",
            "TestViewController.State.title(isOn: !state.isOn)",
            "localized: \"titles.isOn.true\",\ndefaultValue: \"On\","
        )
    }

    @Test func typesAloneNeedFoundationForTranslations() {
        let types = Generated("types: { Mode: { fast: Fast, slow: Very Slow } }")
        #expect(!types.swift.contains("import Foundation"))
    }
}
