extension SettingsBundle {
    /// Writes the panes into the folder of the bundle, those that are as they were not.
    ///
    /// - Returns: The paths of the panes.
    /// - Throws: `FileProblem` if one cannot be written.
    package func write(to folder: String) throws(FileProblem) -> [String] {
        if let problem = Disk.makeFolder(folder) {
            throw FileProblem(path: folder, message: "cannot be made: \(problem)")
        }
        var paths: [String] = []
        for pane in panes {
            let path = "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(pane.name)"
            try AtomicFile.update(path, with: Array(pane.text.utf8))
            paths.append(path)
        }
        return paths
    }
}
