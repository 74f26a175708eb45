/// The repository of a configuration.
///
/// A configuration can come from an untrusted branch, so nothing outside the repository is read or written because of
/// it.
package struct Repository: Equatable, Sendable {
    /// The parts of the folder that git keeps, from the root; `nil` where there is none.
    let parts: [String]?

    /// Finds the nearest folder at or above a path that contains a git repository.
    package init(around folder: String) {
        let parts = FilePath.realParts(of: folder)
        self.parts = (0...parts.count).reversed().map { Array(parts.prefix($0)) }.first { parts in
            Disk.status(of: "/" + (parts + [".git"]).joined(separator: "/")) != nil
        }
    }

    var isThere: Bool { parts != nil }

    /// Whether a path is inside the repository after all links are resolved. Without a repository, every path is.
    package func holds(_ path: String) -> Bool {
        parts.map { FilePath.realParts(of: path).starts(with: $0) } ?? true
    }

    /// The path of an existing file from the root of the repository, or `nil` for other files.
    ///
    /// Git treats a link to a file as a separate file. Links to folders are resolved.
    func path(of file: String) -> String? {
        guard let parts, Disk.status(of: file) != nil, let name = FilePath.absoluteParts(of: file).last else {
            return nil
        }
        return FilePath.relativePath(below: parts, to: FilePath.realParts(of: FilePath.folder(of: file)) + [name])
    }
}
