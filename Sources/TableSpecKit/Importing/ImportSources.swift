internal import TableSpecImport

/// Finds and reads the documents of Interface Builder, settings bundles, and screens of settings of Android.
enum ImportSources {
    /// Folders of third-party code and of build products.
    private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    private static let extensions = [".storyboard", ".xib"]
    /// The most folders inside each other.
    private static let depth = 64
    /// No document is larger; one byte more shows that it is.
    static let limit = 64 << 20

    static func read(_ paths: [String]) throws(FileProblem) -> [ImportSource] {
        var files: [String] = []
        for path in paths { try collect(path, isNamed: true, depth: 0, into: &files) }
        var sources: [ImportSource] = []
        for file in withoutTranslations(files) {
            var source = ImportSource(path: file, bytes: try Disk.read(file, upTo: limit))
            if file.hasSuffix(".plist") {
                source.translations = try bundleStrings(of: file)
            } else if file.hasSuffix(".xml") {
                source.translations = try resources(of: file)
            } else {
                source.language = Place(file).language
                source.translations = try translations(of: file)
            }
            sources.append(source)
        }
        return sources
    }

    private static func collect(_ path: String, isNamed: Bool, depth: Int, into files: inout [String])
        throws(FileProblem)
    {
        switch Disk.status(of: path, followingLink: isNamed)?.kind {
        case .folder where depth < Self.depth:
            let names = try Disk.names(in: path).sorted()
            if path.hasSuffix(".bundle"), names.contains("Root.plist") {
                let panes = names.filter { $0.hasSuffix(".plist") }.map { "\(path)/\($0)" }
                files += panes.filter { Disk.status(of: $0)?.kind == .file }
            }
            for name in names where !name.hasPrefix(".") && !foreignFolders.contains(name) {
                try collect(path == "." ? name : "\(path)/\(name)", isNamed: false, depth: depth + 1, into: &files)
            }
        case .file where isNamed || extensions.contains(where: path.hasSuffix): files.append(path)
        case .file where path.hasSuffix(".xml") && isPreferenceScreen(path): files.append(path)
        case nil where isNamed: throw FileProblem(path: path, message: "cannot be read: no such file or folder")
        default: break
        }
    }

    /// Whether a file of an Android app, `res/xml/settings.xml`, is a screen of settings: its first element says so.
    private static func isPreferenceScreen(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2] == "xml", let bytes = try? Disk.read(path, upTo: limit) else {
            return false
        }
        let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return text.contains("<PreferenceScreen") || text.contains("<androidx.preference.PreferenceScreen")
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
