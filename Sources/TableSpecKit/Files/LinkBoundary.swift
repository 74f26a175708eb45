/// The boundary that symbolic links must not cross.
///
/// A link may come from an untrusted branch. The file that it points to would be printed with findings, or overwritten.
struct LinkBoundary {
    private let repository: Repository
    /// The components of the folder from the root.
    private let folder: [String]

    /// The boundary for a search of a folder: the repository of the folder, or without one the folder itself.
    init(of folder: String) {
        repository = Repository(around: folder)
        self.folder = FilePath.realParts(of: folder)
    }

    /// Whether a path is inside the boundary after all links are resolved.
    func holds(_ path: String) -> Bool {
        repository.isThere ? repository.holds(path) : FilePath.realParts(of: path).starts(with: folder)
    }
}

extension LinkBoundary {
    enum Access { case reading, writing }

    /// Returns why a path must not be used for a file, or `nil` if it can be. Called before each file is read or written.
    ///
    /// A link in a repository must not point outside it. Without a repository, nothing is written through a link that
    /// points outside the working folder. Files are read through it, because the sandboxes of build systems consist of
    /// these links (https://bazel.build/docs/sandboxing). Other links, such as `/tmp` on macOS, belong to the system.
    static func fault(of path: String, for access: Access) -> String? {
        var place: [String] = []
        var parts = path.split(separator: "/")[...]
        if !path.hasPrefix("/") { parts = FilePath.workingFolder.map { $0[...] } + parts }
        for part in parts where part != "." {
            // The system resolves `..` from the target of the preceding link.
            if part == ".." {
                _ = place.popLast()
                continue
            }
            place.append(String(part))
            let link = "/" + place.joined(separator: "/")
            guard Disk.status(of: link)?.kind == .link else { continue }
            let root = root(aroundFolder: place.dropLast(), for: access)
            guard let target = FilePath.resolved(link) else {
                // Writing would create a file where the link points.
                return access == .writing && root != nil ? "the symbolic link '\(part)' is broken" : nil
            }
            place = FilePath.absoluteParts(of: target)
            if let root, !place.starts(with: root) {
                return "the symbolic link '\(part)' points outside the repository or the working folder"
            }
        }
        return nil
    }

    /// The folder that links in another folder must not leave.
    private static func root(aroundFolder folder: ArraySlice<String>, for access: Access) -> [String]? {
        if let root = Repository(around: "/" + folder.joined(separator: "/")).parts { return root }
        let workingFolder = FilePath.realParts(of: ".")
        return access == .writing && folder.starts(with: workingFolder) ? workingFolder : nil
    }
}
