internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecKit

struct Where: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "where",
        abstract: "Find the part of a spec for a line of its Swift, or the Swift for a line of a spec.",
        discussion: """
            For example, 'tablespec where Settings.tablespec.swift:120:9' follows a compiler error back to the spec. The \
            Swift must be up to date.
            """
    )

    @Argument(help: "The Swift file or the spec, with a line and possibly a column: file:line:column.", transform: read)
    var place: TextPlace

    @OptionGroup var specs: SpecArguments

    @Option(
        help: "The output folder. Default: 'output' in tablespec.yaml, or Generated.",
        completion: .directory
    )
    var output: String?

    func run() throws {
        let (workspace, _) = try specs.workspace()
        let analysis = Analysis(workspace)
        guard !analysis.hasErrors else {
            Console.report(analysis.diagnostics, in: analysis.sources)
            throw ExitStatus.findings
        }
        do throws(PlaceProblem) {
            let locations = try SwiftPlaces(workspace, analysis, output: output).locations(of: place)
            for location in locations {
                Console.say(location.description)
            }
        } catch {
            throw ExitStatus(reporting: error)
        }
    }
}

private func read(_ argument: String) throws -> TextPlace {
    guard let place = TextPlace(argument) else {
        throw ValidationError("expected a file and a line, such as 'Settings.tablespec.swift:120', found '\(argument)'")
    }
    return place
}

extension ExitStatus {
    /// Reports the problem.
    fileprivate init(reporting problem: PlaceProblem) {
        switch problem {
        case .usage(let message):
            Console.tell("error: \(message)")
            self = .usage
        case .stale(let message):
            Console.tell("error: \(message)")
            self = .findings
        case .file(let problem):
            Console.report(problem)
            self = .inputOutput
        }
    }
}
