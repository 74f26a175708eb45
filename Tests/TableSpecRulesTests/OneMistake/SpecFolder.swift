import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecRules
import TableSpecYAML

/// The specs of this package, decoded once and checked again with one of them changed.
struct SpecFolder: Sendable {
    struct Spec: Sendable {
        var path: String
        var bytes: [UInt8]
        var document: YAMLDocument
        var content: SpecFile
        /// The names that other specs can use.
        var names: Set<String>
        /// The words of the text, and so the names of other specs that it uses.
        var words: Set<String>
    }

    let specs: [Spec]
    /// For each spec those that a change of it concerns, which are few.
    private let neighbors: [[Int]]
    /// What is found among the neighbors without a change: names that only others use.
    private var known: [Set<Diagnostic>] = []

    init() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Specs").standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
            .filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("tablespec.yaml") }
        var specs: [Spec] = []
        for (index, path) in paths.enumerated() {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
            var diagnostics: [Diagnostic] = []
            guard
                let (document, content) = Self.read(bytes, path, at: index, &diagnostics), diagnostics.isEmpty
            else { throw CocoaError(.fileReadCorruptFile) }
            specs.append(
                Spec(
                    path: path,
                    bytes: bytes,
                    document: document,
                    content: content,
                    names: Self.names(in: document.root),
                    words: Self.words(in: bytes)
                )
            )
        }
        self.specs = specs
        neighbors = specs.indices.map { Self.neighbors(of: $0, in: specs) }
        let unchanged = self
        known = specs.indices.concurrentMap { index in
            Set(unchanged.findings(replacing: index, with: unchanged.specs[index].content))
        }
    }

    private static func names(in file: YAMLNode) -> Set<String> {
        let screens = ["screen", "app"].compactMap { file[$0]?.string }
        let types = ["types", "external"].flatMap { file[$0]?.pairs.compactMap(\.key.string) ?? [] }
        return Set(screens + types + (file["prototypes"]?.elements.compactMap { $0["id"]?.string } ?? []))
    }

    private static func words(in bytes: [UInt8]) -> Set<String> {
        func isInWord(_ byte: UInt8) -> Bool {
            let character = Character(UnicodeScalar(byte))
            return character.isLetter || character.isWholeNumber || character == "_"
        }
        return Set(bytes.split { !isInWord($0) }.map { String(decoding: $0, as: UTF8.self) })
    }

    /// The specs that use names of a spec, and all whose names these use.
    private static func neighbors(of spec: Int, in specs: [Spec]) -> [Int] {
        var found = Set(specs.indices.filter { !specs[$0].words.isDisjoint(with: specs[spec].names) } + [spec])
        var unread = found
        while let index = unread.popFirst() {
            for other in specs.indices where !specs[other].names.isDisjoint(with: specs[index].words) {
                if found.insert(other).inserted { unread.insert(other) }
            }
        }
        return found.sorted()
    }

    /// What is wrong with the folder when one file has other bytes.
    func findings(replacing file: Int, with bytes: [UInt8]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let changed = Self.read(bytes, specs[file].path, at: file, &diagnostics)?.1
        return findings(replacing: file, with: changed, after: diagnostics).filter { !known[file].contains($0) }
    }

    /// What is found in the neighbors of a file that has other bytes, which aren't YAML.
    ///
    /// - Returns: `nil` if the bytes are YAML, or if nothing of them can be read.
    func consequences(ofDamaging file: Int, with bytes: [UInt8]) -> [Diagnostic]? {
        var diagnostics: [Diagnostic] = []
        guard let (document, changed) = Self.read(bytes, specs[file].path, at: file, &diagnostics),
            !document.damage.isEmpty
        else { return nil }
        return findings(replacing: file, with: changed, after: diagnostics).filter { finding in
            finding.origin != .syntax && !known[file].contains(finding) && finding.range.source != document.source
        }
    }

    private func findings(
        replacing file: Int,
        with changed: SpecFile?,
        after found: [Diagnostic] = []
    ) -> [Diagnostic] {
        var diagnostics = found
        let contents = neighbors[file].compactMap { $0 == file ? changed : specs[$0].content }
        let model = SpecModel.resolve(contents, diagnostics: &diagnostics)
        let configuration = RuleConfiguration(levels: ["unreachable-screen": .off])
        return diagnostics + Linter.check(model, configuration: configuration, after: diagnostics)
    }

    private static func read(
        _ bytes: [UInt8],
        _ path: String,
        at index: Int,
        _ diagnostics: inout [Diagnostic]
    ) -> (YAMLDocument, SpecFile)? {
        let file = SourceFile(path: path, bytes: bytes)
        let id = SourceID(index: Int32(index))
        let read = YAMLDocument.parse(file, id: id, recovers: true, diagnostics: &diagnostics)
        guard let document = read else { return nil }
        var content = SpecFile.decode(document, path: path, diagnostics: &diagnostics)
        content.readSuppressions(in: document, of: file)
        return (document, content)
    }
}
