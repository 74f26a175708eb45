import Foundation
import TableSpecDiagnostics
import TableSpecKit
import Testing

/// The blocks of the README are what the tool takes and makes.
@Suite("The README is true")
struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private let readme: String

    init() throws {
        readme = try Self.text(of: "README.md")
    }

    @Test func theSpecIsTheOneInSpecs() throws {
        #expect(try block(after: "<!-- spec: SoundEffects.yaml -->") == Self.text(of: "Specs/SoundEffects.yaml"))
    }

    @Test func theSwiftIsAPartOfWhatIsGenerated() throws {
        let swift = try block(after: "<!-- swift: SoundEffects.swift -->")
        let pieces = swift.components(separatedBy: "    // …\n")
        let generated = try Self.text(of: "Generated/Swift/SoundEffects.swift")
        for piece in pieces {
            #expect(generated.contains(piece.trimmingCharacters(in: .newlines)))
        }
        #expect(swift.count > 400)
    }

    @Test func theFindingsAreWhatLintSays() throws {
        let spec = try block(after: "<!-- bad spec -->")
        let analysis = Analysis(Workspace(files: [("Sounds.yaml", spec)]))
        let report = CaretRenderer(usesColor: false).render(analysis.diagnostics, in: analysis.sources)
        #expect(try block(after: "<!-- findings -->") == report)
    }

    @Test func bothCommandsInstallWhatAFreshMachineLacks() throws {
        let build = try block(after: "<!-- command: build -->").components(separatedBy: "\n")
        let test = try block(after: "<!-- command: test -->").components(separatedBy: "\n")
        let setup = build.prefix { !$0.hasPrefix("swift ") }
        #expect(setup.count == 3 && test.starts(with: setup))
        #expect(build.dropFirst(3) == ["swift run tablespec build Specs", ""])
        let commands = ["swift build --product tablespec", "swift test --test-product tablespecPackageTests", ""]
        #expect(test.dropFirst(3) == commands[...])
    }

    /// The text of the fenced block that follows a comment.
    private func block(after comment: String) throws -> String {
        let start = try #require(readme.range(of: comment + "\n```"))
        let lineEnd = try #require(readme[start.upperBound...].firstIndex(of: "\n"))
        let text = readme[readme.index(after: lineEnd)...]
        let end = try #require(text.range(of: "```"))
        return String(text[..<end.lowerBound])
    }

    private static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }
}
