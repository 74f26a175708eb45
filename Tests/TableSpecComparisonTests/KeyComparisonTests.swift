import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecComparison
@testable import TableSpecExport
@testable import TableSpecKit

@Suite("'tablespec diff' compares every key of the language")
struct KeyComparisonTests {
    @Test("a removed or changed key is reported", arguments: TestTier.share(of: SampleSpecs.places))
    func reported(_ place: SampleSpecs.Place) {
        let samples = SampleSpecs.all.samples(of: place)
        guard let first = samples.first else { return }
        let texts = samples.prefix(3).map(\.text) + [first.text(with: first.fields.without(place.key.name))]
        let versions = texts.compactMap { text in Self.inspected(text).map { (text: text, inspected: $0) } }
        for (old, new) in zip(versions, versions.dropFirst()) where old.inspected != new.inspected {
            let found = SourceBreakTests.comparison(old.text, new.text, others: SampleSpecs.others).differences
            #expect(!found.isEmpty, "nothing is reported from\n\(old.text)\nto\n\(new.text)")
        }
    }

    @Test(
        "a visible change is reported with the keys that change, at any depth",
        arguments: [
            ("title: T\ntoolbar: [{ title: A, action: a }]", "title: T\ntoolbar: [{ title: B, action: a }]", "toolbar"),
            ("views: { above: [{ label: A }] }", "views: { above: [{ label: B }] }", "views"),
            ("title: T", "title: T\nnavigationBarHidden: true", "navigationBarHidden"),
        ]
    )
    func screens(_ old: String, _ new: String, _ key: String) {
        #expect(Self.messages(old, new) == ["screen 'Test' changes: \(key)"])
    }

    @Test(
        "a change of editing is reported for the rows of a collection",
        arguments: [
            ("delete: true", "delete: { except: [first] }"), ("delete: true", "{ delete: true, deleteTitle: Remove }"),
        ]
    )
    func editing(_ old: String, _ new: String) {
        func screen(_ editing: String) -> String {
            let editing = editing.hasPrefix("{") ? editing : "{ \(editing) }"
            return "state: { names: [String] }\ntitle: T\nnavigationItem: { right: edit }\n"
                + "table: { prototypes: [{ id: C, text: $(name) }], "
                + "sections: [{ id: s, rows: { forEach: name in names, prototype: C, editing: \(editing) } }] }"
        }
        #expect(Self.messages(screen(old), screen(new), table: "") == ["section 's' changes: rows"])
    }

    @Test("rows that exchange their methods are reported, although the app compiles")
    func exchangedActions() {
        let rows = { (first: String, second: String) in
            "table: { sections: [{ id: s, rows: [{ id: a, text: A, action: \(first) }, { id: b, text: B, action: \(second) }] }] }"
        }
        let messages = Self.messages(rows("one", "two"), rows("two", "one"), table: "")
        #expect(messages == ["row 'a' changes: action", "row 'b' changes: action"])
    }

    @Test("a change of the interface isn't reported twice")
    func interface() {
        let rows = { (action: String) in
            "table: { sections: [{ id: s, rows: [{ id: a, text: A, action: \(action) }] }] }"
        }
        let found = Self.comparison(rows("one"), rows("two"), table: "")
        #expect(found.map(\.id) == ["action-removed", "action-added"])
    }

    private static func messages(_ old: String, _ new: String, table: String = rows) -> [String] {
        comparison(old, new, table: table).map(\.message)
    }

    private static let rows = "\ntable: { sections: [{ id: s, rows: [Sample] }] }"

    private static func comparison(_ old: String, _ new: String, table: String) -> [Difference] {
        SourceBreakTests.comparison("screen: Test\n\(old)\(table)", "screen: Test\n\(new)\(table)").differences
    }

    /// What is inspected of the apps and screens of a sound spec.
    private static func inspected(_ text: String) -> String? {
        let analysis = Analysis(Workspace(files: [("Test.yaml", text), ("Others.yaml", SampleSpecs.others)]))
        guard !analysis.hasErrors else { return nil }
        let members = ModelInspection.members(of: analysis).filter { ["apps", "screens"].contains($0.key) }
        return JSONValue.object(members).indentedText
    }
}
