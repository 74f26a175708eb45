internal import TableSpecDiagnostics
internal import TableSpecModel

/// Makes the outputs of specs and keeps an output folder in step with them.
///
/// - A file that the tool made is replaced when its text changes and removed when its spec is gone.
/// - A file that was made or edited by hand is never overwritten or removed unless that is asked for: the build is refused
///   and names it.
/// - Nothing is touched where there are errors, or where nothing has changed, or where the list of the files that the tool
///   made, which may come from anybody, names what the tool does not make.
/// - Nothing is read, written or removed through a link in the output folder.
/// - A run that is interrupted leaves whole files only, and the next one ends as if there had been no interruption.
public enum Build {
    /// Brings the outputs up to date.
    ///
    /// - Throws: `FileProblem` for what cannot be read or written.
    public static func run(_ request: BuildRequest) throws(FileProblem) -> BuildResult {
        var workspace = try Workspace(request)
        if let refusal = BuildResult(refusing: request, workspace) { return refusal }
        let folder = try folder(of: request, workspace)
        try workspace.readTranslations(of: request.products, in: folder)
        let lock = OutputLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let memory = try OutputMemory(of: folder)
        let context = BuildContext(request, workspace, memory)
        guard memory.faults.isEmpty || request.isForced else {
            return context.result(.refused(memory.faults), outputs: [])
        }
        if context.isUnchanged { return context.result(.unchanged, outputs: context.listedOutputs) }

        let work = BuildWork(context)
        if let obstacle = work.obstacle { return work.result(obstacle) }
        if !request.isForced {
            let conflicts = work.conflicts()
            guard conflicts.isEmpty else { return work.result(.refused(conflicts)) }
        }
        return work.result(.delivered(try OutputDelivery(work).run(holding: lock)))
    }

    /// The output folder, in which no links are.
    private static func folder(of request: BuildRequest, _ workspace: Workspace) throws(FileProblem) -> OutputFolder {
        let path = request.output ?? workspace.outputPath
        // That of a configuration has been looked at with it.
        if request.output == nil, workspace.configurationFolder == nil,
            let fault = OutputPlace.fault(of: nil, at: path, configuredIn: ".")
        {
            throw FileProblem(path: path, message: fault)
        }
        let folder = OutputFolder(path: path)
        try folder.checkLinks()
        return folder
    }

    /// Compares the outputs with what the specs say, and touches nothing. Every file is read.
    ///
    /// - Throws: `FileProblem` for what cannot be read.
    public static func check(_ request: BuildRequest) throws(FileProblem) -> BuildResult {
        var workspace = try Workspace(request)
        if let refusal = BuildResult(refusing: request, workspace) { return refusal }
        let folder = try folder(of: request, workspace)
        try workspace.readTranslations(of: request.products, in: folder)
        let memory = try OutputMemory(of: folder, trustsCache: false)
        let work = BuildWork(BuildContext(request, workspace, memory))
        if let obstacle = work.obstacle { return work.result(obstacle) }
        return work.result(.checked(memory.faults + work.faults()))
    }
}

extension Workspace {
    fileprivate init(_ request: BuildRequest) throws(FileProblem) {
        try self.init(paths: request.paths, root: request.root)
        if request.usesModuleBundle { configuration.swift.preferModuleBundle() }
    }

    /// Reads the catalogues of strings where pictures in other languages are wanted.
    fileprivate mutating func readTranslations(of products: Products, in folder: OutputFolder) throws(FileProblem) {
        let locales = Set(products.pictures.compactMap(\.locale))
        if !locales.isEmpty { translations = try Translations(in: folder, for: locales) }
    }
}

extension BuildResult {
    /// Why nothing is looked at but the paths and the configuration; `nil` where they are in order.
    fileprivate init?(refusing request: BuildRequest, _ workspace: Workspace) {
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
