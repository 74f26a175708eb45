public import ArgumentParser
internal import TableSpecDiagnostics
public import TableSpecKit

struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check the specs."
    )

    @OptionGroup var specs: SpecArguments

    @Option(help: "How to print the findings. Default: pretty on a terminal, else xcode.")
    var format: FindingFormat?

    @Flag(help: "Fail on warnings too.")
    var strict = false

    @Flag(help: "Apply the safe fixes to the specs themselves.")
    var fix = false

    @Option(help: "A file of accepted findings, which are not reported.", completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Accept all findings of rules: write them to the file of --baseline.")
    var writeBaseline = false

    @Flag(help: "Also report findings that comments in the specs suppress.")
    var noSuppressions = false

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline FILE") }
        if writeBaseline, fix { throw ValidationError("--write-baseline and --fix exclude each other") }
        if fix, specs.paths.contains("-") { throw ValidationError("--fix cannot change standard input") }
    }

    func run() throws {
        let workspace = try Workspace(paths: specs.paths, root: specs.root)
        try specs.emptyFolders.check(workspace)
        try check(workspace.configurationFindings, in: workspace.sources)
        let options = LintRun.Options(honorsSuppressions: !noSuppressions, fixes: fix, baseline: baseline)
        let run = try writeBaseline ? LintRun(workspace, accepting: options) : LintRun(workspace, options)
        try check(run.baselineFaults, in: run.sources)
        try run.write()
        print(run)
        let gravest = run.diagnostics.map(\.severity).max()
        if gravest == .error || (strict && gravest == .warning) { throw ExitStatus.findings }
    }

    /// A wrong configuration or baseline is wrong usage.
    private func check(_ faults: [Diagnostic], in sources: SourceMap) throws {
        guard !faults.isEmpty else { return }
        Console.report(faults, in: sources)
        throw ExitStatus.usage
    }

    private func print(_ run: LintRun) {
        let format = format ?? (Console.isTerminal ? .pretty : .xcode)
        let usesColor = Console.usesColor(isTerminal: Console.isTerminal)
        Console.standardOutput(format.renderer(usesColor: usesColor).render(run.diagnostics, in: run.sources))
        if format == .pretty, !run.diagnostics.isEmpty {
            Console.standardOutput("\n\(Summary.findings(run.diagnostics))\n")
        }
        for line in run.remarks { Console.tell(line) }
    }
}

extension FindingFormat: ExpressibleByArgument {}
