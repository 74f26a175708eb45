public import ArgumentParser
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecPictures
internal import TableSpecPreview

struct Accessibility: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accessibility",
        abstract:
            "Report what VoiceOver reads on each screen, and what is too small, too faint, truncated or unlabeled.",
        discussion: """
            Warnings are problems that you can fix in the spec. Notes are about UIKit's own styles, which follow the \
            settings of the device.
            """
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup(title: "Traits") var traits: AccessibilityTraits

    @Option(help: "The format: text, json, or an html page with previews.")
    var format = AccessibilityReport.Format.text

    @Option(help: "The only screen to report on.")
    var screen: String?

    @Flag(help: "Fail on warnings.")
    var strict = false

    func run() throws {
        let (analysis, previews) = try specs.analysis()
        if let screen, !analysis.screenNames.contains(screen) { try Console.refuse(unknownScreen: screen) }
        let report = previews.accessibility(traits.traits, screen: screen)
        Console.standardOutput(report.text(format))
        if strict, report.hasWarnings { throw ExitStatus.findings }
    }
}

/// The environment of the report: one device and release.
struct AccessibilityTraits: ParsableArguments {
    @Option(help: "The device: \(PreviewDevice.wordList). Default: iPhone.", transform: single)
    var device = PreviewDevice.iPhone

    @Option(help: "The iOS version: \(SystemVersion.wordList). Default: 26.", transform: single)
    var ios = SystemVersion.iOS26

    var traits: PreviewTraits { PreviewTraits(device: device, system: ios) }
}

private func single<Value: PictureChoice>(_ text: String) throws -> Value {
    do {
        guard let value = try Value.values(listedIn: text).first else { throw ValidationError("a value is missing") }
        return value
    } catch let unknown as UnknownPictureChoice {
        throw ValidationError(unknown.message)
    }
}

extension AccessibilityReport.Format: ExpressibleByArgument {}
