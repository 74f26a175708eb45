internal import ArgumentParser
internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print a JSON Schema: of the language, or of what other commands print.",
        discussion: "An editor completes and checks a spec that names the first one at its top: "
            + "# yaml-language-server: $schema=tablespec.schema.json"
    )

    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case language, inspect, findings
    }

    @Argument(help: "'language', 'inspect' for what that command prints, or 'findings' for 'lint --format json'.")
    var subject: Subject = .language

    func run() throws {
        switch subject {
        case .language: Console.standardOutput(JSONSchema.text)
        case .inspect: Console.standardOutput(InspectionSchema.text)
        case .findings: Console.standardOutput(JSONFindingsSchema.text)
        }
    }
}
