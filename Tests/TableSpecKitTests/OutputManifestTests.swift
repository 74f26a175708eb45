import Testing

@testable import TableSpecKit

@Suite("The list of outputs is a text that merges line by line")
struct OutputManifestTests {
    private func manifest(_ entries: [String: String]) -> OutputManifest {
        var manifest = OutputManifest()
        for (path, spec) in entries {
            manifest.entries[path] = .init(hash: ContentHash(path), spec: spec)
        }
        return manifest
    }

    @Test func itIsReadAsItWasWritten() {
        let manifest = manifest([
            "Swift/A.swift": "../Specs/A.yaml", "Swift/B\tC.swift": "../Specs/B\tC.yaml",
            "Swift/D%20\n.swift": "../Specs/D%20\n.yaml", "Swift/Ä.swift": "../Specs/Ä.yaml", "Swift/E.swift": "",
        ])
        #expect(OutputManifest(parsing: Array(manifest.text.utf8)) == manifest)
    }

    @Test func itHasALineAFileInTheOrderOfPaths() {
        let manifest = manifest(["b": "2", "a": "1", "B": "3"])
        let lines = manifest.text.split(separator: "\n")
        #expect(lines[0].hasPrefix("# "))
        #expect(lines.dropFirst().map { $0.split(separator: "\t")[1] } == ["B", "a", "b"])
    }

    @Test func linesThatCannotBeReadAreLeftOut() {
        let text = manifest(["a": "1", "b": "2"]).text
        let merged = text.split(separator: "\n").flatMap { ["<<<<<<< ours", String($0), "=======", "x\ty\tz"] }
        let read = OutputManifest(parsing: Array((merged.joined(separator: "\n") + "\n").utf8))
        #expect(read == manifest(["a": "1", "b": "2"]))
    }

    @Test func aLineThatWasCutOffIsLeftOut() {
        let text = manifest(["a": "1", "b": "../Specs/B.yaml"]).text
        #expect(OutputManifest(parsing: Array(text.utf8.dropLast(3))) == manifest(["a": "1"]))
        #expect(OutputManifest(parsing: []).entries.isEmpty)
    }
}
