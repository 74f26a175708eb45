import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecPictures
import Testing

@testable import TableSpecKit

@Suite("The output manifest is a text file that merges line by line")
struct OutputManifestTests {
    /// What the lines of a manifest say.
    private func read(_ bytes: some Sequence<UInt8>) -> OutputManifest {
        var manifest = OutputManifest()
        for record in OutputRecord.parse(Array(bytes)).records { manifest.entries[record.path] = record.entry }
        return manifest
    }

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
        #expect(read(manifest.text.utf8) == manifest)
        #expect(OutputRecord.parse(Array(manifest.text.utf8)).faults.isEmpty)
    }

    @Test(arguments: [[], [SupportPart.editing], [.editing, .tables, .titles]])
    func theSwiftOfASpecIsListedWithTheSharedPartsThatItUses(_ parts: Set<SupportPart>) {
        var manifest = OutputManifest()
        let entry = OutputManifest.Entry(hash: ContentHash(""), spec: "../Specs/A.yaml", supportParts: parts)
        manifest.entries["Swift/A.swift"] = entry
        #expect(read(manifest.text.utf8) == manifest)
        let field = parts.isEmpty ? "-" : parts.map(\.rawValue).sorted().joined(separator: ",")
        #expect(manifest.text.hasSuffix("\t\(field)\n"))
    }

    @Test func partsOfAnotherVersionAreLeftOut() {
        let line = OutputRecord(path: "Swift/A.swift", entry: .init(hash: ContentHash(""), spec: "A.yaml")).line
        let other = line.dropLast() + "\tnoSuchPart,,editing,../x\n"
        #expect(read(other.utf8).entries["Swift/A.swift"]?.supportParts == [.editing])
    }

    @Test func itHasALineAFileInTheOrderOfPaths() {
        let manifest = manifest(["Swift/b.swift": "2", "Swift/a.swift": "1", "Swift/B.swift": "3"])
        let lines = manifest.text.split(separator: "\n")
        #expect(lines[0].hasPrefix("# "))
        #expect(lines.dropFirst().map { $0.split(separator: "\t")[1] } == ["B", "a", "b"].map { "Swift/\($0).swift" })
    }

    @Test func linesThatCannotBeReadAreLeftOut() {
        let entries = ["Swift/a.swift": "1", "Swift/b.swift": "2"]
        let text = manifest(entries).text
        let merged = text.split(separator: "\n").flatMap { ["<<<<<<< ours", String($0), "=======", "x\ty\tz"] }
        #expect(read((merged.joined(separator: "\n") + "\n").utf8) == manifest(entries))
    }

    @Test func aLineThatWasCutOffIsLeftOut() {
        let text = manifest(["Swift/a.swift": "1", "Swift/b.swift": "../Specs/B.yaml"]).text
        #expect(read(text.utf8.dropLast(3)) == manifest(["Swift/a.swift": "1"]))
        #expect(read([]).entries.isEmpty)
    }

    @Test(
        "a path that can't be an output is an error on its line",
        arguments: [
            "../../precious.txt", "/etc/passwd", "Swift/../../x.swift", "Swift/../x.swift", "Swift/./x.swift",
            "Swift//x.swift", "./Swift/x.swift", "Swift/Sub/x.swift", "Swift/", "Swift", "", "Swift/.swift",
            "Swift/x.txt", "Swift/x.swift/", "swift/x.swift", "Other/x.swift", "Previews/x.swift",
            ".tablespec/manifest", "Swift\\..\\x.swift", "Swift/x\0.swift",
        ]
    )
    func strangePaths(_ path: String) {
        let record = OutputRecord(path: path, entry: .init(hash: ContentHash(""), spec: "../S/gone.yaml"))
        let read = OutputRecord.parse(Array(("# head\n" + record.line).utf8))
        #expect(read.records.isEmpty)
        #expect(read.faults == [.init(line: 2, reason: "contains '\(path)', which isn't an output of tablespec")])
    }

    @Test(
        "a path that can't lead to a spec is an error on its line",
        arguments: ["/etc/passwd", "../S/../../x.yaml", "S/./x.yaml", "S//x.yaml", "S/", "..", "../..", ".", "a\0b"]
    )
    func strangeWays(_ way: String) {
        let record = OutputRecord(path: "Swift/A.swift", entry: .init(hash: ContentHash(""), spec: way))
        let read = OutputRecord.parse(Array(record.line.utf8))
        #expect(read.records.isEmpty)
        #expect(read.faults == [.init(line: 1, reason: "contains '\(way)', which isn't the path of a spec")])
    }

    @Test(
        "paths to specs go up before they go down; outputs can depend on standard input or on all specs",
        arguments: ["../Specs/A.yaml", "A.yaml", "../../a b/..c.yaml", "<stdin>", ""]
    )
    func soundWays(_ way: String) {
        let record = OutputRecord(path: "Swift/A.swift", entry: .init(hash: ContentHash(""), spec: way))
        #expect(OutputRecord.parse(Array(record.line.utf8)).records == [record])
    }
}
