internal import Foundation

/// The output folder, and the records that the tool keeps in its folder `.tablespec`.
package struct OutputFolder: Sendable {
    /// The path to show to the user.
    let path: String
    /// The components of the path from the root.
    let parts: [String]

    /// Creates the description of a folder, which doesn't need to exist yet.
    package init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        parts = FilePath.absoluteParts(of: path)
    }

    /// The path of an output to show to the user.
    package func place(of output: String) -> String { "\(path)/\(output)" }

    /// The path of a spec relative to the folder.
    func relativePath(to spec: String, in workingFolder: [String]) -> String {
        guard spec != Workspace.standardInput else { return spec }
        return FilePath.relativePath(from: parts, to: FilePath.absoluteParts(of: spec, in: workingFolder))
    }

    /// The path of a spec with a relative path. Relative paths are computed and resolved as text, because the folder
    /// can be a link.
    func spec(at relativePath: String) -> String {
        "/" + FilePath.absoluteParts(of: relativePath, in: parts).joined(separator: "/")
    }

    // MARK: What is remembered

    /// The folder of the records.
    var memory: String { place(of: ".tablespec") }
    var manifest: String { "\(memory)/manifest" }
    var cache: String { "\(memory)/cache" }
    var journal: String { "\(memory)/journal" }

    /// Everything except the manifest is useful only on one machine.
    private static let ignored = "*\n!.gitignore\n!manifest\n"

    /// Checks that the tool's own folders aren't links, which could cause other files to be overwritten or removed.
    package func checkLinks() throws(FileProblem) {
        if let fault = LinkBoundary.fault(of: path, for: .writing) { throw Self.problem(path, fault) }
        for folder in [memory] + OutputKind.allCases.map({ place(of: $0.rawValue) })
        where Disk.status(of: folder)?.kind == .link {
            throw FileProblem(path: folder, message: "is a symbolic link; expected a folder")
        }
    }

    /// Creates the folder and the folder of the records, if they don't exist.
    func prepare() throws(FileProblem) {
        try makeFolder(path)
        try makeFolder(memory)
        let ignore = "\(memory)/.gitignore"
        if Disk.status(of: ignore) == nil, let problem = Disk.create(ignore, with: Self.ignored.utf8) {
            throw Self.problem(ignore, problem)
        }
    }

    /// Removes incomplete files of an interrupted run.
    func removeTemporaryFiles() {
        let names = (try? Disk.names(in: memory)) ?? []
        for name in names where name.hasSuffix(Self.temporarySuffix) { unlink("\(memory)/\(name)") }
    }

    // MARK: Writing

    /// Creates the folder of a kind of output.
    func prepare(_ kind: OutputKind) throws(FileProblem) { try makeFolder(place(of: kind.rawValue)) }

    /// Replaces a file atomically: readers see the old or the new content.
    func replace(_ destination: String, with bytes: some Sequence<UInt8>, temporary name: String) throws(FileProblem) {
        let temporary = "\(memory)/\(name)\(Self.temporarySuffix)"
        let problem = Disk.replace(destination, with: bytes, temporary: temporary)
        if let problem { throw Self.problem(destination, problem) }
    }

    /// Removes an output, if it exists.
    func remove(_ output: String) throws(FileProblem) {
        guard unlink(place(of: output)) != 0, errno != ENOENT else { return }
        throw FileProblem(path: place(of: output), message: "can't be removed: \(Disk.lastError)")
    }

    package static func problem(_ path: String, _ reason: String) -> FileProblem {
        FileProblem(path: path, message: "can't be written: \(reason)")
    }

    private static let temporarySuffix = ".tmp"

    private func makeFolder(_ folder: String) throws(FileProblem) {
        if let problem = Disk.makeFolder(folder) { throw Self.problem(folder, problem) }
    }
}

/// Excludes other runs from an output folder until the lock is released or the process ends.
final class OutputLock: Sendable {
    private let folder: CInt

    /// Waits for the lock, or returns `nil` if the folder doesn't exist. If the disk doesn't support locks, the run
    /// continues without one.
    init?(_ output: OutputFolder) {
        folder = open(output.memory, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else { return nil }
        while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        close(folder)
    }
}
