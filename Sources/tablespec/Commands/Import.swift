internal import ArgumentParser
internal import TableSpecDiagnostics
internal import TableSpecImport
internal import TableSpecKit

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make specs from storyboards, XIBs and screens of settings, and report what they cannot say."
    )

    @Argument(
        help: "Storyboards, XIBs, settings bundles, PreferenceScreens of Android, and folders of them.",
        completion: .file(extensions: ["storyboard", "xib", "plist", "xml"])
    )
    var paths: [String] = ["."]

    @Option(help: "The folder for the specs.", completion: .directory)
    var output = "Specs"

    @Option(help: "A file for the report. Default: standard output.", completion: .file())
    var report: String?

    @Option(help: "The form of the report.")
    var format = ImportFormat.text

    @Option(help: "The only screen whose spec is made.")
    var screen: String?

    @Flag(help: "Fail if anything was left out.")
    var strict = false

    @Flag(help: "Write over specs that are there.")
    var force = false

    @Flag(help: "Write over specs that nobody has changed since they were imported; keep the others.")
    var merge = false

    func validate() throws {
        if paths.contains("") { throw ValidationError("a path is empty") }
        if output.isEmpty { throw ValidationError("--output wants a folder, found ''") }
        if force, merge { throw ValidationError("--force and --merge exclude each other") }
    }

    func run() throws {
        let run = try ImportRun(paths: paths, output: output, screen: screen)
        if let screen, run.result.screens.isEmpty {
            Console.tell("error: no scene with a table makes a screen '\(screen)'")
            throw ExitStatus.usage
        }
        let existing: ImportRun.Existing = force ? .replaced : merge ? .merged : .refused
        guard let fates = try run.write(existing: existing) else {
            for path in run.conflicts { Console.tell("\(path): error: exists already, and says something else") }
            Console.tell("write over it with --force, or keep what was changed by hand with --merge")
            throw ExitStatus.findings
        }
        try deliver(run, fates)
        if !run.result.unread.isEmpty || strict && !run.result.omissions.isEmpty { throw ExitStatus.findings }
    }

    /// Prints what was made, and the report.
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

/// The forms of the report.
enum ImportFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif
}
