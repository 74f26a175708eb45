internal import ArgumentParser
internal import TableSpecKit

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Generate the Swift code.")

    @OptionGroup var specs: SpecArguments
    @OptionGroup var options: OutputOptions
    @OptionGroup var dependencies: DependencyOptions

    func run() throws {
        try dependencies.tell(options.deliver(.swift, of: specs))
    }
}
