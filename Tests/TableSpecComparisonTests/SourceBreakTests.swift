import TableSpecDiagnostics
import Testing

@testable import TableSpecComparison
@testable import TableSpecKit

@Suite("Changes that stop the app from compiling")
struct SourceBreakTests {
    /// Two versions of a spec, and the rules that report the change at the level source.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String
        let ids: [String]

        init(_ name: String, _ old: String, _ new: String, _ ids: String...) {
            self.name = name
            self.old = old
            self.new = new
            self.ids = ids
        }

        var testDescription: String { name }
    }

    static let others = """
        types: { Item: { name: String } }
        external: { Other: OtherViewController, Third: ThirdViewController, Fourth: FourthViewController }
        """

    private static func screen(_ parts: String, rows: String = "Sample") -> String {
        """
        screen: Test
        title: Test
        state: { flag: Bool = true, whole: Int = 1, words: String = Sample, items: [Item] }
        \(parts)
        table: { sections: [{ id: s, rows: [\(rows)] }] }
        """
    }

    private static func row(_ row: String) -> String { screen("", rows: row) }

    private static func view(_ place: String, _ view: String) -> String { screen("views: { \(place): [\(view)] }") }

    private static let things =
        "types: { Thing: { id: Int } }\ninput: { things: [Thing] }\nprototypes: [{ id: C, text: $(thing.id) }]"

    private static let segments = "segments: [A, B]"
    private static let bound = "{ segmentedControl: $(whole), \(segments), action: sort }"
    private static let momentary = "{ segmentedControl: momentary, \(segments), action: sort }"

    private static func app(_ parts: String, name: String = "Clock") -> String { "app: \(name)\n\(parts)" }

    private static let tab = "{ title: A, screen: Other }"
    private static let tabs = "tabs: [\(tab), { title: B, screen: Third }]"

    static let views: [Case] = ["above", "below"].flatMap { place in
        [
            Case(
                "the action of a view in \(place)",
                view(place, "{ button: A, action: go }"),
                view(place, "{ button: A, action: run }"),
                "action-removed",
                "action-added"
            ),
            Case(
                "the class of a view in \(place)",
                view(place, "{ class: CompassView }"),
                view(place, "{ class: DialView }"),
                "action-removed",
                "action-added"
            ),
            Case(
                "segments in \(place) that become momentary",
                view(place, bound),
                view(place, momentary),
                "action-changed",
                "declaration-removed"
            ),
            Case(
                "momentary segments in \(place) that get a value",
                view(place, momentary),
                view(place, bound),
                "action-changed",
                "declaration-removed"
            ),
        ]
    }

    static let screens: [Case] = [
        Case(
            "the action of a view in the bar",
            screen("navigationItem: { right: { view: \(bound) } }"),
            screen("navigationItem: { right: { view: \(bound.replacing("sort", with: "order")) } }"),
            "action-removed",
            "action-added"
        ),
        Case(
            "the action of the title view",
            screen("navigationItem: { titleView: \(bound) }"),
            screen("navigationItem: { titleView: \(bound.replacing("sort", with: "order")) }"),
            "action-removed",
            "action-added"
        ),
        Case(
            "another screen on the stack of a segue",
            row("{ id: a, text: A, segue: { to: Other, kind: presentModally, stack: [Third] } }"),
            row("{ id: a, text: A, segue: { to: Other, kind: presentModally, stack: [Fourth] } }"),
            "destination-removed",
            "destination-added"
        ),
        Case(
            "the action of the search field",
            screen("navigationItem: { search: { text: $(words), action: find } }"),
            screen("navigationItem: { search: { text: $(words), action: seek } }"),
            "action-removed",
            "action-added"
        ),
        Case(
            "rows of a collection beside static ones",
            screen(things, rows: "{ id: a, text: A }"),
            screen(things, rows: "{ id: a, text: A }, { forEach: thing in things, prototype: C }"),
            "declaration-added"
        ),
        Case(
            "the id of a row",
            row("{ id: a, text: A }"),
            row("{ id: b, text: A }"),
            "row-removed"
        ),
        Case(
            "the kind of a control",
            row("{ id: a, text: A, accessory: { stepper: $(whole) } }"),
            row("{ id: a, text: A, accessory: { pageControl: $(whole), numberOfPages: 3 } }"),
            "declaration-removed"
        ),
        Case(
            "the kind of a view of a cell",
            row("{ id: a, content: { pageControl: $(whole), numberOfPages: 3, id: number } }"),
            row("{ id: a, content: { stepper: $(whole), id: number } }"),
            "declaration-changed"
        ),
        Case(
            "the id of a view of a cell",
            row("{ id: a, content: { stepper: $(whole), id: number } }"),
            row("{ id: a, content: { stepper: $(whole), id: count } }"),
            "declaration-removed"
        ),
        Case(
            "the class of a view of a cell",
            row("{ id: a, content: [A, { view: DialView, id: dial }] }"),
            row("{ id: a, content: [A, { view: KnobView, id: dial }] }"),
            "declaration-changed"
        ),
        Case(
            "the class of an accessory",
            row("{ id: a, text: A, accessory: { view: DialView } }"),
            row("{ id: a, text: A, accessory: { view: KnobView } }"),
            "declaration-removed"
        ),
    ]

    static let apps: [Case] = [
        Case(
            "the action of chosen tabs",
            app("\(tabs)\nonSelect: a"),
            app("\(tabs)\nonSelect: b"),
            "action-removed",
            "action-added"
        ),
        Case(
            "the action of arranged tabs",
            app("\(tabs)\nonCustomize: a"),
            app("\(tabs)\nonCustomize: b"),
            "action-removed",
            "action-added"
        ),
        Case("an action that is not called any more", app("\(tabs)\nonSelect: a"), app(tabs), "action-removed"),
        Case("the name of an app", app(tabs), app(tabs, name: "Watch"), "app-removed"),
        Case("an app that is gone", app(tabs), "types: {}", "app-removed"),
        Case(
            "a property of an app's state",
            app(
                "\(tabs.replacing(tab, with: tab.replacing("}", with: ", badge: $(count) }")))\nstate: { count: Int? }"
            ),
            app(
                "\(tabs.replacing(tab, with: tab.replacing("}", with: ", badge: $(number) }")))\nstate: { number: Int? }"
            ),
            "property-removed"
        ),
        Case(
            "the screen of a tab",
            app(tabs),
            app(tabs.replacing("Third", with: "Fourth")),
            "destination-removed",
            "destination-added"
        ),
        Case(
            "tabs that become one screen",
            app(tabs),
            app("screen: Other"),
            "destination-removed",
            "declaration-removed"
        ),
    ]

    static let types: [Case] = [
        Case(
            "a default of a type's property",
            "types: { T: { a: Int, b: Int = 1 } }",
            "types: { T: { a: Int, b: Int } }",
            "default-removed"
        )
    ]

    @Test(
        "a change that breaks the app's code is reported at the level source, once",
        arguments: views + screens + apps + types
    )
    func breaks(_ example: Case) {
        let comparison = Self.comparison(example.old, example.new)
        #expect(comparison.errors.isEmpty, "\(comparison.errors.map(\.message))")
        let found = comparison.differences.filter { $0.level == .source }
        #expect(found.map(\.id).sorted() == example.ids.sorted(), "\(found.map(\.message))")
        for change in found {
            #expect(comparison.sources[change.range.source].path.hasSuffix("Test.yaml"))
        }
    }

    /// Cells belong to the table view: the app doesn't access them.
    @Test("a change to the class of a cell breaks nothing")
    func classesOfCells() {
        let comparison = Self.comparison(Self.row("{ id: a, class: ACell }"), Self.row("{ id: a, class: BCell }"))
        #expect(comparison.differences.map(\.id) == ["cell-changed"])
    }

    @Test("the action of a refresh control", arguments: ["refreshControl"])
    func refreshControl(_ key: String) {
        func spec(_ action: String) -> String {
            Self.screen("").replacing("table: {", with: "table: { \(key): { action: \(action) },")
        }
        let comparison = Self.comparison(spec("load"), spec("reload"))
        #expect(comparison.differences.filter { $0.level == .source }.map(\.id) == ["action-removed", "action-added"])
    }

    /// - Parameter others: A file beside both versions.
    static func comparison(_ old: String, _ new: String, others: String = others) -> SpecComparison {
        func files(_ folder: String, _ text: String) -> [SourceFile] {
            [
                SourceFile(path: "\(folder)/Test.yaml", text: text),
                SourceFile(path: "\(folder)/Others.yaml", text: others),
            ]
        }
        let new = Workspace(files: files("new", new), addingTo: SourceMap())
        return SpecComparison(old: Workspace(files: files("old", old), addingTo: new.sources), new: new)
    }
}
