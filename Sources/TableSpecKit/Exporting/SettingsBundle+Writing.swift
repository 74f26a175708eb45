extension SettingsBundle {
    /// Writes the panes into the folder of the bundle, those that are as they were not.
    ///
    /// - Parameter isForced: Whether panes are written over that the tool did not make, or that were edited.
    /// - Throws: `FileProblem` if one cannot be written.
    package func write(to folder: String, isForced: Bool) throws(FileProblem) -> MarkedWriting {
        if let problem = Disk.makeFolder(folder) {
            throw FileProblem(path: folder, message: "cannot be created: \(problem)")
        }
        let files = panes.map { OutputFile(path: $0.name, text: $0.text) }
        return try MarkedFiles(files, in: folder).write(isForced: isForced)
    }
}
