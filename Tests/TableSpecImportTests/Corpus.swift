import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

/// Real storyboards, if they are next to the package, or in the folder `TABLESPEC_STORYBOARDS`.
enum Corpus {
    static let folder =
        ProcessInfo.processInfo.environment["TABLESPEC_STORYBOARDS"].map { URL(filePath: $0) }
        ?? URL(filePath: #filePath).appending(path: "../../../../shared/corpus/storyboards").standardized

    /// The documents, by their paths below the folder.
    static let sources: [ImportSource] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().compactMap { path in
            FileManager.default.contents(atPath: folder.appending(path: path).path)
                .map { ImportSource(path: path, bytes: Array($0)) }
        }
    }()

    /// All documents, imported together.
    static let imported = Import(sources)

    /// A document of the corpus by itself, as an argument of a test.
    struct Document: CustomTestStringConvertible, Sendable {
        var source: ImportSource
        /// The document, imported alone.
        var imported: Import
        var testDescription: String { source.path }
    }

    static let documents = sources.concurrentMap { Document(source: $0, imported: Import([$0])) }
}

extension Trait where Self == ConditionTrait {
    /// Skips tests of real storyboards where there are none; in continuous integration a test fails then.
    static var needsStoryboards: Self {
        .enabled(
            if: !Corpus.sources.isEmpty || TestTier.isContinuousIntegration,
            "the storyboards are not beside the package"
        )
    }
}
