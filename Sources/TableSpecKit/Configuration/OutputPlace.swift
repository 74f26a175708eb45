internal import TableSpecDiagnostics

/// Where a configuration may have outputs made.
///
/// By a configuration nothing is written outside of its ``Repository``; whoever runs the tool may name any folder.
enum OutputPlace {
    /// What is wrong with an output folder, in words that follow "the output folder"; `nil` where it is in order.
    ///
    /// - Parameters:
    ///   - text: The folder as the configuration states it, or `nil` where it states none.
    ///   - path: The path that is meant.
    ///   - folder: The folder of the configuration.
    static func fault(of text: String?, at path: String, configuredIn folder: String) -> String? {
        if text?.isEmpty == true { return "has no name" }
        let (output, configuration) = (FilePath.realParts(of: path), FilePath.realParts(of: folder))
        if output.isEmpty { return "is the root of the disk" }
        if configuration.starts(with: output), output != configuration {
            return "is a folder above the configuration"
        }
        return Repository(around: folder).holds(path) ? nil : "lies outside of the repository"
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
