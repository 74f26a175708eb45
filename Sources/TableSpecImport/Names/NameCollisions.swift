internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel
internal import TableSpecYAML

/// Names in specs that would be the same in Swift, found by the rule that would reject the specs.
struct NameCollisions {
    /// The names by the origins of their files.
    private(set) var names: [String: Set<String>] = [:]

    init(in files: [ImportedFile]) {
        let sources = files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
        for collision in SwiftGenerator.nameCollisions(in: SpecModel(of: sources)) {
            for range in [collision.range] + collision.labels.map(\.range) {
                let index = Int(range.source.index)
                guard files.indices.contains(index) else { continue }
                names[files[index].origin, default: []].formUnion(Self.names(at: range, in: sources[index]))
            }
        }
    }

    /// The text at a location, and the id that the language derives from it.
    private static func names(at range: SourceRange, in source: SourceFile) -> [String] {
        guard range.start >= 0, range.start < range.end, Int(range.end) <= source.bytes.count else { return [] }
        let bytes = source.bytes[Int(range.start)..<Int(range.end)]
        let text = String(decoding: bytes, as: UTF8.self).filter { !"\"'".contains($0) }
        return [text, SpecID.derived(text)].compactMap(\.self)
    }
}

extension SpecModel {
    /// The model of some specs, as far as they're valid.
    init(of sources: [SourceFile]) {
        var findings: [Diagnostic] = []
        let specs = sources.enumerated().compactMap { index, source -> SpecFile? in
            let id = SourceID(index: Int32(clamping: index))
            guard let document = YAMLDocument.parse(source, id: id, diagnostics: &findings) else { return nil }
            return SpecFile.decode(document, path: source.path, diagnostics: &findings)
        }
        self = SpecModel.resolve(specs, diagnostics: &findings)
    }
}

extension ImportedFile {
    /// The document and the scene that the file was generated from.
    fileprivate var origin: String { ImportedFile.origin(document ?? "", scene ?? "") }

    static func origin(_ document: String, _ scene: String) -> String { "\(document) \(scene)" }
}
