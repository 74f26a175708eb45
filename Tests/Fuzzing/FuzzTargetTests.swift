import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

/// The targets of fuzzing without coverage: the files in `Corpus`, and random changes of them.
@Suite("Invented bytes break no promise")
struct FuzzTargetTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    @Test(arguments: FuzzTarget.allCases)
    func mutations(_ target: FuzzTarget) async throws {
        let folder = Self.folder.appending(path: target.rawValue)
        let corpus = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            [UInt8](try Data(contentsOf: folder.appending(path: name)))
        }
        let pieces = corpus.flatMap { $0.split(separator: UInt8(ascii: " ")).map(Array.init) }
        var random = SeededGenerator(seed: 44)
        let mutations = (0..<TestTier.count(quick: 4, slow: 100)).map { _ in
            random.damaged(random.pick(corpus), pieces: pieces, upTo: random.number(1...4))
        }
        let results = (corpus + mutations).concurrentMap { bytes -> (swift: [String], fault: String?) in
            do { return (try target.run(bytes), nil) } catch {
                return ([], "\(error) in\n\(String(decoding: bytes, as: UTF8.self))")
            }
        }
        #expect(results.compactMap(\.fault) == [])
        let swift = Set(results.flatMap(\.swift)).sorted()
        #expect(swift.isEmpty != target.generates, "the corpus has specs without errors")
        guard TestTier.isSlow, target.generates else { return }
        let files = swift.enumerated().map { ("\($0).swift", $1) }
        #expect(try await SwiftModule(Dictionary(uniqueKeysWithValues: files)).syntaxErrors() == "")
    }
}

extension FuzzTarget {
    /// Whether Swift is generated from the bytes.
    fileprivate var generates: Bool { ![.baseline, .manifest, .cache, .request].contains(self) }
}
