import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// One mistake gives one finding, at its place: real specs with one wrong letter.
///
/// A run tries some of the words of `Specs/`, the same each time, and the slow tier some more.
@Suite("A single typo")
struct OneMistakeTests {
    private static let folder = try? SpecFolder()

    @Test("causes at most one finding, at the word itself")
    func atMostOne() throws {
        let folder = try #require(Self.folder)
        var count: [String: Int] = [:]
        for (misspelling, findings) in Self.tried(.use, in: folder) {
            for finding in findings { count[finding.id, default: 0] += 1 }
            #expect(findings.count <= 1, "\(Self.report(misspelling, findings, folder))")
            // The id of a row is reported where it's used.
            #expect(
                findings.allSatisfy {
                    Self.touches($0, misspelling) || misspelling.path.hasSuffix(".id") && $0.id == "unknown-name"
                },
                "\(Self.report(misspelling, findings, folder))"
            )
        }
        // Most words are names, keys and words of the language; the others are texts. A small sample may lack some.
        let names = ["unknown-value", "unknown-name", "segue-to-unknown-screen"]
        for id in ["unknown-key"] + (TestTier.isSlow ? names : []) {
            #expect(count[id, default: 0] > 0, "\(id): \(count)")
        }
    }

    @Test("in a declaration is reported where the name is used, by errors about names only")
    func declarations() throws {
        let folder = try #require(Self.folder)
        let expected: Set = ["unknown-name", "type-mismatch", "missing-key", "segue-to-unknown-screen"]
        for (misspelling, findings) in Self.tried(.declaration, in: folder) {
            #expect(
                findings.allSatisfy { expected.contains($0.id) || $0.severity == .info },
                "\(Self.report(misspelling, findings, folder))"
            )
            // A name that is used several times in a file is reported once.
            let unknown = findings.filter { $0.id == "unknown-name" }
            #expect(
                Set(unknown.map(\.range.source)).count == unknown.count,
                "\(Self.report(misspelling, findings, folder))"
            )
        }
    }

    /// Some of the misspellings, or all.
    private static func chosen(_ role: Misspelling.Role, in folder: SpecFolder) -> [Misspelling] {
        let all = folder.specs.enumerated().flatMap { index, spec in
            Misspelling.all(of: spec.document, file: index, bytes: spec.bytes)
        }.filter { $0.role == role }
        var random = SeededGenerator(seed: 1)
        return random.some(of: all, percent: min(TestTier.count(quick: 1, slow: 4), 100))
    }

    /// The misspellings, and what is found after each.
    private static func tried(_ role: Misspelling.Role, in folder: SpecFolder) -> [(Misspelling, [Diagnostic])] {
        chosen(role, in: folder).concurrentMap { misspelling in
            let bytes = misspelling.applied(to: folder.specs[misspelling.file].bytes)
            return (misspelling, folder.findings(replacing: misspelling.file, with: bytes))
        }
    }

    private static func touches(_ finding: Diagnostic, _ misspelling: Misspelling) -> Bool {
        Int(finding.range.source.index) == misspelling.file
            && Int(finding.range.start) <= misspelling.scalar.upperBound
            && Int(finding.range.end) >= misspelling.scalar.lowerBound
    }

    private static func report(_ misspelling: Misspelling, _ findings: [Diagnostic], _ folder: SpecFolder) -> String {
        let told = findings.map {
            "\(folder.specs[Int($0.range.source.index)].path): \($0.message.prefix(120)) [\($0.id)]"
        }
        return "\(folder.specs[misspelling.file].path) \(misspelling)\n" + told.joined(separator: "\n")
    }
}
