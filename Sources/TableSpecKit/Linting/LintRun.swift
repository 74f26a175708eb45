public import TableSpecDiagnostics
internal import TableSpecRules

/// A run of `tablespec lint`.
///
/// A run analyzes the specs, applies fixes, and then applies the baseline. A finding is reported unless its rule is
/// disabled in the configuration, a comment in the spec suppresses it, or the baseline accepts it.
public struct LintRun: Sendable {
    /// The options of a run.
    public struct Options: Equatable, Sendable {
        /// Whether comments in the specs suppress findings of rules.
        public var honorsSuppressions: Bool
        /// Whether to apply safe fixes.
        public var fixes: Bool
        /// The path of the baseline file, or `nil` for none.
        public var baseline: String?
        /// The findings of earlier runs, for a run without fixes and baseline, or `nil` to analyze the specs.
        public var cache: LintCache?

        /// Creates the options of a run.
        ///
        /// - Parameters:
        ///   - honorsSuppressions: Whether comments in the specs suppress findings of rules.
        ///   - fixes: Whether to apply safe fixes.
        ///   - baseline: The path of the baseline file, or `nil` for none.
        ///   - cache: The findings of earlier runs, or `nil` to analyze the specs.
        public init(
            honorsSuppressions: Bool = true,
            fixes: Bool = false,
            baseline: String? = nil,
            cache: LintCache? = nil
        ) {
            self.honorsSuppressions = honorsSuppressions
            self.fixes = fixes
            self.baseline = baseline
            self.cache = cache
        }
    }

    /// The findings to report, sorted by location.
    public private(set) var diagnostics: [Diagnostic]
    /// The files that the findings point to, with fixes applied.
    public private(set) var sources: SourceMap
    /// The errors in the baseline file. If there are any, nothing else is reported or written.
    public private(set) var baselineFaults: [Diagnostic] = []
    /// One-line remarks about the run, such as the number of fixed findings.
    public private(set) var remarks: [String] = []
    private var fixing: Fixing?
    private var newBaseline: (file: BaselineFile, baseline: Baseline)?

    /// Checks the specs of a workspace, without writing files.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - options: The options of the run.
    /// - Throws: ``FileProblem`` if the baseline file can't be read.
    public init(_ workspace: Workspace, _ options: Options = Options()) throws(FileProblem) {
        var memory = AnalysisMemory(isEnabled: false)
        try self.init(workspace, options, reusing: &memory)
    }

    /// Checks the specs of a workspace again, and only those that a change can affect, without writing files.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - options: The options of the run.
    ///   - memory: The results of the last run. Receives those of this run.
    /// - Throws: ``FileProblem`` if the baseline file can't be read.
    public init(
        _ workspace: Workspace,
        _ options: Options,
        reusing memory: inout AnalysisMemory
    ) throws(FileProblem) {
        var baseline: BaselineFile?
        var baselineSources = workspace.sources
        if let path = options.baseline {
            baseline = try BaselineFile(reading: path, into: &baselineSources, diagnostics: &baselineFaults)
        }
        guard baselineFaults.isEmpty else {
            (diagnostics, sources) = ([], baselineSources)
            return
        }
        if workspace.specs.isEmpty { remarks.append("no specs") }
        if let cache = options.cache, !options.fixes, baseline == nil {
            func analyze() -> [Diagnostic] {
                Analysis(workspace, honorsSuppressions: options.honorsSuppressions, reusing: &memory).diagnostics
            }
            diagnostics = cache.findings(in: workspace, honorsSuppressions: options.honorsSuppressions, else: analyze)
            sources = workspace.sources
            return
        }
        let analysis: Analysis
        if options.fixes {
            let fixing = Fixing(workspace, honorsSuppressions: options.honorsSuppressions) { analysis in
                baseline?.apply(to: analysis, of: workspace) ?? analysis.diagnostics
            }
            analysis = fixing.analysis
            if !fixing.changed.isEmpty {
                let files = Summary.count(fixing.changed.count, "file")
                remarks.append("fixed \(Summary.count(fixing.count, "finding")) in \(files)")
            }
            self.fixing = fixing
        } else {
            analysis = Analysis(workspace, honorsSuppressions: options.honorsSuppressions, reusing: &memory)
        }
        sources = analysis.sources
        if let file = baselineSources.files.last, baseline != nil { _ = sources.add(file) }
        diagnostics = (baseline?.apply(to: analysis, of: workspace) ?? analysis.diagnostics).sortedByPlace(in: sources)
    }

    /// Checks the specs of a workspace and accepts all findings of rules in a new baseline, without writing files.
    ///
    /// Only findings of syntax and language are reported.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - options: The options of the run, with the path of the baseline file.
    /// - Throws: ``FileProblem`` if an existing file at the path of the baseline can't be read.
    public init(_ workspace: Workspace, accepting options: Options) throws(FileProblem) {
        var baselineSources = workspace.sources
        if let path = options.baseline,
            let fault = try BaselineFile.foreignContent(at: path, into: &baselineSources)
        {
            (diagnostics, sources, baselineFaults) = ([], baselineSources, [fault])
            return
        }
        let analysis = Analysis(workspace, honorsSuppressions: options.honorsSuppressions)
        sources = analysis.sources
        diagnostics = analysis.diagnostics.filter { $0.origin != .rule }
        guard let path = options.baseline else { return }
        let file = BaselineFile(path: path)
        let baseline = file.accepting(analysis)
        newBaseline = (file, baseline)
        let accepted = Summary.count(analysis.diagnostics.count - diagnostics.count, "finding")
        remarks.append("\(path): accepts \(accepted)")
    }

    /// Writes the fixed specs or the new baseline file, if the run has any.
    ///
    /// - Throws: ``FileProblem`` for the first file that can't be written, which stays unchanged.
    public func write() throws(FileProblem) {
        try fixing?.write()
        if let newBaseline { try newBaseline.file.write(newBaseline.baseline) }
    }
}
