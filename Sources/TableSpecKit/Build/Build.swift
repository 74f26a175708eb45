internal import TableSpecDiagnostics
internal import TableSpecModel

/// Generates the outputs of specs and keeps an output folder up to date.
///
/// - A generated file is replaced when its text changes, and deleted when its spec is removed.
/// - A file that was created or edited by hand is neither overwritten nor deleted, unless the build is forced. The
///   build is refused and names the file.
/// - If there are errors, only the previews of screens that can be drawn are updated. Everything else stays as it is.
/// - Nothing is changed if the outputs are up to date, or if the manifest of generated files
///   contains invalid lines. The manifest may come from an untrusted source.
/// - Symbolic links in the output folder aren't followed.
/// - An interrupted build leaves only complete files. The next build has the same result as without the interruption.
public enum Build {
    /// Updates the outputs.
    ///
    /// Findings and refused files are part of the result.
    ///
    /// - Parameter request: The options of the build.
    /// - Throws: ``FileProblem`` if a file or folder can't be read or written.
    public static func run(_ request: BuildRequest) throws(FileProblem) -> BuildResult {
        if let library = request.library { return try LibraryBuild.run(request, of: library) }
        var request = request
        var workspace = try Workspace(&request)
        if let refusal = BuildResult(refusing: request, workspace) { return refusal }
        let folder = try folder(of: request, workspace)
        try request.products.drawing?.readTranslations(of: &workspace, in: folder)
        let lock = OutputLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let memory = try OutputMemory(of: folder)
        let context = BuildContext(request, workspace, memory)
        guard memory.faults.isEmpty || request.isForced else {
            return context.result(.refused(memory.faults), outputs: [])
        }
        if let findings = context.findingsIfUnchanged {
            return context.result(.unchanged, findings, outputs: context.listedOutputs)
        }

        let work = BuildWork(context)
        if let obstacle = work.obstacle { return work.result(obstacle) }
        if !request.isForced {
            let conflicts = work.conflicts()
            guard conflicts.isEmpty else { return work.result(.refused(conflicts)) }
        }
        let delivery = try OutputDelivery(work).run(holding: lock)
        return work.result(work.isPartial ? .partlyDelivered(delivery) : .delivered(delivery))
    }

    /// The output folder, whose path contains no links.
    private static func folder(of request: BuildRequest, _ workspace: Workspace) throws(FileProblem) -> OutputFolder {
        let path = request.output ?? workspace.outputPath
        // The output folder of a configuration was checked with the configuration.
        if request.output == nil, workspace.configurationFolder == nil,
            let fault = OutputPlace.fault(of: nil, at: path, configuredIn: ".")
        {
            throw FileProblem(path: path, message: fault)
        }
        let folder = OutputFolder(path: path)
        try folder.checkLinks()
        return folder
    }

    /// Checks whether the outputs are up to date, without changing files.
    ///
    /// The check reads every output and doesn't rely on the cache.
    ///
    /// - Parameter request: The options of the build.
    /// - Throws: ``FileProblem`` if a file or folder can't be read.
    public static func check(_ request: BuildRequest) throws(FileProblem) -> BuildResult {
        var request = request
        var workspace = try Workspace(&request)
        if let refusal = BuildResult(refusing: request, workspace) { return refusal }
        let folder = try folder(of: request, workspace)
        try request.products.drawing?.readTranslations(of: &workspace, in: folder)
        let memory = try OutputMemory(of: folder, trustsCache: false)
        let work = BuildWork(BuildContext(request, workspace, memory))
        if work.isPartial { return work.result(.rejected) }
        if let obstacle = work.obstacle { return work.result(obstacle) }
        return work.result(.checked(memory.faults + work.faults()))
    }
}

extension Workspace {
    /// Reads what a build reads before it knows its output folder.
    init(_ request: inout BuildRequest) throws(FileProblem) {
        try self.init(paths: request.paths, root: request.root, library: request.library)
        if request.usesModuleBundle { configuration.swift.preferModuleBundle() }
        request.products.drawing?.readAssets(of: &self)
    }
}

extension BuildResult {
    /// The reason why only the paths and the configuration are checked, or `nil` if they are valid.
    init?(refusing request: BuildRequest, _ workspace: Workspace) {
        let outcome: Outcome
        if !workspace.configurationFindings.isEmpty {
            outcome = .misconfigured
        } else if !request.allowsEmptyFolders, !workspace.emptyFolders.isEmpty {
            outcome = .withoutSpecs(workspace.emptyFolders)
        } else {
            return nil
        }
        self.init(
            outcome: outcome,
            diagnostics: workspace.configurationFindings,
            sources: workspace.sources,
            specCount: workspace.specs.count,
            screenCount: nil,
            inputs: workspace.inputPaths,
            outputs: []
        )
    }
}
