public import ArgumentParser
internal import Foundation
internal import TableSpecConsole
internal import TableSpecDiagnostics
public import TableSpecKit
internal import TableSpecPictures

struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check specs for errors and rule violations."
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var library: LibraryOptions

    @Option(help: "The output format. Default: pretty in a terminal, otherwise xcode.")
    var format: FindingFormat?

    @Option(help: "The URL of the rules page that SARIF findings link to.")
    var rulesURL: String?

    @Flag(help: "Fail on warnings too.")
    var strict = false

    @Flag(help: "Apply safe fixes to the specs.")
    var fix = false

    @Option(help: "A file of accepted findings, which aren't reported.", completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Accept all rule findings by writing them to the file that --baseline specifies.")
    var writeBaseline = false

    @Flag(help: "Also report findings that comments in the specs suppress.")
    var noSuppressions = false

    @Flag(help: "Lint again whenever a spec changes, until you press Ctrl-C.")
    var watch = false

    func validate() throws {
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline requires --baseline FILE") }
        if writeBaseline, fix { throw ValidationError("--write-baseline can't be combined with --fix") }
        if watch, fix || writeBaseline { throw ValidationError("--watch can't be combined with options that write") }
        if watch, specs.paths.contains("-") { throw ValidationError("--watch can't watch standard input") }
        if let rulesURL, URL(string: rulesURL)?.scheme?.hasPrefix("http") != true {
            throw ValidationError("--rules-url requires an http or https URL, found '\(rulesURL)'")
        }
        if fix, specs.paths.contains("-") { throw ValidationError("--fix can't change standard input") }
    }

    func run() throws {
        var memory = AnalysisMemory(isEnabled: watch)
        try watch ? Watch.run(specs) { try lint(reusing: &memory) } : lint(reusing: &memory)
    }

    private func lint(reusing memory: inout AnalysisMemory) throws {
        var workspace = try Workspace(paths: specs.paths, root: specs.root, library: library.description)
        try specs.emptyFolders.check(workspace)
        // Previews show them; what can't be read is a finding.
        _ = PictureInputs(readingAssetsOf: &workspace)
        try check(workspace.configurationFindings, in: workspace.sources)
        let options = LintRun.Options(
            honorsSuppressions: !noSuppressions,
            fixes: fix,
            baseline: baseline,
            cache: library.library == nil ? .user : nil
        )
        let run =
            try writeBaseline
            ? LintRun(workspace, accepting: options) : LintRun(workspace, options, reusing: &memory)
        try check(run.baselineFaults, in: run.sources)
        try run.write()
        print(run)
        let gravest = run.diagnostics.map(\.severity).max()
        if gravest == .error || (strict && gravest == .warning) { throw ExitStatus.findings }
    }

    /// An invalid configuration or baseline counts as invalid usage.
    private func check(_ faults: [Diagnostic], in sources: SourceMap) throws {
        guard !faults.isEmpty else { return }
        Console.report(faults, in: sources)
        throw ExitStatus.usage
    }

    private func print(_ run: LintRun) {
        let format = format ?? (Console.isTerminal ? .pretty : .xcode)
        let usesColor = Console.usesColor(isTerminal: Console.isTerminal)
        let renderer = format.renderer(usesColor: usesColor, rulesURL: rulesURL)
        Console.standardOutput(renderer.render(run.diagnostics, in: run.sources))
        if format == .pretty, !run.diagnostics.isEmpty {
            Console.standardOutput("\n\(Summary.findings(run.diagnostics))\n")
        }
        for line in run.remarks { Console.tell(line) }
    }
}

extension FindingFormat: ExpressibleByArgument {}
