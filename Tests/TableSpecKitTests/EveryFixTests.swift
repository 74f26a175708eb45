import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecModel
import TableSpecRules
import TableSpecTestSupport
import Testing

@Suite("Every rule's safe fixes")
struct EveryFixTests {
    @Test("leave nothing to fix, change nothing the second time, and keep comments", arguments: rulesWithFixes)
    func fixes(_ id: String) throws {
        for example in try #require(RuleRegistry.rule(id: id)).bad {
            let files = example.files.map { (path: $0.path, text: Self.commented($0.text)) }
            let workspace = Workspace(files: files)
            let before = Analysis(workspace)
            let fixing = Fixing(workspace)
            let fixed = files.enumerated().map { index, file in
                let change = fixing.changed.first { $0.path == file.path }
                return (path: file.path, text: change.map { String(decoding: $0.bytes, as: UTF8.self) } ?? file.text)
            }
            let again = Fixing(Workspace(files: fixed))
            #expect(again.changed.isEmpty && again.count == 0)
            #expect(!Analysis(Workspace(files: fixed)).diagnostics.contains { $0.id == id && $0.hasSafeFix })
            #expect(Analysis(Workspace(files: fixed)).diagnostics.count <= before.diagnostics.count)
            for (old, new) in zip(files, fixed) {
                let kept = new.text.components(separatedBy: Self.comment).count
                #expect(kept == old.text.components(separatedBy: Self.comment).count, "\(new.text)")
            }
        }
    }

    private static let comment = " # kept"

    /// The text with a comment behind each line that can carry one.
    private static func commented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let isTaken = line.contains("#") || line.hasSuffix("|") || line.hasSuffix(">") || line.isEmpty
            return isTaken ? String(line) : line + comment
        }.joined(separator: "\n")
    }

    private static let rulesWithFixes = RuleRegistry.descriptions.filter { rule in
        rule.bad.contains { example in
            let analysis = Analysis(Workspace(files: example.files.map { ($0.path, $0.text) }))
            return analysis.diagnostics.contains { $0.id == rule.id && $0.hasSafeFix }
        }
    }.map(\.id)
}

extension Diagnostic {
    fileprivate var hasSafeFix: Bool { fixIts.contains(where: \.isSafe) }
}
