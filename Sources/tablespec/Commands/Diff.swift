public import ArgumentParser
internal import TableSpecComparison
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecKit

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "List changes between two versions of specs, and what they break.",
        usage: """
            tablespec diff <old> <new> [<options>]
            tablespec diff --against git:<revision> [<paths> ...] [<options>]
            """,
        discussion: """
            Each change has a level. A 'source' change breaks app code that uses the generated code. An 'identifier' \
            change removes names that tests, or code at run time, use to find rows and views. A 'visual' change \
            affects what users see. 'tablespec rules action-added' explains a kind of change.
            """
    )

    @Argument(
        help: "The old and the new specs, as files or folders. With --against, only the new specs.",
        completion: .file(extensions: ["yaml", "yml"])
    )
    var paths: [String] = []

    @OptionGroup var emptyFolders: EmptyFolderOption

    @Option(help: "The old version: git:<revision>.")
    var against: String?

    @Option(help: "Fail on changes at or above this level: visual, identifier or source.")
    var level = DifferenceLevel.source

    @Option(help: "The id of a kind of change to ignore; can be repeated.")
    var allow: [String] = []

    @Option(help: "The output format. Default: pretty in a terminal, otherwise xcode.")
    var format: FindingFormat?

    func validate() throws {
        if let against {
            try Workspace.validate(against: against)
        } else if paths.count != 2 {
            throw ValidationError("expected the old and the new specs, or --against git:<revision>")
        }
        for id in allow where DifferenceRegistry.rule(id: id) == nil {
            throw ValidationError("unknown kind of change '\(id)'; run 'tablespec rules' for a list")
        }
    }

    func run() throws {
        let comparison = try comparison()
        guard comparison.errors.isEmpty else {
            Console.report(comparison.errors, in: comparison.sources)
            throw ExitStatus.findings
        }
        let findings = comparison.findings(failingAt: level)
        let format = format ?? (Console.isTerminal ? .pretty : .xcode)
        let usesColor = Console.usesColor(isTerminal: Console.isTerminal)
        Console.standardOutput(format.differenceRenderer(usesColor: usesColor).render(findings, in: comparison.sources))
        guard findings.allSatisfy({ $0.severity != .error }) else { throw ExitStatus.findings }
    }

    private func comparison() throws -> SpecComparison {
        guard let against else {
            let new = try Workspace(paths: [paths[1]])
            let old = try Workspace(paths: [paths[0]], addingTo: new.sources)
            try emptyFolders.check(old)
            try emptyFolders.check(new)
            return SpecComparison(old: old, new: new, allowed: Set(allow))
        }
        let new = try Workspace(paths: paths)
        try emptyFolders.check(new)
        let old = try Workspace(against: against, at: paths, addingTo: new.sources)
        if old.specs.isEmpty, !new.specs.isEmpty {
            Console.tell("warning: \(against) has none of these specs, so nothing is compared")
        }
        return SpecComparison(old: old, new: new, allowed: Set(allow))
    }
}

extension DifferenceLevel: ExpressibleByArgument {}
