internal import ArgumentParser
internal import Foundation
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecKit

/// The command line.
///
/// Every command specifies its name, because deriving it from the type's name takes the parser longer than checking a
/// small spec.
@main
struct Tool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tablespec",
        abstract: "Compile YAML table specs to UIKit code and previews.",
        discussion: """
            Exit status: 0 for success, 1 for findings or stale output, 2 for invalid usage or configuration, 3 if a \
            file can't be read or written.
            """,
        version: Version.current,
        subcommands: [
            BuildCommand.self, Lint.self, Format.self, Generate.self, Preview.self, Accessibility.self, Inspect.self,
            Diff.self, Rules.self, Schema.self, Support.self, Init.self, ImportCommand.self, Export.self,
            LanguageServerCommand.self, Where.self, Help.self,
        ]
    )

    static func main() async {
        Console.reportFileSizeLimits()
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            if let status = ExitStatus(reporting: error) { Foundation.exit(status.rawValue) }
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            for line in VisibleText.lines(fullMessage(for: error)) { Console.standardError(line + "\n") }
            Foundation.exit(ExitStatus.usage.rawValue)
        }
    }
}
