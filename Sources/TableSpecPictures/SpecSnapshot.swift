internal import TableSpecKit

/// The dates and sizes of specs and their configuration at one moment, for detecting changes.
public struct SpecSnapshot: Equatable, Sendable {
    private var files: [String: Disk.Status]

    /// Creates a snapshot of the current specs and configuration.
    ///
    /// A file that can't be read is treated as missing.
    ///
    /// - Parameter paths: The paths of spec files and folders.
    public init(paths: [String]) {
        let inputs = (try? Workspace.inputPaths(of: paths)) ?? []
        files = Dictionary(
            inputs.compactMap { path in Disk.status(of: path, followingLink: true).map { (path, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension Workspace {
    /// The paths of what a workspace of some paths would read, without reading the specs.
    fileprivate static func inputPaths(of paths: [String]) throws(FileProblem) -> [String] {
        let paths = self.paths(meantBy: paths)
        let folder = folder(withConfigurationNearestTo: paths[0])
        let found = try SpecDiscovery.specs(at: paths)
        let specs = found.specs.map(\.path) + found.folders
        guard let folder else { return specs }
        return specs + [configurationPath(in: folder)] + assetPaths(ofConfigurationIn: folder)
    }
}
