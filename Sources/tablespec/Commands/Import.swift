internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecImport
internal import TableSpecKit

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Convert storyboards, XIBs and settings bundles to specs, and report what isn't imported."
    )

    @Argument(
        help: "Storyboards, XIBs, settings bundles, and folders that contain them.",
        completion: .file(extensions: ["storyboard", "xib", "plist"])
    )
    var paths: [String] = ["."]

    @Option(help: "The folder for the specs.", completion: .directory)
    var output = "Specs"

    @Option(help: "A file for the report. Default: standard output.", completion: .file())
    var report: String?

    @Option(help: "The report format.")
    var format = ImportFormat.text

    @Option(help: "The only screen to import.")
    var screen: String?

    @Flag(help: "Write no comments about what isn't imported.")
    var noComments = false

    @Flag(help: "Fail if anything is left out.")
    var strict = false

    @Flag(help: "Overwrite existing specs.")
    var force = false

    @Flag(help: "Overwrite specs that haven't changed since they were imported, and keep the others.")
    var merge = false

    func validate() throws {
        if paths.contains("") { throw ValidationError("a path is empty") }
        if output.isEmpty { throw ValidationError("--output requires a folder, found ''") }
        if force, merge { throw ValidationError("--force can't be combined with --merge") }
    }

    func run() throws {
        let run = try ImportRun(paths: paths, output: output, screen: screen, comments: !noComments)
        if let screen, run.result.screens.isEmpty {
            Console.tell("error: found no scene with a table for the screen '\(screen)'")
            throw ExitStatus.usage
        }
        let existing: ImportRun.Existing = force ? .replaced : merge ? .merged : .refused
        guard let fates = try run.write(existing: existing) else {
            for path in run.conflicts { Console.tell("\(path): error: already exists with different content") }
            Console.tell("overwrite specs with --force, or keep those that were edited by hand with --merge")
            throw ExitStatus.findings
        }
        try deliver(run, fates)
        let result = run.result
        let isWhole = result.omissions.isEmpty && result.unread.isEmpty
        if result.unread.contains(where: \.isNeeded) || strict && !isWhole { throw ExitStatus.findings }
    }

    /// Prints the written files and the report.
    private func deliver(_ run: ImportRun, _ fates: [(path: String, fate: ImportRun.Fate)]) throws {
        let text = rendered(run)
        let isAlone = report == nil && format != .text
        if !isAlone {
            for (path, fate) in fates { Console.say(fate == .written ? path : "\(path) (\(fate))") }
        }
        if let report {
            try run.write(report: text, to: report)
            Console.say(ImportReport(run.result).summary)
        } else {
            Console.standardOutput(text)
        }
    }

    private func rendered(_ run: ImportRun) -> String {
        let report = ImportReport(run.result)
        switch format {
        case .text: return report.text
        case .json: return report.json
        case .sarif:
            let (findings, sources) = report.findings(of: run.sources)
            return SARIFRenderer(version: Version.current, rules: []).render(findings, in: sources)
        }
    }
}

/// The formats of the report.
enum ImportFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif
}
