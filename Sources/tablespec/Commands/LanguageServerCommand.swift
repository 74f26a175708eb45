internal import ArgumentParser
internal import Foundation
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecLanguageServer

struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run the language server for editors, over standard input and output.",
        discussion: "The configurations of editors are in Sources/tablespec/Editors."
    )

    @Option(help: "The URL of the rules page that findings link to.")
    var rulesURL: String?

    func validate() throws {
        if let rulesURL, URL(string: rulesURL)?.scheme?.hasPrefix("http") != true {
            throw ValidationError("--rules-url requires an http or https URL, found '\(rulesURL)'")
        }
    }

    func run() throws {
        let status = try ServerConnection.serve(rulesURL: rulesURL)
        guard status == 0 else { throw ExitStatus.findings }
    }
}
