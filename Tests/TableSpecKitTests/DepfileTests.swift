import TableSpecKit
import TableSpecTestSupport
import Testing

@Suite("A depfile lists inputs and outputs in make's syntax")
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

    @Test(
        arguments: [
            ("a b", #"a\ b"#), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a:b", #"a\:b"#), ("ä", "ä"), (#"a\b"#, #"a\b"#),
            (#"a\ b"#, #"a\\\ b"#), (#"a\\ b"#, #"a\\\\\ b"#), ("a  b", #"a\ \ b"#),
        ]
    )
    func namesAreEscaped(_ name: String, _ escaped: String) {
        #expect(Depfile.text(targets: ["t"], inputs: [name]) == "t: \\\n  \(escaped)\n\(escaped):\n")
    }

    @Test("a name that make can't express is refused", arguments: ["a\nb", "a\tb", "a\rb", "a\u{7F}b"])
    func controlCharacters(_ name: String) throws {
        let folder = try TemporaryFolder()
        for (targets, inputs) in [([name], ["i"]), (["t"], [name])] {
            let problem = #expect(throws: FileProblem.self) {
                try Depfile.write(targets: targets, inputs: inputs, to: "\(folder.path)/d")
            }
            #expect(problem?.path == name)
        }
        #expect(try folder.names().isEmpty)
    }

    @Test func anInputIsNotOverwritten() throws {
        let folder = try TemporaryFolder(["A.yaml": "screen: A\n"])
        let path = "\(folder.path)/A.yaml"
        #expect(throws: FileProblem.self) { try Depfile.write(targets: ["t"], inputs: [path], to: path) }
        #expect(folder.text(of: "A.yaml") == "screen: A\n")
    }
}
