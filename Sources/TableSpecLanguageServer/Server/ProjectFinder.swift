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

    /// The project of a file: that of the nearest configuration, of the open folder, or of the file alone.
    func project(of path: String) -> [String] {
        guard path.hasPrefix("/") else { return [path] }
        if let folder = Workspace.folder(withConfigurationNearestTo: path), path.hasPrefix("\(folder)/") {
            return [folder]
        }
        let enclosing = folders.filter { path.hasPrefix("\($0)/") }.max { $0.count < $1.count }
        let folder = enclosing.map(Self.defaultFolder)
        return [folder.flatMap { path.hasPrefix("\($0)/") ? $0 : nil } ?? path]
    }

    private static func defaultFolder(in folder: String) -> String {
        let specs = "\(folder)/Specs"
        return Disk.status(of: specs, followingLink: true)?.kind == .folder ? specs : folder
    }
}
