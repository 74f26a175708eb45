package import TableSpecDiagnostics
package import TableSpecYAML

extension SpecFile {
    /// Decodes a file's YAML, without resolving names.
    ///
    /// - Parameters:
    ///   - document: The YAML.
    ///   - path: The path of the file. Its base name is the default name of the screen.
    ///   - diagnostics: Receives the findings: unknown keys and values, wrong types, missing keys.
    package static func decode(_ document: YAMLDocument, path: String, diagnostics: inout [Diagnostic]) -> SpecFile {
        var decoder = SpecDecoder()
        decoder.isDamaged = !document.damage.isEmpty
        var file = decoder.file(document.root, path: path, source: document.source)
        file.renamedKeys = decoder.renamedKeys
        file.unusedAnchors = document.unusedAnchors.map {
            LoneAnchor(name: Located($0.name, at: $0.range), removalRange: $0.removalRange)
        }
        file.repetitions = document.repetitions.map { Repetition(node: $0.node, alias: $0.alias) }
        file.cutTexts = document.cutTexts.map { CutText(text: $0.text, comment: $0.comment) }
        diagnostics += decoder.diagnostics
        return file
    }

    /// Decodes a spec in the index of a dependency, whose findings are reported when the dependency is built.
    package init(_ node: YAMLNode, of dependency: Dependency, source: SourceID, path: String) {
        var decoder = SpecDecoder()
        self = decoder.file(node, path: path, source: source)
        self.dependency = dependency
    }
}

extension YAMLDocument {
    /// The positions of a spec's keys in the order of the reference, by the offset of the key.
    package func keyPositions(path: String) -> [Int32: Int] {
        var decoder = SpecDecoder()
        decoder.keyPositions = [:]
        _ = decoder.file(root, path: path, source: source)
        return decoder.keyPositions ?? [:]
    }
}

extension SpecDecoder {
    fileprivate mutating func file(_ root: YAMLNode, path: String, source: SourceID) -> SpecFile {
        let file = SpecFile(source: source, path: path)
        let hasOnlyExtensions =
            !root.pairs.isEmpty && root.pairs.allSatisfy { FileKey.object.isExtension($0.key.string) }
        guard !hasOnlyExtensions, !(root.kind == .scalar && root.isNull) else {
            // The parser has reported that nothing can be read.
            guard !root.isHole, !root.isDamaged else { return file }
            let found = hasOnlyExtensions ? "the file has only keys for anchors" : "the file is empty"
            report(
                .missingKey,
                "\(found); expected a screen, an app, types or external screens",
                at: root.range,
                help: "begin a screen with 'screen: Name', and add a 'table:'"
            )
            return file
        }
        var content = FileContent(of: file, isApp: describesApp(root), at: root.range)
        read(root, as: FileContent.mapping, into: &content)
        content.file.unread.formUnion(unread)
        return content.file
    }

    /// Whether a file describes an app, even if the key for that is misspelled.
    private func describesApp(_ root: YAMLNode) -> Bool {
        let names = FileKey.allCases.map(\.name)
        return root.pairs.contains { pair in
            let name = pair.key.string
            guard FileKey(rawValue: name) == nil else { return name == FileKey.app.name }
            guard !FileKey.object.isExtension(name) else { return false }
            return Spelling.nearest(to: name, in: names) == FileKey.app.name
        }
    }
}
