internal import TableSpecDiagnostics

/// The inputs of a build that are known before any spec is parsed.
struct BuildContext: Sendable {
    let request: BuildRequest
    let workspace: Workspace
    let memory: OutputMemory
    let inputs: BuildInputs
    /// The paths of the specs relative to the output folder.
    let specPaths: [SourceID: String]

    init(_ request: BuildRequest, _ workspace: Workspace, _ memory: OutputMemory) {
        self.request = request
        self.workspace = workspace
        self.memory = memory
        inputs = BuildInputs(workspace)
        let workingFolder = FilePath.workingFolder
        specPaths = Dictionary(
            workspace.specs.map { spec in
                (spec.id, memory.folder.relativePath(to: workspace.sources[spec.id].path, in: workingFolder))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The stems of the outputs of each spec, by its relative path.
    var stems: [String: String] {
        Dictionary(
            workspace.specs.compactMap { spec in
                specPaths[spec.id].map { ($0, OutputName.stem(of: spec.relativePath)) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The findings of the last run for these products, if it read the same inputs and its outputs are still in place.
    var findingsIfUnchanged: [Diagnostic]? {
        guard workspace.leftOutFindings.isEmpty, let job = memory.cache.jobs[request.products.key],
            job.inputs == inputs.all, job.findings.flatMap(\.ranges).allSatisfy(workspace.sources.contains),
            memory.isUntouched(specs: Set(specPaths.values))
        else { return nil }
        return job.findings
    }

    /// The outputs of earlier runs that belong to the products, as the manifest lists them.
    var listedOutputs: [String] {
        let products = request.products
        let paths = workspace.specs.flatMap { products.paths(stem: OutputName.stem(of: $0.relativePath)) }
        return (paths + products.sharedPaths).filter { memory.manifest.entries[$0] != nil }
    }

    func result(
        _ outcome: BuildResult.Outcome,
        _ findings: [Diagnostic] = [],
        outputs: [String]
    ) -> BuildResult {
        BuildResult(
            outcome: outcome,
            diagnostics: findings,
            sources: workspace.sources,
            specCount: workspace.specs.count,
            screenCount: nil,
            inputs: workspace.inputPaths,
            outputs: outputs.map(memory.folder.place)
        )
    }
}
