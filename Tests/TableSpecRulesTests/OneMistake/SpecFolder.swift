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
    }

    let specs: [Spec]

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
            specs.append(Spec(path: path, bytes: bytes, document: document, content: content))
        }
        self.specs = specs
    }

    /// What is wrong with the folder when one file has other bytes.
    func findings(replacing file: Int, with bytes: [UInt8]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var contents = specs.map(\.content)
        if let (_, content) = Self.read(bytes, specs[file].path, at: file, &diagnostics) {
            contents[file] = content
        } else {
            contents.remove(at: file)
        }
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
        guard let document = YAMLDocument.parse(file, id: id, diagnostics: &diagnostics) else { return nil }
        var content = SpecFile.decode(document, path: path, diagnostics: &diagnostics)
        content.readSuppressions(in: document, of: file)
        return (document, content)
    }
}
