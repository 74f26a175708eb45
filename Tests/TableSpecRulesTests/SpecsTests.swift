import Foundation
import TableSpecDiagnostics
import TableSpecRules
import Testing

/// The tables of this package: those that explain the language, and some of real apps. People copy them.
@Suite("The specs of this package")
struct SpecsTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../Specs")
        .standardizedFileURL

    /// As in the `tablespec.yaml` of the specs: the app doesn't lead to the examples of the guide next to it.
    private static let configuration = RuleConfiguration(levels: ["unreachable-screen": .off])

    @Test("no rule reports anything in them")
    func silent() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path()).sorted()
            .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("tablespec.yaml") }
        let files = try paths.map {
            (path: $0, text: try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8))
        }
        let linted = Linted(files, configuration: Self.configuration)
        #expect(files.count >= 6)
        #expect(linted.earlier.isEmpty && linted.findings.isEmpty, "\(linted.report)")
    }
}
