import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecTestSupport
import Testing

/// The blocks of the README are what the tool takes and makes.
@Suite("The README is correct")
struct ReadmeTests {
    private let readme: MarkdownPage

    init() throws {
        readme = try MarkdownPage("README.md")
    }

    @Test func theSpecIsTheOneInSpecs() throws {
        #expect(try block("spec: SoundEffects.yaml") == Self.text(of: "Specs/SoundEffects.yaml"))
    }

    @Test func theSwiftIsAPartOfWhatIsGenerated() throws {
        let swift = try block("swift: SoundEffects.swift")
        let generated = try Self.text(of: "Generated/Swift/SoundEffects.tablespec.swift")
        for piece in swift.components(separatedBy: "    // …\n") {
            #expect(generated.contains(piece.trimmingCharacters(in: .newlines)))
        }
        #expect(swift.count > 400)
    }

    @Test func theFindingIsWhatLintReports() throws {
        let spec = try block("spec: SoundEffects.yaml").replacing("$(soundEffectsOn)", with: "$(soundEffectOn)")
        let analysis = Analysis(Workspace(files: [("SoundEffects.yaml", spec)]))
        let report = CaretRenderer(usesColor: false).render(analysis.diagnostics, in: analysis.sources)
        #expect(try block("findings") == report)
    }

    @Test func bothCommandsInstallWhatAFreshMachineLacks() throws {
        let build = try block("command: build").components(separatedBy: "\n")
        let test = try block("command: test").components(separatedBy: "\n")
        let setup = build.prefix { !$0.contains("swift ") }
        #expect(setup.count == 2 && test.starts(with: setup))
        func quick(_ commands: String...) -> [String] { commands.map { "TABLESPEC_QUICK_BUILD=1 swift \($0)" } + [""] }
        #expect(Array(build.dropFirst(2)) == quick("run tablespec build Specs"))
        let tests = quick("build --product tablespec", "test --test-product tablespecPackageTests")
        #expect(Array(test.dropFirst(2)) == tests)
    }

    /// A newcomer decides in three minutes.
    @Test func itIsShort() {
        let size = readme.size(before: "MIT License")
        #expect(size.lines <= 180)
        #expect(size.words <= 1_500)
    }

    @Test func itsProseIsAtMost120ColumnsWide() throws {
        let text = try Self.text(of: "README.md")
        let lines = text.prefix(upTo: try #require(text.range(of: "MIT License")).lowerBound)
            .split(separator: "\n").filter { !$0.hasPrefix("|") && !$0.hasPrefix("<") }
        #expect(lines.filter { $0.count > 120 } == [])
    }

    private func block(_ name: String) throws -> String { try #require(readme.block(named: name)) }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }
}
