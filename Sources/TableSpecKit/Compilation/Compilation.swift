internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel
package import TableSpecPreview

/// Generates the outputs of an analyzed workspace, in memory.
///
/// The outputs depend only on the workspace.
public struct Compilation: Sendable {
    private let workspace: Workspace
    private let model: SpecModel
    private let generator: SwiftGenerator
    private let types: TypeTable
    private let stacks: NavigationStacks
    private let stems: [SourceID: String]
    private let tabs: [String: AppContent]
    private let drawable: DrawableFiles

    /// Creates the compilation of an analyzed workspace.
    ///
    /// If the analysis has errors, there are only previews, those of the screens that can be drawn.
    public init(_ workspace: Workspace, _ analysis: Analysis) {
        self.workspace = workspace
        model = analysis.model
        stacks = NavigationStacks(model)
        generator = SwiftGenerator(model, options: workspace.configuration.swift.generator, stacks: stacks)
        types = model.typesByName
        drawable = DrawableFiles(model, analysis.diagnostics)
        tabs = Self.tabs(in: model, assets: workspace.assets.assets)
        stems = Dictionary(
            workspace.specs.map { ($0.id, OutputName.stem(of: $0.relativePath)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Generates the Swift files: one for each spec and a shared one, in the folder `Swift`.
    public func swiftFiles() -> [OutputFile] { outputs(.swift) }

    /// Draws previews of the screens as SVG files in the folder `Previews`.
    ///
    /// - Parameters:
    ///   - variants: The variants of each preview; ``PreviewVariant/suffix`` is part of the file name.
    ///   - screen: The name of the only screen to draw, or `nil` for all screens.
    public func pictures(_ variants: [PreviewVariant], screen: String? = nil) -> [OutputFile] {
        outputs(Products(swift: false, pictures: variants, onlyScreen: screen))
    }

    /// Previews of the screens by the names of the screens, which differ in a model without errors, with the suffixes
    /// of the traits.
    func namedPictures(_ variants: [PreviewVariant], of names: Set<String>) -> [String: String] {
        let screens = screens(only: nil).filter { names.contains($0.name.value) }
        let jobs = screens.flatMap { screen in variants.layouts.map { (screen: screen, variants: $0) } }
        let pictures = jobs.concurrentMap { job in
            let tabBar = tabBar(of: job.screen, noting: LookupLog())
            let names = job.variants.map { job.screen.name.value + $0.suffix }
            return Array(zip(names, self.pictures(of: job.screen, job.variants, types, tabBar: tabBar)))
        }
        return Dictionary(pictures.flatMap(\.self), uniquingKeysWith: { first, _ in first })
    }

    /// Draws the screens as text for a terminal.
    ///
    /// - Parameters:
    ///   - variants: The variants of each screen.
    ///   - screen: The name of the only screen to draw, or `nil` for all screens.
    public func texts(
        _ variants: [PreviewVariant] = [.normal],
        screen: String? = nil
    ) -> [String] {
        screens(only: screen).flatMap { screen in
            let tabBar = tabBar(of: screen, noting: LookupLog())
            return variants.map { variant in
                let (content, traits) = shown(screen, variant, types, tabBar: tabBar)
                return TextRenderer.render(content, state: traits.state, tabBar: traits.shownTabBar)
            }
        }
    }

    /// Returns a note for each chosen state that has no effect on any screen, with a list of the states that do.
    ///
    /// There are no notes if all states are chosen.
    ///
    /// - Parameters:
    ///   - choices: The chosen traits.
    ///   - screen: The name of the only screen to consider, or `nil` for all screens.
    public func notesOnStates(_ choices: PictureChoices, screen: String? = nil) -> [String] {
        let chosen = choices.states.filter { $0 != .empty }
        guard !PreviewState.allCases.allSatisfy(choices.states.contains) else { return [] }
        let contents = screens(only: screen).map { content(of: $0, .normal, types) }
        let known = PreviewState.allCases.filter { state in
            state == .empty || contents.contains { $0.hasOwnPicture(in: state) }
        }
        let words = known.map { "'\($0.rawValue)'" }
        let owner = contents.count == 1 ? contents[0].name : "the screens"
        return chosen.filter { !known.contains($0) }.map { state in
            "note: the state '\(state.rawValue)' has no effect; "
                + "the states of \(owner): \(words.joined(separator: ", "))"
        }
    }

    /// The number of screens that can be drawn.
    var drawnCount: Int { screens(only: nil).count }

    /// Whether the screen of a spec can be drawn, if it has one.
    func canDraw(_ source: SourceID) -> Bool { drawable.contains(source) }

    /// Generates the gallery, an interactive page of all screens, in the folder `Gallery`.
    ///
    /// - Parameters:
    ///   - choices: The traits that users can choose on the page.
    ///   - screen: The name of the only screen to show, or `nil` for all screens.
    public func gallery(_ choices: PictureChoices, screen: String? = nil) -> [OutputFile] {
        gallery(choices, screen: screen, galleryScreens(only: screen))
    }

    /// The screens that can be drawn, as the gallery shows them, with the paths of their specs.
    func galleryScreens(only name: String? = nil) -> [(path: String, screen: GalleryScreen)] {
        screens(only: name).map { (workspace.sources[$0.source].path, galleryScreen($0)) }
    }

    /// The gallery of some screens.
    func gallery(
        _ choices: PictureChoices,
        screen: String?,
        _ screens: [(path: String, screen: GalleryScreen)]
    ) -> [OutputFile] {
        let apps = model.apps.map { model.content(of: $0, assets: workspace.assets.assets) }
        let title = apps.count == 1 ? apps[0].name : "Tables"
        let pages = GalleryRenderer.files(
            screens.map(\.screen),
            apps: screen == nil ? apps : [],
            stacks: stacks,
            options: choices.galleryOptions(screenCount: screens.count, specSize: specSize(only: screen), title: title)
        )
        return pages.map { OutputFile(path: "\(OutputKind.gallery.rawValue)/\($0.path)", text: $0.text) }
    }

    /// All outputs, generated on all cores, in the order of the specs.
    func outputs(_ products: Products) -> [OutputFile] {
        let outputs = plans(products).concurrentMap { $0.make(LookupLog()) }.flatMap { $0 }
        guard products.makesSwift, !model.files.isEmpty else { return outputs }
        return outputs + supportPlan(using: outputs.supportParts).make(LookupLog())
    }

    /// The outputs by name, before they are generated: those of each spec, then those of all specs, without the Swift
    /// that screens share.
    func plans(_ products: Products) -> [OutputPlan] {
        model.files.map { plan(of: $0, products) }
            + (products.makesSwift ? catalogPlans : [])
            + (products.gallery.map { [galleryPlan($0, products)] } ?? [])
    }

    private func plan(of file: SpecFile, _ products: Products) -> OutputPlan {
        let stem = stems[file.source] ?? OutputName.stem(of: file.path)
        let screen = file.screen.flatMap { products.draws($0) && drawable.contains(file.source) ? $0 : nil }
        let swiftPath = products.makesSwift ? OutputKind.swift.path(stem) : nil
        let picturePaths = screen == nil ? [] : products.picturePaths(stem: stem)
        let paths = (swiftPath.map { [$0] } ?? []) + picturePaths
        return OutputPlan(source: file.source, decisions: decisions(on: file), paths: paths) { log in
            let swift = swiftPath.map { [self.swift(of: file, at: $0, noting: log)] } ?? []
            guard let screen, !picturePaths.isEmpty else { return swift }
            let tabBar = tabBar(of: screen, noting: log)
            let types = types.noting(in: log)
            let pictures = products.pictures.layouts.flatMap { self.pictures(of: screen, $0, types, tabBar: tabBar) }
            return swift + zip(picturePaths, pictures).map { OutputFile(path: $0, text: $1) }
        }
    }

    /// The previews of a screen in variants that differ only in colors.
    private func pictures(
        of screen: Screen,
        _ variants: ArraySlice<PreviewVariant>,
        _ types: TypeTable,
        tabBar: TabBarContext?
    ) -> [String] {
        guard let first = variants.first else { return [] }
        let (content, traits) = shown(screen, first, types, tabBar: tabBar)
        return SVGRenderer.render(content, traits: traits, in: variants.map(\.traits.colors))
    }

    private func swift(of file: SpecFile, at path: String, noting log: LookupLog) -> OutputFile {
        let (text, parts) = generator.generate(file, noting: log)
        var output = OutputFile(path: path, text: text)
        output.supportParts = parts
        return output
    }

    /// The Swift that the screens of the module share. A plugin expects the file even if there are no screens.
    ///
    /// - Parameter parts: The parts that the Swift of the screens uses.
    func supportPlan(using parts: Set<SupportPart>) -> OutputPlan {
        let decisions = parts.map(\.rawValue).sorted().joined(separator: ",")
        return OutputPlan(source: nil, decisions: decisions, paths: [Products.supportPath]) { _ in
            [OutputFile(path: Products.supportPath, text: generator.support(using: parts))]
        }
    }

    /// The source of a module with the Swift that the screens of several modules share.
    package var supportModule: String { generator.supportModule }

    /// A screen as it is shown in its app: with the tab bar, the back button or the sheet around it.
    private func shown(
        _ screen: Screen,
        _ variant: PreviewVariant,
        _ types: TypeTable,
        tabBar: TabBarContext?
    ) -> (ScreenContent, PreviewTraits) {
        let name = screen.name.value
        var (content, traits) = (content(of: screen, variant, types), variant.traits)
        traits.tabBar = tabBar.map(variant.localization.applied)
        traits.backButtonTitle = stacks.backButtonTitle(of: name).map(variant.localization.applied)
        if let presentation = stacks.presentation(of: name) {
            traits.isSheet = presentation.isSheet
            traits.presentation = presentation
            if !presentation.hasNavigationBar { content = content.withoutNavigation }
        }
        return (content, traits)
    }

    /// Returns a report of what VoiceOver reads on each screen, and of accessibility problems.
    ///
    /// - Parameter screen: The name of the only screen, or `nil` for all screens.
    package func accessibility(_ traits: PreviewTraits, screen: String? = nil) -> AccessibilityReport {
        let screens = screens(only: screen).map { screen in
            let tabBar = tabBar(of: screen, noting: LookupLog())
            let (content, traits) = shown(screen, PreviewVariant(traits: traits), types, tabBar: tabBar)
            return AccessibilityReader.read(content, traits: traits)
        }
        return AccessibilityReport(screens: screens)
    }

    /// The string catalogs, one for each table that screens specify, sorted by the names of the tables.
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

    /// Returns the decisions about the screen of a file and the destinations of its segues and tabs.
    private func decisions(on file: SpecFile) -> String {
        let entries = (file.app?.entries ?? []).flatMap(\.segues).compactMap(\.destination?.value)
        let own = file.screen.map { [$0.name.value] + stacks.destinations(of: $0.name.value) } ?? []
        return stacks.decisions(on: own + entries)
    }

    private func galleryScreen(_ screen: Screen) -> GalleryScreen {
        GalleryScreen(
            content: content(of: screen, .complete, types),
            requiredContent: content(of: screen, .required, types),
            emptyContent: content(of: screen, .none, types)
        )
    }

    /// The tab bar of the first app with a tab for the screen.
    private func tabBar(of screen: Screen, noting log: LookupLog) -> TabBarContext? {
        let name = screen.name.value
        log.note(.tabBar, name)
        return tabs[name].map { TabBarContext(tabs: $0.tabs, selected: name, assets: $0.assets) }
    }

    /// Returns the tab bars of the first apps with tabs for screens, by the names of the screens.
    private static func tabs(in model: SpecModel, assets: PictureAssets) -> [String: AppContent] {
        model.apps.reduce(into: [:]) { tabs, app in
            let content = model.content(of: app, assets: assets)
            for tab in app.tabs {
                guard let name = tab.entry?.segue.destination?.value, tabs[name] == nil else { continue }
                tabs[name] = content
            }
        }
    }

    /// The bytes of the specs of the screens.
    private func specSize(only name: String?) -> Int {
        screens(only: name).reduce(0) { $0 + workspace.sources[$1.source].bytes.count }
    }

    private func screens(only name: String?) -> [Screen] {
        model.files.filter { drawable.contains($0.source) }.compactMap(\.screen)
            .filter { name == nil || name == $0.name.value }
    }

    /// The content of a screen in a preview.
    private func content(of screen: Screen, _ variant: PreviewVariant, _ types: TypeTable) -> ScreenContent {
        let screen = variant.locale.map { workspace.translations.translated(screen, into: $0) } ?? screen
        let content = content(of: screen, variant.data, types, locale: variant.locale)
        return variant.localization.applied(to: content.asFirstScreen(of: stacks))
    }

    private func content(of screen: Screen, _ data: SampleData, _ types: TypeTable, locale: String? = nil)
        -> ScreenContent
    {
        var content = screen.content(data: data, types: types, locale: locale)
        content.assets = workspace.assets.assets
        return content
    }
}

extension [OutputFile] {
    /// The parts of the shared Swift that one of the files uses.
    var supportParts: Set<SupportPart> { reduce(into: []) { $0.formUnion($1.supportParts ?? []) } }
}

extension Products {
    fileprivate func draws(_ screen: Screen) -> Bool { onlyScreen == nil || onlyScreen == screen.name.value }
}

/// Outputs that are generated together. Their names are known before they are generated.
struct OutputPlan: Sendable {
    /// The spec from which they are generated, or the first of several; `nil` if they are generated from all specs.
    var source: SourceID?
    /// The other specs from which they are generated.
    var others: [SourceID]
    /// The decisions that depend on other specs, as a text that differs whenever one of them does.
    var decisions: String
    /// The paths below the output folder, in the order of generation.
    var paths: [String]
    /// Returns the new content of a file that users can add to, given its current content, or `nil` if that can't be
    /// read. Without a closure, only the tool writes the file.
    var merge: (@Sendable (_ present: [UInt8]) -> String?)?
    /// Generates the outputs, and records the lookups during generation.
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
