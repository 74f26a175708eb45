package import TableSpecImport

/// An import from files into a folder of specs.
public struct ImportRun {
    /// The handling of specs that exist already with another content.
    package enum Existing: Sendable {
        /// Nothing is written at all.
        case refused
        /// They are written over.
        case replaced
        /// Those that nobody has changed since they were imported are written over, the others stay.
        case merged
    }

    /// The outcome for one spec.
    package enum Fate: Hashable, Sendable {
        case written, unchanged, kept
    }

    package let sources: [ImportSource]
    package let result: Import
    private let output: String

    /// Reads the documents and imports them.
    ///
    /// - Throws: `FileProblem` if one that was named cannot be read.
    public init(paths: [String], output: String, screen: String? = nil) throws(FileProblem) {
        sources = try ImportSources.read(paths)
        result = Import(sources, screen: screen)
        self.output = output
    }

    /// The number of specs that were made.
    public var specCount: Int { result.files.count }

    /// The specs that would be written over, by their paths.
    package var conflicts: [String] {
        result.files.map(path).filter { path in
            guard let present = try? Disk.read(path, limit: FileLimit.yaml) else { return false }
            return !result.files.contains { self.path($0) == path && Array($0.text.utf8) == present }
        }
    }

    /// Writes the specs, and the catalogues with their translations.
    ///
    /// - Returns: The path of each spec, and what became of it; `nil` if specs are there that must not be written over.
    /// - Throws: `FileProblem` if one cannot be written.
    package func write(existing: Existing) throws(FileProblem) -> [(path: String, fate: Fate)]? {
        if existing == .refused, !conflicts.isEmpty { return nil }
        if !result.files.isEmpty, let problem = Disk.makeFolder(output) {
            throw FileProblem(path: output, message: "cannot be made: \(problem)")
        }
        var fates: [(path: String, fate: Fate)] = []
        for file in result.files {
            fates.append((path(file), try write(file, existing)))
        }
        return try fates + ImportCatalogs(of: result.files, specs: output).write()
    }

    private func write(_ file: ImportedFile, _ existing: Existing) throws(FileProblem) -> Fate {
        let path = path(file)
        let bytes = Array(file.text.utf8)
        guard Disk.status(of: path) != nil else {
            try AtomicFile.replace(path, with: bytes)
            return .written
        }
        let present = try Disk.read(path, limit: FileLimit.yaml)
        if present == bytes { return .unchanged }
        if existing == .merged, !ImportMark.isUnchanged(present) { return .kept }
        try AtomicFile.replace(path, with: bytes)
        return .written
    }

    /// Writes the report.
    ///
    /// - Throws: `FileProblem` if it cannot be written.
    package func write(report: String, to path: String) throws(FileProblem) {
        try AtomicFile.update(path, with: Array(report.utf8))
    }

    private func path(_ file: ImportedFile) -> String {
        output == "." ? file.name : "\(output.hasSuffix("/") ? String(output.dropLast()) : output)/\(file.name)"
    }
}
