internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecFormat
internal import TableSpecKit
internal import TableSpecPreview

struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Format specs: order of keys, indentation, and length of lines.",
        discussion: "The formatted text of standard input ('-') is printed. Specs with syntax errors aren't changed."
    )

    @OptionGroup var specs: SpecArguments

    @Flag(help: "Write nothing, and fail if the form of any spec differs.")
    var check = false

    @Flag(help: "Print the changes as a unified diff instead of writing them.")
    var diff = false

    @Option(help: ArgumentHelp("The lines of the only spec to format. Default: all.", valueName: "first:last"))
    var lines: LineRange?

    func run() throws {
        let workspace = try Workspace(paths: specs.paths, root: specs.root)
        try specs.emptyFolders.check(workspace)
        if lines != nil, workspace.specs.count != 1 {
            Console.tell("error: --lines requires one spec, found \(workspace.specs.count)")
            throw ExitStatus.usage
        }
        let run = FormatRun(workspace, lines: lines?.lines)
        Console.report(run.diagnostics, in: workspace.sources)
        if diff {
            for change in run.changes { print(change) }
        } else if check {
            for change in run.changes { Console.say("\(change.old.path): the form differs") }
        } else {
            try run.write()
            if let text = run.standardInput { Console.standardOutput(String(decoding: text, as: UTF8.self)) }
        }
        guard run.diagnostics.isEmpty, !check || run.changes.isEmpty else { throw ExitStatus.findings }
    }

    private func print(_ change: (old: SourceFile, new: SourceFile)) {
        let (old, new) = (
            String(decoding: change.old.bytes, as: UTF8.self), String(decoding: change.new.bytes, as: UTF8.self)
        )
        guard let lines = SpecChange(path: change.old.path, old: old, new: new) else { return }
        Console.standardOutput(lines.patch)
    }
}

/// A range of lines, `first:last`, counted from 1.
struct LineRange: ExpressibleByArgument {
    let lines: ClosedRange<Int>

    init?(argument: String) {
        let numbers = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let first = numbers[0], let last = numbers[1], 1 <= first, first <= last else {
            return nil
        }
        lines = first...last
    }
}
