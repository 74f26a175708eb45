/// The boundary for links that a search of a folder follows.
///
/// A link can come from an untrusted branch, and findings would print the content of its destination. The boundary is
/// the repository of the folder or, without one, the folder itself.
struct LinkBoundary {
    private let repository: Repository
    /// The components of the folder from the root.
    private let folder: [String]

    init(of folder: String) {
        repository = Repository(around: folder)
        self.folder = FilePath.realParts(of: folder)
    }

    /// Whether a path is inside the boundary after all links are resolved.
    func holds(_ path: String) -> Bool {
        repository.isThere ? repository.holds(path) : FilePath.realParts(of: path).starts(with: folder)
    }
}
