import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecGenerator

/// Names of specs beside names that generated code needs for itself.
@Suite("No name of a spec takes the place of another one")
struct NameScopeTests {
    @Test func swipeActionsOfOneMethodHaveButtonsOfTheirOwn() {
        expect(
            Self.edited("trailingSwipeActions: [{ title: A, action: go }, { title: B, action: go }]"),
            has: "let goAction = UIContextualAction(",
            "let goAction2 = UIContextualAction(",
            "return UISwipeActionsConfiguration(actions: [goAction, goAction2])"
        )
    }

    @Test func aSwipeActionIsNotTheDeletion() {
        expect(
            Self.edited("delete: true, trailingSwipeActions: [{ title: A, action: delete }]"),
            has: "let deleteAction = UIContextualAction(",
            "let deleteAction2 = UIContextualAction("
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
            Generated(rows: "{ id: a, style: custom, content: [{ label: A }, { view: customStepper }] }"),
            has: "let customStepperItem = customStepper()"
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

    @Test(arguments: ["actions", "destination", "viewController", "navigationController"])
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
        #expect(!generated.swift.contains(#/[^.\w]Task \{/#))
    }

    /// A type that generated code names, and that is not among the names that specs cannot take.
    @Test func everyTypeThatIsNamedIsKnown() throws {
        let samples = SampleSpecs.places.flatMap { place in
            SampleSpecs.all.sample(of: place).map { Generated($0.text).files } ?? []
        }
        let files = try samples + GeneratedSource.all().map(\.text)
        // Most lines are in many files.
        let lines = Set(files.flatMap { $0.split(separator: "\n") }).joined(separator: "\n")
        let code = Self.withoutTexts(lines)
        let declared = Set(code.matches(of: #/(?:class|struct|enum|protocol|typealias) `?(\w+)/#).map { String($0.1) })
        let named = Set(code.matches(of: #/(?:^|[^.\w`#])([A-Z]\w*[a-z]\w*|URL)\b/#).map { String($0.1) })
        let known = Set(StandardTypes.used.map { "\($0)" }).union(declared).union(Self.ofTheApp).union(["Self", "Task"])
        #expect(named.subtracting(known).sorted() == [])
        #expect(named.count > 60)
    }

    /// Classes of apps, and modules under conditions.
    private static let ofTheApp: Set<String> = [
        "DeveloperToolsSupport", "ObjectiveC", "MyTableViewCell", "RouteMap", "TimeZoneCell", "UsageBar", "Sample",
        "SampleView",
    ]

    private static func withoutTexts(_ source: String) -> String {
        source.replacing(#/\/\/.*/#, with: "").replacing(#/"(?:\\.|[^"\\\n])*"/#, with: "")
    }
}
