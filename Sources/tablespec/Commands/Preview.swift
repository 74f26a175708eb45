public import ArgumentParser
internal import TableSpecKit
internal import TableSpecPreview

struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Draw the pictures.")

    /// The kinds of pictures.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case svg, text
    }

    @OptionGroup var specs: SpecArguments
    @OptionGroup var options: OutputOptions

    @Option(help: "What to draw: svg files, or text for the terminal.")
    var format = Format.svg

    @Option(help: "The device: \(PreviewDevice.all.map(\.name).joined(separator: ", ")).")
    var device = PreviewDevice.iPhone.name

    @Option(help: "The appearance; both, if absent.")
    var appearance: Appearance?

    @Option(help: "The look of the system: 18 or 26.")
    var ios = SystemLook.iOS26

    @Option(help: "The text size.")
    var textSize = ContentSizeCategory.large

    @Option(help: "The direction of the layout: ltr or rtl.")
    var direction = LayoutDirection.leftToRight

    @Option(help: "The name of the only screen to draw.")
    var screen: String?

    func validate() throws {
        guard PreviewDevice.named(device) != nil else {
            throw ValidationError(
                "unknown device '\(device)'; expected \(PreviewDevice.all.map(\.name).joined(separator: ", "))"
            )
        }
    }

    func run() throws {
        switch format {
        case .text:
            let (_, analysis, compilation) = try specs.compilation()
            if let screen, !analysis.screenNames.contains(screen) { try Console.refuse(unknownScreen: screen) }
            Console.standardOutput(compilation.texts(screen: screen).joined(separator: "\n"))
        case .svg:
            try options.deliver(Products(swift: false, pictures: variants, onlyScreen: screen), of: specs)
        }
    }

    private var variants: [PreviewVariant] {
        let appearances = appearance.map { [$0] } ?? Appearance.allCases
        return appearances.map { appearance in
            PreviewVariant(
                traits: PreviewTraits(
                    device: PreviewDevice.named(device) ?? .iPhone,
                    appearance: appearance,
                    look: ios,
                    textSize: textSize,
                    direction: direction
                )
            )
        }
    }
}

extension Appearance: ExpressibleByArgument {}
extension SystemLook: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
