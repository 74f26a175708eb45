import Foundation
import TableSpecExport
import TableSpecKit
import TableSpecModel
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

/// Every number of a document is checked before it's converted: `Int(1e308)` stops the process.
@Suite("A number in a real document that is too large is left out or drawn", .slow, .needsStoryboards)
struct ExtremeNumberTests {
    private static let numbers = [
        "1e308", "-1e308", "nan", "inf", "9223372036854775807", "-9223372036854775808", "1e19",
    ]

    /// Some documents that have many attributes and are short.
    private static let sources = Corpus.sources.filter { $0.bytes.count < 60_000 }
        .sorted { numericAttributes(of: $0).count > numericAttributes(of: $1).count }.prefix(4)

    private static func numericAttributes(of source: ImportSource) -> Set<String> {
        let text = String(decoding: source.bytes, as: UTF8.self)
        return Set(text.matches(of: #/ (\w+)="-?[0-9.]+"/#).map { String($0.1) })
    }

    /// Each attribute in the first document that has it, with some of the numbers.
    @Test func eachAttributeIsTried() {
        var tried: Set<String> = []
        let trials = Self.sources.flatMap { source in
            let untried = Self.numericAttributes(of: source).filter { tried.insert($0).inserted }
            return untried.sorted().map { (source: source, attribute: $0) }
        }
        #expect(trials.count > 25)
        let strange = trials.indices.concurrentMap { index in
            let (source, attribute) = trials[index]
            let text = String(decoding: source.bytes, as: UTF8.self)
            guard let pattern = try? Regex(" \(attribute)=\"-?[0-9.]+\"") else { return [attribute] }
            let numbers = (0..<3).map { Self.numbers[(index + 2 * $0) % Self.numbers.count] }
            return numbers.flatMap { number in
                let changed = text.replacing(pattern, with: " \(attribute)=\"\(number)\"")
                return Self.strangeWords(in: changed).map { "\(source.path): \(attribute)=\(number): \($0)" }
            }
        }
        #expect(strange.flatMap { $0 } == [])
    }

    /// Imports a document, and lints, draws, generates and exports its specs.
    private static func strangeWords(in text: String) -> [String] {
        let result = Import([ImportSource(path: "Main.storyboard", bytes: Array(text.utf8))])
        let workspace = Workspace(files: result.files.map { ($0.name, $0.text) })
        let analysis = Analysis(workspace)
        let pictures = Previews(workspace, analysis).pictures([.normal]).map(\.text)
        _ = try? SettingsBundle(analysis)
        if !analysis.hasErrors { _ = Compilation(workspace, analysis).swiftFiles() }
        return pictures.flatMap { $0.matches(of: #/ (?:x|y|d|width|height)="[^"]*(?:nan|inf)/#).map { String($0.0) } }
    }
}
