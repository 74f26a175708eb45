/// The specs and configurations of some paths as they are now, by date and size, to see when one of them changes.
public struct SpecSnapshot: Equatable, Sendable {
    private var files: [String: Disk.Status]

    /// Creates a snapshot of the inputs at some paths; a file that cannot be read counts as absent.
    public init(paths: [String]) {
        let inputs = (try? Workspace.inputPaths(of: paths)) ?? []
        files = Dictionary(
            inputs.compactMap { path in Disk.status(of: path, followingLink: true).map { (path, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
