import Testing

@testable import TableSpecImport

@Suite("Real storyboards", .enabled(if: !Corpus.sources.isEmpty, "the storyboards are not beside the package"))
struct CorpusTests {
    @Test(arguments: Corpus.documents)
    func lintsCleanOfErrors(_ document: Corpus.Document) {
        let result = Import([document.source])
        #expect(result.unread.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func lintCleanOfErrorsTogether() {
        #expect(Import(Corpus.sources).errors.isEmpty)
    }

    @Test func mostTablesComeWhole() {
        let result = Import(Corpus.sources)
        let partial = Set(result.omissions.filter { $0.kind != .code }.map(\.screen)).intersection(result.screens)
        #expect(Double(result.screens.count - partial.count) >= 0.92 * Double(result.screens.count))
    }

    @Test func theSameDocumentsMakeTheSameSpecs() {
        #expect(Import(Corpus.sources).files == Import(Corpus.sources).files)
    }

    @Test func specsAreAtMostATenthOfTheDocuments() {
        let bytes = Corpus.sources.map(\.bytes.count).reduce(0, +)
        let made = Import(Corpus.sources).files.map(\.text.utf8.count).reduce(0, +)
        #expect(made * 10 <= bytes)
    }
}
