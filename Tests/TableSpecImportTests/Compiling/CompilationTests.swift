import TableSpecTestSupport
import Testing

@testable import TableSpecImport

@Suite("The Swift of imported screens compiles", .slow)
struct CompilationTests {
    /// All of them in one module, with stubs of the classes that the apps have.
    @Test(.needsStoryboards)
    func realStoryboards() async throws {
        try await expectToCompile(Corpus.imported, in: ProjectSettings.all[ProjectSettings.all.count - 2])
    }

    /// The names and texts of a part of the documents are others.
    @Test(.needsStoryboards)
    func realStoryboardsWithHostileNames() async throws {
        var generator = SeededGenerator(seed: 19)
        let sources = Corpus.sources.enumerated().filter { $0.offset.isMultiple(of: 3) }.map {
            HostileNames.put(into: $1, &generator)
        }
        try await expectToCompile(Import(sources))
    }

    /// What outlets and actions may be called that means something in Swift, to a view controller or to generated code.
    private static let words = HostileNames.names.filter { Identifier.words(of: $0).first?.first?.isLetter == true }

    private static func views(_ index: Int, _ connections: String = "", _ action: String = "") -> String {
        """
        <label id="l\(index)" text="Label">\(Fixture.frame(16, 11, 100, 21))</label>
        <textField id="f\(index)">\(Fixture.frame(120, 6, 80, 31))</textField>
        <imageView id="i\(index)">\(Fixture.frame(210, 6, 31, 31))</imageView>
        <switch id="s\(index)">\(Fixture.frame(310, 6, 51, 31))\(action)</switch>
        """
    }

    private static func outlets(_ word: String, _ index: Int) -> String {
        [("", "l"), ("Switch", "s"), ("_field", "f"), ("Image", "i")].map { suffix, view in
            #"<outlet property="\#(HostileNames.escaped(word + suffix))" destination="\#(view)\#(index)" id="o\#(view)\#(index)"/>"#
        }.joined()
    }

    @Test func outletsAndActionsOfRowsWithHostileNames() async throws {
        let cells = Self.words.enumerated().map { index, word in
            let selector = HostileNames.escaped(word) + ":"
            let action = """
                <connections><action selector="\(selector)" destination="list" eventType="valueChanged" id="a\(index)"/></connections>
                """
            return Fixture.custom(Self.views(index, "", action), id: "c\(index)")
        }
        let outlets = Self.words.enumerated().map { Self.outlets($1, $0) }.joined()
        let fixture = Fixture(
            table: Fixture.section(cells.joined()),
            controller: "<connections>\(outlets)</connections>"
        )
        try await expectToCompile(fixture.result)
    }

    @Test func outletsAndIdentifiersOfPrototypesWithHostileNames() async throws {
        let cells = Self.words.enumerated().map { index, word in
            Fixture.custom(
                Self.views(index),
                44,
                #"reuseIdentifier="\#(HostileNames.escaped(word))" customClass="K\#(index)Cell""#,
                "<connections>\(Self.outlets(word, index))</connections>",
                id: "c\(index)"
            )
        }
        try await expectToCompile(Fixture(table: "<prototypes>\(cells.joined())</prototypes>").result)
    }
}
