internal import ArgumentParser
internal import TableSpecKit

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate Swift code."
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var options: OutputOptions
    @OptionGroup var dependencies: DependencyOptions

    @Flag(
        help: "Look up strings, images and colors in the module's bundle, unless tablespec.yaml sets 'bundle'."
    )
    var moduleBundle = false

    func run() throws {
        try dependencies.tell(options.deliver(.swift, of: specs, usesModuleBundle: moduleBundle))
    }
}
