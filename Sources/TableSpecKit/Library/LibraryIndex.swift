internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecYAML

/// An index: what other libraries can look up in a library, as a YAML file with the remaining parts of its specs.
///
/// It changes only if the answers to lookups change. The first line contains the version and a hash.
public enum LibraryIndex {
    private static let title = "# tablespec index"

    /// Returns the index of the specs in a workspace.
    ///
    /// - Parameters:
    ///   - workspace: The specs of a library.
    ///   - analysis: The analysis of the workspace, without errors.
    public static func text(of workspace: Workspace, _ analysis: Analysis) -> String {
        let lines = analysis.model.ownFiles.compactMap { file -> String? in
            var findings: [Diagnostic] = []
            let source = workspace.sources[file.source]
            let document = YAMLDocument.parse(source, id: file.source, diagnostics: &findings)
            return document.flatMap { file.indexText(of: $0.root) }.map { "- \($0)\n" }
        }
        let specs = lines.isEmpty ? " []\n" : "\n" + lines.joined()
        let content = "library: \(YAMLNode.quoted(workspace.library ?? ""))\nspecs:\(specs)"
        return "\(title) \(Version.current) \(ContentHash(content))\n\(content)"
    }

    /// Returns the specs in an index.
    static func specs(in file: SourceFile, id: SourceID, isDirect: Bool) throws(FileProblem) -> [SpecFile] {
        func problem(_ message: String) -> FileProblem { FileProblem(path: file.path, message: message) }
        let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
        let words = String(decoding: file.bytes[..<end], as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 5, words.prefix(3).joined(separator: " ") == title else {
            throw problem("isn't an index of a library; write one with 'tablespec build --index-out'")
        }
        guard words[3] == Version.current else {
            throw problem(
                "is an index of tablespec \(words[3]), but this is tablespec \(Version.current); write it again with "
                    + "this version"
            )
        }
        var findings: [Diagnostic] = []
        guard ContentHash(hexadecimal: words[4]) == ContentHash(file.bytes.dropFirst(end + 1)),
            let root = YAMLDocument.parse(file, id: id, diagnostics: &findings)?.root, let library = root["library"],
            let specs = root["specs"]
        else { throw problem("is damaged; write it again with 'tablespec build --index-out'") }
        let dependency = Dependency(on: library.text, isDirect: isDirect)
        return specs.elements.map { SpecFile($0, of: dependency, source: id, path: file.path) }
    }
}
