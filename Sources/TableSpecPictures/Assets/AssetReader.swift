internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// Reads asset catalogs and exports of SF Symbols for previews.
struct AssetReader: Sendable {
    private(set) var assets = PictureAssets()
    /// The files that were read, with the paths to show to the user.
    private(set) var paths: [String] = []
    /// A hash of everything that was read.
    private(set) var hash = ContentHash("")

    /// A file whose content doesn't match its name. Previews ignore it.
    struct LeftOut {
        /// The expected kind: "color set".
        var noun: String
        var path: String
        var bytes: [UInt8]
        var reason: String
    }

    /// The limits for descriptions of sets, which no app exceeds.
    static let maximumFileSize = 65_536
    static let maximumCount = 10_000

    /// The kinds of sets that previews show, by the file name extension of their folders.
    private enum Kind: String, CaseIterable {
        case colorset, imageset, symbolset

        var noun: String {
            switch self {
            case .colorset: "color set"
            case .imageset: "image set"
            case .symbolset: "symbol set"
            }
        }

        init?(of folder: Substring) {
            guard let point = folder.lastIndex(of: ".") else { return nil }
            self.init(rawValue: String(folder[folder.index(after: point)...]))
        }
    }

    /// Reads the sets of asset catalogs below a folder.
    ///
    /// - Throws: `FileProblem` if a folder or a file can't be read.
    /// - Parameter report: Called for each file whose content doesn't match its name.
    mutating func readCatalogs(below folder: String, report: (LeftOut) -> Void) throws(FileProblem) {
        let contents = try Self.contents(below: folder)
        Self.report(contents.linksOut, report)
        for relativePath in contents.paths.prefix(Self.maximumCount) {
            let folders = relativePath.split(separator: "/").dropLast()
            guard let set = folders.last, let kind = Kind(of: set) else { continue }
            let path = "\(folder)/\(relativePath)"
            let bytes = try take(path, upTo: Self.maximumFileSize)
            let name = Self.name(of: folders.map(String.init), below: folder)
            do throws(Malformed) {
                guard bytes.count <= Self.maximumFileSize else {
                    throw Malformed(reason: "larger than \(Self.maximumFileSize) bytes")
                }
                try read(kind, named: name, bytes, in: "\(folder)/\(folders.joined(separator: "/"))")
            } catch {
                let shown = bytes.count <= Self.maximumFileSize ? bytes : []
                report(LeftOut(noun: kind.noun, path: path, bytes: shown, reason: error.reason))
            }
        }
    }

    /// Reads the templates of SF Symbols below a folder: files named after symbols, and sets of asset catalogs.
    ///
    /// - Throws: `FileProblem` if a folder or a file can't be read.
    /// - Parameter report: Called for each file that isn't a template.
    mutating func readSymbols(below folder: String, report: (LeftOut) -> Void) throws(FileProblem) {
        guard Disk.status(of: folder, followingLink: true)?.kind == .folder else {
            throw FileProblem(path: folder, message: "isn't a folder")
        }
        let files = try SpecDiscovery.files(below: folder) { $0.hasSuffix(".svg") }
        Self.report(files.linksOut, report)
        for relativePath in files.paths.prefix(Self.maximumCount) {
            let path = "\(folder)/\(relativePath)"
            let bytes = try take(path, upTo: ImageSet.maximumFileSize)
            let parts = relativePath.split(separator: "/")
            let set = parts.dropLast().last.flatMap {
                Kind(of: $0) == .symbolset ? $0.dropLast(".symbolset".count) : nil
            }
            let name = set ?? parts.last?.dropLast(".svg".count) ?? ""
            do throws(Malformed) {
                assets.systemSymbols[String(name)] = try SymbolTemplate.outline(in: bytes)
            } catch {
                report(LeftOut(noun: "symbol template", path: path, bytes: [], reason: error.reason))
            }
        }
    }

    private mutating func read(_ kind: Kind, named name: String, _ bytes: [UInt8], in folder: String)
        throws(Malformed)
    {
        switch kind {
        case .colorset:
            if let color = try ColorSet.color(in: bytes) { assets.colors[name] = color }
        case .imageset:
            let image = try ImageSet.image(in: bytes) { file throws(Malformed) in try member(file, of: folder) }
            if let image { assets.images[name] = image }
        case .symbolset:
            guard let file = try ImageSet.fileNames(in: bytes, list: "symbols").first else { return }
            assets.ownSymbols[name] = try SymbolTemplate.outline(in: try member(file, of: folder))
        }
    }

    /// The bytes of a file of a set.
    private mutating func member(_ name: String, of folder: String) throws(Malformed) -> [UInt8] {
        guard !name.contains("/"), !name.hasPrefix(".") else {
            throw Malformed(reason: "invalid file name '\(name)'")
        }
        let bytes: [UInt8]
        do {
            bytes = try take("\(folder)/\(name)", upTo: ImageSet.maximumFileSize)
        } catch {
            throw Malformed(reason: "its file '\(name)' \(error.message)")
        }
        guard bytes.count <= ImageSet.maximumFileSize else {
            throw Malformed(reason: "its file '\(name)' is larger than \(ImageSet.maximumFileSize) bytes")
        }
        return bytes
    }

    /// The bytes of a file, which is recorded as a dependency of previews.
    private mutating func take(_ path: String, upTo size: Int) throws(FileProblem) -> [UInt8] {
        guard Disk.status(of: path)?.kind == .file else { throw FileProblem(path: path, message: "isn't a file") }
        let bytes = try Disk.read(path, upTo: size)
        paths.append(path)
        hash = ContentHash(combining: [hash, ContentHash(path), ContentHash(bytes)])
        return bytes
    }

    /// The paths of the files below a folder on which previews can depend. Linked folders aren't followed.
    static func files(below folder: String) throws(FileProblem) -> [String] {
        let endings = [".svg", ".png", ".jpg", ".jpeg", ".pdf"]
        return try SpecDiscovery.files(below: folder) { name in
            name == "Contents.json" || endings.contains { name.hasSuffix($0) }
        }.paths
    }

    /// The relative paths from a folder to the descriptions of sets.
    private static func contents(below folder: String) throws(FileProblem) -> SpecDiscovery.Files {
        guard Disk.status(of: folder, followingLink: true)?.kind == .folder else {
            throw FileProblem(path: folder, message: "isn't a folder")
        }
        return try SpecDiscovery.files(below: folder) { $0 == "Contents.json" }
    }

    private static func report(_ linksOut: [String], _ report: (LeftOut) -> Void) {
        for path in linksOut {
            report(LeftOut(noun: "symbolic link", path: path, bytes: [], reason: "it leads out of the repository"))
        }
    }

    /// The name of a set: the name of its folder without the extension, after the names of the groups that provide a
    /// namespace.
    private static func name(of folders: [String], below folder: String) -> String {
        var path = folder
        var parts: [String] = []
        for group in folders.dropLast() {
            path += "/\(group)"
            if providesNamespace(path) { parts.append(group) }
        }
        let set = folders.last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
        return (parts + [set]).joined(separator: "/")
    }

    /// Whether names below a group begin with the name of the group
    /// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Group.html).
    private static func providesNamespace(_ group: String) -> Bool {
        let path = "\(group)/Contents.json"
        guard Disk.status(of: path)?.kind == .file, let bytes = try? Disk.read(path, upTo: maximumFileSize),
            bytes.count <= maximumFileSize
        else { return false }
        return JSONTree(parsing: bytes)?["properties"]?["provides-namespace"] == .boolean(true)
    }
}

/// The reason why the content of a file doesn't match its name.
struct Malformed: Error {
    var reason: String
}
