import TableSpecModel
import Testing

@Suite("Modules of the app's own classes")
struct ImportTests {
    private func resolved(_ imports: String) -> Resolved {
        Resolved(rows: "        - A", screenKeys: "imports: \(imports)")
    }

    @Test func aScreenNamesModules() {
        let resolved = resolved("[Design, Maps]")
        expect(resolved)
        #expect(resolved.model.files.first?.imports.map(\.value) == ["Design", "Maps"])
    }

    @Test func anAppNamesModules() {
        let resolved = Resolved("app: Test\nnavigation: A\nimports: [Design]\nexternal: { A: AViewController }\n")
        expect(resolved)
        #expect(resolved.model.files.first?.imports.map(\.value) == ["Design"])
    }

    @Test func modulesHaveNamesAndAreNamedOnce() {
        let expected = "expected letters, digits and '_', not starting with a digit"
        expect(resolved("[⟦Design.Views⟧]"), "'Design.Views' isn't a valid name for a module; \(expected)")
        expect(resolved("[⟦'import Design'⟧]"), "'import Design' isn't a valid name for a module; \(expected)")
        expect(resolved("[Design, ⟦Design⟧]"), "'Design' is imported twice")
        expect(resolved("⟦Design⟧"), "expected a list of modules, found 'Design'")
        expect(resolved("[⟦[Design]⟧]"), "expected a module, found a list")
    }
}
