internal import TableSpecDiagnostics

/// Where a configuration may place outputs.
///
/// A configuration lets the tool write only inside its ``Repository``. On the command line, users can specify any
/// folder.
enum OutputPlace {
    /// Returns the fault of an output folder as a phrase that follows "the output folder", or `nil` if the folder is
    /// valid.
    ///
    /// - Parameters:
    ///   - text: The folder that the configuration specifies, or `nil`.
    ///   - path: The resolved path.
    ///   - folder: The folder of the configuration.
    static func fault(of text: String?, at path: String, configuredIn folder: String) -> String? {
        if text?.isEmpty == true { return "is empty" }
        let (output, configuration) = (FilePath.realParts(of: path), FilePath.realParts(of: folder))
        if output.isEmpty { return "is the root of the disk" }
        if configuration.starts(with: output), output != configuration {
            return "is a folder above the configuration"
        }
        return Repository(around: folder).holds(path) ? nil : "is outside the repository"
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
            help: "specify a separate folder, such as '../Generated', or remove 'output' and use --output"
        )
    }
}
