internal import ArgumentParser
internal import TableSpecConsole

/// Replaces the parser's `help`, so that the language has pages in addition to those of the commands.
struct Help: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "help",
        abstract: "Show help for a command, the keys of a mapping, or the values of an enumeration.",
        subcommands: [KeyHelp.self, ValueHelp.self, CommandHelp.self],
        defaultSubcommand: CommandHelp.self
    )
}

struct CommandHelp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "command",
        abstract: "Show help for a command."
    )

    @Argument(help: "The command. Omit it for an overview.")
    var command: [String] = []

    func run() throws {
        guard !command.isEmpty else { throw CleanExit.helpRequest(Tool.self) }
        var type: any ParsableCommand.Type = Tool.self
        for name in command {
            guard let subcommand = type.configuration.subcommands.first(where: { $0.name == name }) else {
                Console.tell("error: unknown command '\(name)'; run 'tablespec help' for a list")
                throw ExitStatus.usage
            }
            type = subcommand
        }
        throw CleanExit.helpRequest(type)
    }
}

extension ParsableCommand {
    /// The name of the command.
    fileprivate static var name: String { configuration.commandName ?? String(describing: self).lowercased() }
}
