internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecKit

/// Prints the Swift that the screens of several modules share.
struct Support: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "support",
        abstract: "Print the source of a module that the screens of several modules share.",
        discussion: """
            Add the output as the only file of a module, and set 'support: external(Module)' under 'swift' in \
            tablespec.yaml. Print it again with each new version of tablespec.
            """
    )

    @OptionGroup var specs: SpecArguments

    func run() throws {
        let (workspace, _) = try specs.workspace()
        Console.standardOutput(Compilation(workspace, Analysis(workspace)).supportModule)
    }
}
