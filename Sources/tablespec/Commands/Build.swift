internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecPictures

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Check specs, generate Swift code and draw previews.",
        discussion: """
            Outputs of removed specs are deleted. A file that was edited by hand is neither overwritten nor deleted: \
            the build stops and names it, unless you specify --force.
            """
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var options: OutputOptions
    @OptionGroup var dependencies: DependencyOptions
    @OptionGroup var library: LibraryOptions

    @Option(
        help: "With --library: write only an index to this file, with what other libraries can use.",
        completion: .file()
    )
    var indexOut: String?

    @Flag(help: "Rebuild whenever a spec changes, until you press Ctrl-C.")
    var watch = false

    func validate() throws {
        if indexOut != nil, library.library == nil { throw ValidationError("--index-out requires --library NAME") }
        if library.library != nil, watch || options.check || options.force {
            throw ValidationError("--library can't be combined with --watch, --check or --force")
        }
        if watch, options.check { throw ValidationError("--watch can't be combined with --check") }
        if watch, specs.paths.contains("-") { throw ValidationError("--watch can't watch standard input") }
    }

    func run() throws {
        try watch ? Watch.run(specs, build) : build()
    }

    private func build() throws {
        if let indexOut { return try writeIndex(to: indexOut) }
        try dependencies.tell(options.deliver(.all, of: specs, library: library.description))
    }

    private func writeIndex(to path: String) throws {
        let (workspace, _) = try specs.workspace(of: library.description)
        let analysis = Analysis(workspace)
        guard !analysis.hasErrors else {
            Console.report(analysis.diagnostics, in: analysis.sources)
            throw ExitStatus.findings
        }
        try LibraryBuild.writeIndex(to: path, of: workspace, analysis)
    }
}
