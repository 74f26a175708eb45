import TableSpecModel
import Testing

@Suite("Methods that are called after a change of the state")
struct ChangeEventTests {
    private func resolved(_ events: String) -> Resolved {
        Resolved(
            rows: "        - A",
            screenKeys: "input: { list: String }\nstate: { groceries: [String], query: String }\nonChange: \(events)"
        )
    }

    @Test func eachPropertyHasAMethod() {
        let resolved = resolved("{ groceries: saveGroceries, query: search }")
        expect(resolved)
        #expect(resolved.screen?.onChange.map(\.property.value) == ["groceries", "query"])
        #expect(resolved.screen?.onChange.map(\.action.value) == ["saveGroceries", "search"])
    }

    @Test func onlyTheStateChanges() {
        expect(resolved("{ ⟦grocerys⟧: save }"), "unknown state 'grocerys'; expected 'groceries' or 'query'")
        expect(resolved("{ ⟦list⟧: save }"), "'list' is input, which never changes")
    }

    @Test func methodsHaveNames() {
        expect(
            resolved("{ query: ⟦look up⟧ }"),
            "'look up' isn't a valid name for a method; expected letters, digits and '_', not starting with a digit"
        )
        expect(
            resolved("⟦search⟧"),
            "expected a mapping of state properties to methods, found 'search'"
        )
    }
}
