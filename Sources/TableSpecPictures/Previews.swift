internal import TableSpecDiagnostics
public import TableSpecKit
internal import TableSpecModel
package import TableSpecPreview

/// Draws the screens of an analyzed workspace, in memory.
///
/// If the analysis has errors, there are only the screens that can be drawn.
public struct Previews: Sendable {
    let types: TypeTable
    private let workspace: Workspace
    private let model: SpecModel
    private let inputs: PictureInputs
    private let stacks: NavigationStacks
    private let tabs: [String: AppContent]
    private let drawable: DrawableFiles

    /// Creates the previews of an analyzed workspace.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - analysis: The analysis of the specs.
    ///   - inputs: The images, colors, symbols, and translations to show.
    public init(_ workspace: Workspace, _ analysis: Analysis, _ inputs: PictureInputs = PictureInputs()) {
        self.init(workspace, analysis, inputs, NavigationStacks(analysis.model))
    }

    init(_ workspace: Workspace, _ analysis: Analysis, _ inputs: PictureInputs, _ stacks: NavigationStacks) {
        self.workspace = workspace
        self.inputs = inputs
        self.stacks = stacks
        model = analysis.model
        types = model.typesByName
        drawable = DrawableFiles(model, analysis.diagnostics)
        tabs = Self.tabs(in: model, assets: inputs.assets)
    }

    /// Draws previews of the screens as SVG files in the folder `Previews`.
    ///
    /// - Parameters:
    ///   - variants: The variants of each preview; ``PreviewVariant/suffix`` is part of the file name.
    ///   - screen: The name of the only screen to draw, or `nil` for all screens.
    public func pictures(_ variants: [PreviewVariant], screen: String? = nil) -> [OutputFile] {
        let products = PictureProducts(pictures: variants, onlyScreen: screen)
        let screens = DrawnPictures(self, products)
        let stems = workspace.outputStems
        let plans = model.files.compactMap { file in stems[file.source].flatMap { screens.plan(of: file, stem: $0) } }
        return plans.concurrentMap { $0.make(LookupLog()) }.flatMap { $0 }
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
                return TextRenderer.render(
                    content,
                    state: traits.state,
                    tabBar: traits.shownTabBar,
                    direction: traits.direction
                )
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
    var count: Int { screens(only: nil).count }

    /// Whether the screen of a file can be drawn.
    func draws(_ file: SpecFile) -> Bool { canDraw(file.source) }

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
        let apps = model.ownFiles.compactMap(\.app).map { model.content(of: $0, assets: inputs.assets) }
        let title = apps.count == 1 ? apps[0].name : "Tables"
        let pages = GalleryRenderer.files(
            screens.map(\.screen),
            apps: screen == nil ? apps : [],
            stacks: stacks,
            options: choices.galleryOptions(screenCount: screens.count, specSize: specSize(only: screen), title: title)
        )
        return pages.map { OutputFile(path: "\(OutputKind.gallery.rawValue)/\($0.path)", text: $0.text) }
    }

    /// The previews of a screen in variants that differ only in colors.
    func pictures(
        of screen: Screen,
        _ variants: ArraySlice<PreviewVariant>,
        _ types: TypeTable,
        tabBar: TabBarContext?
    ) -> [String] {
        guard let first = variants.first else { return [] }
        let (content, traits) = shown(screen, first, types, tabBar: tabBar)
        return SVGRenderer.render(content, traits: traits, in: variants.map(\.traits.colors))
    }

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

    private func galleryScreen(_ screen: Screen) -> GalleryScreen {
        var original = contents(of: screen)
        original.translations = [.pseudolocalized: contents(of: Localization.pseudolocalized.applied(to: screen))]
        return original
    }

    private func contents(of screen: Screen) -> GalleryScreen {
        GalleryScreen(
            content: content(of: screen, .complete, types),
            requiredContent: content(of: screen, .required, types),
            emptyContent: content(of: screen, .none, types)
        )
    }

    /// The tab bar of the first app with a tab for the screen.
    func tabBar(of screen: Screen, noting log: LookupLog) -> TabBarContext? {
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
        model.ownFiles.filter { drawable.contains($0.source) }.compactMap(\.screen)
            .filter { name == nil || name == $0.name.value }
    }

    /// The content of a screen in a preview.
    private func content(of screen: Screen, _ variant: PreviewVariant, _ types: TypeTable) -> ScreenContent {
        let translated = variant.locale.map { inputs.translations.translated(screen, into: $0) } ?? screen
        let screen = variant.localization.applied(to: translated)
        return content(of: screen, variant.data, types, locale: variant.locale).asFirstScreen(of: stacks)
    }

    private func content(of screen: Screen, _ data: SampleData, _ types: TypeTable, locale: String? = nil)
        -> ScreenContent
    {
        var content = screen.content(data: data, types: types, locale: locale)
        content.assets = inputs.assets
        return content
    }
}
