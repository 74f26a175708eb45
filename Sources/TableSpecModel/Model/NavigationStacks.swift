/// The navigation bars of the stacks of all specs, for generated code, previews and the gallery.
///
/// Large titles belong to a stack's bar (`UINavigationBar.prefersLargeTitles`). A stack has them if its first screen
/// requests them, or a screen that is above it from the start, or one that these screens show in turn. A screen that
/// an app contains without a stack has no bar, and neither do screens that are presented without one.
package struct NavigationStacks: Equatable, Sendable {
    /// The first screens of stacks with large titles.
    private let largeTitles: Set<String>
    /// Whether pushed screens that inherit the title mode have large titles, by the names of the screens.
    private let inheritedTitles: [String: Bool]
    /// The first screens of apps, and of their tabs, that aren't in a stack.
    private let bareEntries: Set<String>
    /// The screens that are presented without a stack.
    private let barePresentations: Set<String>
    /// The titles of the back buttons of screens that are pushed, by the names of the screens.
    private let backButtonTitles: [String: String]
    /// The screens that others push, and those of them that no screen presents.
    private let pushed: Set<String>
    private let onlyPushed: Set<String>
    /// Whether screens that aren't known can show the known ones.
    private let isLibrary: Bool
    /// The presentations of screens that are only presented, by the names of the screens.
    private let presentations: [String: PresentationContent]

    /// The destinations of the segues of a screen, by the screen's name.
    private let destinations: [String: [String]]

    /// Creates the stacks of an app without screens.
    package init() {
        self.init(SpecModel(files: []))
    }

    /// Computes the stacks of all specs.
    package init(_ model: SpecModel) {
        let graph = NavigationGraph(model)
        destinations = graph.destinations
        isLibrary = model.isLibrary
        pushed = Set(graph.shownFrom.keys)
        onlyPushed = pushed.subtracting(graph.presentations.keys)
        largeTitles = NavigationGraph.reach(graph.asking, along: graph.shownFrom)
        // If several entries contain the same screen, the first one counts, as with tab bars.
        var seen: Set<String> = []
        let entries = model.apps.flatMap(\.entries).filter { entry in
            entry.segue.destination.map { seen.insert($0.value).inserted } ?? false
        }
        bareEntries = Set(entries.filter { !$0.isStack }.compactMap(\.segue.destination?.value))
        // Without a navigation controller, `show(_:sender:)` presents the screen, which then has no bar either.
        // https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
        let shown = Set(bareEntries.union(graph.unwrapped).flatMap { graph.shows[$0] ?? [] })
        barePresentations = graph.unwrapped.union(NavigationGraph.reach(shown, along: graph.shows))
        let previous = Self.previousScreens(in: model, shownFrom: graph.shownFrom, except: barePresentations)
        backButtonTitles = previous.compactMapValues { shown in
            shown.screen.hidesBackButton ? nil : shown.previous.titleOfNextBackButton
        }
        inheritedTitles = Self.inheritedTitles(previous, stacks: largeTitles)
        let others = Set(model.apps.flatMap(\.entries).compactMap(\.segue.destination?.value)).union(
            graph.shownFrom.keys
        )
        presentations = graph.presentations.filter { !others.contains($0.key) }
    }

    /// Returns the screens that others show and that no app starts with, each with the previous screen. If several
    /// screens show one, the first one counts.
    private static func previousScreens(
        in model: SpecModel,
        shownFrom: [String: [String]],
        except bare: Set<String>
    ) -> [String: (screen: Screen, previous: Screen)] {
        let entries = Set(model.apps.flatMap(\.entries).compactMap(\.segue.destination?.value))
        let screens = Dictionary(model.screens.map { ($0.name.value, $0) }) { first, _ in first }
        return shownFrom.reduce(into: [:]) { found, shown in
            let name = shown.key
            guard !entries.contains(name), !bare.contains(name), let screen = screens[name],
                let previous = shown.value.lazy.compactMap({ screens[$0] }).first
            else { return }
            found[name] = (screen, previous)
        }
    }

    /// Returns whether each pushed screen that inherits the title mode has a large title.
    ///
    /// Source: `UINavigationItem.LargeTitleDisplayMode.automatic`: "Inherit the display mode from the previous navigation
    /// item."
    private static func inheritedTitles(
        _ previous: [String: (screen: Screen, previous: Screen)],
        stacks: Set<String>
    ) -> [String: Bool] {
        var decided: [String: Bool] = [:]
        for shown in previous.values {
            var path: [String] = []
            var screen = shown.previous
            while decided[screen.name.value] == nil {
                let (name, isLarge) = (screen.name.value, screen.decidesLargeTitle)
                path.append(name)
                // If the path returns to this screen, its stack decides: the screens of a cycle are in the same stacks.
                decided[name] = isLarge ?? stacks.contains(name)
                guard isLarge == nil, let next = previous[name]?.previous else { break }
                screen = next
            }
            let result = decided[screen.name.value]
            for name in path { decided[name] = result }
        }
        return previous.compactMapValues { decided[$0.previous.name.value] }
    }

    /// The title of the back button of a pushed screen: empty for a chevron without a title, `nil` for no button.
    package func backButtonTitle(of screen: String) -> String? { backButtonTitles[screen] }

    /// The presentation of a screen that is only presented. If there are several segues, the first one counts.
    package func presentation(of screen: String) -> PresentationContent? { presentations[screen] }

    /// Whether the bar of a stack has large titles, by the name of the stack's first screen.
    package func hasLargeTitles(startingWith screen: String) -> Bool { largeTitles.contains(screen) }

    /// Whether a screen that inherits the title mode has a large title, based on the previous screen or its stack.
    package func showsLargeTitle(_ screen: String) -> Bool { inheritedTitles[screen] ?? largeTitles.contains(screen) }

    /// Whether an app contains a screen without a stack, so that it has no bar.
    package func isBareEntry(_ screen: String) -> Bool { bareEntries.contains(screen) }

    /// Whether some segue presents a screen without a stack.
    package func isPresentedBare(_ screen: String) -> Bool { barePresentations.contains(screen) }

    /// Whether another screen can push a screen, so that the user can return.
    package func isPushed(_ screen: String) -> Bool { isLibrary || pushed.contains(screen) }

    /// Whether the screen is pushed and never presented, so that there's no sheet to drag down.
    package func isOnlyPushed(_ screen: String) -> Bool { !isLibrary && onlyPushed.contains(screen) }

    /// The names of the destinations of a screen's segues.
    package func destinations(of screen: String) -> [String] { destinations[screen] ?? [] }

    /// Returns the decisions about some screens as a text that identifies them.
    package func decisions(on screens: [String]) -> String {
        func listed(_ set: Set<String>) -> String { screens.filter(set.contains).joined(separator: ",") }
        let backButtons = screens.compactMap { name in backButtonTitles[name].map { "\(name)<\($0)" } }
        let presented = screens.compactMap { name in presentations[name].map { "\(name)~\($0.decision)" } }
        let large = Set(screens.filter(showsLargeTitle))
        let sets = [largeTitles, large, bareEntries, barePresentations, pushed, onlyPushed]
        return (sets.map(listed) + backButtons + presented).joined(separator: ";")
    }
}

