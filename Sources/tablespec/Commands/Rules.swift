internal import ArgumentParser
internal import TableSpecComparison
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecRules

struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the lint rules and the kinds of changes, or explain one."
    )

    @Argument(help: "The id of a rule or a kind of change.")
    var rule: String?

    func run() throws {
        guard let id = rule else {
            Console.standardOutput(RuleDocumentation.index() + "\n" + DifferenceDocumentation.index())
            return
        }
        if let rule = DifferenceRegistry.rule(id: id) {
            Console.standardOutput(DifferenceDocumentation.page(of: rule))
            return
        }
        guard let rule = RuleRegistry.rule(id: id) else {
            let nearest = RuleRegistry.nearestID(to: id)
            let remedy = nearest.map { "did you mean '\($0)'?" } ?? "run 'tablespec rules' for a list"
            Console.tell("error: unknown rule '\(id)'; \(remedy)")
            throw ExitStatus.usage
        }
        Console.standardOutput(RuleDocumentation.page(of: rule))
    }
}
