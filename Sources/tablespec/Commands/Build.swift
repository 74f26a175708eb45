internal import ArgumentParser
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

    @Flag(help: "Rebuild whenever a spec changes, until you press Ctrl-C.")
    var watch = false

    func validate() throws {
        if watch, options.check { throw ValidationError("--watch can't be combined with --check") }
        if watch, specs.paths.contains("-") { throw ValidationError("--watch can't watch standard input") }
    }

    func run() throws {
        try watch ? Watch.run(specs, build) : build()
    }

    private func build() throws {
        try dependencies.tell(options.deliver(.all, of: specs))
    }
}
