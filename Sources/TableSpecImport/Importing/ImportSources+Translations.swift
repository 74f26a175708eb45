internal import TableSpecKit

extension ImportSources {
    /// The position of a document among the folders of languages.
    struct Place {
        /// The folder that contains the folders of languages, with `/` at its end; empty for the working directory.
        var folder: String
        /// The document's name without its extension.
        var name: String
        var language: String?

        init(_ file: String) {
            var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let last = parts.popLast() ?? file
            name = last.split(separator: ".").dropLast().joined(separator: ".")
            if let parent = parts.last, parent.hasSuffix(".lproj") {
                language = LanguageFolder.language(of: parent)
                parts.removeLast()
            }
            folder = parts.map { $0 + "/" }.joined()
        }
    }

    /// The files next to a document that contain its texts in other languages: strings files, localized copies, and a
    /// catalog.
    static func translations(of file: String) throws(FileProblem) -> [ImportTranslation] {
        let place = Place(file)
        let folders = try Disk.names(in: place.folder.isEmpty ? "." : place.folder).sorted()
        var translations: [ImportTranslation] = []
        for folder in folders where folder.hasSuffix(".lproj") {
            for ending in [".storyboard", ".xib", ".strings", ".xcstrings"] {
                let path = "\(place.folder)\(folder)/\(place.name)\(ending)"
                guard path != file, Disk.status(of: path)?.kind == .file else { continue }
                let language = LanguageFolder.language(of: folder)
                guard language != nil || ending == ".xcstrings" else { continue }
                translations.append(try ImportTranslation(reading: path, language ?? ""))
            }
        }
        return translations
    }

    /// The strings of a settings bundle in all its languages.
    static func bundleStrings(of source: ImportSource) throws(FileProblem) -> [ImportTranslation] {
        let folder = source.bundle
        var translations: [ImportTranslation] = []
        for name in try sortedNames(in: folder) {
            guard let language = LanguageFolder.language(of: name) else { continue }
            for strings in try sortedNames(in: "\(folder)\(name)") where strings.hasSuffix(".strings") {
                let path = "\(folder)\(name)/\(strings)"
                guard Disk.status(of: path)?.kind == .file else { continue }
                translations.append(try ImportTranslation(reading: path, language))
            }
        }
        return translations
    }

    /// The names in a folder; empty if the folder doesn't exist.
    private static func sortedNames(in folder: String) throws(FileProblem) -> [String] {
        let path = folder.isEmpty ? "." : folder
        guard Disk.status(of: path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path)?.kind == .folder
        else { return [] }
        return try Disk.names(in: path).sorted()
    }
}

extension ImportTranslation {
    fileprivate init(reading path: String, _ language: String) throws(FileProblem) {
        self.init(language: language, path: path, bytes: try Disk.read(path, upTo: ImportSources.limit))
    }
}
