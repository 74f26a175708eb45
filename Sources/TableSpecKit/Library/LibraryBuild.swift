internal import TableSpecDiagnostics
internal import TableSpecModel

/// Builds a library for a build system, which keeps the outputs and knows when they're out of date.
///
/// The outputs depend only on the inputs. Nothing else is read or written, not even a record of the outputs.
public enum LibraryBuild {
    /// Writes the outputs of a library, unless its specs have errors.
    ///
    /// - Parameters:
    ///   - request: The options of the build.
    ///   - library: The library.
    /// - Throws: ``FileProblem`` if a file can't be read or written, or an index isn't valid.
    static func run(_ request: BuildRequest, of library: Library) throws(FileProblem) -> BuildResult {
        var request = request
        let workspace = try Workspace(&request)
        if let refusal = BuildResult(refusing: request, workspace) { return refusal }
        let analysis = Analysis(workspace)
        let drawing = request.products.drawing
        let outputs =
            analysis.hasErrors
            ? []
            : Compilation(workspace, analysis, drawing: drawing).outputs(makesSwift: request.products.makesSwift)
        let folder = request.output ?? workspace.outputPath
        if !analysis.hasErrors { try write(outputs, of: request.products, to: folder) }
        let counts = request.products.kinds.map { kind in
            let count = outputs.count { $0.path.hasPrefix("\(kind.rawValue)/") }
            return BuildResult.Delivery.Count(kind: kind, made: count, written: count)
        }
        return BuildResult(
            outcome: analysis.hasErrors ? .rejected : .delivered(.init(counts: counts, removed: [])),
            diagnostics: analysis.diagnostics,
            sources: analysis.sources,
            specCount: workspace.specs.count,
            screenCount: analysis.screenNames.count,
            inputs: workspace.inputPaths,
            outputs: outputs.map { "\(folder)/\($0.path)" }
        )
    }

    /// Writes the index of a library.
    ///
    /// - Parameters:
    ///   - path: The path of the index.
    ///   - workspace: The specs of the library.
    ///   - analysis: The analysis of the workspace, without errors.
    /// - Throws: ``FileProblem`` if the file can't be written.
    public static func writeIndex(to path: String, of workspace: Workspace, _ analysis: Analysis) throws(FileProblem) {
        try write(LibraryIndex.text(of: workspace, analysis), to: path)
    }

    /// Build systems expect the folder of each kind, even if there are no outputs of the kind.
    private static func write(_ outputs: [OutputFile], of products: Products, to folder: String) throws(FileProblem) {
        for kind in products.kinds {
            let path = "\(folder)/\(kind.rawValue)"
            if let problem = Disk.makeFolder(path) { throw OutputFolder.problem(path, problem) }
        }
        for output in outputs { try write(output.text, to: "\(folder)/\(output.path)") }
    }

    private static func write(_ text: String, to path: String) throws(FileProblem) {
        if let problem = Disk.makeFolder(FilePath.folder(of: path)) { throw OutputFolder.problem(path, problem) }
        try AtomicFile.update(path, with: Array(text.utf8))
    }
}
