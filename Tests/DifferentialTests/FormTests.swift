import TableSpecDiagnostics
import TableSpecFormat
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("The form of random specs")
struct FormTests {
    @Test("is stable and has the same model") func form() {
        let seeds = (0..<TestTier.count(quick: 20, slow: 150)).map { 7000 + UInt64($0) }
        let faults = seeds.concurrentMap { seed -> [String] in
            let spec = RandomSpec(number: 0, seed: seed).yaml
            let formed = spec.map { (path: $0.path, text: Self.form($0.path, $0.text)) }
            guard formed.allSatisfy({ Self.form($0.path, $0.text) == $0.text }) else { return ["\(seed) isn't stable"] }
            return Self.models(spec) == Self.models(formed) ? [] : ["\(seed) has another model"]
        }
        #expect(faults.flatMap { $0 } == [])
    }

    private static func form(_ path: String, _ text: String) -> String {
        var findings: [Diagnostic] = []
        let form = SpecFormatter.format(SourceFile(path: path, text: text), diagnostics: &findings)
        return form.map { String(decoding: $0, as: UTF8.self) } ?? "\(findings.map(\.message))"
    }

    /// The files as `inspect` prints them.
    private static func models(_ files: [(path: String, text: String)]) -> [String] {
        Analysis(Workspace(files: files)).model.files.map { file in
            FileContent(file).map { JSONValue.object(FileContent.mapping.members(of: $0)).text } ?? ""
        }
    }
}
