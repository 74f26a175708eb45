internal import TableSpecKit

/// Finds and reads the documents of Interface Builder and settings bundles.
enum ImportSources {
    /// Folders of third-party code and of build products.
    private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    private static let extensions = [".storyboard", ".xib"]
    /// The maximum depth of nested folders.
    private static let depth = 64
    /// The maximum size of a document. One more byte is read to detect larger ones.
    static let limit = 64 << 20

    /// The documents that were found below paths.
    private struct Search {
        var files: [String] = []
        var unread: [UnreadDocument] = []

        /// A file below a path that can't be read doesn't prevent the others from being read.
        mutating func note(_ problem: FileProblem, isNeeded: Bool = true) {
            let reason = MarkupProblem(line: 1, message: problem.message)
            unread.append(UnreadDocument(problem.path, reason, isNeeded: isNeeded))
        }
    }

    /// Reads the documents of some paths.
    ///
    /// - Returns: The documents, and the files and folders below the paths that can't be read.
    /// - Throws: ``FileProblem`` if one of the paths itself can't be read.
    static func read(_ paths: [String]) throws(FileProblem) -> (sources: [ImportSource], unread: [UnreadDocument]) {
        var search = Search()
        for path in paths { try collect(path, isNamed: true, depth: 0, into: &search) }
        var sources: [ImportSource] = []
        for file in withoutTranslations(search.files) {
            do {
                sources.append(ImportSource(path: file, bytes: try Disk.read(file, upTo: limit)))
            } catch {
                if paths.contains(file) { throw error }
                search.note(error)
            }
        }
        for index in sources.indices {
            do {
                try readTranslations(of: &sources[index])
            } catch {
                search.note(error, isNeeded: false)
            }
        }
        return (sources, search.unread)
    }

    private static func readTranslations(of source: inout ImportSource) throws(FileProblem) {
        if source.path.hasSuffix(".plist") {
            source.translations = try bundleStrings(of: source)
        } else {
            source.language = Place(source.path).language
            source.translations = try translations(of: source.path)
        }
    }

    private static func collect(_ path: String, isNamed: Bool, depth: Int, into search: inout Search)
        throws(FileProblem)
    {
        switch Disk.status(of: path, followingLink: isNamed)?.kind {
        case .folder where depth < Self.depth:
            let names = try Disk.names(in: path).sorted()
            if path.hasSuffix(".bundle"), names.contains("Root.plist") {
                search.files += try panes(of: path, depth: depth)
            }
            for name in names where !name.hasPrefix(".") && !foreignFolders.contains(name) {
                do {
                    let inner = path == "." ? name : "\(path)/\(name)"
                    try collect(inner, isNamed: false, depth: depth + 1, into: &search)
                } catch {
                    search.note(error)
                }
            }
        case .file where isNamed || extensions.contains(where: path.hasSuffix): search.files.append(path)
        case nil where isNamed: throw FileProblem(path: path, message: "can't be read: no such file or folder")
        default: break
        }
    }

    /// The panes of a settings bundle: the property lists with specifiers, including those in subfolders.
    private static func panes(of bundle: String, depth: Int) throws(FileProblem) -> [String] {
        var panes: [String] = []
        for name in try Disk.names(in: bundle).sorted() {
            let path = "\(bundle)/\(name)"
            switch Disk.status(of: path)?.kind {
            case .file where name == "Root.plist" || name.hasSuffix(".plist") && hasSpecifiers(path): panes.append(path)
            case .folder where depth < Self.depth && !name.hasSuffix(".lproj"):
                panes += try Self.panes(of: path, depth: depth + 1)
            default: break
            }
        }
        return panes
    }

    /// Whether a property list is a pane, in XML or in binary format. Its key is ASCII text in both.
    private static func hasSpecifiers(_ path: String) -> Bool {
        guard let bytes = try? Disk.read(path, upTo: limit) else { return true }
        return bytes.filter { $0 != 0 }.contains(Array("PreferenceSpecifiers".utf8))
    }

    /// Among localized copies of a document, the base is imported, or else the English one, or else the first.
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
