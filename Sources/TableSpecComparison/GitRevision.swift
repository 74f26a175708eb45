internal import Foundation
public import TableSpecDiagnostics
public import TableSpecKit

/// A version of the specs in a git repository.
public struct GitRevision: Sendable {
    /// An error for a version that can't be read.
    public struct Problem: Error, Hashable, Sendable {
        /// A description of the error, which starts in lower case.
        public var message: String
        /// How to fix the error.
        public var help: String?
    }

    private let name: String

    /// Creates a revision.
    ///
    /// - Parameter name: The name of a branch, a tag, or a commit.
    public init(_ name: String) {
        self.name = name
    }

    /// Reads the specs of this version at paths in the working tree.
    ///
    /// - Parameters:
    ///   - paths: The paths of spec files and folders; a folder that the version doesn't contain has no specs.
    ///   - sources: The files that were read before; the files of the version are added to them.
    /// - Throws: ``Problem`` if git can't be run, the revision is unknown, or a spec can't be read.
    public func workspace(at paths: [String], addingTo sources: SourceMap) throws(Problem) -> Workspace {
        var files: [SourceFile] = []
        var configuration: SourceFile?
        for path in Workspace.paths(meantBy: paths) {
            let isFolder = Disk.status(of: path, followingLink: true)?.kind == .folder
            let folder = isFolder ? path : FilePath.folder(of: path)
            let git = Git(folder: folder)
            let tree = try tree(git)
            // As in a folder, the first path determines the configuration.
            if files.isEmpty, configuration == nil { configuration = try self.configuration(git, tree: tree) }
            let name = isFolder ? "." : (path.split(separator: "/").last.map(String.init) ?? path)
            let entries = try self.entries(git, tree: tree, name: name).filter { !isFolder || Self.isSpec($0.path) }
            files += try contents(git, of: entries).map { path, bytes in
                SourceFile(path: "\(self.name):\(folder == "." ? "" : "\(folder)/")\(path)", bytes: bytes)
            }
        }
        return Workspace(files: files, addingTo: sources, configuration: configuration)
    }

    /// The nearest configuration of the version at or above the folder, or `nil` if there's none.
    private func configuration(_ git: Git, tree: String) throws(Problem) -> SourceFile? {
        let output = try git.run(["rev-parse", "--show-prefix"])
        let folders = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).joined()
            .split(separator: "/").map(String.init)
        for count in stride(from: folders.count, through: 0, by: -1) {
            let path = (folders.prefix(count) + [Configuration.fileName]).joined(separator: "/")
            let entries = try self.entries(git, tree: tree, name: path, isFromRoot: true)
            if let file = try contents(git, of: entries).first {
                return SourceFile(path: "\(name):\(file.path)", bytes: file.bytes)
            }
        }
        return nil
    }

    /// A file in the tree of a version: its path below the folder, and the name of its object.
    private struct Entry {
        var path: String
        var object: String
        var size: Int
    }

    private func tree(_ git: Git) throws(Problem) -> String {
        // '--quiet' suppresses only the message about an unknown revision.
        let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{tree}"]
        let output: [UInt8]
        do throws(Git.Failure) {
            output = try git.output(of: arguments)
        } catch {
            guard error.isSilent else { throw error.problem }
            let isShallow = (try? git.output(of: ["rev-parse", "--is-shallow-repository"])).map {
                String(decoding: $0, as: UTF8.self).hasPrefix("true")
            }
            throw Problem(
                message: "unknown git revision '\(name)'",
                help: isShallow == true ? Self.shallowHint : nil
            )
        }
        return String(decoding: output, as: UTF8.self).filter { !$0.isWhitespace }
    }

    private static var shallowHint: String {
        "the repository is a shallow clone without the full history; run 'git fetch --unshallow', or set "
            + "'fetch-depth: 0' (GitHub) or 'GIT_DEPTH: 0' (GitLab)"
    }

    /// - Parameter isFromRoot: Whether the name is a path from the root of the tree, rather than from the folder.
    private func entries(
        _ git: Git,
        tree: String,
        name: String,
        isFromRoot: Bool = false
    ) throws(Problem) -> [Entry] {
        let root = isFromRoot ? ["--full-tree"] : []
        let output = try git.run(["ls-tree", "-r", "-l", "-z"] + root + [tree, "--", name])
        // For each file: mode, kind, name and size of the object, a tab and the path. Links aren't specs.
        return output.split(separator: 0).compactMap { line in
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            guard words.count == 4, words[0].hasPrefix("100"), words[1] == "blob", let size = Int(words[3]) else {
                return nil
            }
            let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
            return Entry(path: path, object: String(words[2]), size: size)
        }
    }

    /// Each object is preceded by a line with its name, kind and size, and followed by a line break.
    private func contents(_ git: Git, of entries: [Entry]) throws(Problem) -> [(path: String, bytes: [UInt8])] {
        guard !entries.isEmpty else { return [] }
        for entry in entries where entry.size > FileLimit.yaml {
            let size = "\(entry.size) bytes, which exceeds the limit of \(FileLimit.yaml)"
            throw Problem(message: "'\(entry.path)' in '\(name)' has \(size)")
        }
        let input = entries.map { "\($0.object)\n" }.joined()
        var rest = try git.run(["cat-file", "--batch"], input: input)[...]
        var files: [(path: String, bytes: [UInt8])] = []
        for entry in entries {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }
                ),
                (0...rest.endIndex - end - 1).contains(size)
            else { throw Problem(message: "git can't read '\(entry.path)' in '\(name)'") }
            files.append((entry.path, Array(rest[(end + 1)..<(end + 1 + size)])))
            rest = rest[(end + 1 + size)...].dropFirst()
        }
        return files
    }

    private static func isSpec(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last, !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
        return name != Configuration.fileName && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
    }
}

