internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel
internal import TableSpecPreview

/// Makes the outputs of an analysed workspace; a pure function of it.
public struct Compilation: Sendable {
    private let workspace: Workspace
    private let model: SpecModel
    private let generator: SwiftGenerator
    private let types: TypeTable
    private let stacks: NavigationStacks
    private let stems: [SourceID: String]
    private let tabs: [String: AppContent]

    /// Creates the compilation of a workspace that has been analysed without errors.
    public init(_ workspace: Workspace, _ analysis: Analysis) {
        self.workspace = workspace
        model = analysis.model
        generator = SwiftGenerator(model, options: workspace.configuration.swift.generator)
        types = model.typesByName
        tabs = Self.tabs(in: model)
        stacks = NavigationStacks(model)
        stems = Dictionary(
            workspace.specs.map { ($0.id, OutputName.stem(of: $0.relativePath)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The generated Swift, one file a spec, in the folder `Swift`.
    public func swiftFiles() -> [OutputFile] { outputs(.swift) }

    /// Pictures of the screens, in the folder `Previews`: the first of the traits without a suffix.
    ///
    /// - Parameter screen: The name of the only screen to draw, or `nil` for all.
    public func pictures(_ variants: [PreviewVariant], screen: String? = nil) -> [OutputFile] {
        outputs(Products(swift: false, pictures: variants, onlyScreen: screen))
    }

    /// The screens as text for a terminal.
    ///
    /// - Parameters:
    ///   - variants: How each screen is drawn.
    ///   - screen: The name of the only screen to draw, or `nil` for all.
    public func texts(
        _ variants: [PreviewVariant] = [.normal],
        screen: String? = nil
    ) -> [String] {
        screens(only: screen).flatMap { screen in
            variants.map { TextRenderer.render(content(of: screen, $0, types), state: $0.traits.state) }
        }
    }

    /// The page on which all screens can be tried out, in the folder `Gallery`.
    ///
    /// - Parameters:
    ///   - choices: What the page lets one choose.
    ///   - screen: The name of the only screen to show, or `nil` for all.
    public func gallery(_ choices: PictureChoices, screen: String? = nil) -> [OutputFile] {
        let screens = screens(only: screen)
        let apps = model.apps.map { model.content(of: $0) }
        let title = apps.count == 1 ? apps[0].name : "Tables"
        let pages = GalleryRenderer.files(
            screens.map(galleryScreen),
            apps: screen == nil ? apps : [],
            stacks: stacks,
            options: choices.galleryOptions(screenCount: screens.count, specSize: specSize(only: screen), title: title)
        )
        return pages.map { OutputFile(path: "\(OutputKind.gallery.rawValue)/\($0.path)", text: $0.text) }
    }

    /// All outputs, made on all cores, in the order of the specs.
    func outputs(_ products: Products) -> [OutputFile] {
        plans(products).concurrentMap { $0.make(LookupLog()) }.flatMap { $0 }
    }

    /// The outputs by name, not made yet: those of each spec, then those of all.
    func plans(_ products: Products) -> [OutputPlan] {
        model.files.map { plan(of: $0, products) } + (products.makesSwift ? catalogPlans : [])
            + (products.gallery.map { [galleryPlan($0, products)] } ?? [])
    }

    private func plan(of file: SpecFile, _ products: Products) -> OutputPlan {
        let stem = stems[file.source] ?? OutputName.stem(of: file.path)
        let screen = file.screen.flatMap { products.draws($0) ? $0 : nil }
        let swiftPath = products.makesSwift ? OutputKind.swift.path(stem) : nil
        let picturePaths = screen == nil ? [] : products.picturePaths(stem: stem)
        let paths = (swiftPath.map { [$0] } ?? []) + picturePaths
        return OutputPlan(source: file.source, decisions: decisions(on: file), paths: paths) { log in
            let swift = swiftPath.map { [OutputFile(path: $0, text: generator.generate(file, noting: log))] } ?? []
            guard let screen, !picturePaths.isEmpty else { return swift }
            let tabBar = tabBar(of: screen, noting: log)
            let types = types.noting(in: log)
            let pictures = zip(picturePaths, products.pictures).map { path, variant in
                var traits = variant.traits
                traits.tabBar = tabBar.map(variant.localization.applied)
                let content = content(of: screen, variant, types)
                return OutputFile(path: path, text: SVGRenderer.render(content, traits: traits))
            }
            return swift + pictures
        }
    }

    /// The catalogues of strings, one for each table that screens name, in the order of the tables' names.
    private var catalogPlans: [OutputPlan] {
        let files = model.files.filter { $0.screen?.localizedTexts.isEmpty == false }
        let tables = Dictionary(grouping: files) { $0.screen?.strings.value ?? "" }
        return tables.sorted { $0.key < $1.key }.compactMap { table, files in
            files.first.map { first in
                let path = OutputKind.strings.path(table)
                let texts = files.flatMap { $0.screen?.localizedTexts ?? [] }
                return OutputPlan(
                    source: first.source,
                    others: files.dropFirst().map(\.source),
                    paths: [path],
                    merge: { StringCatalog(texts).merged(with: $0)?.text }
                ) { _ in
                    [OutputFile(path: path, text: StringCatalog(texts).text)]
                }
            }
        }
    }

    private func galleryPlan(_ choices: PictureChoices, _ products: Products) -> OutputPlan {
        OutputPlan(source: nil, paths: [Products.galleryPath]) { _ in gallery(choices, screen: products.onlyScreen) }
    }

    /// What is decided about the screens of a file and those that it leads to; screens that it does not name count.
    private func decisions(on file: SpecFile) -> String {
        let entries = file.app?.entries ?? []
        let segues = (file.screen?.segues ?? []) + entries.flatMap(\.segues)
        let own = file.screen.map { [$0.name.value] } ?? []
        return stacks.decisions(on: own + segues.compactMap(\.destination?.value))
    }

    private func galleryScreen(_ screen: Screen) -> GalleryScreen {
        GalleryScreen(
            content: content(of: screen, .complete, types),
            requiredContent: content(of: screen, .required, types),
            emptyContent: content(of: screen, .none, types)
        )
    }

    /// The tab bar of the first app of which a screen is a tab.
    private func tabBar(of screen: Screen, noting log: LookupLog) -> TabBarContext? {
        let name = screen.name.value
        log.note(.tabBar, name)
        return tabs[name].map { TabBarContext(tabs: $0.tabs, selected: name) }
    }

    /// What the tab bars of the first apps show of which the screens are tabs, by the names of the screens.
    private static func tabs(in model: SpecModel) -> [String: AppContent] {
        model.apps.reduce(into: [:]) { tabs, app in
            let content = model.content(of: app)
            for tab in app.tabs {
                guard let name = tab.entry?.segue.destination?.value, tabs[name] == nil else { continue }
                tabs[name] = content
            }
        }
    }

    /// The bytes of the specs of the screens.
    private func specSize(only name: String?) -> Int {
        let files = model.files.filter { $0.screen.map { name == nil || name == $0.name.value } ?? false }
        return files.reduce(0) { $0 + workspace.sources[$1.source].bytes.count }
    }

    private func screens(only name: String?) -> [Screen] {
        model.screens.filter { name == nil || name == $0.name.value }
    }

    private func content(of screen: Screen, _ variant: PreviewVariant, _ types: TypeTable) -> ScreenContent {
        variant.localization.applied(to: content(of: screen, variant.data, types).asFirstScreen(of: stacks))
    }

    private func content(of screen: Screen, _ data: SampleData, _ types: TypeTable) -> ScreenContent {
        var content = screen.content(data: data, types: types)
        content.assetColors = workspace.assets.colors
        return content
    }
}

extension Products {
    fileprivate func draws(_ screen: Screen) -> Bool { onlyScreen == nil || onlyScreen == screen.name.value }
}

/// Outputs that are made together, known by name before they are made.
struct OutputPlan: Sendable {
    /// The spec of which they are made, or the first of several; `nil` for what is made of all.
    var source: SourceID?
    /// The other specs of which they are made.
    var others: [SourceID]
    /// What is decided by other specs than these, as a text that changes with it.
    var decisions: String
    /// The paths below the output folder, in the order in which they are made.
    var paths: [String]
    /// What comes of a file that is there, which people add to; `nil` where it cannot be read. Without a closure the file is
    /// the tool's alone.
    var merge: (@Sendable (_ present: [UInt8]) -> String?)?
    /// Makes the outputs, and takes down what was looked up for them.
    var make: @Sendable (LookupLog) -> [OutputFile]

    init(
        source: SourceID?,
        others: [SourceID] = [],
        decisions: String = "",
        paths: [String],
        merge: (@Sendable (_ present: [UInt8]) -> String?)? = nil,
        make: @escaping @Sendable (LookupLog) -> [OutputFile]
    ) {
        self.source = source
        self.others = others
        self.decisions = decisions
        self.paths = paths
        self.merge = merge
        self.make = make
    }
}
