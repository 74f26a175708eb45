public import TableSpecDiagnostics
internal import TableSpecRules

/// One run of the validator: analysis, then fixes, then the baseline.
///
/// A finding is reported unless its rule is off in the configuration, a comment in the spec silences it, or the baseline
/// accepts it, in this order.
public struct LintRun: Sendable {
    /// The options of a run.
    public struct Options: Hashable, Sendable {
        /// Whether comments in specs silence rules.
        public var honorsSuppressions: Bool
        /// Whether findings with a safe fix are fixed.
        public var fixes: Bool
        /// The path of the baseline; `nil` for none.
        public var baseline: String?

        /// Creates the options of a run.
        public init(honorsSuppressions: Bool = true, fixes: Bool = false, baseline: String? = nil) {
            self.honorsSuppressions = honorsSuppressions
            self.fixes = fixes
            self.baseline = baseline
        }
    }

    /// The findings to report, sorted by place.
    public private(set) var diagnostics: [Diagnostic]
    /// The texts into which the findings point; the fixed ones after fixes.
    public private(set) var sources: SourceMap
    /// The faults of the baseline; if there are any, nothing is reported or written.
    public private(set) var baselineFaults: [Diagnostic] = []
    /// Notes on the run besides its findings, a line each.
    public private(set) var remarks: [String] = []
    private var fixing: Fixing?
    private var newBaseline: (file: BaselineFile, baseline: Baseline)?

    /// Checks a workspace; nothing is written.
    ///
    /// - Throws: `FileProblem` for a baseline that cannot be read.
    public init(_ workspace: Workspace, _ options: Options = Options()) throws(FileProblem) {
        var baseline: BaselineFile?
        var baselineSources = workspace.sources
        if let path = options.baseline {
            baseline = try BaselineFile(reading: path, into: &baselineSources, diagnostics: &baselineFaults)
        }
        guard baselineFaults.isEmpty else {
            (diagnostics, sources) = ([], baselineSources)
            return
        }
        let analysis: Analysis
        if options.fixes {
            let fixing = Fixing(workspace, honorsSuppressions: options.honorsSuppressions) { analysis in
                baseline?.apply(to: analysis, of: workspace) ?? analysis.diagnostics
            }
            analysis = fixing.analysis
            if !fixing.changed.isEmpty { remarks.append(Summary.fixes(fixing.count, files: fixing.changed.count)) }
            self.fixing = fixing
        } else {
            analysis = Analysis(workspace, honorsSuppressions: options.honorsSuppressions)
        }
        sources = analysis.sources
        if workspace.specs.isEmpty { remarks.append("no specs") }
        if let file = baselineSources.files.last, baseline != nil { _ = sources.add(file) }
        diagnostics = (baseline?.apply(to: analysis, of: workspace) ?? analysis.diagnostics).sortedByPlace(in: sources)
    }

    /// Checks a workspace and accepts all findings of rules, of which none is reported.
    ///
    /// - Throws: `FileProblem` for a file in the place of the baseline that cannot be read.
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
        remarks.append("\(path): \(Summary.accepted(analysis.diagnostics.count - diagnostics.count))")
    }

    /// Writes the fixed specs or the baseline, where the run made any.
    ///
    /// - Throws: `FileProblem` for a file that cannot be written; it is as it was.
    public func write() throws(FileProblem) {
        try fixing?.write()
        if let newBaseline { try newBaseline.file.write(newBaseline.baseline) }
    }
}
