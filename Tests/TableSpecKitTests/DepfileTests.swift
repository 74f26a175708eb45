import TableSpecKit
import Testing

@Suite("A depfile says in make's words what was read and made")
struct DepfileTests {
    @Test func targetsDependOnAllInputs() {
        #expect(
            Depfile.text(targets: ["Out/A.swift", "Out/B.swift"], inputs: ["Specs/A.yaml", "Specs"]) == """
                Out/A.swift \\
                Out/B.swift: \\
                  Specs/A.yaml \\
                  Specs
                Specs/A.yaml:
                Specs:

                """
        )
    }

    @Test(arguments: [("a b", "a\\ b"), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a:b", "a\\:b"), ("ä", "ä")])
    func namesAreEscaped(_ name: String, _ escaped: String) {
        #expect(Depfile.text(targets: ["t"], inputs: [name]) == "t: \\\n  \(escaped)\n\(escaped):\n")
    }
}
