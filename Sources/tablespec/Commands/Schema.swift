internal import ArgumentParser
internal import TableSpecModel

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of the language, for completion and checks in editors.",
        discussion: "Name it at the top of a spec: # yaml-language-server: $schema=tablespec.schema.json"
    )

    func run() throws {
        Console.standardOutput(JSONSchema.text)
    }
}
