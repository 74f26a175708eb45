internal import Foundation

/// The folder into which the tool writes, and what the tool remembers there in the folder `.tablespec`.
struct OutputFolder: Sendable {
    /// The path as the user knows it.
    let path: String
    /// The parts of the path from the root.
    let parts: [String]

    /// Creates the description of a folder, which need not exist yet.
    init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        parts = FilePath.absoluteParts(of: path)
    }

    /// The path of an output as the user knows it.
    func place(of output: String) -> String { "\(path)/\(output)" }

    /// The path of a spec relative to the folder.
    func relativePath(to spec: String, in workingFolder: [String]) -> String {
        guard spec != Workspace.standardInput else { return spec }
        return FilePath.relativePath(from: parts, to: FilePath.absoluteParts(of: spec, in: workingFolder))
    }

    /// The path of a spec with a relative path. Relative paths are made of the paths as texts and followed as such: the folder may be
    /// a link.
    func spec(at relativePath: String) -> String {
        "/" + FilePath.absoluteParts(of: relativePath, in: parts).joined(separator: "/")
    }

    // MARK: What is remembered

    /// The folder of what is remembered.
    var memory: String { place(of: ".tablespec") }
    var manifest: String { "\(memory)/manifest" }
    var cache: String { "\(memory)/cache" }
    var journal: String { "\(memory)/journal" }

    /// Everything but the manifest is of use on one machine only.
    private static let ignored = "*\n!.gitignore\n!manifest\n"

    /// Checks that the tool's own folders aren't links, through which other files would be written or removed.
    func checkLinks() throws(FileProblem) {
        for folder in [memory] + OutputKind.allCases.map({ place(of: $0.rawValue) })
        where Disk.status(of: folder)?.kind == .link {
            throw FileProblem(path: folder, message: "is a symbolic link; expected a folder")
        }
    }

    /// Makes the folder and what is remembered in it, if it is not there.
    func prepare() throws(FileProblem) {
        try makeFolder(path)
        try makeFolder(memory)
        let ignore = "\(memory)/.gitignore"
        if Disk.status(of: ignore) == nil, let problem = Disk.create(ignore, with: Self.ignored.utf8) {
            throw Self.problem(ignore, problem)
        }
    }

    /// Removes what an interrupted run has left half written.
    func removeTemporaryFiles() {
        let names = (try? Disk.names(in: memory)) ?? []
        for name in names where name.hasSuffix(Self.temporarySuffix) { unlink("\(memory)/\(name)") }
    }

    // MARK: Writing

    /// Makes the folder of a kind of outputs.
    func prepare(_ kind: OutputKind) throws(FileProblem) { try makeFolder(place(of: kind.rawValue)) }

    /// Replaces a file atomically: readers see the old content or the new one.
    func replace(_ destination: String, with bytes: some Sequence<UInt8>, temporary name: String) throws(FileProblem) {
        let temporary = "\(memory)/\(name)\(Self.temporarySuffix)"
        let problem = Disk.replace(destination, with: bytes, temporary: temporary)
        if let problem { throw Self.problem(destination, problem) }
    }

    /// Removes an output, if it exists.
    func remove(_ output: String) throws(FileProblem) {
        guard unlink(place(of: output)) != 0, errno != ENOENT else { return }
        throw FileProblem(path: place(of: output), message: "cannot be removed: \(Disk.lastError)")
    }

    static func problem(_ path: String, _ reason: String) -> FileProblem {
        FileProblem(path: path, message: "cannot be written: \(reason)")
    }

    private static let temporarySuffix = ".tmp"

    private func makeFolder(_ folder: String) throws(FileProblem) {
        if let problem = Disk.makeFolder(folder) { throw Self.problem(folder, problem) }
    }
}

/// Keeps other runs out of an output folder until it is released or the process ends.
final class OutputLock: Sendable {
    private let folder: CInt

    /// Waits for the lock; `nil` where the folder is not there. Disks that know no locks are worked on without.
    init?(_ output: OutputFolder) {
        folder = open(output.memory, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else { return nil }
        while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        close(folder)
    }
}
