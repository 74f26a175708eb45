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

    /// The way from the folder to a spec.
    func way(to spec: String, in workingFolder: [String]) -> String {
        spec.hasPrefix("<") ? spec : FilePath.way(from: parts, to: FilePath.absoluteParts(of: spec, in: workingFolder))
    }

    // MARK: What is remembered

    /// The folder of what is remembered.
    var memory: String { place(of: ".tablespec") }
    var manifest: String { "\(memory)/manifest" }
    var cache: String { "\(memory)/cache" }
    var journal: String { "\(memory)/journal" }

    /// Everything but the manifest is of use on one machine only.
    private static let ignored = "*\n!.gitignore\n!manifest\n"

    /// Makes the folder and what is remembered in it, if it is not there.
    func prepare() throws(FileProblem) {
        try makeFolder(path)
        try makeFolder(memory)
        let ignore = "\(memory)/.gitignore"
        if Disk.status(of: ignore) == nil, let problem = Disk.write(Self.ignored.utf8, to: ignore) {
            throw Self.problem(ignore, problem)
        }
    }

    /// Removes what an interrupted run has left half written.
    func removeTemporaryFiles() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: memory)) ?? []
        for name in names where name.hasSuffix(Self.temporarySuffix) { unlink("\(memory)/\(name)") }
    }

    // MARK: Writing

    /// Makes the folder of a kind of outputs, and checks that no link leads out of the output folder.
    func prepare(_ kind: OutputKind) throws(FileProblem) {
        let folder = place(of: kind.rawValue)
        try makeFolder(folder)
        guard let root = Self.realPath(path), let real = Self.realPath(folder), real.hasPrefix(root + "/") else {
            throw Self.problem(folder, "a link leads out of the output folder")
        }
    }

    /// Puts a file in its place as a whole: whoever looks sees the old one or the new one.
    func replace(_ destination: String, with bytes: some Sequence<UInt8>, temporary name: String) throws(FileProblem) {
        let temporary = "\(memory)/\(name)\(Self.temporarySuffix)"
        var problem = Disk.write(bytes, to: temporary)
        if problem == nil, rename(temporary, destination) != 0 { problem = Disk.lastError }
        guard let problem else { return }
        unlink(temporary)
        throw Self.problem(destination, problem)
    }

    /// Removes an output; one that is gone already is no problem.
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

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

/// Keeps other runs out of an output folder until it is released or the process ends.
final class OutputLock: Sendable {
    private let folder: CInt

    /// Waits for the lock; `nil` where the folder is not there. Disks that know no locks are worked on without.
    init?(_ output: OutputFolder) {
        folder = open(output.memory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        close(folder)
    }
}
