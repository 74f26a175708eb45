internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecKit

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a small, commented example project."
    )

    @Argument(help: "The project folder.", completion: .directory)
    var folder = "."

    func validate() throws {
        if folder.isEmpty { throw ValidationError("the path is empty") }
    }

    func run() throws {
        for path in NewProject.existing(in: folder) {
            Console.tell("\(path): error: already exists")
            throw ExitStatus.findings
        }
        for path in try NewProject.write(to: folder) { Console.say(path) }
        Console.say("next: \(CommandText.build(folder == "." ? "Specs" : "\(folder)/Specs").text)")
    }
}
