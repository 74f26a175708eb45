import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("A screen can hand back a result")
struct ResultTests {
    private func form(_ keys: String, grocery: String = "id: String, name: String", button: String = "finish: save")
        -> Resolved
    {
        Resolved(
            """
            screen: Form
            types: { Grocery: { \(grocery) } }
            \(keys)
            navigationItem: { right: { systemItem: save, \(button) } }
            table: { sections: [{ rows: [{ id: a, text: A }] }] }
            """
        )
    }

    @Test func propertiesOfTheSameNameAndTypeMakeTheResult() {
        let resolved = form("result: Grocery\nstate: { name: String }\ninput: { id: String }")
        expect(resolved)
        #expect(resolved.screen?.result?.type == .structure("Grocery"))
        let paths = [
            Path(root: .input, steps: [.init(name: "id", type: .string)]),
            Path(root: .state, steps: [.init(name: "name", type: .string)]),
        ]
        #expect(resolved.screen?.result?.source == .properties(paths))
    }

    @Test func theAppMakesAResultOfWhichSomethingIsMissing() {
        #expect(form("result: Grocery\nstate: { name: String }").screen?.result?.source == .app)
        #expect(form("result: Grocery\nstate: { name: String, id: Int }").screen?.result?.source == .app)
        #expect(form("result: String\nstate: { name: String }").screen?.result?.source == .app)
    }

    @Test func defaultsAndOptionalsNeedNoState() {
        let resolved = form(
            "result: Grocery\nstate: { name: String }",
            grocery: "name: String, count: Int = 1, note: \"String?\""
        )
        let path = Path(root: .state, steps: [.init(name: "name", type: .string)])
        #expect(resolved.screen?.result?.source == .properties([path]))
    }

    @Test func aButtonFinishesOnlyAScreenWithAResult() {
        expect(form("", button: "finish: ⟦save⟧"), "the screen has no 'result' for the button to return")
        expect(
            form("result: Grocery", button: "finish: ⟦done⟧"),
            "unknown result action 'done'; expected 'cancel' or 'save'"
        )
        expect(
            form("result: Grocery", button: "action: a, ⟦finish⟧: save"),
            "a bar button has one result: 'finish', 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
    }

    @Test func theTypeOfAResultIsKnownToBothScreens() {
        #expect(form("result: ⟦Grocer⟧").messages.first?.hasPrefix("unknown type 'Grocer'") == true)
        expect(
            form("result: ⟦enum(a, b)⟧"),
            "both screens must share the type of a result, but an inline enumeration belongs to only one"
        )
        expect(form("result: ⟦Grocery?⟧"), "a result is 'nil' after canceling anyway, so its type can't be optional")
        expect(form("result: String = ⟦a⟧"), "a result can't have a default")
    }

    private func leading(by segue: String) -> Resolved {
        Resolved(
            (path: "Main.yaml", text: "table: { sections: [{ rows: [{ text: A, segue: \(segue) }] }] }"),
            (path: "Form.yaml", text: "result: String\ntable: { sections: [{ rows: [{ text: A }] }] }")
        )
    }

    @Test func aScreenWithAResultIsPresentedOrPushed() {
        expect(leading(by: "Form"))
        expect(leading(by: "{ to: Form, kind: presentModally }"))
        expect(
            leading(by: "{ to: Form, kind: ⟦showDetail⟧ }"),
            "'Form' is dismissed when it returns a result, but a detail screen stays; "
                + "expected 'show' or 'presentModally', found 'showDetail'"
        )
    }

    @Test(arguments: [
        ("tabs: [{ title: A, screen: ⟦Form⟧ }]", "a tab"), ("navigation: ⟦Form⟧", "an app"),
    ])
    func aScreenWithAResultIsNoFirstScreen(_ root: String, _ place: String) {
        let resolved = Resolved(
            (path: "App.yaml", text: "app: Main\n\(root)"),
            (path: "Form.yaml", text: "result: String\ntable: { sections: [{ rows: [{ text: A }] }] }")
        )
        expect(
            resolved,
            "'Form' returns a result to the screen that presents it, but \(place) doesn't present it"
        )
    }
}
