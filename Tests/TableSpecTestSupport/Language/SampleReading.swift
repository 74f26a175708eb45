package import TableSpecDiagnostics
package import TableSpecModel
internal import TableSpecYAML

/// What the compiler says about a spec with marks, beside a second file that it may lead to.
package struct SampleReading: Sendable {
    /// What was wrong in all, by place.
    package let diagnostics: [Diagnostic]
    /// What the two files say.
    package let model: SpecModel
    /// The marked places.
    package let marks: [SourceRange]

    /// Reads a spec.
    package init(_ text: String) {
        let decoded = DecodedFile(MarkedText(text), path: "Test.yaml", in: SourceMap())
        marks = decoded.marks
        var diagnostics = decoded.diagnostics
        model = decoded.resolved(&diagnostics)
        self.diagnostics = diagnostics.sortedByPlace(in: decoded.sources)
    }

    /// What is wrong with a spec as long as the file alone is decoded.
    package static func decoding(of text: String) -> [Diagnostic] {
        DecodedFile(MarkedText(text), path: "Test.yaml", in: SourceMap()).diagnostics
    }

    /// Whether nothing is wrong with a spec; what is wrong is not found out.
    static func isClean(_ text: String) -> Bool {
        let decoded = DecodedFile(MarkedText(text), path: "Test.yaml", in: SourceMap())
        guard decoded.diagnostics.isEmpty else { return false }
        var diagnostics: [Diagnostic] = []
        _ = decoded.resolved(&diagnostics)
        return diagnostics.isEmpty
    }
}

/// A file that was decoded and not resolved.
private struct DecodedFile: Sendable {
    /// The second file, which is the same for all.
    private static let others: SpecFile? = {
        var sources = SourceMap()
        _ = sources.add(SourceFile(path: "Test.yaml", text: ""))
        return DecodedFile(MarkedText(SampleSpecs.others), path: "Others.yaml", in: sources).file
    }()

    private(set) var sources: SourceMap
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var file: SpecFile?
    let marks: [SourceRange]

    init(_ marked: MarkedText, path: String, in sources: SourceMap) {
        self.sources = sources
        let source = marked.file(path: path)
        let id = self.sources.add(source)
        marks = marked.ranges(in: id)
        guard let document = YAMLDocument.parse(source, id: id, diagnostics: &diagnostics) else { return }
        file = SpecFile.decode(document, path: path, diagnostics: &diagnostics)
    }

    /// The model of the file and the second one.
    func resolved(_ diagnostics: inout [Diagnostic]) -> SpecModel {
        SpecModel.resolve([file, Self.others].compactMap(\.self), diagnostics: &diagnostics)
    }
}
