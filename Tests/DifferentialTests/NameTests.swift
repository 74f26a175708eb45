import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

/// Names that mean something else in Swift, or cannot be written there, in every place where a spec has names.
@Suite("Names of all kinds")
struct NameTests {
    private static let names = [
        "class", "default", "self", "Self", "Type", "init", "protocol", "import", "in", "Any", "await", "async", "try",
        "throws", "nil", "true", "operator", "some", "where", "_", "__", "1st", "2", "42 towels", "größe", "日本語", "😀",
        "👩‍👩‍👧",
        "two words", "kebab-case", "snake_case", "dotted.name", "a/b", "\"quoted\"", "back\\slash", "`tick`", "$dollar",
        "hashValue", "description", "state", "State", "Row", "Section", "sections", "rows", "tableView", "actions",
        "cell",
        "update", "viewController", "String", "Int", "UITableView", "e\u{301}", "\u{200D}", "İ", "ß", "Ω", "ﬁ",
        "x\u{0}y",
    ]

    /// A spec that has a name in one place.
    private static let places: [@Sendable (String) -> String] = [
        {
            "state: { name: String }\ntable:\n  sections:\n    - rows:\n        - { id: \(RandomText.quoted($0)), text: A, action: open }\n"
        },
        {
            "table:\n  sections:\n    - { id: \(RandomText.quoted($0)), header: A, rows: [A, B] }\n    - { id: other, rows: [C] }\n"
        },
        { "table:\n  sections:\n    - rows:\n        - { id: a, text: A, action: \(RandomText.quoted($0)) }\n" },
        { "state: { \(RandomText.quoted($0)): String }\ntable:\n  sections:\n    - rows: [A]\n" },
        {
            let type = RandomText.quoted("enum(first, \($0)) = first")
            return "state: { kind: \(type) }\ntable:\n  sections:\n    - rows: [A]\n"
        },
        {
            let name = RandomText.quoted($0)
            return "state: { items: [String] }\ntable:\n  prototypes: [{ id: \(name), text: $(item) }]\n"
                + "  sections:\n    - rows: { forEach: item in items, prototype: \(name) }\n"
        },
    ]

    /// Names that are types where a property declares an enumeration, or buttons where several swipes have one method.
    private static let typePlaces: [@Sendable (String) -> String] = [
        {
            let name = RandomText.quoted($0)
            return "types: { Thing: { id: String, \(name): \"enum(a, b)\" } }\n"
                + "state: { \(name): \"enum(a, b) = a\", title: String, on: Bool }\n"
                + "table:\n  sections:\n    - rows: [{ id: a, text: $(title), visible: $(on) }]\n"
        },
        {
            let swipes = "[{ title: A, action: \($0) }, { title: B, action: \($0) }]"
            let editing = "delete: { except: [first] }, trailingSwipeActions: \(swipes), leadingSwipeActions: \(swipes)"
            return collection("items", of: "item", in: "elements", editing: "{ \(editing) }")
        },
        {
            let content = "[{ label: A }, { view: customStepper, id: \($0) }]"
            return "table:\n  sections:\n    - rows: [{ id: a, content: \(content) }]\n"
        },
    ]

    private static let typeNames = [
        "string", "int", "set", "date", "url", "void", "optional", "uiColor", "indexPath", "mainActor", "hashable",
        "task", "delete", "buttons", "completion", "self", "item", "customStepper", "isEditing", "undoManager", "tag",
        "copy",
    ]

    /// What generated functions call their own values.
    private static let localNames = [
        "cell", "content", "old", "new", "section", "sections", "row", "rows", "control", "destination", "changes",
        "result",
        "index", "place", "rowUpdate", "title", "text", "view", "height", "animated", "completion", "proposed",
        "indexPath", "before", "tableView", "state", "actions", "viewController", "navigationController", "source",
    ]

