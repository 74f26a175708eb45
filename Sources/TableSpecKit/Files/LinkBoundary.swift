/// What links may lead to.
///
/// A link may come with the branch of somebody else. What it leads to would be printed with findings, or overwritten.
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

    /// Returns why a file must not be reached by a path; `nil` if it may be. Everything that reads or writes a file asks.
    ///
    /// A link in a repository must not lead out of it. Without a repository, nothing is written through a link that leads
    /// out of the working folder. It's read, however, as the sandboxes of build systems consist of such links
    /// (https://bazel.build/docs/sandboxing). Other links, such as `/tmp` on macOS, belong to the system.
    static func fault(of path: String, for access: Access) -> String? {
        var place: [String] = []
        var parts = path.split(separator: "/")[...]
        if !path.hasPrefix("/") { parts = FilePath.workingFolder.map { $0[...] } + parts }
        for part in parts where part != "." {
            // As the system follows it: from the folder to which the link before has led.
            if part == ".." {
                _ = place.popLast()
                continue
            }
            place.append(String(part))
            let link = "/" + place.joined(separator: "/")
            guard Disk.status(of: link)?.kind == .link else { continue }
            let root = root(aroundFolder: place.dropLast(), for: access)
            guard let target = FilePath.resolved(link) else {
                // A file would be made where the link leads.
                return access == .writing && root != nil ? "the symbolic link '\(part)' leads nowhere" : nil
            }
            place = FilePath.absoluteParts(of: target)
            if let root, !place.starts(with: root) {
                return "the symbolic link '\(part)' leads out of the repository or the working folder"
            }
        }
        return nil
    }

    /// The folder out of which a link in a folder must not lead.
    private static func root(aroundFolder folder: ArraySlice<String>, for access: Access) -> [String]? {
        if let root = Repository(around: "/" + folder.joined(separator: "/")).parts { return root }
        let workingFolder = FilePath.realParts(of: ".")
        return access == .writing && folder.starts(with: workingFolder) ? workingFolder : nil
    }
}
