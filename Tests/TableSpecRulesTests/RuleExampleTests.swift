import Foundation
import TableSpecRules
import TableSpecTestSupport
import Testing

/// The files with the examples of the rules.
@Suite("The files with the examples of the rules")
struct RuleExampleTests {
    private static let folder = Repository.root.appendingPathComponent("Sources/TableSpecRules/Examples")

    /// The texts of the files by the ids of their rules.
    private static func texts() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let texts = try names.map { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return (name.replacing(".yaml", with: ""), text)
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    @Test func eachRuleHasOne() throws {
        #expect(try Self.texts().keys.sorted() == RuleRegistry.ids.sorted())
        #expect(RuleRegistry.descriptions.allSatisfy { !$0.bad.isEmpty && !$0.good.isEmpty })
    }

    @Test func areRecorded() throws {
        let entries = try Self.texts().sorted { $0.key < $1.key }.map { id, text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let indented = lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined()
            return "        \"\(id)\": #\"\"\"\n\(indented)        \"\"\"#,\n"
        }
        let swift = """
            // Recorded from the folder Examples by RuleExampleTests. Do not edit.

            extension RuleExample {
                /// The texts of the files with examples by the ids of their rules.
                static let sources: [String: String] = [
            \(entries.joined())    ]
            }

            """
        let golden = Golden("Sources/TableSpecRules/RuleExample+Sources.swift")
        #expect(try golden.difference(from: swift) == nil)
    }
}
