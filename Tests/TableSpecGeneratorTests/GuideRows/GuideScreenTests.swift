import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: controllers, bars and modal screens.
@Suite("The guides' rules for screens")
struct GuideScreenTests {
    @Test("D07: the life of a view controller calls super")
    func lifeCallsSuper() throws {
        for method in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            try expectSuper(in: method)
        }
    }

    @Test("D08: a controller that makes its own view does not call 'super.loadView'")
    func loadViewIsItsOwn() throws {
        for source in try GeneratedSource.all() { #expect(!source.text.contains("super.loadView("), "\(source.name)") }
    }

    @Test("D09: a table has its data source, and its delegate where one is needed")
    func tablesHaveTheirHelpers() {
        let people = GuideSpecs.people(cell: "text: $(person.name), action: call")
        expect(people, has: "tableView.dataSource = self\ntableView.delegate = self")
    }

    @Test("D12: a table gets its data in 'viewDidLoad'")
    func tablesAreFilledOnceTheyAreLoaded() throws {
        let loaded = try #require(GuideSpecs.people().swift.functions("viewDidLoad()").first)
        #expect(loaded.contains("table.attach(to: tableView)"))
    }

    @Test("D13: the view of a screen is made by its controller, and by no nib")
    func viewsComeFromCode() throws {
        for source in try GeneratedSource.all() {
            #expect(!source.text.contains("nibName: \"") && !source.text.contains("UINib("), "\(source.name)")
        }
    }

    @Test("N05: frame and delegate of a navigation bar are left alone")
    func barsAreLeftAlone() throws {
        for source in try GeneratedSource.all() {
            for property in ["frame", "bounds", "alpha", "delegate"] {
                #expect(!source.text.contains("navigationBar.\(property) ="), "\(source.name)")
            }
        }
    }

    @Test("N16: bar buttons are made once, and before the bar is shown")
    func barButtonsAreMadeOnce() throws {
        for source in try GeneratedSource.all() {
            for method in ["viewWillAppear(", "viewDidAppear(", "viewDidLayoutSubviews("] {
                for body in source.functions(method) { #expect(!body.contains("UIBarButtonItem("), "\(source.name)") }
            }
        }
    }

    @Test("TB09: tabs that come and go are customizable anew")
    func changedTabsStayCustomizable() throws {
        for source in try GeneratedSource.all() where source.text.contains("customizableViewControllers") {
            let changes = source.text.components(separatedBy: "setViewControllers(").count - 1
            let renewals = source.text.components(separatedBy: "customizableViewControllers =").count - 1
            #expect(renewals >= changes, "\(source.name)")
        }
    }

    @Test("M12: a stack is complete before it is presented")
    func stacksAreCompleteBeforeTheyArePresented() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("present") {
                guard let shown = body.range(of: "?.present(") else { continue }
                #expect(!body[shown.upperBound...].contains("pushViewController("), "\(source.name)")
            }
        }
    }

    @Test("M14: a result comes back through the presenter, who dismisses")
    func resultsComeBackThroughThePresenter() {
        let generated = Generated(
            (
                "List.yaml",
                """
                screen: List
                state: { names: [String] }
                navigationItem: { right: { systemItem: add, segue: { to: Form, kind: presentModally } } }
                table:
                  prototypes: [{ id: Cell, text: $(name) }]
                  sections: [{ rows: { forEach: name in names, prototype: Cell } }]
                """
            ),
            (
                "Form.yaml",
                """
                screen: Form
                result: String
                state: { name: String }
                navigationItem: { right: { systemItem: save, finish: save } }
                table: { sections: [{ rows: [{ id: name, accessory: { textField: $(name) } }] }] }
                """
            )
        )
        expect(generated, has: "destination.table.onFinish = { [weak self] result in", "dismiss(animated: true)")
        #expect(generated.files.last?.contains("dismiss(") == false)
    }

    @Test("O03: no screen swaps itself for another one when the device is turned")
    func rotationShowsNoOtherScreen() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("viewWillTransition(") {
                #expect(!body.contains("present(") && !body.contains("dismiss("), "\(source.name)")
            }
        }
    }

    @Test("O04: a memory warning is passed on to super")
    func memoryWarningsCallSuper() throws { try expectSuper(in: "didReceiveMemoryWarning") }
}
