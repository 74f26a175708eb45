import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

/// Findings of `lint` over files that an earlier run has read.
struct LintCacheTests {
    private let project: TemporaryFolder
    private let cache: LintCache

    init() throws {
        project = try TemporaryFolder(["Specs/Rows.yaml": Self.spec(rows: "Wi-Fi")])
        cache = LintCache(folder: "\(project.path)/Cache")
    }

    private static func spec(rows: String) -> String {
        "screen: Rows\ntitle: Rows\ntable: { sections: [{ rows: [{ text: \(rows), accessory: disclosureIndicator }] }] }\n"
    }

    private func findings(honorsSuppressions: Bool = true, cache: LintCache? = nil) throws -> [Diagnostic] {
        let workspace = try Workspace(paths: ["\(project.path)/Specs"])
        let options = LintRun.Options(honorsSuppressions: honorsSuppressions, cache: cache ?? self.cache)
        return try LintRun(workspace, options).diagnostics
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: "\(project.path)/Cache") }
    }

    /// Replaces the cached findings by none.
    private func forgetFindings() throws {
        for file in try files { try project.write("\(ContentHash("[]"))\n[]", to: "Cache/\(file)") }
    }

    @Test func areReportedAgain() throws {
        let first = try findings()
        #expect(first.map(\.id) == ["disclosure-without-destination"])
        #expect(try findings() == first)
        try forgetFindings()
        #expect(try findings() == [], "the second run doesn't analyze the specs")
    }

    @Test func anotherInputIsAnalyzed() throws {
        let first = try findings()
        try forgetFindings()
        #expect(try findings(honorsSuppressions: false) == first)
        try project.write("rules: { disclosure-without-destination: error }\n", to: "Specs/tablespec.yaml")
        #expect(try findings().map(\.severity) == [.error])
        try project.write(Self.spec(rows: "Wi Fi"), to: "Specs/Rows.yaml")
        #expect(try findings().map(\.severity) == [.error])
        #expect(try files.count == 4)
    }

    @Test(arguments: ["", "\n", "0\n[]", "0123456789abcdef\n[]", "\(ContentHash("{}"))\n{}", "[]"])
    func damagedFile(_ text: String) throws {
        let first = try findings()
        for file in try files { try project.write(text, to: "Cache/\(file)") }
        #expect(try findings() == first)
        try forgetFindings()
        #expect(try findings() == [], "the file was replaced")
    }

    @Test func placesOutsideTheFiles() throws {
        let first = try findings()
        let file = try #require(try files.first)
        let text = try #require(project.text(of: "Cache/\(file)")).split(separator: "\n")[1]
        let moved = text.replacing("\"index\":0", with: "\"index\":7")
        try #require(moved != text)
        try project.write("\(ContentHash(String(moved)))\n\(moved)", to: "Cache/\(file)")
        #expect(try findings() == first)
    }

    @Test func aFileInPlaceOfTheFolder() throws {
        let file = LintCache(folder: "\(project.path)/Specs/Rows.yaml")
        #expect(try findings(cache: file).map(\.id) == ["disclosure-without-destination"])
    }

    @Test func oldFilesAreRemoved() throws {
        try project.write("", to: "Cache/notes.txt")
        for number in 0...LintCache.mostFiles {
            try project.write(Self.spec(rows: "Row \(number)"), to: "Specs/Rows.yaml")
            _ = try findings()
        }
        #expect(try files.count == LintCache.mostFiles + 1 && files.contains("notes.txt"))
    }
}
