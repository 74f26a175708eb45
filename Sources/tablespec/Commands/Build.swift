internal import ArgumentParser
internal import TableSpecKit

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the specs, generate the Swift code and draw the pictures.",
        discussion: """
            Outputs of specs that are gone are removed. A file that has been edited by hand is neither overwritten nor \
            removed: the build stops and names it, unless --force is given.
            """
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var options: OutputOptions

    func run() throws {
        try options.deliver(.all, of: specs)
    }
}
