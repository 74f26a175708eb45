import Foundation
import Testing

@testable import TableSpecImport

/// Real storyboards, where they lie beside the package, or in the folder `TABLESPEC_STORYBOARDS`.
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

    /// A document of the corpus by itself, as an argument of a test.
    struct Document: CustomTestStringConvertible, Sendable {
        var source: ImportSource
        var testDescription: String { source.path }
    }

    static var documents: [Document] { sources.map(Document.init) }
}
