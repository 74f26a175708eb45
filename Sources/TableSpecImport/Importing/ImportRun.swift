public import TableSpecKit

/// An import of storyboards, XIBs, and settings bundles into a folder of specs.
public struct ImportRun {
    /// How to handle existing specs with different content.
    package enum Existing: Sendable {
        /// Write nothing.
        case refused
        /// Overwrite them.
        case replaced
        /// Overwrite those that haven't changed since they were imported, and keep the others.
        case merged
    }

    /// The outcome for one spec.
    package enum Fate: Hashable, Sendable {
        case written, unchanged, kept
    }

    package let sources: [ImportSource]
    package let result: Import
    private let output: String

    /// Reads the documents and imports them, without writing files.
    ///
    /// - Parameters:
    ///   - paths: The paths of documents and of folders that contain them.
    ///   - output: The folder for the specs.
    ///   - screen: The name of the only screen to import, or `nil` for all screens.
    ///   - hasComments: Whether the specs have comments about what wasn't imported.
    /// - Throws: ``FileProblem`` if a document or folder can't be read.
    public init(paths: [String], output: String, screen: String? = nil, comments hasComments: Bool = true)
        throws(FileProblem)
    {
        let (sources, unread) = try ImportSources.read(paths)
        self.sources = sources
        result = Import(sources, screen: screen, unread: unread, comments: hasComments)
        self.output = output
    }

    /// The number of imported specs.
    public var specCount: Int { result.files.count }

    /// The paths of existing specs with different content.
    package var conflicts: [String] {
        result.files.filter { file in
            guard let present = try? Disk.readOwn(path(file), limit: FileLimit.yaml) else { return false }
            return Array(file.text.utf8) != present
        }
        .map(path)
    }

    /// Writes the specs, and the string catalogs with their translations.
    ///
    /// - Returns: The path and the outcome of each file; `nil` if existing specs must not be overwritten.
    /// - Throws: `FileProblem` if a file can't be written.
    package func write(existing: Existing) throws(FileProblem) -> [(path: String, fate: Fate)]? {
        if existing == .refused, !conflicts.isEmpty { return nil }
        if !result.files.isEmpty, let problem = Disk.makeFolder(output) {
            throw FileProblem(path: output, message: "can't be created: \(problem)")
        }
        var fates: [(path: String, fate: Fate)] = []
        for file in result.files { fates.append((path(file), try write(file, existing))) }
        return try fates + ImportCatalogs(of: result.files, specs: output).write()
    }

    private func write(_ file: ImportedFile, _ existing: Existing) throws(FileProblem) -> Fate {
        let path = path(file)
        let bytes = Array(file.text.utf8)
        // A spec can be a link from an untrusted repository to any file.
        let present = try Disk.readOwn(path, limit: FileLimit.yaml)
        if present == bytes { return .unchanged }
        if existing == .merged, let present, !ImportMark.isUnchanged(present) { return .kept }
        try AtomicFile.replace(path, with: bytes, followingLink: false)
        return .written
    }

    /// Writes the report.
    ///
    /// - Throws: `FileProblem` if it can't be written.
    package func write(report: String, to path: String) throws(FileProblem) {
        try AtomicFile.update(path, with: Array(report.utf8))
    }

    private func path(_ file: ImportedFile) -> String {
        output == "." ? file.name : "\(output.hasSuffix("/") ? String(output.dropLast()) : output)/\(file.name)"
    }
}
