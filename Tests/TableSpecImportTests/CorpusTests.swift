import TableSpecDiagnostics
import TableSpecFormat
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

@Suite("Real storyboards", .needsStoryboards)
struct CorpusTests {
    @Test(.inContinuousIntegration) func areThereWhereEverythingIsTested() {
        #expect(!Corpus.sources.isEmpty)
    }

    @Test(arguments: Corpus.documents)
    func lintsCleanOfErrors(_ document: Corpus.Document) {
        let result = document.imported
        #expect(result.unread.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func lintCleanOfErrorsTogether() {
        #expect(Corpus.imported.errors.isEmpty)
    }

    /// A table is whole if its screen has no entry in the report but for code.
    @Test func mostTablesComeWhole() {
        let result = Corpus.imported
        let partial = Set(result.omissions.filter { $0.kind != .code }.map(\.screen)).intersection(result.screens)
        #expect(Double(result.screens.count - partial.count) >= 0.94 * Double(result.screens.count))
    }

    /// Rules that authors of real tables found noisy tell of less than one screen in twenty.
    @Test func rulesThatWereNoisyAreQuiet() {
        let result = Corpus.imported
        let findings = result.findings
        let noisy = [
            "fixed-height-for-wrapping-text", "rows-all-alike", "setting-without-effect", "selectable-control-row",
        ]
        for rule in noisy {
            let screens = Set(findings.filter { $0.id == rule }.map(\.range.source))
            #expect(screens.count * 20 < result.screens.count, "\(rule): \(screens.count) of \(result.screens.count)")
        }
    }

    /// Which screens and prototypes the app's code shows isn't in any document.
    @Test func noWarningAsksForWhatOnlyCodeKnows() {
        for findings in [Corpus.imported.findings] + Corpus.documents.map(\.imported.findings) {
            let asked = findings.filter {
                ["unreachable-screen", "unused-shared-prototype", "unused-suppression"].contains($0.id)
            }
            #expect(asked.map(\.message) == [])
        }
    }

    @Test func specsHaveTheirForm() {
        for file in TestTier.share(of: Corpus.imported.files) {
            var findings: [Diagnostic] = []
            let form = SpecFormatter.format(SourceFile(path: file.name, text: file.text), diagnostics: &findings)
            #expect(form.map { String(decoding: $0, as: UTF8.self) } == file.text, "\(findings.map(\.message))")
        }
    }

    @Test(.slow) func theSameDocumentsMakeTheSameSpecs() {
        for document in Corpus.documents.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
            #expect(Import([document.source]).files == document.imported.files)
        }
    }

    @Test func specsAreAtMostATenthOfTheDocuments() {
        let bytes = Corpus.sources.map(\.bytes.count).reduce(0, +)
        let made = Corpus.imported.files.map(\.text.utf8.count).reduce(0, +)
        #expect(made * 10 <= bytes)
    }

    @Test func noSpecIsLongBesideItsDocument() throws {
        let shares = Corpus.documents.map { document in
            Double(document.imported.files.map(\.text.utf8.count).reduce(0, +)) / Double(document.source.bytes.count)
        }
        .sorted()
        try #require(!shares.isEmpty)
        #expect(shares[shares.count / 2] <= 0.095)
        #expect((shares.last ?? 1) <= 0.15)
    }
}
