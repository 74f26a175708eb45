internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecPictures

/// The specs of a command.
struct SpecArguments: ParsableArguments {
    @Argument(
        help: "Spec files and folders, or '-' for standard input. Default: the folder of the nearest tablespec.yaml.",
        completion: .file(extensions: ["yaml", "yml"])
    )
    var paths: [String] = []

    @Option(
        help: "The folder that output names are relative to. Default: the given folder.",
        completion: .directory
    )
    var root: String?

    @OptionGroup var emptyFolders: EmptyFolderOption

    func validate() throws {
        if paths.contains("") { throw ValidationError("a path is empty") }
    }

    /// Reads the specs, and what previews show besides them.
    ///
    /// - Throws: The exit status for invalid usage, after printing the errors in the paths or the configuration.
    func workspace(of library: Library? = nil) throws -> (Workspace, PictureInputs) {
        var workspace = try Workspace(paths: paths, root: root, library: library)
        try emptyFolders.check(workspace)
        let inputs = PictureInputs(readingAssetsOf: &workspace)
        guard workspace.configurationFindings.isEmpty else {
            Console.report(workspace.configurationFindings, in: workspace.sources)
            throw ExitStatus.usage
        }
        return (workspace, inputs)
    }

    /// Reads and checks the specs, and prints the findings.
    ///
    /// - Parameter stopsAtErrors: Whether to stop if any is an error.
    func analysis(stopsAtErrors: Bool = true) throws -> (Analysis, Previews) {
        let (workspace, inputs) = try workspace()
        let analysis = Analysis(workspace)
        Console.report(analysis.diagnostics, in: analysis.sources)
        guard !analysis.hasErrors || !stopsAtErrors else { throw ExitStatus.findings }
        return (analysis, Previews(workspace, analysis, inputs))
    }
}

/// Whether folders can contain no specs.
struct EmptyFolderOption: ParsableArguments {
    @Flag(help: "Accept folders without specs, which are otherwise treated as typos.")
    var allowEmpty = false

    /// Ends the command if a specified folder contains no specs.
    func check(_ workspace: Workspace) throws {
        guard allowEmpty || workspace.emptyFolders.isEmpty else {
            try Console.refuse(emptyFolders: workspace.emptyFolders)
        }
    }
}

/// The output folder of a command, and whether it only checks.
struct OutputOptions: ParsableArguments {
    @Option(
        help: "The output folder. Default: 'output' in tablespec.yaml, or Generated.",
        completion: .directory
    )
    var output: String?

    @Flag(help: "Write no outputs, and fail if any is stale, missing or left over.")
    var check = false

    @Flag(help: "Overwrite outputs that were edited by hand.")
    var force = false

    @Flag(help: "Print findings only.")
    var quiet = false

    func validate() throws {
        if let output, output.allSatisfy({ $0 == "/" }) {
            throw ValidationError("--output requires a folder, found '\(output)'")
        }
        if check, force { throw ValidationError("--check writes nothing and can't be combined with --force") }
    }

    /// Updates the outputs, or checks whether they're up to date, and reports the result.
    ///
    /// - Parameter finish: Called with the outputs, even if there are errors in some specs.
    /// - Throws: The exit status, if it isn't 0.
    @discardableResult
    func deliver(
        _ products: Products,
        of specs: SpecArguments,
        usesModuleBundle: Bool = false,
        library: Library? = nil,
        finish: (BuildResult) throws -> Void = { _ in }
    ) throws -> BuildResult {
        let request = BuildRequest(
            paths: specs.paths,
            root: specs.root,
            output: output,
            products: products,
            isForced: force,
            allowsEmptyFolders: specs.emptyFolders.allowEmpty,
            usesModuleBundle: usesModuleBundle,
            library: library
        )
        return try request.deliver(isCheck: check, isQuiet: quiet, finish: finish)
    }
}
