import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

/// All that a tap can do, in every place where a spec can say it: the code around it is another one in each place.
@Suite("Triggers in every place", .slow)
struct TriggerTests {
    /// What a tap does, as keys of a mapping; `ITEM` is an element or a property of its type.
    private static let triggers = [
        "action: act",
        "segue: { to: Detail, pass: { item: $(ITEM) } }",
        "segue: { to: Detail, kind: showDetail, pass: { item: $(ITEM) } }",
        "segue: { to: Detail, kind: presentModally, pass: { item: $(ITEM) } }",
        "segue: { to: Detail, kind: presentModally, modalPresentationStyle: popover, pass: { item: $(ITEM) } }",
        "segue: { to: Detail, kind: presentModally, modalPresentationStyle: popover, wrapInNavigation: true, "
            + "pass: { item: $(ITEM) }, stack: [{ to: Plain }] }",
        "segue: { to: Detail, kind: presentModally, pass: { item: $(ITEM) }, stack: [{ to: Page, pass: { item: $(ITEM) } }] }",
        "segue: { to: Page, kind: presentModally, modalPresentationStyle: popover, pass: { item: $(ITEM) } }",
        "segue: { to: Form, kind: presentModally }",
        "segue: { to: Form, kind: presentModally, modalPresentationStyle: popover }",
        "unwind: Plain",
        "openURL: settings",
        "openURL: $(ITEM.site)",
        "segue: { of: ITEM.kind, first: { to: Plain }, second: { to: Plain, kind: presentModally, "
            + "modalPresentationStyle: popover }, third: { to: Page, pass: { item: $(ITEM) } } }",
    ]

    /// The places; `TAP` is what a tap does, and `SWIPE` what it does under a row of a collection.
    private static func screen(_ name: String, _ trigger: String, _ shape: String) -> String {
        let fixed = trigger.replacing("ITEM", with: "chosen")
        let row = trigger.replacing("ITEM", with: "item")
        // What an insert row does inserts something.
        let inserts = !trigger.hasPrefix("unwind") && !trigger.hasPrefix("openURL")
        return """
            screen: \(name)
            input: { chosen: Item }
            state: { items: [Item], moved: [Item], seen: [Item], groups: [Group], selected: "String?" }
            navigationItem: { left: { title: Left, \(fixed) }, right: [edit, { title: Right, \(fixed) }] }
            toolbar: [{ title: Below, \(fixed) }]
            table:
              prototypes:
                - { id: Cell, text: $(item.id), \(row) }
                - id: Buttons
                  text: $(item.id)
                  accessory: { image: { symbol: star }, \(row) }
                  editingAccessory: { image: { symbol: star }, \(row) }
                  leadingSwipeActions: [{ title: Now, \(row) }]
                  trailingSwipeActions: [{ title: Asked, confirm: Sure?, \(row) }]
            \(shape.contains("Details") ? details(row) : "")
            \(shape.replacing("SWIPES", with: swipes).replacing("Add, TAP", with: inserts ? "Add, TAP" : "Add, action: act")
                .replacing("TAP", with: fixed).replacing("SWIPE", with: row))

            """
    }

    /// The buttons that all rows of a collection have.
    private static let swipes =
        "leadingSwipeActions: [{ title: Asked, confirm: Sure?, SWIPE }], trailingSwipeActions: [{ title: Now, SWIPE }]"

    /// The prototype that no indexed list may have.
    private static func details(_ trigger: String) -> String {
        "    - { id: Details, text: $(item.id), accessory: { detailButton: { \(trigger) } }, "
            + "editingAccessory: { detailDisclosureButton: { \(trigger) } } }"
    }

    /// The shapes of tables, which find the element of a row in different ways.
    private static let shapes = [
        """
          sections:
            - rows:
                - { id: tapped, text: A, TAP, leadingSwipeActions: [{ title: Now, TAP }] }
                - id: buttons
                  text: B
                  accessory: { image: { symbol: star }, TAP }
                  editingAccessory: { image: { symbol: star }, TAP }
                - id: details
                  text: C
                  accessory: { detailButton: { TAP } }
                  editingAccessory: { detailDisclosureButton: { TAP } }
            - { id: cells, rows: { forEach: item in items, prototype: Cell, editing: { delete: true, SWIPES } } }
            - { id: buttonCells, rows: { forEach: item in moved, prototype: Buttons, editing: { move: true } } }
            - { id: detailCells, rows: { forEach: item in seen, prototype: Details } }
        """,
        """
          sections:
            - rows:
                forEach: item in items
                prototype: { of: item.kind, first: Cell, second: Buttons, third: Details }
                editing: { delete: true, insertRow: { text: Add, TAP }, SWIPES }
        """,
        """
          sections:
            forEach: group in groups
            header: $(group.id)
            rows:
              forEach: item in group.items
              prototype: { of: item.kind, first: Cell, second: Buttons, third: Details }
              editing: { delete: true, SWIPES }
        """,
        """
          sections:
            - rows:
                forEach: item in seen
                prototype: { of: item.isNew, true: Details, false: Buttons }
                editing: { move: true }
        """,
        """
          sections:
            - rows:
                forEach: item in items
                prototype: Details
                selection: { mode: exclusive, value: $(selected) }
        """,
        """
          index: { collation: id }
          sections:
            - rows: { forEach: item in items, prototype: { of: item.kind, first: Cell, second: Cell, third: Buttons } }
        """,
    ]

    private static let types = """
        types:
          Item: { id: String, kind: "enum(first, second, third)", isNew: Bool, site: "URL?" }
          Group: { id: String, items: [Item] }
        external:
          Page: { class: PageViewController, input: { item: Item } }

        """

    private static let destinations = """
        screen: Detail
        input: { item: Item }
        table: { sections: [{ rows: [A] }] }
        """

    private static let plain = "screen: Plain\ntable: { sections: [{ rows: [A] }] }\n"

    private static let form = """
        screen: Form
        result: Item
        state: { id: String, kind: "enum(first, second, third) = first", isNew: Bool }
        navigationItem: { left: { systemItem: cancel, finish: cancel }, right: { systemItem: save, finish: save } }
        table: { sections: [{ rows: [A] }] }
        """

    @Test func compile() async throws {
        let screens = Self.triggers.enumerated().flatMap { number, trigger in
            Self.shapes.enumerated().map { shape, rows in
                let name = "Screen\(number)Shape\(shape)"
                return (path: "\(name).yaml", text: Self.screen(name, trigger, rows))
            }
        }
        let files =
            screens + [
                ("Types.yaml", Self.types), ("Detail.yaml", Self.destinations), ("Plain.yaml", Self.plain),
                ("Form.yaml", Self.form),
            ]
        let analysis = Analysis(Workspace(files: files))
        let model = analysis.model
        let errors = (analysis.diagnostics + SwiftGenerator.nameCollisions(in: model))
            .filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(errors.map { "\(analysis.sources[$0.range.source].path): \($0.message)" })")
        var swift = ["TableSpecSupport.swift": SwiftGenerator(model).support(for: model.files)]
        swift["App.swift"] = "import UIKit\nfinal class PageViewController: UIViewController {}\n"
        for file in model.files {
            swift[file.path.replacing(".yaml", with: ".swift")] = SwiftGenerator(model).generate(file)
        }
        #expect(try await SwiftModule(swift).messages() == "")
    }
}