/// The segues between screens that are relevant to navigation bars.
private struct NavigationGraph {
    /// The destinations of a screen's segues.
    var destinations: [String: [String]] = [:]
    /// The screens that request large titles.
    var asking: Set<String> = []
    /// The screens that a screen shows in its own stack.
    var shows: [String: [String]] = [:]
    /// The screens whose stack a screen is in when they show it.
    var shownFrom: [String: [String]] = [:]
    /// The screens that are presented without a stack.
    var unwrapped: Set<String> = []
    /// The presentations of presented screens.
    var presentations: [String: PresentationContent] = [:]

    init(_ model: SpecModel) {
        for screen in model.screens {
            let name = screen.name.value
            let mode = screen.navigationItem.largeTitle.value
            if mode == .always || mode == .automatic { asking.insert(name) }
            for segue in screen.segues { add(segue, from: name) }
        }
        for entry in model.apps.flatMap(\.entries) { add(entry.stack, above: entry.segue) }
    }

    private mutating func add(_ segue: Segue, from screen: String) {
        guard let destination = segue.destination?.value else { return }
        destinations[screen, default: []].append(destination)
        switch segue.kind.value ?? .show {
        case .show:
            shows[screen, default: []].append(destination)
            shownFrom[destination, default: []].append(screen)
        case .presentModally:
            if !segue.wrapsInNavigation { unwrapped.insert(destination) }
            if presentations[destination] == nil { presentations[destination] = segue.presentationContent }
            add(segue.stack, above: segue)
        case .showDetail: return
        }
    }

    private mutating func add(_ stack: [Segue], above first: Segue) {
        guard let root = first.destination?.value else { return }
        for name in stack.compactMap(\.destination?.value) { shownFrom[name, default: []].append(root) }
    }

    static func reach(_ start: Set<String>, along edges: [String: [String]]) -> Set<String> {
        var reached = start
        var pending = Array(start)
        while let name = pending.popLast() {
            for next in edges[name] ?? [] where reached.insert(next).inserted { pending.append(next) }
        }
        return reached
    }
}

extension Screen {
    /// Whether the screen itself has a large title, or `nil` if it inherits the mode.
    fileprivate var decidesLargeTitle: Bool? {
        switch navigationItem.largeTitle.value ?? .automatic {
        case .always: true
        case .never: false
        default: nil
        }
    }

    fileprivate var hidesBackButton: Bool { navigationItem.hidesBackButton.value ?? false }

    /// The title of the back button on the screens that this one shows. If it's known only at run time, it's "Back",
    /// which UIKit shows if there's no space for a title.
    ///
    /// Source: `UINavigationItem.backButtonDisplayMode`: "minimal" is a chevron without a title, "generic" says Back.
    fileprivate var titleOfNextBackButton: String {
        switch navigationItem.backButtonDisplayMode.value {
        case .minimal: ""
        case .generic: "Back"
        default: (navigationItem.backButtonTitle ?? title)?.literal ?? "Back"
        }
    }
}

extension Segue {
    /// Whether the presented screen gets its own navigation bar. An external screen may already have one.
    package var wrapsInNavigation: Bool {
        presentation.wrapsInNavigation.value ?? (target == .screen || !stack.isEmpty)
    }
}
