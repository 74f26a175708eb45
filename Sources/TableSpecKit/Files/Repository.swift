/// The repository of a configuration.
///
/// A configuration may come with the branch of somebody else: by it nothing outside of the repository is read or written.
struct Repository: Hashable, Sendable {
    /// The parts of the folder that git keeps, from the root; `nil` where there is none.
    private let parts: [String]?

    /// Finds the nearest folder upwards that git keeps.
    init(around folder: String) {
        let parts = FilePath.realParts(of: folder)
        self.parts = (0...parts.count).reversed().map { Array(parts.prefix($0)) }.first { parts in
            Disk.status(of: "/" + (parts + [".git"]).joined(separator: "/")) != nil
        }
    }

    var isThere: Bool { parts != nil }

    /// Whether a path, all links followed, lies in the repository; without a repository every path does.
    func holds(_ path: String) -> Bool {
        parts.map { FilePath.realParts(of: path).starts(with: $0) } ?? true
    }

    /// The path of an existing file from the root of the repository; `nil` for other files.
    ///
    /// A link to a file is a file of its own to git, and links to folders are followed.
    func path(of file: String) -> String? {
        guard let parts, Disk.status(of: file) != nil, let name = FilePath.absoluteParts(of: file).last else {
            return nil
        }
        return FilePath.relativePath(below: parts, to: FilePath.realParts(of: FilePath.folder(of: file)) + [name])
    }
}
