internal import TableSpecDiagnostics

/// Where a configuration may have outputs made.
///
/// A configuration comes with a repository, perhaps with the branch of somebody else: by it nothing is written outside of the
/// repository. Whoever runs the tool may name any folder.
enum OutputPlace {
    /// What is wrong with an output folder, in words that follow "the output folder"; `nil` where it is in order.
    ///
    /// - Parameters:
    ///   - text: The folder as the configuration states it, or `nil` where it states none.
    ///   - path: The path that is meant.
    ///   - folder: The folder of the configuration.
    static func fault(of text: String?, at path: String, configuredIn folder: String) -> String? {
        if text?.isEmpty == true { return "has no name" }
        let (output, configuration) = (realParts(of: path), realParts(of: folder))
        if output.isEmpty { return "is the root of the disk" }
        if configuration.starts(with: output), output != configuration {
            return "is a folder above the configuration"
        }
        guard let repository = repository(around: configuration), !output.starts(with: repository) else { return nil }
        return "lies outside of the repository"
    }

    /// The nearest folder upwards that git keeps.
    private static func repository(around folder: [String]) -> [String]? {
        (0...folder.count).reversed().map { Array(folder.prefix($0)) }.first { parts in
            Disk.status(of: "/" + (parts + [".git"]).joined(separator: "/")) != nil
        }
    }

    /// The parts of a path from the root, as far as it exists without any links.
    private static func realParts(of path: String) -> [String] {
        let parts = FilePath.absoluteParts(of: path)
        for count in (0...parts.count).reversed() {
            let existing = "/" + parts.prefix(count).joined(separator: "/")
            if let real = FilePath.resolved(existing) {
                return FilePath.absoluteParts(of: real) + parts.dropFirst(count)
            }
        }
        return parts
    }
}

extension Diagnostic {
    static func wrongOutputPlace(_ fault: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            id: "output-place",
            origin: .language,
            "the output folder \(fault)",
            at: range,
            help: "name a folder of its own, such as '../Generated'; or leave 'output' out and name it with --output"
        )
    }
}
