import TableSpecKit
import TableSpecPictures
import Testing

@Suite("A compilation creates files from specs")
struct CompilationTests {
    private let files = [
        ("Sub/Hello.yaml", "screen: Hello\ntitle: Hello\ntable: { sections: [{ rows: [A] }] }"),
        ("Types.yaml", "types: { Item: { name: String } }"),
    ]

    @Test func outputsAreNamedAfterTheFlattenedPath() {
        let workspace = Workspace(files: files)
        let compilation = Compilation(workspace, Analysis(workspace))
        #expect(
            compilation.swiftFiles().map(\.path)
                == [
                    "Swift/Sub_Hello.tablespec.swift", "Swift/Types.tablespec.swift",
                    "Swift/TableSpecSupport.tablespec.swift",
                ]
        )
        #expect(
            Previews(workspace, Analysis(workspace)).pictures(PreviewVariant.standard).map(\.path)
                == ["Previews/Sub_Hello.svg", "Previews/Sub_Hello-dark.svg"]
        )
    }

    @Test func outputIsAFunctionOfTheInput() {
        let made = (0..<3).map { _ in
            let workspace = Workspace(files: files)
            let compilation = Compilation(workspace, Analysis(workspace))
            let previews = Previews(workspace, Analysis(workspace))
            return compilation.swiftFiles() + previews.pictures(PreviewVariant.standard)
        }
        #expect(made[0] == made[1])
        #expect(made[1] == made[2])
    }

    @Test func aScreenThatIsNotNamedIsNotDrawn() {
        let workspace = Workspace(files: files)
        let previews = Previews(workspace, Analysis(workspace))
        #expect(previews.texts(screen: "Other").isEmpty)
        #expect(previews.texts(screen: "Hello").count == 1)
    }
}