/// Runs git in a folder.
private struct Git {
    /// The message of git if it fails.
    struct Failure: Error {
        var reason = ""
        var help: String?

        /// Whether git prints no message, because it was run with '--quiet'.
        var isSilent: Bool { reason.isEmpty }

        var problem: GitRevision.Problem { GitRevision.Problem(message: isSilent ? "git fails" : reason, help: help) }

        init(_ reason: String) {
            self.reason = reason
        }

        /// Extracts the reason from git's standard error, whose first line contains it.
        init(status: Int32, errors: [UInt8]) {
            // According to POSIX, 'env' exits with 127 if the command doesn't exist.
            guard status != 127 else {
                self.init("can't run git: command not found")
                help = "install git, or add its folder to PATH"
                return
            }
            let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
                VisibleText.singleLine(line.trimmingCharacters(in: .whitespaces))
            }
            self.init(lines.first.map { "git: \($0.replacing(#/^(fatal|error): /#, with: ""))" } ?? "")
            help = lines.dropFirst().first { $0.hasPrefix("git config ") }.map { "run '\($0)'" }
        }
    }

    let folder: String

    /// Runs git and returns its standard output.
    func run(_ arguments: [String], input: String = "") throws(GitRevision.Problem) -> [UInt8] {
        do throws(Failure) { return try output(of: arguments, input: input) } catch { throw error.problem }
    }

    /// Runs git and returns its standard output.
    func output(of arguments: [String], input: String = "") throws(Failure) -> [UInt8] {
        do {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", folder] + arguments
            // Makes git report errors in English.
            process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
            // Files instead of pipes, because a pipe could fill up before it's read.
            let channels = FileManager.default.temporaryDirectory.appendingPathComponent(
                "tablespec-\(UUID().uuidString)"
            )
            try FileManager.default.createDirectory(at: channels, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: channels) }
            let output = channels.appendingPathComponent("output")
            let errors = channels.appendingPathComponent("errors")
            try Data(input.utf8).write(to: channels.appendingPathComponent("input"))
            for file in [output, errors] { try Data().write(to: file) }
            process.standardInput = try FileHandle(forReadingFrom: channels.appendingPathComponent("input"))
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                let said = try Disk.read(errors.path, limit: FileLimit.gitOutput)
                throw Failure(status: process.terminationStatus, errors: said)
            }
            return try Disk.read(output.path, limit: FileLimit.gitOutput)
        } catch let failure as Failure {
            throw failure
        } catch let problem as FileProblem {
            throw Failure("the output of git \(problem.message)")
        } catch {
            throw Failure("can't run git: \(error.reason)")
        }
    }
}
