internal import TableSpecDiagnostics

extension Workspace {
    /// Returns the workspace with texts in place of those on the disk, as an editor has them.
    ///
    /// A text with the path of a new spec in the searched folder becomes a spec.
    ///
    /// - Parameter texts: The texts, by the paths that the workspace shows to the user.
    package func replacing(_ texts: [String: [UInt8]]) -> Workspace {
        guard !texts.isEmpty else { return self }
        var workspace = self
        var added = texts
        workspace.sources = SourceMap()
        for file in sources.files {
            let text = added.removeValue(forKey: file.path)
            _ = workspace.sources.add(text.map { SourceFile(path: file.path, bytes: $0) } ?? file)
        }
        if let folder = configurationFolder, let text = texts[Self.configurationPath(in: folder)] {
            let file = SourceFile(path: Self.configurationPath(in: folder), bytes: text)
            workspace.configure(with: file, in: folder)
        }
        for (path, text) in added.sorted(by: { $0.key < $1.key }) { workspace.addNewSpec(path, text) }
        return workspace
    }

    private mutating func addNewSpec(_ path: String, _ text: [UInt8]) {
        guard let folder = folders.first, SpecDiscovery.isSpec(path) else { return }
        let parts = FilePath.absoluteParts(of: path)
        // A search skips hidden files, too.
        guard let name = FilePath.relativePath(below: FilePath.absoluteParts(of: folder), to: parts),
            !name.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return }
        add(SourceFile(path: path, bytes: text), named: name)
        specs.sort { $0.relativePath < $1.relativePath }
    }
}
