internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecExport
internal import TableSpecKit

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Print the resolved model as JSON, for other tools."
    )

    @OptionGroup var specs: SpecArguments

    func run() throws {
        let (analysis, _) = try specs.analysis()
        Console.standardOutput(ModelInspection.json(of: analysis) + "\n")
    }
}
