import Foundation
import TableSpecDiagnostics
import Testing

@Suite("Fingerprints of findings")
struct FingerprintTests {
    private static let line = "- { text: One, accessory: ⟦checkmark⟧ }"

    private static func fingerprints(_ text: String, message: String = "never changes") -> [String] {
        let finding = MarkedFinding(text, message: message)
        return JSONRenderer().render([finding.diagnostic], in: finding.sources)
            .matches(of: #/"fingerprint":"([^"]*)"/#).map { String($0.1) }
    }

    @Test("stay the same when lines move, are indented, and when numbers in the message change")
    func lines() {
        let fingerprint = Self.fingerprints(Self.line)
        #expect(fingerprint.count == 1)
        #expect(Self.fingerprints("# A comment\n\n" + Self.line) == fingerprint)
        #expect(Self.fingerprints("rows:\n    " + Self.line + "\n- Two\n") == fingerprint)
        #expect(Self.fingerprints(Self.line, message: "changes 2 times") == fingerprint)
        #expect(Self.fingerprints(Self.line.replacing("One", with: "Two")) != fingerprint)
    }

    @Test("are the same in JSON and SARIF, and each finding has its own")
    func formats() throws {
        let finding = MarkedFinding(Self.line)
        let twice = [finding.diagnostic, finding.diagnostic]
        let json = JSONRenderer().render(twice, in: finding.sources).matches(of: #/"fingerprint":"([^"]*)"/#).map(\.1)
        let sarif = SARIFRenderer(version: "1.0.0", rules: []).render(twice, in: finding.sources)
            .matches(of: #/"tablespec/v1": "([^"]*)"/#).map(\.1)
        #expect(json == sarif)
        #expect(Set(json).count == 2)
    }
}
