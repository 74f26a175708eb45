internal import ArgumentParser
internal import TableSpecKit

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Check the specs, generate the Swift code and draw the pictures.",
        discussion: """
            Outputs of specs that are gone are removed. A file that has been edited by hand is neither overwritten nor \
            removed: the build stops and names it, unless --force is given.
            """
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var options: OutputOptions
    @OptionGroup var dependencies: DependencyOptions

    @Flag(help: "Build again whenever a spec changes, until Ctrl-C.")
    var watch = false

    func validate() throws {
        if watch, options.check { throw ValidationError("--watch and --check exclude each other") }
        if watch, specs.paths.contains("-") { throw ValidationError("--watch cannot watch standard input") }
    }

    func run() throws {
        try watch ? Watch.run(specs, build) : build()
    }

    private func build() throws {
        try dependencies.tell(options.deliver(.all, of: specs))
    }
}
