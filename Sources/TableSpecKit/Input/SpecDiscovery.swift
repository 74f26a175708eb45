internal import Foundation

/// Finds the specs that paths mean: a file is itself, a folder all `.yaml` and `.yml` files below it.
public enum SpecDiscovery {
    /// One spec file.
    public struct Found: Hashable, Sendable {
        /// The path as it is shown: the given path, and the way from there with `/`.
        public var path: String
        /// The way from the folder that was given; the base name of a file that was given itself.
        public var relativePath: String
    }

    /// What a search found, and where it looked.
    public struct Result: Hashable, Sendable {
        public var specs: [Found] = []
        /// The folders that were entered, as they are shown.
        public var folders: [String] = []
    }

    /// The specs below paths, each once, in the order of the paths and by name below each of them.
    ///
    /// Hidden files and configurations are left out, and linked folders are not entered, so that no walk is endless.
    ///
    /// - Throws: `FileProblem` for a path that does not exist or a folder that cannot be read.
    public static func specs(at paths: [String]) throws(FileProblem) -> Result {
        var result = Result()
        var seen: Set<[Int]> = []
        for path in paths {
            let found = try specs(at: path)
            result.folders += found.folders
            // One argument cannot name a file twice, so that nothing has to be looked up.
            result.specs += paths.count == 1 ? found.specs : found.specs.filter { isNew($0.path, &seen) }
        }
        return result
    }

    private static func isNew(_ path: String, _ seen: inout Set<[Int]>) -> Bool {
        guard let status = Disk.status(of: path, followingLink: true) else { return true }
        return seen.insert([status.device, status.inode]).inserted
    }

    private static func specs(at path: String) throws(FileProblem) -> Result {
        guard let status = Disk.status(of: path, followingLink: true) else {
            throw FileProblem(path: path, message: "does not exist")
        }
        guard status.kind == .folder else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return Result(specs: [Found(path: path, relativePath: name)])
        }
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let found = try files(below: folder) { name in
            (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && name != Configuration.fileName
        }
        return Result(
            specs: found.paths.map { Found(path: shown(folder, $0), relativePath: $0) },
            folders: found.folders
        )
    }

    /// The ways to the files below a folder whose names are wanted, and the folders that were entered; both sorted.
    ///
    /// Hidden files are left out, and linked folders are not entered, so that no walk is endless.
    static func files(
        below folder: String,
        where isWanted: (String) -> Bool
    ) throws(FileProblem) -> (paths: [String], folders: [String]) {
        var paths: [String] = []
        var folders: [String] = []
        var pending = [""]
        while let relative = pending.popLast() {
            let current = shown(folder, relative)
            folders.append(current)
            for name in try entries(of: current) where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                if Disk.status(of: shown(folder, path))?.kind == .folder {
                    pending.append(path)
                } else if isWanted(name) {
                    paths.append(path)
                }
            }
        }
        return (paths.sorted(), folders.sorted())
    }

    private static func entries(of folder: String) throws(FileProblem) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw FileProblem(path: folder, message: "cannot be read: \(error.reason)")
        }
    }

    private static func shown(_ folder: String, _ relativePath: String) -> String {
        if relativePath.isEmpty { return folder }
        return folder == "." ? relativePath : "\(folder)/\(relativePath)"
    }
}

extension Error {
    /// Why a file operation failed, without the path, which the caller states.
    var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let error = underlying ?? self as NSError
        if error.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(error.code))).lowercased()
        }
        return error.localizedDescription
    }
}
