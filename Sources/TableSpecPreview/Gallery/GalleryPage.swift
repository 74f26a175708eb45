internal import Foundation
internal import TableSpecModel

/// The page of a gallery.
struct GalleryPage {
    private let screens: [GalleryScreen]
    private let stacks: NavigationStacks
    private let options: GalleryOptions
    private let tabs: [GalleryTabs]
    /// The number of screens with specs. Placeholders follow them.
    private let specCount: Int

    init(screens: [GalleryScreen], apps: [AppContent], stacks: NavigationStacks, options: GalleryOptions) {
        tabs = apps.filter { !$0.tabs.isEmpty }.map { GalleryTabs(app: $0, options: options) }
        let specs = Self.unique(screens)
        var names = Set(specs.map(\.content.name))
        let more = tabs.compactMap(\.more).filter { names.insert($0.content.name).inserted }
        let destinations = specs.flatMap(\.destinations) + tabs.flatMap(\.app.tabs).map(\.screen)
        let missing = destinations.filter { names.insert($0).inserted }
        self.screens = specs + more + missing.map(GalleryScreen.init(placeholderFor:))
        self.stacks = stacks
        self.options = options
        specCount = specs.count
    }

    private static func unique(_ screens: [GalleryScreen]) -> [GalleryScreen] {
        var names: Set<String> = []
        return screens.filter { names.insert($0.content.name).inserted }
    }

    /// The previews, and the data that the page needs to show them.
    private struct Drawing {
        var archive = PictureArchive()
        var writer = GalleryPictureWriter(classes: GalleryClasses())
    }

    /// Draws all screens and tab bars.
    private var drawing: Drawing {
        var drawing = Drawing()
        for screen in screens {
            GalleryPictures(screen: screen, options: options, app: app(of: screen), stacks: stacks)
                .add(to: &drawing.archive, &drawing.writer)
        }
        for (number, tabs) in tabs.enumerated() { tabs.add(number, to: &drawing.archive, &drawing.writer) }
        return drawing
    }

    var text: String {
        let drawing = drawing
        let pictures = Data(Deflate.compressed(Array(drawing.archive.text.utf8))).base64EncodedString()
        let text = GalleryText(screens: Array(screens.prefix(specCount)), options: options).text
        let body = """
            <button class="skip" type="button">Skip to the screen</button>
            <header>
            <h1><a href="#/" data-overview>\(XMLText.escaped(options.title))</a></h1>
            <details id="settings" open>
            <summary>Settings</summary>
            \(GalleryControls(options: options, states: states, optionals: optionals).text)</details>
            </header>
            <nav aria-label="Screens">
            <input id="find" type="search" placeholder="Find a screen" aria-label="Find a screen" autocomplete="off">
            <ul>
            \(navigation)</ul>
            </nav>
            <main id="stage" tabindex="-1">
            \(text)</main>
            <p id="announcement" role="status" aria-live="polite"></p>
            <template id="screens">
            \(stackFacts)</template>
            <template id="pictures">\(pictures)</template>

            """
        return HTMLPage(
            title: options.title,
            style: GalleryStyle.text + drawing.writer.classes.styleSheet,
            script: GalleryScript.text,
            loads: drawing.writer.holdsImages ? ["img-src data:"] : [],
            body: body
        ).text
    }

    /// Properties that all previews of a screen share: whether its title is large, and the stack that begins with it.
    private var stackFacts: String {
        screens.map { screen in
            let content = screen.content
            let mode = content.title == nil ? LargeTitleDisplayMode.never : content.largeTitle
            let element = MarkupTag("data").with(XMLText.escaped(content.name), for: "value")
                .with(mode.rawValue, for: "data-mode")
                .with(stacks.showsLargeTitle(content.name) ? "" : nil, for: "data-large")
                .with(stacks.isBareEntry(content.name) ? "" : nil, for: "data-bare")
            return "\(element.openTag)</data>\n"
        }.joined()
    }

    /// The app whose tabs are above a screen on iPad: the one that has the screen as a tab, or else the only one.
    private func app(of screen: GalleryScreen) -> AppContent? {
        let apps = tabs.map(\.app)
        return apps.first { $0.tabs.contains { $0.screen == screen.content.name } } ?? (apps.count == 1 ? apps[0] : nil)
    }

    /// The states that at least one screen can be in.
    private var states: [PreviewState] {
        PreviewState.allCases.filter { state in
            switch state {
            case .normal, .selected, .scrolled: true
            case .editing, .swiped, .invalid, .choosing, .menu, .confirmation:
                options.hasStates && screens.contains { $0.content.hasOwnPicture(in: state) }
            case .empty: options.hasStates && screens.contains { $0.emptyContent != nil }
            }
        }
    }

    private var optionals: [OptionalValues] {
        let isSwitch = options.hasStates && screens.contains { $0.requiredContent != nil }
        return isSwitch ? OptionalValues.allCases : [.present]
    }

    /// The list of the screens that specs describe.
    private var navigation: String {
        screens.prefix(specCount).map { screen in
            let name = XMLText.escaped(screen.content.name)
            return "<li><a href=\"#/\" data-screen=\"\(name)\">\(name)</a></li>\n"
        }.joined()
    }
}
