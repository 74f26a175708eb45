/// Files that the tool writes in a folder without a manifest. Each is marked as generated.
package struct MarkedFiles {
    /// The files, with the paths to show to the user.
    private let files: [OutputFile]

    /// - Parameter files: The files, with their paths below the folder.
    package init(_ files: [OutputFile], in folder: String) {
        let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        self.files = files.map { OutputFile(path: "\(folder)/\($0.path)", text: $0.text) }
    }

    /// Writes the files whose content has changed.
    ///
    /// - Parameter isForced: Whether to overwrite files that were edited or that tablespec didn't generate.
    /// - Throws: `FileProblem` if a file can't be written. A file that isn't a regular file is never written.
    package func write(isForced: Bool) throws(FileProblem) -> MarkedWriting {
        for file in files { try checkKind(of: file.path) }
        let faults = isForced ? [] : files.compactMap(fault)
        guard faults.isEmpty else { return .refused(faults) }
        for file in files {
            let text = GeneratedFileMarker.text(file.text)
            try AtomicFile.update(file.path, with: Array(text.utf8), followingLink: false)
        }
        return .written(files.map(\.path))
    }

    private func checkKind(of path: String) throws(FileProblem) {
        guard let status = Disk.status(of: path), status.kind != .file else { return }
        throw OutputFolder.problem(path, "not a regular file")
    }

    private func fault(of file: OutputFile) -> OutputFault? {
        guard Disk.status(of: file.path) != nil else { return nil }
        // The tool writes no file that it couldn't read.
        guard let present = try? Disk.readOwn(file.path, limit: FileLimit.output) else {
            return OutputFault(path: file.path, kind: .foreign)
        }
        // Replacing a file with the same content loses nothing.
        if file.text.utf8.elementsEqual(present) { return nil }
        return GeneratedFileMarker.fault(of: present).map { OutputFault(path: file.path, kind: $0) }
    }
}

/// The result of writing files that contain a mark of tablespec.
public enum MarkedWriting: Equatable, Sendable {
    /// All files are up to date; the value is their paths.
    case written([String])
    /// Nothing was written, because that would have overwritten edited files or files of other origin.
    case refused([OutputFault])
}
