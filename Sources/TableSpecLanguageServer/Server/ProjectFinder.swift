internal import Foundation
internal import TableSpecKit

/// Finds the project of a file, as `lint` does.
struct ProjectFinder {
    /// The folders that are open in the editor.
    var folders: [String] = []
    /// The projects in the open folders, as of the last search.
    private(set) var projects: [[String]] = []

    /// Searches the open folders for projects: the folders of configurations or, without any, those that `lint` checks
    /// by default.
    mutating func search() {
        projects = folders.flatMap { folder -> [[String]] in
            let found = try? SpecDiscovery.files(below: folder) { $0 == Configuration.fileName }
            let configured = (found?.paths ?? []).map { FilePath.folder(of: "\(folder)/\($0)") }
            return (configured.isEmpty ? [Self.defaultFolder(in: folder)] : configured).map { [$0] }
        }
    }

    /// The project of a file: that of the nearest configuration or of the open folder. A file outside the open folders
    /// is the only spec of its project.
    ///
    /// - Returns: `nil` for another YAML file in an open folder, which isn't a spec.
    func project(of path: String) -> [String]? {
        guard path.hasPrefix("/") else { return [path] }
        if let folder = Workspace.folder(withConfigurationNearestTo: path), path.hasPrefix("\(folder)/") {
            return [folder]
        }
        guard folders.contains(where: { path.hasPrefix("\($0)/") }) else { return [path] }
        return projects.filter { $0.holds(path) }.max { $0.joined().count < $1.joined().count }
    }

    private static func defaultFolder(in folder: String) -> String {
        let specs = "\(folder)/Specs"
        return Disk.status(of: specs, followingLink: true)?.kind == .folder ? specs : folder
    }
}
