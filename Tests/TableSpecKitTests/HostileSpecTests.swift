import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecRules
import TableSpecTestSupport
import Testing

/// Specs that were broken at random, in the same way on every machine.
@Suite("Every broken spec is reported")
struct HostileSpecTests {
    @Test("every finding is in its file, sorted and reported once", arguments: 0..<40)
    func broken(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let texts = (0..<2).map { _ in random.broken(Self.texts[random.below(Self.texts.count)]) }
            let files = texts.enumerated().map { (path: "\($0).yaml", text: $1) }
            let analysis = Analysis(Workspace(files: files))
            let found = analysis.diagnostics
            #expect(found == found.sortedByPlace(in: analysis.sources))
            #expect(Set(found).count == found.count)
            for range in found.flatMap(\.ranges) {
                let count = analysis.sources[range.source].bytes.count
                #expect(0 <= range.start && range.start <= range.end && range.end <= count, "\(texts)")
            }
        }
    }

    /// Right and wrong specs of all features.
    static let texts =
        SampleSpecs.places.compactMap { SampleSpecs.all.sample(of: $0)?.text }
        + RuleRegistry.descriptions.flatMap { rule in (rule.bad + rule.good).flatMap(\.files).map(\.text) }
}

extension Diagnostic {
    /// All places that the finding names.
    fileprivate var ranges: [SourceRange] {
        [range] + labels.map(\.range) + fixIts.flatMap(\.edits).map(\.range)
    }
}

extension SeededGenerator {
    fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// The text with up to five changes.
    mutating func broken(_ text: String) -> String {
        var text = text
        for _ in 0...below(5) { text = changed(text) }
        return text
    }

    private static let pieces = [
        "{", "}", "[", "]", ": ", "- ", "$(", "$$(", ")", "!", "&a ", "*a", "<<: ", "#", "'", "\"", "|\n", "~", "\t",
        "\n", "\r\n", "\u{FEFF}", "é", "\u{1F600}", "\u{0}", "forEach", "in", "rows", "sections", "1e999", "-1", "true",
        "table:", "? ", "%YAML 1.2\n", "---\n", "...", "# tablespec:disable:next ", "$(item.", "$(!", "=",
    ]

    private mutating func changed(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n")
        let line = below(lines.count)
        switch below(8) {
        case 0: lines.remove(at: line)
        case 1: lines.insert(lines[below(lines.count)], at: line)
        case 2: lines.swapAt(line, below(lines.count))
        case 3: lines[line] = String(repeating: " ", count: below(6)) + lines[line]
        case 4: lines[line] = String(lines[line].prefix(below(lines[line].count)))
        case 5: lines.removeLast(below(lines.count))
        default:
            let piece = Self.pieces[below(Self.pieces.count)]
            let offset = below(lines[line].count + 1)
            let index = lines[line].index(lines[line].startIndex, offsetBy: offset)
            lines[line].insert(contentsOf: piece, at: index)
        }
        return lines.joined(separator: "\n")
    }
}
