internal import ArgumentParser
internal import TableSpecDiagnostics
internal import TableSpecKit

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

    /// Reads the specs.
    ///
    /// - Throws: The exit status for invalid usage, after printing the errors in the paths or the configuration.
    func workspace() throws -> Workspace {
        let workspace = try Workspace(paths: paths, root: root)
        try emptyFolders.check(workspace)
        guard workspace.configurationFindings.isEmpty else {
            Console.report(workspace.configurationFindings, in: workspace.sources)
            throw ExitStatus.usage
        }
        return workspace
    }

    /// Reads and checks the specs, and prints the findings.
    ///
    /// - Parameter stopsAtErrors: Whether to stop if any is an error.
    func compilation(stopsAtErrors: Bool = true) throws -> (Workspace, Analysis, Compilation) {
        let workspace = try workspace()
        let analysis = Analysis(workspace)
        Console.report(analysis.diagnostics, in: analysis.sources)
        guard !analysis.hasErrors || !stopsAtErrors else { throw ExitStatus.findings }
        return (workspace, analysis, Compilation(workspace, analysis))
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

    @Flag(help: "Write nothing, and fail if any output is stale, missing or left over.")
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
        finish: (BuildResult) throws -> Void = { _ in }
    ) throws -> BuildResult {
        let request = BuildRequest(
            paths: specs.paths,
            root: specs.root,
            output: output,
            products: products,
            isForced: force,
            allowsEmptyFolders: specs.emptyFolders.allowEmpty,
            usesModuleBundle: usesModuleBundle
        )
        let result = try check ? TableSpecKit.Build.check(request) : TableSpecKit.Build.run(request)
        Console.report(result.diagnostics, in: result.sources)
        try tell(result)
        try finish(result)
        if case .partlyDelivered = result.outcome { throw ExitStatus.findings }
        return result
    }

    private func tell(_ result: BuildResult) throws {
        switch result.outcome {
        case .misconfigured: throw ExitStatus.usage
        case .withoutSpecs(let folders): try Console.refuse(emptyFolders: folders)
        case .rejected: throw ExitStatus.findings
        case .unknownScreen(let name): try Console.refuse(unknownScreen: name)
        case .unchanged, .delivered, .partlyDelivered:
            guard !quiet else { return }
            for line in Summary.lines(of: result) { Console.say(line) }
        case .checked(let faults), .refused(let faults):
            guard !faults.isEmpty else { return }
            for fault in faults { Console.report(FileProblem(path: fault.path, message: fault.message)) }
            Console.tell(remedy(for: faults))
            throw ExitStatus.findings
        }
    }

    private func remedy(for faults: [OutputFault]) -> String {
        let command = CommandText.current(without: "--check")
        let forced = command.adding("--force").text
        if faults.contains(where: \.overwritesEdits) { return "back up what you need, then run: \(forced)" }
        if faults.contains(where: \.isForgedLine) {
            return
                "nothing was changed; find out where the line came from, then remove it with: \(forced)"
        }
        return "to update the outputs, run: \(command.text)"
    }
}
