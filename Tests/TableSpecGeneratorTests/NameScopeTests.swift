import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecGenerator

/// Names of specs beside names that generated code needs for itself.
@Suite("No name of a spec replaces another one")
struct NameScopeTests {
    @Test func swipeActionsOfOneMethodHaveSeparateButtons() {
        expect(
            Self.edited("trailingSwipeActions: [{ title: A, action: go }, { title: B, action: go }]"),
            has: """
                UISwipeActionsConfiguration(actions: [
                        TableSpec.swipeAction("A") { [weak self] in self?.actions?.go(item: item) },
                        TableSpec.swipeAction("B") { [weak self] in self?.actions?.go(item: item) },
                    ])
                """
        )
    }

    @Test func aSwipeActionIsNotTheDeletion() {
        expect(
            Self.edited("delete: true, trailingSwipeActions: [{ title: A, action: delete }]"),
            has: """
                TableSpec.swipeAction("Delete", style: .destructive) { [weak self] in
                if let self { TableSpec.remove(item, from: &state.items, near: indexPath.row) }
                },
                TableSpec.swipeAction("A") { [weak self] in self?.actions?.delete(item: item) },
                """
        )
    }

    private static func edited(_ editing: String) -> Generated {
        Generated(
            """
            screen: Test
            state: { items: [String] }
            table:
              prototypes: [{ id: p, text: $(item) }]
              sections: [{ id: s, rows: { forEach: item in items, prototype: p, editing: { \(editing) } } }]
            """
        )
    }

    @Test func aClassInLowerCaseIsNotItsOwnProperty() {
        expect(
            Generated(
                """
                screen: Test
                state: { names: [String] }
                table:
                  prototypes: [{ id: p, content: [{ label: A }, { view: customStepper, set: { title: $(name) } }] }]
                  sections: [{ id: s, rows: { forEach: name in names, prototype: p } }]
                """
            ),
            has: "let customStepperItem = customStepper()",
            "$0.customStepperItem.title = name"
        )
    }

    @Test(arguments: ["string", "date", "void", "set", "indexPath"])
    func anEnumerationHidesNoTypeThatIsUsed(property: String) {
        let generated = Generated(
            """
            screen: Test
            types: { Thing: { \(property): "enum(a, b)" } }
            state: { \(property): "enum(a, b) = a", title: String }
            table: { sections: [{ id: s, rows: [{ id: a, text: $(title) }] }] }
            """
        )
        #expect(generated.findings == [] && generated.collisions == [])
        #expect(generated.swift.matches(of: #/enum \w+Item: String/#).count == 2)
    }

    @Test(arguments: ["actions", "destination", "show", "navigationController"])
    func aValueThatIsPassedHidesNothing(name: String) {
        expect(
            Generated(
                """
                screen: Test
                external: { Page: { class: PageController, input: { \(name): String } } }
                state: { text: String }
                table: { sections: [{ id: s, rows: [{ id: a, segue: { to: Page, pass: { \(name): $(text) } } }] }] }
                """
            ),
            has: "showPage(\(name): state.text)",
            "func showPage(\(name) \(name)Item: String) {",
            "guard let destination = actions?.makePage(\(name): \(name)Item) else { return }"
        )
    }

    @Test func aTypeMayBeCalledTask() {
        let generated = Generated(
            """
            screen: Test
            types: { Task: { id: String, name: String } }
            state: { tasks: [Task], others: [Task] }
            navigationItem: { right: edit }
            table:
              prototypes: [{ id: p, text: $(task.name) }, { id: q, text: $(other.name) }]
              sections:
                - { id: s, rows: { forEach: task in tasks, prototype: p, editing: { move: { within: table } } } }
                - { id: t, rows: { forEach: other in others, prototype: q, editing: { move: { within: table } } } }
            """
        )
        #expect(generated.findings == [] && generated.collisions == [])
        let code = generated.swift + SwiftGenerator.completeSupport()
        #expect(!code.contains(#/[^.\w]Task \{/#) && code.contains("_Concurrency.Task {"))
    }

    /// A type that generated code names, and that is not among the names that specs cannot take.
    @Test func everyTypeThatIsNamedIsKnown() throws {
        let samples = TestTier.share(of: SampleSpecs.places).flatMap { place in
            SampleSpecs.all.sample(of: place).map { Generated($0.text).files } ?? []
        }
        let files = try samples + GeneratedSource.all().map(\.text) + [SwiftGenerator.completeSupport()]
        // Most lines are in many files. Texts of several lines are left out before their lines are mixed.
        let parts = files.flatMap { file in
            file.split(separator: "\"\"\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        }
        let lines = Set(parts.flatMap { $0.split(separator: "\n") }).joined(separator: "\n")
        let code = Self.withoutTexts(lines)
        let declared = Set(code.matches(of: #/(?:class|struct|enum|protocol|typealias) `?(\w+)/#).map { String($0.1) })
        let named = Set(code.matches(of: #/(?:^|[^.\w`#])([A-Z]\w*[a-z]\w*|URL)\b/#).map { String($0.1) })
        let known = Set(StandardTypes.used.map { "\($0)" }).union(declared).union(Self.parameters(in: code))
            .union(Self.ofTheApp).union(["Any", "Self", "Task"])
        #expect(named.subtracting(known).sorted() == [])
        #expect(named.count > 60)
    }

    /// Type parameters, which hide types of the module: `Views` of `init<Views: RowViews>`, `Element` of arrays.
    private static func parameters(in code: String) -> Set<String> {
        let lists = code.matches(of: #/(?:func \w+|init|struct \w+|class \w+)<([^>]*)>/#)
        let names = lists.flatMap { $0.output.1.matches(of: #/(\w+)(?:: \w+)?/#).map { String($0.output.1) } }
        let members = code.matches(of: #/associatedtype (\w+)/#).map { String($0.output.1) }
        return Set(names + members + ["Element"])
    }

    /// Classes of apps, and modules under conditions.
    private static let ofTheApp: Set<String> = [
        "DeveloperToolsSupport", "ObjectiveC", "HotelMap", "MyTableViewCell", "RouteMap", "TimeZoneCell", "UsageBar",
        "BadgeLabel", "Companions", "FloorPlanViewController", "LogField", "RoundButton", "RoundImageView",
        "Sample",
        "SampleView", "SampleViewController",
    ]

    private static func withoutTexts(_ source: String) -> String {
        source.replacing(#/"(?:\\.|[^"\\\n])*"/#, with: "").replacing(#/\/\/.*/#, with: "")
    }
}
