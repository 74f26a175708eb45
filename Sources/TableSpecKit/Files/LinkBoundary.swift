/// What a search of a folder may read: what a link may lead to.
///
/// A link may come with the branch of somebody else, and what it leads to would be printed with findings. That is the
/// repository of the folder, or without one the folder itself.
struct LinkBoundary {
    private let repository: Repository
    /// The parts of the folder from the root.
    private let folder: [String]

    init(of folder: String) {
        repository = Repository(around: folder)
        self.folder = FilePath.realParts(of: folder)
    }

    /// Whether a path, all links followed, lies inside.
    func holds(_ path: String) -> Bool {
        repository.isThere ? repository.holds(path) : FilePath.realParts(of: path).starts(with: folder)
    }
}