    /// A spec that has a name where functions have local names.
    private static let localPlaces: [@Sendable (String) -> String] = [
        {
            collection("items", of: "item", in: $0, editing: "{ delete: { except: [first] }, move: { within: table } }")
        },
        { collection("items", of: "item", in: $0, editing: "{ trailingSwipeActions: [{ title: A, action: a }] }") },
        passing,
        { collection("items", of: $0, in: "elements", editing: "{ delete: { confirm: mayDelete }, move: true }") },
        {
            let view = "{ label: $(item.name), id: \(RandomText.quoted($0)) }"
            return "types: { Thing: { id: String, name: String } }\nstate: { items: [Thing], isOn: Bool }\ntable:\n"
                + "  prototypes: [{ id: P, content: [\(view), { switch: $(isOn) }] }]\n"
                + "  sections:\n    - rows: { forEach: item in items, prototype: P }\n"
        },
    ]

    /// A spec that passes a value of a name to a generated and to a hand-written screen.
    private static let passing: @Sendable (String) -> String = {
        let pass = "kind: presentModally, pass: { \($0): $(text) }"
        return "external: { Other: { class: OtherController, input: { \($0): String } } }\n"
            + "state: { text: String }\ntable:\n  sections:\n"
            + "    - rows: [{ id: a, text: A, segue: { to: Other, \(pass) } }]\n"
    }

    /// Two sections of elements that are edited; the first one's collection and its elements have some names.
    private static func collection(_ id: String, of element: String, in name: String, editing: String) -> String {
        let name = RandomText.quoted(name)
        let loop = RandomText.quoted("\(element) in \(name)")
        return "types: { Thing: { id: String, name: String } }\nstate: { \(name): [Thing], others: [Thing] }\ntable:\n"
            + "  prototypes: [{ id: P, text: $(\(element).name) }, { id: Q, text: $(other.name) }]\n  sections:\n"
            + "    - { id: \(id), rows: { forEach: \(loop), prototype: P, editing: \(editing) } }\n"
            + "    - { id: others, rows: { forEach: other in others, prototype: Q } }\n"
    }

    @Test(.slow) func workOrAreRefused() async throws {
        var accepted: [String] = []
        var count = 0
        let tried = [
            (Self.names, Self.places), (Self.localNames, Self.localPlaces), (Self.typeNames, Self.typePlaces),
        ]
        for (names, places) in tried {
            for (name, place) in names.flatMap({ name in places.map { (name, $0) } }) {
                count += 1
                let text = "screen: N\(count)\n" + place(name).replacing("Thing", with: "Thing\(count)")
                let model = Analysis(Workspace(files: [("N\(count).yaml", text)]))
                let collisions = SwiftGenerator.nameCollisions(in: model.model)
                guard !model.hasErrors, collisions.isEmpty, let file = model.model.files.first else {
                    #expect(!(model.diagnostics + collisions).contains { $0.message.isEmpty }, "\(text)")
                    continue
                }
                accepted.append(SwiftGenerator(model.model).generate(file))
            }
        }
        #expect(accepted.count > Self.names.count * 2, "most names are allowed somewhere")
        accepted.append(SwiftGenerator.completeSupport())
        accepted.append("import UIKit\n\nfinal class customStepper: UIView {}\n")
        let files = accepted.enumerated().map { ("Names\($0).swift", $1) }
        #expect(try await SwiftModule(Dictionary(uniqueKeysWithValues: files)).messages() == "")
    }

    @Test(arguments: [
        ("two words", "twoWords"), ("a-b", "aB"), ("kebab case", "kebab-case"), ("É", "E\u{301}"), ("1st", "_1st"),
    ])
    func twoOfOneNameAreRefusedWithBothPlaces(first: String, second: String) throws {
        let rows = [first, second].map { "        - { id: \(RandomText.quoted($0)), text: A }\n" }.joined()
        let text = "screen: Clash\ntable:\n  sections:\n    - rows:\n\(rows)"
        let analysis = Analysis(Workspace(files: [("Clash.yaml", text)]))
        let errors =
            analysis.diagnostics.filter { $0.severity == .error }
            + SwiftGenerator.nameCollisions(in: analysis.model)
        #expect(errors.contains { $0.labels.count == 1 }, "\(first) and \(second)")
    }
}
