internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecExport
internal import TableSpecKit
internal import TableSpecModel

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of the language, or of the output of other commands.",
        discussion: "For completion and validation in editors, add this line to the top of a spec: "
            + "# yaml-language-server: $schema=tablespec.schema.json"
    )

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case language, inspect, findings
    }

    @Argument(help: "The schema: 'language', 'inspect' for that command, or 'findings' for 'lint --format json'.")
    var subject: Subject = .language

    func run() throws {
        switch subject {
        case .language: Console.standardOutput(JSONSchema.text)
        case .inspect: Console.standardOutput(InspectionSchema.text)
        case .findings: Console.standardOutput(JSONFindingsSchema.text)
        }
    }
}
