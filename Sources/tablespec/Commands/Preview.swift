public import ArgumentParser
internal import TableSpecKit
internal import TableSpecPreview

struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw the screens, or compare pictures.",
        usage: """
            tablespec preview [<paths> ...] [<options>]
            tablespec preview --serve [<paths> ...] [--port <port>]
            tablespec preview --compare <old> <new> [--output <output>] [--force] [--picture-url <url>]
            tablespec preview --against git:<revision> [<paths> ...] [--output <output>] [--force] [--picture-url <url>]
            """,
        discussion: """
            Of several values with commas between them all combinations are drawn: --device iPhone,iPad --text-size all. \
            The page of --format html lets one choose appearance, contrast, state and optional values by itself.
            """
    )

    @OptionGroup var specs: SpecArguments
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Traits") var traits: PictureOptions

    @Option(help: "The format: svg files, png files beside them, an interactive html page, or text for the terminal.")
    var format = PictureFormat.svg

    @Option(help: "Pixels a point of --format png, from 1 to 4. Default: 2.")
    var scale: Int?

    @Option(help: "Draw only the screen with this name.")
    var screen: String?

    @Flag(
        help:
            "Serve the page of --format html to a browser on this machine, anew whenever a spec changes, until Ctrl-C."
    )
    var serve = false

    @Option(help: "The port for --serve, 0 for any. Default: \(Serve.port).")
    var port: UInt16?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Write a page that shows what differs between the pictures of two folders, and a summary of it in Markdown; \
            fail if anything does.
            """,
            valueName: "folder"
        ),
        completion: .directory
    )
    var compare: [String] = []

    @Option(
        help: """
            Write such a page of the screens as they were and as they are, with the change of each spec: \
            git:<revision>. Images and translations are those of now.
            """
    )
    var against: String?

    @Option(
        help: """
            Where the pictures of the summary of --compare or --against will lie, such as the address of a build's \
            artifacts. Default: beside it.
            """
    )
    var pictureURL: String?

    func validate() throws {
        if !compare.isEmpty { return try validateComparison() }
        if serve { try validateServing() }
        if let against { return try validate(against: against) }
        if pictureURL != nil { throw ValidationError("--picture-url is that of the summary of --compare or --against") }
        if !serve, port != nil { throw ValidationError("--port is the port of --serve") }
        let format = serve ? .html : format
        if let scale, !(1...4).contains(scale) {
            throw ValidationError("--scale wants a number from 1 to 4, found \(scale)")
        }
        if scale != nil, format != .png { throw ValidationError("--scale is that of --format png") }
        if output.check, format == .png { throw ValidationError("--check compares SVG files, not PNG") }
        let unsupportedOptions = traits.choices.unsupportedOptions(by: format)
        guard unsupportedOptions.isEmpty else {
            throw ValidationError(
                "\(unsupportedOptions.joined(separator: ", ")) cannot be combined with --format \(format.rawValue)"
            )
        }
    }

    private func validateComparison() throws {
        guard compare.count == 2, specs.paths.isEmpty, !serve, against == nil else {
            throw ValidationError(
                "--compare wants the old and the new folder and nothing else but --output, --force and --picture-url"
            )
        }
    }

    private func validate(against name: String) throws {
        try Workspace.validate(against: name)
        guard !serve, port == nil, scale == nil, format == .svg, !output.check else {
            throw ValidationError(
                "--against writes a page of SVG; it takes paths, traits, --screen, --output and --force"
            )
        }
        if specs.paths.contains("-") { throw ValidationError("--against cannot ask git for standard input") }
    }

    private func validateServing() throws {
        if specs.paths.contains("-") { throw ValidationError("--serve cannot watch standard input") }
        guard output.output == nil, !output.check, !output.force, format == .svg || format == .html else {
            throw ValidationError("--serve shows the page of --format html and writes nothing")
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
            let (_, analysis, compilation) = try specs.compilation()
            if let screen, !analysis.screenNames.contains(screen) { try Console.refuse(unknownScreen: screen) }
            let texts = compilation.texts(traits.choices.terminalVariants, screen: screen)
            Console.standardOutput(texts.joined(separator: "\n"))
            tellStates(compilation)
        case .svg:
            try deliver(Products(swift: false, pictures: traits.choices.variants, onlyScreen: screen))
            try tellStates()
        case .png: try drawPixels()
        case .html: try deliver(Products(swift: false, pictures: [], gallery: traits.choices, onlyScreen: screen))
        }
    }

    /// Tells of states that were chosen for nothing.
    private func tellStates() throws {
        guard !traits.choices.states.isEmpty, !output.quiet, !specs.paths.contains("-") else { return }
        let workspace = try specs.workspace()
        tellStates(Compilation(workspace, Analysis(workspace)))
    }

    private func tellStates(_ compilation: Compilation) {
        for note in compilation.notesOnStates(traits.choices, screen: screen) { Console.tell(note) }
    }

    @discardableResult
    private func deliver(_ products: Products) throws -> BuildResult {
        try output.deliver(products, of: specs)
    }

    private func drawPixels() throws {
        do {
            let rasterizer = try PictureRasterizer(scale: scale ?? 2)
            let result = try deliver(Products(swift: false, pictures: traits.choices.variants, onlyScreen: screen))
            let pictures = result.outputs.filter { $0.hasSuffix(".svg") }
            let written = try rasterizer.render(pictures)
            if !output.quiet { Console.say("\(pictures.count) PNG, \(written) written") }
            try tellStates()
        } catch let problem as PictureRasterizer.Problem {
            Console.tell("error: \(problem.message)")
            Console.tell(problem.help)
            throw ExitStatus.inputOutput
        }
    }

    private func runComparison(against name: String) throws {
        let workspace = try specs.workspace()
        let new = SpecPictures(workspace)
        let old = try SpecPictures(
            Workspace(against: name, at: specs.paths, addingTo: workspace.sources),
            assetsOf: workspace
        )
        for version in [new, old] where !version.errors.isEmpty {
            Console.report(version.errors, in: version.sources)
            throw ExitStatus.findings
        }
        if let screen, !(old.screenNames + new.screenNames).contains(screen) {
            try Console.refuse(unknownScreen: screen)
        }
        try tell(ComparedPictures(old: old, new: new, traits.choices, screen: screen))
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
