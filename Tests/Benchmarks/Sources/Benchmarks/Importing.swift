import Foundation
import TableSpecImport

/// What it costs to make specs of the storyboards of many apps: those of the corpus, again and again until they are a thousand.
///
/// The target is less than a minute for them on one core; `taskset -c 0` before the command measures that.
struct Importing: Benchmark {
    let name = "import"
    let rounds = 3

    private static let count = 1000

    var inputs: [BenchmarkInput] {
        let sources = Self.sources
        guard !sources.isEmpty else { return [] }
        let bytes = sources.reduce(0) { $0 + ((try? Data(contentsOf: $1).count) ?? 0) }
        return [
            BenchmarkInput(
                name: "1,000 storyboards, each by itself",
                byteCount: bytes * Self.count / sources.count,
                ways: [BenchmarkWay(name: "import") { Self.importAll(sources) }]
            ),
            BenchmarkInput(
                name: "\(sources.count) storyboards together",
                byteCount: bytes,
                ways: [BenchmarkWay(name: "import") { Self.importFiles(sources.map(\.path)) }]
            ),
        ]
    }

    private static func importAll(_ sources: [URL]) -> Int {
        (0..<count).reduce(0) { $0 + importFiles([sources[$1 % sources.count].path]) }
    }

    private static func importFiles(_ paths: [String]) -> Int {
        (try? ImportRun(paths: paths, output: "Specs").specCount) ?? -1
    }

    /// The storyboards and XIBs, if they are next to the package.
    private static var sources: [URL] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../../shared/corpus/storyboards").standardized
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}
