internal import TableSpecDiagnostics
internal import TableSpecModel

/// The colours of asset catalogues, read for pictures.
struct AssetColors: Sendable {
    /// By the names with which the app asks for them: with those of the folders above that give a namespace.
    private(set) var colors: [String: AssetColor] = [:]
    /// The files that were read, as the user knows them.
    private(set) var paths: [String] = []
    /// Stands for all that was read.
    private(set) var hash = ContentHash("")

    /// No colour set is larger, and no app has more of them.
    static let maximumFileSize = 65_536
    static let maximumCount = 10_000

    /// Reads the colour sets below a folder.
    ///
    /// - Throws: `FileProblem` for a folder that cannot be read.
    /// - Parameter report: Called for each file that is no colour set, with its bytes and what is wrong.
    mutating func read(
        below folder: String,
        report: (_ path: String, _ bytes: [UInt8], _ reason: String) -> Void
    ) throws(FileProblem) {
        let relativePaths = try Self.contents(below: folder)
        var hashes = [hash]
        for relativePath in relativePaths.prefix(Self.maximumCount) {
            let path = "\(folder)/\(relativePath)"
            let bytes = try Self.bytes(of: path)
            paths.append(path)
            hashes += [ContentHash(path), ContentHash(bytes)]
            guard bytes.count <= Self.maximumFileSize else {
                report(path, [], "it is larger than \(Self.maximumFileSize) bytes")
                continue
            }
            do {
                let color = try ColorSet.color(in: bytes)
                if let color { colors[Self.name(of: relativePath, below: folder)] = color }
            } catch {
                report(path, bytes, error.reason)
            }
        }
        hash = ContentHash(combining: hashes)
    }

    /// The relative paths from a folder to the descriptions of colour sets; linked folders are not entered.
    static func contents(below folder: String) throws(FileProblem) -> [String] {
        guard Disk.status(of: folder, followingLink: true)?.kind == .folder else {
            throw FileProblem(path: folder, message: "is no folder")
        }
        let files = try SpecDiscovery.files(below: folder) { $0 == "Contents.json" }
        return files.paths.filter { $0.hasSuffix(".colorset/Contents.json") }
    }

    private static func bytes(of path: String) throws(FileProblem) -> [UInt8] {
        guard Disk.status(of: path)?.kind == .file else { throw FileProblem(path: path, message: "is no file") }
        return try Disk.read(path, upTo: maximumFileSize)
    }

    /// The name of a set: its folder's without the ending, after those of the groups that provide a namespace.
    private static func name(of path: String, below folder: String) -> String {
        let folders = path.split(separator: "/").map(String.init).dropLast()
        guard let set = folders.last else { return path }
        var path = folder
        var parts: [String] = []
        for group in folders.dropLast() {
            path += "/\(group)"
            if providesNamespace(path) { parts.append(group) }
        }
        return (parts + [String(set.dropLast(".colorset".count))]).joined(separator: "/")
    }

    /// Whether names below a group begin with the group's (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Group.html).
    private static func providesNamespace(_ group: String) -> Bool {
        guard let bytes = try? bytes(of: "\(group)/Contents.json"), bytes.count <= maximumFileSize else { return false }
        return JSONTree(parsing: bytes)?["properties"]?["provides-namespace"] == .boolean(true)
    }
}
