import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@Suite("Reports in SARIF")
struct SARIFReportTests {
    private struct Log: Decodable {
        struct Text: Decodable, Equatable { var text: String }
        struct Region: Decodable, Equatable { var startLine, startColumn, endLine, endColumn: Int }
        struct Artifact: Decodable, Equatable { var uri: String }
        struct Physical: Decodable { var artifactLocation: Artifact, region: Region }
        struct Location: Decodable { var physicalLocation: Physical, message: Text? }
        struct Replacement: Decodable { var deletedRegion: Region, insertedContent: Text }
        struct Change: Decodable { var artifactLocation: Artifact, replacements: [Replacement] }
        struct Fix: Decodable { var description: Text, artifactChanges: [Change] }
        struct Result: Decodable {
            var ruleId: String
            var ruleIndex: Int
            var level: String
            var message: Text
            var locations: [Location]
            var relatedLocations: [Location]?
            var fixes: [Fix]?
            var properties: Properties?
        }
        struct Properties: Decodable { var expected: [String] }
        struct Level: Decodable { var level: String }
        struct Rule: Decodable {
            var id: String
            var helpUri: String?
            var shortDescription, fullDescription: Text?
            var defaultConfiguration: Level?
        }
        struct Driver: Decodable { var name, semanticVersion: String, rules: [Rule] }
        struct Tool: Decodable { var driver: Driver }
        struct Run: Decodable { var tool: Tool, columnKind: String, results: [Result] }
        var version: String
        var runs: [Run]
    }

    private static let rule = RuleMetadata(
        id: "rule-id",
        category: "correctness",
        summary: "Summary.",
        rationale: "Rationale.",
        page: "# Page",
        severity: .error
    )

    private static func run(
        _ finding: MarkedFinding,
        _ diagnostics: [Diagnostic],
        rulesURL: String? = nil
    ) throws -> Log.Run {
        let renderer = SARIFRenderer(version: "1.2.3", rules: [rule], rulesURL: rulesURL)
        let text = renderer.render(diagnostics, in: finding.sources)
        let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
        #expect(log.version == "2.1.0")
        return try #require(log.runs.first)
    }

    @Test("describe the tool, its rules and the kinds of findings that aren't rules")
    func rules() throws {
        let finding = MarkedFinding("⟦x⟧", severity: .info)
        var other = finding.diagnostic
        other.id = "unknown-key"
        let run = try Self.run(finding, [finding.diagnostic, other])
        #expect(run.tool.driver.name == "tablespec" && run.tool.driver.semanticVersion == "1.2.3")
        #expect(run.tool.driver.rules.map(\.id) == ["rule-id", "unknown-key"])
        #expect(run.tool.driver.rules.first?.shortDescription == Log.Text(text: "Summary."))
        #expect(run.tool.driver.rules.first?.fullDescription == Log.Text(text: "Rationale."))
        #expect(run.tool.driver.rules.first?.defaultConfiguration?.level == "error")
        #expect(run.results.map(\.ruleIndex) == [0, 1])
        #expect(run.results.map(\.level) == ["note", "note"])
    }

    @Test("link to the rules' pages")
    func helpURIs() throws {
        let finding = MarkedFinding("⟦x⟧")
        var other = finding.diagnostic
        other.id = "unknown-key"
        let run = try Self.run(finding, [finding.diagnostic, other], rulesURL: "https://example.com/Rules.md")
        #expect(run.tool.driver.rules.map(\.helpUri) == ["https://example.com/Rules.md#rule-id", nil])
        #expect(try Self.run(finding, [finding.diagnostic]).tool.driver.rules.map(\.helpUri) == [nil])
    }

    @Test("point into files by relative references, in Unicode scalars")
    func places() throws {
        let finding = MarkedFinding("é: ⟦😀x⟧\n⟦y⟧", path: "Specs/Ä b:c%.yaml", labels: ["first here"])
        let run = try Self.run(finding, [finding.diagnostic])
        let result = try #require(run.results.first)
        let place = try #require(result.locations.first).physicalLocation
        #expect(run.columnKind == "unicodeCodePoints")
        #expect(place.artifactLocation.uri == "Specs/%C3%84%20b%3Ac%25.yaml")
        #expect(place.region == Log.Region(startLine: 1, startColumn: 4, endLine: 1, endColumn: 6))
        let related = try #require(result.relatedLocations?.first)
        #expect(related.message == Log.Text(text: "first here"))
        #expect(related.physicalLocation.region == Log.Region(startLine: 2, startColumn: 1, endLine: 2, endColumn: 2))
    }

    @Test("give absolute paths as file URIs")
    func absolutePaths() throws {
        let finding = MarkedFinding("⟦x⟧", path: "/tmp/A.yaml")
        let uri = try Self.run(finding, [finding.diagnostic]).results.first?.locations.first?.physicalLocation
        #expect(uri?.artifactLocation.uri == "file:///tmp/A.yaml")
    }

    @Test("contain notes and help in the message, and fixes")
    func fixes() throws {
        var finding = MarkedFinding("⟦x⟧: ⟦⟧", message: "wrong")
        finding.diagnostic.notes = ["why"]
        finding.diagnostic.help = "how"
        let places = MarkedText("⟦x⟧: ⟦⟧").ranges(in: finding.diagnostic.range.source)
        finding.diagnostic.fixIts = [
            FixIt(
                message: "mend",
                edits: [.init(range: places[1], replacement: "1"), .init(range: places[0], replacement: "y")],
                isSafe: true
            )
        ]
        let result = try #require(try Self.run(finding, [finding.diagnostic]).results.first)
        #expect(result.message.text == "wrong\nnote: why\nhelp: how")
        let fix = try #require(result.fixes?.first)
        #expect(fix.description.text == "mend")
        #expect(fix.artifactChanges.map(\.artifactLocation.uri) == ["Test.yaml"])
        #expect(fix.artifactChanges.first?.replacements.map(\.insertedContent.text) == ["y", "1"])
        let insertion = fix.artifactChanges.first?.replacements.last?.deletedRegion
        #expect(insertion == Log.Region(startLine: 1, startColumn: 4, endLine: 1, endColumn: 4))
    }

    @Test("contain all values that were expected")
    func expectedWords() throws {
        var finding = MarkedFinding("⟦x⟧")
        #expect(try Self.run(finding, [finding.diagnostic]).results.first?.properties == nil)
        finding.diagnostic.expected = ["a", "b"]
        #expect(try Self.run(finding, [finding.diagnostic]).results.first?.properties?.expected == ["a", "b"])
    }
}
