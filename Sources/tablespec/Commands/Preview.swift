public import ArgumentParser
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecPictures
internal import TableSpecPreview

struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw previews of screens, or compare two versions of them.",
        usage: """
            tablespec preview [<paths> ...] [<options>]
            tablespec preview --serve [<paths> ...] [--port <port>]
            tablespec preview --compare <old> <new> [--output <output>] [--force] [--picture-url <url>]
            tablespec preview --against git:<revision> [<paths> ...] [--output <output>] [--force] [--picture-url <url>]
            """,
        discussion: """
            Comma-separated values are combined, for example --device iPhone,iPad --text-size all. The page of \
            --format html has its own controls for appearance, contrast, state and optional values.
            """
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Traits") var traits: PictureOptions

    @Option(help: "The format: svg files, svg and png files, an interactive html page, or text for the terminal.")
    var format = PictureFormat.svg

    @Option(help: "Pixels per point for --format png, from 1 to 4. Default: 2.")
    var scale: Int?

    @Option(help: "The only screen to draw.")
    var screen: String?

    @Flag(
        help:
            "Serve the page of --format html locally, and reload it whenever a spec changes, until you press Ctrl-C."
    )
    var serve = false

    @Option(help: "The port for --serve, or 0 for any free port. Default: \(Serve.port).")
    var port: UInt16?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Write a page with the differences between the previews in two folders, and a Markdown summary. Fail if \
            there are any.
            """,
            valueName: "folder"
        ),
        completion: .directory
    )
    var compare: [String] = []

    @Option(
        help: """
            Write the same kind of page for the specs at git:<revision> and the current ones, with the changes to each \
            spec. Both versions use the current images and translations.
            """
    )
    var against: String?

    @Option(
        help: """
            The base URL of the previews in the summary of --compare or --against, such as that of a build's \
            artifacts. Default: the summary's folder.
            """
    )
    var pictureURL: String?

    func validate() throws {
        if !compare.isEmpty { return try validateComparison() }
        if serve { try validateServing() }
        if let against { return try validate(against: against) }
        if pictureURL != nil { throw ValidationError("--picture-url requires --compare or --against") }
        if !serve, port != nil { throw ValidationError("--port requires --serve") }
        let format = serve ? .html : format
        if let scale, !(1...4).contains(scale) {
            throw ValidationError("--scale requires a number from 1 to 4, found \(scale)")
        }
        if scale != nil, format != .png { throw ValidationError("--scale requires --format png") }
        if output.check, format == .png {
            throw ValidationError("--check compares SVG files and can't be combined with --format png")
        }
        let unsupportedOptions = traits.choices.unsupportedOptions(by: format)
        guard unsupportedOptions.isEmpty else {
            throw ValidationError(
                "\(unsupportedOptions.joined(separator: ", ")) can't be combined with --format \(format.rawValue)"
            )
        }
    }

    private func validateComparison() throws {
        guard compare.count == 2, specs.paths.isEmpty, !serve, against == nil else {
            throw ValidationError(
                "--compare requires the old and the new folder, and accepts only --output, --force and --picture-url"
            )
        }
    }

    private func validate(against name: String) throws {
        try Workspace.validate(against: name)
        guard !serve, port == nil, scale == nil, format == .svg, !output.check else {
            throw ValidationError(
                "--against writes a page of SVG previews, and accepts only paths, traits, --screen, --output, --force "
                    + "and --picture-url"
            )
        }
        if specs.paths.contains("-") { throw ValidationError("--against can't be combined with standard input") }
    }

    private func validateServing() throws {
        if specs.paths.contains("-") { throw ValidationError("--serve can't watch standard input") }
        guard output.output == nil, !output.check, !output.force, format == .svg || format == .html else {
            throw ValidationError(
                "--serve shows the page of --format html and writes no files, "
                    + "so it can't be combined with --output, --check, --force or other formats"
            )
        }
    }

    func run() async throws {
        if serve {
            return try await Serve.run(specs, traits.choices, screen: screen, port: port ?? Serve.port)
        }
        if let against { return try runComparison(against: against) }
        if !compare.isEmpty { return try tell(ComparedPictures(old: compare[0], new: compare[1])) }
        switch format {
        case .text:
            let (analysis, previews) = try specs.analysis(stopsAtErrors: false)
            if let screen, !analysis.screenNames.contains(screen) { try Console.refuse(unknownScreen: screen) }
            let texts = previews.texts(traits.choices.terminalVariants, screen: screen)
            Console.standardOutput(texts.joined(separator: "\n"))
            tellStates(previews)
            if analysis.hasErrors { throw ExitStatus.findings }
        case .svg:
            try deliver(Products(swift: false, pictures: traits.choices.variants, onlyScreen: screen)) { _ in
                try tellStates()
            }
        case .png: try drawPixels()
        case .html: try deliver(Products(swift: false, pictures: [], gallery: traits.choices, onlyScreen: screen))
        }
    }

    /// Reports chosen states that have no effect.
    private func tellStates() throws {
        guard !traits.choices.states.isEmpty, !output.quiet, !specs.paths.contains("-") else { return }
        let (workspace, inputs) = try specs.workspace()
        tellStates(Previews(workspace, Analysis(workspace), inputs))
    }

    private func tellStates(_ previews: Previews) {
        for note in previews.notesOnStates(traits.choices, screen: screen) { Console.tell(note) }
    }

    private func deliver(_ products: Products, finish: (BuildResult) throws -> Void = { _ in }) throws {
        try output.deliver(products, of: specs, finish: finish)
    }

    private func drawPixels() throws {
        do {
            let rasterizer = try PictureRasterizer(scale: scale ?? 2)
            let products = Products(swift: false, pictures: traits.choices.variants, onlyScreen: screen)
            try deliver(products) { result in
                let pictures = result.outputs.filter { $0.hasSuffix(".svg") }
                let written = try rasterizer.render(pictures)
                if !output.quiet { Console.say("\(pictures.count) PNG files: \(written) written") }
                try tellStates()
            }
        } catch let problem as PictureRasterizer.Problem {
            Console.tell("error: \(problem.message)")
            Console.tell(problem.help)
            throw ExitStatus.inputOutput
        }
    }

    private func runComparison(against name: String) throws {
        let (workspace, inputs) = try specs.workspace()
        let new = SpecPictures(workspace, inputs)
        let old = try SpecPictures(Workspace(against: name, at: specs.paths, addingTo: workspace.sources), inputs)
        if let screen, !(old.screenNames + new.screenNames).contains(screen) {
            try Console.refuse(unknownScreen: screen)
        }
        let broken = [new, old].filter { !$0.errors.isEmpty }
        for version in broken { Console.report(version.errors, in: version.sources) }
        try tell(ComparedPictures(old: old, new: new, traits.choices, screen: screen))
        if !broken.isEmpty { throw ExitStatus.findings }
    }

    private func tell(_ pictures: ComparedPictures) throws {
        let folder = output.output ?? "Comparison"
        switch try pictures.write(to: folder, pictureURL: pictureURL, isForced: output.force) {
        case .refused(let faults): try Console.refuse(overwriting: faults)
        case .written(let paths):
            guard !output.quiet, let page = paths.first else { break }
            for line in Summary.lines(of: pictures.comparison, page: page) { Console.say(line) }
        }
        guard pictures.comparison.isEmpty else { throw ExitStatus.findings }
    }
}

extension PictureFormat: ExpressibleByArgument {}
