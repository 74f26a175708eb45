import Foundation
import TableSpecDiagnostics
import TableSpecPictures
import TableSpecPreview
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

/// What one command finds, all commands find.
@Suite("lint, build, generate and preview find the same")
struct StageAgreementTests {
    /// A finding as users see it.
    private struct Told: Hashable {
        let id: String
        let severity: Diagnostic.Severity
        let message: String
        let path: String
        let range: Range<Int32>
        let labels: [String]

        init(_ diagnostic: Diagnostic, in sources: SourceMap) {
            id = diagnostic.id
            severity = diagnostic.severity
            message = diagnostic.message
            path = sources[diagnostic.range.source].path
            range = diagnostic.range.start..<diagnostic.range.end
            labels = diagnostic.labels.map(\.text)
        }
    }

    /// Finds with each command; the ids of what all of them have found.
    private func agreedIDs(
        _ files: [String: String],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> Set<String> {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: "Specs/\(name)") }
        let specs = ["\(folder.path)/Specs"]
        let lint = try LintRun(Workspace(paths: specs))
        let expected = lint.diagnostics.map { Told($0, in: lint.sources) }
        let hasErrors = expected.contains { $0.severity == .error }

        var choices = PictureChoices()
        choices.textSizes = [.large]
        let gallery = Products(swift: false, pictures: [], gallery: choices)
        let pictures = Products(swift: false, pictures: [.normal])
        for (number, products) in [Products.all, .swift, pictures, gallery].enumerated() {
            let request = BuildRequest(paths: specs, output: "\(folder.path)/Out\(number)", products: products)
            for result in [try Build.check(request), try Build.run(request)] {
                let found = result.diagnostics.map { Told($0, in: result.sources) }
                #expect(found == expected, "\(files)", sourceLocation: sourceLocation)
                let isAccepted =
                    switch result.outcome {
                    case .rejected: false
                    // Previews of the screens that have no errors.
                    case .partlyDelivered: products.kinds == [.swift, .strings]
                    default: true
                    }
                #expect(isAccepted != hasErrors, "\(files)", sourceLocation: sourceLocation)
            }
        }
        var live = LivePreview(paths: specs, choices: choices)
        live.update()
        #expect(live.findings.map(\.severity) == expected.map(\.severity), sourceLocation: sourceLocation)
        return Set(expected.map(\.id))
    }

    private static func screen(_ name: String, _ rest: String) -> String {
        "screen: \(name)\ntitle: \(name)\n\(rest)"
    }

    @Test func namesThatClashInSwift() throws {
        let rows = "table: { sections: [{ id: s, rows: [{ id: a b, text: A }, { id: aB, text: B }] }] }\n"
        #expect(try agreedIDs(["A.yaml": Self.screen("A", rows)]).contains("name-collision"))
    }

    @Test func outputsThatClash() throws {
        let table = "table: { sections: [{ id: s, rows: [A] }] }\n"
        let files = ["a/B.yaml": Self.screen("A", table), "a_b.yaml": Self.screen("B", table)]
        #expect(try agreedIDs(files).contains("output-collision"))
    }

    @Test func stringTablesThatDifferInCaseAlone() throws {
        let table = "table: { sections: [{ id: s, rows: [A] }] }\n"
        let files = [
            "A.yaml": Self.screen("A", "strings: Main\n" + table),
            "B.yaml": Self.screen("B", "strings: main\n" + table),
        ]
        #expect(try agreedIDs(files).contains("output-collision"))
    }

    @Test func commentsCannotSilenceWhatCannotBeMade() throws {
        let comment = "# tablespec:disable:file name-collision -- it is meant\n"
        let rows = "table: { sections: [{ id: s, rows: [{ id: a b, text: A }, { id: aB, text: B }] }] }\n"
        let text = comment + Self.screen("A", rows)
        #expect(try agreedIDs(["A.yaml": text]).contains("name-collision"))
        let messages = Analysis(Workspace(files: [("A.yaml", text)])).diagnostics.map(\.message)
        #expect(messages.contains("'name-collision' can't be suppressed by a comment"))
    }

    @Test("specs that were broken at random", arguments: 0..<8)
    func random(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<4 {
            let texts = HostileSpecTests.texts.shuffled(using: &random)
            _ = try agreedIDs(["A.yaml": random.broken(texts[0]), "a/A.yaml": texts[1]])
        }
    }
}
