package import TableSpecDiagnostics
package import TableSpecModel
internal import TableSpecYAML

/// What the compiler says about a spec with marks, beside a second file that it may lead to.
package struct SampleReading: Sendable {
    /// What was wrong while the file alone was decoded.
    package let decoding: [Diagnostic]
    /// What was wrong in all, by place.
    package let diagnostics: [Diagnostic]
    /// What the two files say.
    package let model: SpecModel
    /// The marked places.
    package let marks: [SourceRange]

    /// Reads a spec.
    package init(_ text: String) {
        var sources = SourceMap()
        var diagnostics: [Diagnostic] = []
        var files: [SpecFile] = []
        let marked = MarkedText(text)
        let id = sources.add(marked.file())
        marks = marked.ranges(in: id)
        if let document = YAMLDocument.parse(marked.file(), id: id, diagnostics: &diagnostics) {
            files.append(SpecFile.decode(document, path: "Test.yaml", diagnostics: &diagnostics))
        }
        decoding = diagnostics
        let others = SourceFile(path: "Others.yaml", text: SampleSpecs.others)
        let othersID = sources.add(others)
        if let document = YAMLDocument.parse(others, id: othersID, diagnostics: &diagnostics) {
            files.append(SpecFile.decode(document, path: "Others.yaml", diagnostics: &diagnostics))
        }
        model = SpecModel.resolve(files, diagnostics: &diagnostics)
        self.diagnostics = diagnostics.sortedByPlace(in: sources)
    }
}
