package import TableSpecKit

extension SettingsBundle {
    /// Writes the panes whose content has changed to the bundle's folder.
    ///
    /// - Parameter isForced: Whether to overwrite panes that were edited or that tablespec didn't generate.
    /// - Throws: `FileProblem` if a pane can't be written.
    package func write(to folder: String, isForced: Bool) throws(FileProblem) -> MarkedWriting {
        if let problem = Disk.makeFolder(folder) {
            throw FileProblem(path: folder, message: "can't be created: \(problem)")
        }
        let files = panes.map { OutputFile(path: $0.name, text: $0.text) }
        return try MarkedFiles(files, in: folder).write(isForced: isForced)
    }
}
