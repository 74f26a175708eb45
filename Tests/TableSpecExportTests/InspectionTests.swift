import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecModel
import TableSpecRules
import TableSpecTestSupport
import Testing

@testable import TableSpecExport

@Suite("The output for other tools has a schema")
struct InspectionTests {
    @Test("the inspected model shows every key of the key tables", arguments: TestTier.share(of: SampleSpecs.places))
    func complete(_ place: SampleSpecs.Place) {
        let samples = SampleSpecs.all.samples(of: place)
        // 'KeyTableTests' reports a key without a sample.
        guard !samples.isEmpty else { return }
        let isShown = samples.contains { sample in
            let model = inspectedModel(of: sample.text)
            // The only word of a list says the same as its absence.
            if case .choice(_, let words) = place.key.entry.type, words.count == 1 {
                return model.contains("\"\(place.key.name)\": \"\(words[0])\"")
            }
            return model != inspectedModel(of: sample.text(with: sample.fields.without(place.key.name)))
        }
        #expect(
            isShown,
            "'tablespec inspect' shows the same with and without '\(place)'; add the member in 'ModelInspection'"
        )
    }

    @Test(
        "jsonschema-rs finds the inspected models of all keys and of all Specs valid",
        .slow,
        .enabled("\(SchemaVerdict.requirement)") { await SchemaVerdict.isAvailable() }
    )
    func inspection() async throws {
        // Two values of each key: what is inside of a value is a key of its own.
        let samples = SampleSpecs.places.flatMap { SampleSpecs.all.samples(of: $0).prefix(2) }
        var files = samples.enumerated().map { index, sample in
            (name: "\(index).json", text: inspection(of: sample.text))
        }
        let specs = ModelInspection.json(of: Analysis(try Self.specs()))
        files.append(("specs.json", specs))
        files.append(("wrong.json", specs.replacing("\"sections\"", with: "\"section\"")))
        let faults = try await SchemaVerdict(of: files, against: InspectionSchema.text).faults
        #expect(faults.keys.sorted() == ["wrong.json"], "\(faults.filter { $0.key != "wrong.json" })")
    }

    @Test(
        "jsonschema-rs finds the findings of all rules valid",
        .slow,
        .enabled("\(SchemaVerdict.requirement)") { await SchemaVerdict.isAvailable() }
    )
    func findings() async throws {
        var files = RuleRegistry.descriptions.map { rule in
            let examples = rule.bad.map { Workspace(files: $0.files.map { ($0.path, $0.text) }) }
            return (name: "\(rule.id).json", text: examples.first.map(findings) ?? "")
        }
        let some = findings(in: Workspace(files: [("A.yaml", "screen: A\ntitel: A\n")]))
        files.append(("specs.json", findings(in: try Self.specs())))
        files.append(("some.json", some))
        files.append(("wrong.json", some.replacing("\"severity\"", with: "\"severtiy\"")))
        let faults = try await SchemaVerdict(of: files, against: JSONFindingsSchema.text).faults
        #expect(faults.keys.sorted() == ["wrong.json"], "\(faults.filter { $0.key != "wrong.json" })")
    }

    @Test("the interface shows requirements and available declarations, each with its screen, app or type")
    func interface() {
        let row = "{ id: b, text: B, accessory: { switch: $(on), action: open } }"
        let model = inspection(of: "screen: A\nstate: { on: Bool }\ntable: { sections: [{ id: s, rows: [\(row)] }] }")
        let requirement = #"""
                {
                  "screen": "A",
                  "path": "AActions.open",
                  "swift": "func open()",
                  "isRequirement": true
                }
            """#
        #expect(model.contains(requirement))
        #expect(model.contains(#""swift": "var bSwitch: UISwitch { get }""#))
        #expect(model.contains(#""path": "AViewController.Row.b""#))
        #expect(!model.contains("TableSource"), "the source is the support file's way to the screen")
    }

    /// What is shown of the specs themselves, without the interface, which more than one key changes.
    private func inspectedModel(of text: String) -> String {
        JSONValue.object(ModelInspection.members(of: analysis(of: text))).indentedText
    }

    private func inspection(of text: String) -> String { ModelInspection.json(of: analysis(of: text)) }

    private func analysis(of text: String) -> Analysis {
        Analysis(Workspace(files: [("Test.yaml", text), ("Others.yaml", SampleSpecs.others)]))
    }

    private func findings(in workspace: Workspace) -> String {
        let analysis = Analysis(workspace)
        return FindingFormat.json.renderer().render(analysis.diagnostics, in: analysis.sources)
    }

    /// The specs of this package.
    private static func specs() throws -> Workspace {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Specs")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("tablespec.yaml") }
        return Workspace(
            files: try paths.map { path in
                (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
            }
        )
    }
}
