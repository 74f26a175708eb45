internal import Foundation
internal import TableSpecDiagnostics

/// Finds spec files.
public enum SpecDiscovery {
    /// A spec file.
    public struct Found: Equatable, Sendable {
        /// The path to show to the user: the specified path, followed by the relative path with `/` as the separator.
        public var path: String
        /// The path relative to the specified folder, or the name of a file that was specified directly.
        public var relativePath: String
        /// The specified folder; `nil` for a file that was specified directly.
        public var folder: String?
    }

    /// The result of a search.
    public struct Result: Equatable, Sendable {
        /// The spec files.
        public var specs: [Found] = []
        /// The paths of the searched folders.
        public var folders: [String] = []
        /// The paths of the specified folders that contain no specs.
        public var emptyFolders: [String] = []
        /// The paths of specs and folders whose names aren't UTF-8, which can't be read.
        public var unreadable: [String] = []
        /// The paths of links that lead out of the git repository, or without one out of the specified folder. They
        /// aren't followed.
        public var linksOut: [String] = []
        /// Whether links were followed, by which a file can have several paths.
        var hasLinks = false
    }

    /// Returns the spec files at paths without duplicates, in the order of the paths and then by name.
    ///
    /// For a folder, the search returns all `.yaml` and `.yml` files in it and in the folders below. It skips hidden
    /// files and configuration files. It follows a link only inside the git repository of the folder, or without a
    /// repository inside the folder.
    ///
    /// - Parameter paths: The paths of spec files and folders.
    /// - Throws: ``FileProblem`` if a path doesn't exist or a folder can't be read.
    public static func specs(at paths: [String]) throws(FileProblem) -> Result {
        var result = Result()
        var seen: Set<[Int]> = []
        for path in paths {
            let found = try specs(at: path)
            result.folders += found.folders
            result.emptyFolders += found.emptyFolders
            result.unreadable += found.unreadable
            result.linksOut += found.linksOut
            // Without links, one argument can't specify a file twice, so no lookup is necessary.
            let mayRepeat = paths.count > 1 || found.hasLinks
            result.specs += mayRepeat ? found.specs.filter { isNew($0.path, &seen) } : found.specs
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
            return Result(specs: [Found(path: path, relativePath: name, folder: nil)])
        }
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let found = try files(below: folder, where: isSpec)
        return Result(
            specs: found.paths.map { Found(path: shown(folder, $0), relativePath: $0, folder: folder) },
            folders: found.folders,
            emptyFolders: found.paths.isEmpty ? [path] : [],
            unreadable: found.unreadable,
            linksOut: found.linksOut,
            hasLinks: found.hasLinks
        )
    }

    /// Whether a name or a path is that of a spec, rather than of a configuration or another file.
    package static func isSpec(_ path: String) -> Bool {
        (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
            && path.split(separator: "/").last != Configuration.fileName[...]
    }

    /// The files and folders below a folder.
    package struct Files: Equatable, Sendable {
        /// The paths of the requested files, sorted.
        package var paths: [String] = []
        /// The folders that were entered, sorted.
        var folders: [String] = []
        /// Requested files and folders whose names aren't UTF-8, as they are shown, sorted.
        package var unreadable: [String] = []
        /// Requested files and folders that are links to locations outside, sorted.
        package var linksOut: [String] = []
        /// Whether links were followed.
        var hasLinks = false
    }

    /// The requested files below a folder, and the folders that were entered.
    ///
    /// Hidden files are skipped. Links are followed inside ``LinkBoundary``. A folder is entered only once, so that
    /// every walk ends.
    package static func files(below folder: String, where isWanted: (String) -> Bool) throws(FileProblem) -> Files {
        var files = Files()
        var links = LinkedFolders(from: folder)
        var pending = [""]
        while let relative = pending.popLast() {
            let current = shown(folder, relative)
            files.folders.append(current)
            for entry in try Disk.entries(of: current) where entry.bytes.first != UInt8(ascii: ".") {
                // It doesn't matter here how invalid bytes are replaced, because only the end of a name is compared.
                let name = entry.name ?? VisibleText.name(entry.bytes)
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                var kind = entry.kind
                if kind == .link {
                    let target = links.target(of: shown(folder, path), isWanted: isWanted(name))
                    if target == .outside { files.linksOut.append(shown(folder, path)) }
                    guard case .inside(let targetKind) = target else { continue }
                    files.hasLinks = true
                    kind = targetKind
                }
                guard kind == .folder || isWanted(name) else { continue }
                if entry.name == nil {
                    files.unreadable.append(shown(folder, path))
                } else if kind == .folder {
                    pending.append(path)
                } else {
                    files.paths.append(path)
                }
            }
        }
        return Files(
            paths: files.paths.sorted(),
            folders: files.folders.sorted(),
            unreadable: files.unreadable.sorted(),
            linksOut: files.linksOut.sorted(),
            hasLinks: files.hasLinks
        )
    }

    private static func shown(_ folder: String, _ relativePath: String) -> String {
        if relativePath.isEmpty { return folder }
        return folder == "." ? relativePath : "\(folder)/\(relativePath)"
    }
}

/// The links of a walk over folders.
private struct LinkedFolders {
    enum Target: Equatable {
        /// A file or folder that replaces the link, or `nil` if it doesn't exist.
        case inside(Disk.Status.Kind?)
        /// A folder that the walk enters elsewhere, or a file that wasn't requested.
        case passedOver
        case outside
    }

    private let start: String
    private lazy var boundary = LinkBoundary(of: start)
    /// The real paths of the folders that are entered completely.
    private lazy var entered = [FilePath.realParts(of: start)]

    init(from folder: String) {
        start = folder
    }

    mutating func target(of link: String, isWanted: Bool) -> Target {
        switch Disk.status(of: link, followingLink: true)?.kind {
        case .folder:
            let parts = FilePath.realParts(of: link)
            let isKnown = entered.contains { parts.starts(with: $0) || $0.starts(with: parts) }
            guard !isKnown else { return .passedOver }
            guard boundary.holds(link) else { return .outside }
            entered.append(parts)
            return .inside(.folder)
        case .file where isWanted: return boundary.holds(link) ? .inside(.file) : .outside
        // Other kinds of files are reported when they are read.
        case let kind: return isWanted ? .inside(kind) : .passedOver
        }
    }
}

extension Error {
    /// The reason why a file operation failed, without the path, which the caller adds.
    package var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let error = underlying ?? self as NSError
        if error.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(error.code))).lowercased()
        }
        return error.localizedDescription
    }
}
