internal import ArgumentParser
internal import TableSpecDiagnostics
internal import TableSpecKit

/// Makes of specs what other tools read.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Make of specs what other tools read.",
        subcommands: [ExportSettingsBundle.self]
    )
}

struct ExportSettingsBundle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings-bundle",
        abstract: "Make a settings bundle, which the Settings app shows, of screens with 'userDefaults'.",
        discussion: """
            A pane that has been edited by hand, or was not made by tablespec, is not overwritten: nothing is written and \
            the pane is named, unless --force is given.
            """
    )

    @OptionGroup var specs: SpecArguments

    @Option(help: "The folder of the bundle.", completion: .directory)
    var output = "Settings.bundle"

    @Option(help: "The screen that is the first pane. Default: Settings, or the only one with 'userDefaults'.")
    var screen: String?

    @Flag(help: "Fail if anything was left out.")
    var strict = false

    @Flag(help: "Overwrite panes that have been edited by hand or were not made by tablespec.")
    var force = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("--output wants a folder, found ''") }
    }

    func run() throws {
        let (_, analysis, _) = try specs.compilation()
        guard let bundle = try SettingsBundle(analysis, root: screen) else {
            let found = screen.map { "no screen '\($0)'" } ?? "no screen that alone has 'userDefaults'"
            Console.tell("error: \(found); name the first pane with --screen")
            throw ExitStatus.usage
        }
        Console.report(bundle.leftOut, in: analysis.sources)
        switch try bundle.write(to: output, isForced: force) {
        case .written(let paths): for path in paths { Console.say(path) }
        case .refused(let faults): try Console.refuse(overwriting: faults)
        }
        if strict, !bundle.leftOut.isEmpty { throw ExitStatus.findings }
    }
}
