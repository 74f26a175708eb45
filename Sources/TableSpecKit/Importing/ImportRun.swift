package import TableSpecImport

/// An import from files into a folder of specs.
package struct ImportRun {
    /// What is to become of specs that are there already and say something else.
    package enum Existing: Sendable {
        /// Nothing is written at all.
        case refused
        /// They are written over.
        case replaced
        /// Those that nobody has changed since they were imported are written over, the others stay.
        case merged
    }

    /// What became of one spec.
    package enum Fate: Hashable, Sendable {
        case written, unchanged, kept
    }

    package let sources: [ImportSource]
    package let result: Import
    private let output: String

    /// Reads the documents and imports them.
    ///
    /// - Throws: `FileProblem` if one that was named cannot be read.
    package init(paths: [String], output: String, screen: String? = nil) throws(FileProblem) {
        sources = try ImportSources.read(paths)
        result = Import(sources, screen: screen)
        self.output = output
    }

    /// The specs that would be written over, by their paths.
    package var conflicts: [String] {
        result.files.map(path).filter { path in
            guard let present = try? Disk.read(path, limit: FileLimit.yaml) else { return false }
            return !result.files.contains { self.path($0) == path && Array($0.text.utf8) == present }
        }
    }

    /// Writes the specs.
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
        return fates
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

/// Finds and reads the documents of Interface Builder.
enum ImportSources {
    /// Folders of code that is not the app's own, and of what is built.
    private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    private static let extensions = [".storyboard", ".xib"]
    /// The most folders inside each other.
    private static let depth = 64
    /// No document is larger; one byte more shows that it is.
    private static let limit = 64 << 20

    static func read(_ paths: [String]) throws(FileProblem) -> [ImportSource] {
        var files: [String] = []
        for path in paths { try collect(path, isNamed: true, depth: 0, into: &files) }
        var sources: [ImportSource] = []
        for file in withoutTranslations(files) {
            sources.append(ImportSource(path: file, bytes: try Disk.read(file, upTo: limit)))
        }
        return sources
    }

    private static func collect(_ path: String, isNamed: Bool, depth: Int, into files: inout [String])
        throws(FileProblem)
    {
        switch Disk.status(of: path, followingLink: isNamed)?.kind {
        case .folder where depth < Self.depth:
            for name in try Disk.names(in: path).sorted() where !name.hasPrefix(".") && !foreignFolders.contains(name) {
                try collect(path == "." ? name : "\(path)/\(name)", isNamed: false, depth: depth + 1, into: &files)
            }
        case .file where isNamed || extensions.contains(where: path.hasSuffix): files.append(path)
        case nil where isNamed: throw FileProblem(path: path, message: "cannot be read: no such file or folder")
        default: break
        }
    }

    /// Of copies of a document in several languages one is imported: the base, else the English one, else the first.
    private static func withoutTranslations(_ files: [String]) -> [String] {
        let ranks = ["Base.lproj": 0, "en.lproj": 1, "English.lproj": 1]
        var best: [String: (path: String, rank: Int)] = [:]
        var order: [String] = []
        for file in files {
            let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
            let key = language == nil ? file : (parts.dropLast(2) + [parts.last ?? ""]).joined(separator: "/")
            let rank = language.map { ranks[$0] ?? 2 } ?? 0
            if best[key] == nil { order.append(key) }
            if best[key].map({ rank < $0.rank }) ?? true { best[key] = (file, rank) }
        }
        return order.compactMap { best[$0]?.path }
    }
}
